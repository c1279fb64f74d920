/* Fills a picture with what a plan shows and folds. */
#ifndef ASSERTION_VIZ_BUILD_H
#define ASSERTION_VIZ_BUILD_H

#include "viz/picture.h"
#include "viz/plan.h"

/* Adds to `picture` what `plan` says, in the cluster `base` or in none, in time
 * linear in operations and operands. What is folded is counted between shown
 * operations of its block, so that values flow through it as they do in the
 * program. Returns false without memory. */
bool build_picture(picture_t *picture, const plan_t *plan, uint32_t base);

#endif
