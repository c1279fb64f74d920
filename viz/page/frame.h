/* The page without its data: page.html with page.css and page.js in it, put
 * into the program when it is built. */
#ifndef ASSERTION_VIZ_PAGE_FRAME_H
#define ASSERTION_VIZ_PAGE_FRAME_H

#include "mlir-c/Support.h"

/* What stands before the data, which is JSON in a script element, and what
 * stands behind it. Static storage. */
MlirStringRef frame_head(void);
MlirStringRef frame_tail(void);

#endif
