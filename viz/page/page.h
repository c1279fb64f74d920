/* The report as a page for a browser: one HTML file that holds its style, its
 * script and all data, and asks the network for nothing. Beside what the report
 * knows it shows the module's text before and after the verbs, and a picture of
 * each assertion's slice.
 *
 *   page_t *page = page_create(&pictures);
 *   for each module:
 *     page_begin_module(page, module, &selection);
 *     the verbs, which add to `report`
 *     page_end_module(page, module);
 *   page_print(page, report, version, print, data);
 *   page_destroy(page); */
#ifndef ASSERTION_VIZ_PAGE_PAGE_H
#define ASSERTION_VIZ_PAGE_PAGE_H

#include <stdbool.h>

#include "analysis/analysis.h"
#include "analysis/report/report.h"
#include "mlir-c/IR.h"
#include "viz/view.h"

/* How many assertions of a page have pictures: the first PAGE_PICTURES, and
 * fewer of a large module, as drawing one takes time linear in its operations,
 * of which PAGE_PICTURE_OPERATIONS are drawn from. The page says of the others
 * how to draw them. */
enum { PAGE_PICTURES = 250, PAGE_PICTURE_OPERATIONS = 2500000 };

/* What a page shows of modules: plain data that outlives the IR. */
typedef struct page_t page_t;

/* An empty page. `pictures` says how slices are drawn; which assertion, and the
 * identifiers in the picture, are the page's. Its strings are borrowed while
 * the page lives. Returns NULL without memory. */
page_t *page_create(const view_options_t *pictures);
void page_destroy(page_t *page);

/* Takes in a module before any verb has changed it, in the order in which
 * report_begin_module is called. `selection` says which assertions are looked
 * at. The module has been verified and no other thread reads it. Returns false
 * without memory. */
bool page_begin_module(page_t *page, MlirOperation module,
                       const analysis_options_t *selection);

/* Takes in the same module after the verbs. Where this is not called, its text
 * is not shown. */
bool page_end_module(page_t *page, MlirOperation module);

/* Prints the page with what the report says. `version` is the command's. */
void page_print(const page_t *page, const report_t *report, const char *version,
                MlirStringCallback print, void *user_data);

#endif
