/* torch.prim.If by a flag that is computed from sizes: tosa.cond_if. Its
 * branches are written where they are, and move at the end. */
#include "transforms/tosa_shapes/tosa_if.h"

#include "dialect/op_name.h"
#include "mlir-c/BuiltinTypes.h"

static const char branch[] = "torch.prim.If";

/* The flag as a tensor of rank 0. */
static MlirValue condition(tosa_rewrite_t *t, tosa_size_t flag) {
  tosa_sizes_t none = {NULL, 0};
  return tosa_convert(t, tosa_size_scalar(t, flag), none,
                      mlirIntegerTypeGet(t->build.context, 1));
}

/* Builds it, without branches so far. */
static MlirOperation build_branch(tosa_rewrite_t *t, MlirValue flag,
                                  intptr_t count, const tosa_sizes_t *sizes,
                                  MlirOperation op) {
  MlirType *types = ARENA_NEW(&t->arena, MlirType, (size_t)count);
  t->build.failed |= !types;
  for (intptr_t k = 0; k < count && types; ++k)
    types[k] =
        tosa_type(t, sizes[k], tosa_element(t, mlirOperationGetResult(op, k)));
  return build_op(&t->build, &(build_spec_t){.name = "tosa.cond_if",
                                             .num_operands = 1,
                                             .operands = &flag,
                                             .num_results = types ? count : 0,
                                             .results = types,
                                             .region = mlirRegionCreate(),
                                             .second = mlirRegionCreate()});
}

/* Whether both branches end with tensors of TOSA, and so do the results. */
static bool gives_tensors(tosa_rewrite_t *t, MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    if (!tosa_is_tensor(t, mlirOperationGetResult(op, k)))
      return false;
  for (intptr_t i = 0; i < 2; ++i) {
    MlirOperation end = mlirBlockGetTerminator(
        mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i)));
    for (intptr_t k = mlirOperationGetNumOperands(end); k-- > 0;)
      if (!tosa_is_tensor(t, mlirOperationGetOperand(end, k)))
        return false;
  }
  return true;
}

tosa_outcome_t tosa_branch(tosa_rewrite_t *t, MlirOperation op) {
  tosa_size_t flag;
  intptr_t count = mlirOperationGetNumResults(op);
  if (!tosa_int(t, mlirOperationGetOperand(op, 0), &flag))
    return TOSA_NOT_NEEDED;
  if (!gives_tensors(t, op))
    return tosa_refuse(t, "it gives what is no tensor of TOSA");
  if (!count)
    return tosa_refuse(t, "it gives nothing, so it has effects");
  MlirValue *values = ARENA_NEW(&t->arena, MlirValue, (size_t)count);
  tosa_sizes_t *sizes = ARENA_NEW(&t->arena, tosa_sizes_t, (size_t)count);
  if (!values || !sizes)
    return tosa_refuse(t, "there is no memory");
  for (intptr_t k = 0; k < count; ++k)
    sizes[k] = tosa_dims(t, mlirOperationGetResult(op, k));
  MlirOperation built = build_branch(t, condition(t, flag), count, sizes, op);
  if (t->build.failed)
    return TOSA_DONE;
  for (intptr_t k = 0; k < count; ++k)
    values[k] = mlirOperationGetResult(built, k);
  return tosa_finish_each(t, op, values, sizes);
}

/* What is built in the place of a branch; null if it stays. */
static MlirOperation built_for(tosa_rewrite_t *t, MlirOperation op) {
  MlirOperation none = {NULL};
  if (!op_is_named(op, branch) || !mlirOperationGetNumResults(op))
    return none;
  MlirValue tensor = tosa_value(t, mlirOperationGetResult(op, 0))->tensor;
  if (!tensor.ptr || !mlirValueIsAOpResult(tensor))
    return none;
  MlirOperation built = mlirOpResultGetOwner(tensor);
  return op_is_named(built, "tosa.cond_if") ? built : none;
}

tosa_outcome_t tosa_yield(tosa_rewrite_t *t, MlirOperation op) {
  intptr_t count = mlirOperationGetNumOperands(op);
  MlirOperation built = built_for(t, mlirOperationGetParentOperation(op));
  MlirValue *values = ARENA_NEW(&t->arena, MlirValue, (size_t)count + 1);
  if (mlirOperationIsNull(built))
    return TOSA_NOT_NEEDED;
  if (!values)
    return tosa_refuse(t, "there is no memory");
  for (intptr_t k = 0; k < count; ++k) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(built, k));
    values[k] = tosa_tensor(t, mlirOperationGetOperand(op, k));
    if (values[k].ptr && !mlirTypeEqual(mlirValueGetType(values[k]), type))
      values[k] = build_value(&t->build, "tensor.cast", type, 1, &values[k],
                              NULL, (MlirAttribute){NULL});
  }
  build_op(&t->build, &(build_spec_t){.name = "tosa.yield",
                                      .num_operands = count,
                                      .operands = values});
  build_replace(&t->build, op, 0, NULL);
  return TOSA_DONE;
}

void tosa_move_branches(tosa_rewrite_t *t) {
  for (uint32_t i = 0; i < t->build.num_replaced; ++i) {
    MlirOperation op = t->build.replaced[i].op, built = built_for(t, op);
    if (mlirOperationIsNull(built))
      continue;
    for (intptr_t k = 0; k < 2; ++k)
      mlirRegionTakeBody(mlirOperationGetRegion(built, k),
                         mlirOperationGetRegion(op, k));
  }
}
