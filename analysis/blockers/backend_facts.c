/* Constants and folded values, in one pass in the order of the operations. */
#include "analysis/blockers/backend_facts.h"
#include "dialect/string_ref.h"

#include <string.h>

static bool equals(MlirStringRef name, const char *other) {
  return mlirStringRefEqual(name, mlirStringRefCreateFromCString(other));
}

#define IS_ONE_OF(name, list) is_one_of(name, list, sizeof list / sizeof *list)

static bool is_one_of(MlirStringRef name, const char *const *list,
                      size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (equals(name, list[i]))
      return true;
  return false;
}

/* Whether all operands are constants. */
static bool has_constant_operands(const backend_facts_t *facts,
                                  MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    uint32_t def =
        analysis_def(facts->analysis, mlirOperationGetOperand(op, k));
    if (def == ANALYSIS_NONE || !facts->constant[def])
      return false;
  }
  return true;
}

static scalar_t fold(backend_facts_t *facts, MlirOperation op,
                     MlirStringRef name) {
  const scalar_op_t *row = scalar_op_lookup(name);
  intptr_t count = mlirOperationGetNumOperands(op);
  if (!row || !row->fold || count > SCALAR_MAX_OPERANDS ||
      mlirOperationGetNumResults(op) != 1)
    return scalar_unknown();
  scalar_t x[SCALAR_MAX_OPERANDS] = {{0}};
  for (intptr_t k = 0; k < count; ++k) {
    uint32_t def =
        analysis_def(facts->analysis, mlirOperationGetOperand(op, k));
    if (def != ANALYSIS_NONE)
      x[k] = facts->values[def];
  }
  bool same = count == 2 && mlirValueEqual(mlirOperationGetOperand(op, 0),
                                           mlirOperationGetOperand(op, 1));
  scalar_call_t call = {op, x, same, &facts->types};
  return row->fold(&call);
}

/* The number of elements of the tensor `value`, at most `limit`, or
 * TYPES_UNKNOWN. */
static int64_t num_elements(backend_facts_t *facts, MlirValue value,
                            int64_t limit) {
  type_info_t type = types_get(&facts->types, mlirValueGetType(value));
  if (!type.tensor || type.rank == TYPES_UNKNOWN)
    return TYPES_UNKNOWN;
  int64_t count = 1;
  for (int64_t i = 0; i < type.rank; ++i) {
    if (type.sizes[i] == TYPES_UNKNOWN)
      return TYPES_UNKNOWN;
    count = type.sizes[i] > limit / count ? limit : count * type.sizes[i];
    if (count == 0)
      return 0;
  }
  return count;
}

/* Operations that are constant where all their operands are: lists, and those
 * of which the folders in lib/Dialect/Torch/IR/TorchOps.cpp make a literal. */
static const char *const folding[] = {
    "torch.aten.Float.Tensor",
    "torch.aten.Int.Tensor",
    "torch.aten.cat",
    "torch.aten.index_select",
    "torch.aten.item",
    "torch.aten.select.int",
    "torch.aten.slice.Tensor",
    "torch.aten.squeeze",
    "torch.aten.squeeze.dim",
    "torch.aten.unsqueeze",
    "torch.derefine",
    "torch.prim.ListConstruct",
    "torch.prim.NumToTensor.Scalar",
};

/* Those whose folders want literals that repeat one element, as those of one
 * element do. */
static const char *const folding_one[] = {
    "torch.aten.add.Scalar", "torch.aten.add.Tensor", "torch.aten.eq.Scalar",
    "torch.aten.eq.Tensor",  "torch.aten.ge.Scalar",  "torch.aten.gt.Scalar",
    "torch.aten.le.Scalar",  "torch.aten.lt.Scalar",  "torch.aten.mul.Scalar",
    "torch.aten.mul.Tensor", "torch.aten.ne.Scalar",  "torch.aten.sub.Scalar",
    "torch.aten.sub.Tensor", "torch.aten.where.self",
};

/* Those of torch that torch-fuse-quantized-ops erases where nothing uses them
 * (RemoveUnused in lib/Dialect/Torch/Transforms/FuseQuantizedOps.cpp). */
static const char *const unused[] = {
    "torch.aten._make_per_tensor_quantized_tensor",
    "torch.aten.constant_pad_nd",
    "torch.aten.dequantize.self",
    "torch.aten.dequantize.tensor",
    "torch.aten.pad",
    "torch.aten.quantize_per_tensor",
    "torch.aten.reshape",
    "torch.aten.slice.Tensor",
    "torch.aten.transpose.int",
    "torch.aten.view",
    "torch.prims.collapse",
};

/* Those that are Pure and without regions, which every pass that rewrites
 * greedily erases where nothing uses them. */
static const char *const pure[] = {
    "torch.derefine",
    "torch.prim.ListConstruct",
    "torch.prim.TupleConstruct",
    "torch.symbolic_int",
    "torch.vtensor.literal",
};

static bool is_constant(backend_facts_t *facts, uint32_t id, MlirOperation op,
                        MlirStringRef name) {
  if (string_starts_with(name, "torch.constant.") ||
      equals(name, "torch.vtensor.literal") ||
      facts->values[id].kind != SCALAR_UNKNOWN)
    return true;
  if (equals(name, "torch.aten._shape_as_tensor"))
    return num_elements(facts, mlirOperationGetOperand(op, 0), INT64_MAX) !=
           TYPES_UNKNOWN;
  bool one = IS_ONE_OF(name, folding_one) &&
             num_elements(facts, mlirOperationGetResult(op, 0), 2) == 1;
  return (one || IS_ONE_OF(name, folding)) && has_constant_operands(facts, op);
}

/* Reads a type into the table, so that nobody meets a want of memory later,
 * when types_get would call it unknown. */
static void read_type(backend_facts_t *facts, MlirValue value) {
  MlirType type = mlirValueGetType(value);
  types_get(&facts->types, type);
  if (pointer_map_get(&facts->types.ids, type.ptr) == POINTER_MAP_NONE)
    facts->arena->failed = true;
}

/* The types of operands come with the operations and blocks that define
 * them. */
static void read_types(backend_facts_t *facts, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k)
    read_type(facts, mlirOperationGetResult(op, k));
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(op); ++r) {
    MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, r));
    for (; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
      for (intptr_t k = 0; k < mlirBlockGetNumArguments(block); ++k)
        read_type(facts, mlirBlockGetArgument(block, k));
  }
}

static void gather(backend_facts_t *facts, uint32_t id) {
  MlirOperation op = analysis_operation(facts->analysis, id);
  read_types(facts, op);
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  facts->values[id] = fold(facts, op, name);
  facts->constant[id] = is_constant(facts, id, op, name);
}

/* Whether a pass erases the operation `name` once nothing uses it. */
static bool is_erasable(const backend_facts_t *facts, uint32_t id,
                        MlirStringRef name) {
  if (string_starts_with(name, "torch.constant.") || IS_ONE_OF(name, pure))
    return true;
  if (string_starts_with(name, "torch.") ||
      string_starts_with(name, "torch_c."))
    return facts->backend != BACKEND_STABLEHLO && IS_ONE_OF(name, unused);
  return facts->distance[id] == 0;
}

static bool has_swept_users(const backend_facts_t *facts, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(facts->analysis, mlirOpOperandGetOwner(use));
      if (user == ANALYSIS_NONE || !facts->swept[user])
        return false;
    }
  }
  return true;
}

static void find_swept(backend_facts_t *facts) {
  for (uint32_t id = facts->count; id-- > 0;) {
    MlirOperation op = analysis_operation(facts->analysis, id);
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
    facts->swept[id] =
        is_erasable(facts, id, name) && has_swept_users(facts, op);
  }
}

bool backend_facts_init(backend_facts_t *facts, arena_t *arena,
                        analysis_t *analysis, backend_t backend) {
  *facts = (backend_facts_t){
      .analysis = analysis, .arena = arena, .backend = backend};
  facts->count = analysis_num_operations(analysis);
  facts->values = ARENA_NEW(arena, scalar_t, facts->count);
  facts->constant = ARENA_NEW(arena, bool, facts->count);
  facts->swept = ARENA_NEW(arena, bool, facts->count);
  if (!types_init(&facts->types, arena) || !facts->values || !facts->constant ||
      !facts->swept || !backend_facts_find_ways(facts))
    return false;
  for (uint32_t id = 0; id < facts->count; ++id)
    gather(facts, id);
  find_swept(facts);
  return !arena->failed;
}

void backend_facts_deinit(backend_facts_t *facts) {
  types_deinit(&facts->types);
}
