/* The rows of style.inc by their first column. */
#include "viz/style.h"

#define FATE(fate, ...)
#define ROLE(role, ...) [role] = {__VA_ARGS__},
static const style_role_t roles[PICTURE_ROLE_COUNT] = {
#include "viz/style.inc"
};
#undef FATE
#undef ROLE

#define FATE(fate, ...) [fate] = {__VA_ARGS__},
#define ROLE(role, ...)
static const style_fate_t fates[PICTURE_FATE_COUNT] = {
#include "viz/style.inc"
};

const style_fate_t *style_fate(picture_fate_t fate) { return &fates[fate]; }

const style_role_t *style_role(picture_role_t role) { return &roles[role]; }
