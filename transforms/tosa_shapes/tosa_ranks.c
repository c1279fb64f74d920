/* Operations element by element whose operands have several ranks: TorchToTosa
 * gives those of lower rank dimensions of 1 with a reshape that knows one
 * unknown size at most, so they get them here. */
#include "transforms/tosa_shapes/tosa_rows.h"

enum { MAX_OPERANDS = 4 };

/* The operand as a torch tensor of the rank. */
static MlirValue widen(tosa_rewrite_t *t, MlirValue value, int64_t rank) {
  tosa_sizes_t dims;
  MlirValue wide = tosa_pad_rank(t, value, (intptr_t)rank, &dims);
  return tosa_to_torch(t, wide,
                       tosa_torch_type(t, dims, tosa_info(t, value).element));
}

tosa_outcome_t tosa_equal_ranks(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0), operands[MAX_OPERANDS];
  int64_t rank = tosa_info(t, result).rank;
  intptr_t count = mlirOperationGetNumOperands(op);
  bool changed = false;
  if (count > MAX_OPERANDS)
    return TOSA_NOT_NEEDED;
  for (intptr_t k = 0; k < count; ++k) {
    operands[k] = mlirOperationGetOperand(op, k);
    type_info_t info = tosa_info(t, operands[k]);
    if (!info.tensor || info.rank >= rank ||
        tosa_num_unknown(t, operands[k]) < 2 ||
        !tosa_is_tensor(t, operands[k]) || !tosa_is_tensor(t, result))
      continue;
    operands[k] = widen(t, operands[k], rank);
    changed = true;
  }
  if (!changed)
    return TOSA_NOT_NEEDED;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  char *text = arena_copy(&t->arena, name.data, name.length);
  if (!text) {
    t->build.failed = true;
    return TOSA_DONE;
  }
  MlirValue out = build_value(&t->build, text, mlirValueGetType(result), count,
                              operands, NULL, (MlirAttribute){NULL});
  build_replace(&t->build, op, 1, &out);
  return TOSA_DONE;
}
