// Verification of table operations; the order of the checks is ODS's.
#include "dialect/verify.h"
#include "dialect/attribute_kind.h"
#include "dialect/interpret.h"
#include "dialect/special.h"
#include "dialect/torch_type.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

LogicalResult verifyRegionCount(Operation *op, const Description &d) {
  if (d.regions.empty())
    return OpTrait::impl::verifyZeroRegions(op);
  if (d.regions.back().variadic)
    return success();
  if (d.regions.size() == 1)
    return OpTrait::impl::verifyOneRegion(op);
  return OpTrait::impl::verifyNRegions(op, d.regions.size());
}

/// The smallest number that the declarations allow, and whether more fit.
std::pair<unsigned, bool> required(ArrayRef<ValueDecl> decls) {
  unsigned variadic =
      count_if(decls, [](auto &decl) { return decl.arity != Arity::One; });
  return {decls.size() - variadic, variadic != 0};
}

LogicalResult verifyResultCount(Operation *op, const Description &d) {
  auto [count, open] = required(d.results);
  if (open)
    return OpTrait::impl::verifyAtLeastNResults(op, count);
  if (count == 0)
    return OpTrait::impl::verifyZeroResults(op);
  if (count == 1)
    return OpTrait::impl::verifyOneResult(op);
  return OpTrait::impl::verifyNResults(op, count);
}

LogicalResult verifyOperandCount(Operation *op, const Description &d) {
  auto [count, open] = required(d.operands);
  if (open)
    return OpTrait::impl::verifyAtLeastNOperands(op, count);
  if (count == 0)
    return OpTrait::impl::verifyZeroOperands(op);
  if (count == 1)
    return OpTrait::impl::verifyOneOperand(op);
  return OpTrait::impl::verifyNOperands(op, count);
}

bool accepts(const ValueDecl &decl, Type type) {
  const TypeSet &set = decl.accepts;
  if (decl.build)
    return type == decl.build;
  if (set.any)
    return true;
  auto torch = dyn_cast<TorchType>(type);
  return torch && ((set.types & torch.getKind()) ||
                   (set.listElements & torch.getListElementKind()));
}

LogicalResult verifyTypes(Operation *op, const Description &d, bool results) {
  ArrayRef<ValueDecl> decls = results ? d.results : d.operands;
  unsigned total = results ? op->getNumResults() : op->getNumOperands();
  StringRef what = results ? "result" : "operand";
  Segments sizes = results ? d.segments(decls, total) : d.operandSegments(op);
  if (sizes.empty() && !decls.empty())
    return op->emitOpError("has ")
           << total << " " << what << "s, which its declarations do not fit";
  unsigned index = 0;
  for (auto [decl, size] : zip(decls, sizes)) {
    if (decl.arity == Arity::Optional && size > 1)
      return op->emitOpError(what)
             << " group starting at #" << index
             << " requires 0 or 1 element, but found " << size;
    for (unsigned end = index + size; index < end; ++index) {
      Type type = results ? op->getResult(index).getType()
                          : op->getOperand(index).getType();
      if (accepts(decl, type))
        continue;
      return op->emitOpError(what)
             << " #" << index << " must be "
             << (decl.arity == Arity::Variadic ? "variadic of " : "")
             << decl.constraint->summary << ", but got " << type;
    }
  }
  return success();
}

LogicalResult
verifyAttribute(const AttributeDecl &decl, Attribute attribute,
                llvm::function_ref<InFlightDiagnostic()> emitError) {
  if (!attribute || decl.kind->accepts(attribute))
    return success();
  return emitError() << "attribute '" << decl.name.getValue()
                     << "' failed to satisfy constraint: "
                     << decl.kind->summary;
}

LogicalResult verifyInherent(Operation *op, const Description &d) {
  SmallVector<const AttributeDecl *, 4> decls;
  for (const AttributeDecl &decl : d.attributes)
    decls.push_back(&decl);
  sort(decls, [](auto *a, auto *b) {
    return a->name.getValue() < b->name.getValue();
  });
  for (const AttributeDecl *decl : decls)
    if (!decl->optional && !getInherent(op, decl->name))
      return op->emitOpError("requires attribute '")
             << decl->name.getValue() << "'";
  auto emitError = [&] { return op->emitOpError(); };
  for (const AttributeDecl &decl : d.attributes)
    if (failed(verifyAttribute(decl, getInherent(op, decl.name), emitError)))
      return failure();
  return success();
}

LogicalResult verifyParent(Operation *op, const Description &d) {
  if (d.traits.parents.empty())
    return success();
  Operation *parent = op->getParentOp();
  if (parent &&
      is_contained(d.traits.parents, parent->getName().getStringRef()))
    return success();
  InFlightDiagnostic error = op->emitOpError("expects parent op ");
  if (d.traits.parents.size() > 1)
    error << "to be one of ";
  interleaveComma(d.traits.parents, error,
                  [&](StringRef name) { error << "'" << name << "'"; });
  return error;
}

LogicalResult verifyBlocks(Operation *op, const Description &d) {
  for (auto [i, region] : enumerate(op->getRegions())) {
    if (d.traits.singleBlock && !region.empty() && !region.hasOneBlock())
      return op->emitOpError("expects region #")
             << i << " to have 0 or 1 blocks";
    if (i >= d.regions.size() || !d.regions[i].blocks)
      continue;
    if (region.getBlocks().size() != d.regions[i].blocks)
      return op->emitOpError("region #")
             << i << " ('" << d.regions[i].name
             << "') failed to verify constraint: region with "
             << d.regions[i].blocks << " blocks";
  }
  return success();
}

} // namespace

LogicalResult verifyOperation(Operation *op, const Description &d) {
  if (failed(verifyRegionCount(op, d)) || failed(verifyResultCount(op, d)) ||
      failed(OpTrait::impl::verifyZeroSuccessors(op)) ||
      failed(verifyOperandCount(op, d)) || failed(verifyParent(op, d)) ||
      failed(verifyInherent(op, d)) || failed(verifyTypes(op, d, false)) ||
      failed(verifyTypes(op, d, true)) || failed(verifyBlocks(op, d)))
    return failure();
  if (d.traits.terminator && failed(OpTrait::impl::verifyIsTerminator(op)))
    return failure();
  return d.special && d.special->verify ? d.special->verify(op) : success();
}

LogicalResult verifyRegions(Operation *op, const Description &d) {
  StringRef name = d.traits.implicitTerminator;
  for (Region &region : op->getRegions()) {
    if (name.empty() || region.empty() || region.front().empty())
      continue;
    Operation &last = region.front().back();
    if (last.getName().getStringRef() != name)
      return op->emitOpError("expects regions to end with '")
             << name << "', found '" << last.getName().getStringRef() << "'";
  }
  if (d.special && d.special->verifyRegions)
    return d.special->verifyRegions(op);
  return success();
}

LogicalResult
verifyAttributes(const NamedAttrList &attributes, const Description &d,
                 llvm::function_ref<InFlightDiagnostic()> emitError) {
  for (const AttributeDecl &decl : d.attributes)
    if (failed(verifyAttribute(decl, attributes.get(decl.name), emitError)))
      return failure();
  return success();
}

} // namespace assertion::table
