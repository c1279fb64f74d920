/* Blockers: the operations of a module that a backend's pipeline refuses, each
 * with the reason and with the way by which something needs it, so that one
 * sees why it cannot simply go. */
#ifndef ASSERTION_ANALYSIS_BLOCKERS_H
#define ASSERTION_ANALYSIS_BLOCKERS_H

#include <stddef.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "analysis/blockers/backend_table.h"
#include "analysis/policy.h"
#include "analysis/report/report.h"
#include "dialect/diagnostic.h"
#include "mlir-c/IR.h"

/* How sure it is. An operation of which the table does not know enough is
 * never passed over in silence. */
typedef enum blocker_certainty_t {
  /* The pipeline refuses it. */
  BLOCKER_REFUSED,
  /* The table does not know whether the pipeline takes it. */
  BLOCKER_UNKNOWN,
} blocker_certainty_t;

typedef struct blocker_t {
  /* Borrowed from the IR. */
  MlirOperation op;
  blocker_certainty_t certainty;
  /* One line without a full stop, such as "self has an unknown size". */
  const char *reason;
  /* Operations on the shortest way to what keeps it, itself and the keeper
   * included; 0 where nothing uses it, 1 where it is itself a keeper. */
  uint32_t path_length;
} blocker_t;

/* The blockers of a root, in the order of the operations. They own their
 * strings, and borrow the IR, which must not change while they live. */
typedef struct blockers_t blockers_t;

/* Finds the blockers under `root`, a module or one function at the level of
 * torch's backend contract or partly lowered. What has effects and so keeps
 * others is what `policy` says. Takes time linear in operations and operands;
 * all shortest ways come from one breadth-first search (E. F. Moore, "The
 * Shortest Path Through a Maze", 1959). Returns NULL without memory. */
blockers_t *blockers_find(MlirOperation root, const policy_t *policy,
                          backend_t backend);
blockers_t *blockers_find_with(MlirOperation root, const policy_t *policy,
                               backend_t backend, allocator_t allocator);
void blockers_destroy(blockers_t *blockers);

size_t blockers_count(const blockers_t *blockers);
const blocker_t *blockers_get(const blockers_t *blockers, size_t i);

/* Writes the way from blocker `i` through users to its keeper into `path`, at
 * most `capacity` operations of it, and returns its whole length,
 * path_length. An operation with regions is on the way where something in it
 * is the keeper, or where its result needs what its regions yield. */
size_t blockers_path(const blockers_t *blockers, size_t i, MlirOperation *path,
                     size_t capacity);

/* Finds the blockers and adds them to `report`; where that is NULL says them as
 * remarks, one for each at its location and one that counts them. Fails with
 * an error where `backend` is no backend's name, or without memory; blockers
 * are no failure. */
MlirLogicalResult blockers_report(MlirOperation root, const policy_t *policy,
                                  MlirStringRef backend, report_t *report,
                                  diagnostic_sink_t sink);

#endif
