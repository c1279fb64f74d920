// Subtypes, and what torch operations demand of types and regions.
#include "dialect/rules.h"
#include "dialect/torch_type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// A type taken apart: "list<int>" is "list" and {"int"}.
struct Parts {
  StringRef mnemonic;
  SmallVector<StringRef, 4> parameters;

  explicit Parts(StringRef text) {
    auto [head, rest] = text.split('<');
    mnemonic = head;
    rest.consume_back(">");
    while (!rest.empty())
      parameters.push_back(next(rest));
  }

  static StringRef next(StringRef &rest) {
    int depth = 0;
    StringRef item = rest.take_while([&](char c) {
      depth += StringRef("<[(").contains(c)   ? 1
               : StringRef(">])").contains(c) ? -1
                                              : 0;
      return c != ',' || depth > 0;
    });
    rest = rest.drop_front(item.size());
    rest.consume_front(",");
    return item.trim(' ');
  }
};

bool isTensor(StringRef mnemonic) {
  return mnemonic == "tensor" || mnemonic == "vtensor";
}

/// Sizes that are unknown in `type` may be anything in `subtype`.
bool isSubsizes(StringRef subtype, StringRef type) {
  if (type == "*" || subtype == type)
    return true;
  if (subtype == "*")
    return false;
  SmallVector<StringRef> subsizes, sizes;
  subtype.drop_front().drop_back().split(subsizes, ',');
  type.drop_front().drop_back().split(sizes, ',');
  return subsizes.size() == sizes.size() &&
         all_of(zip(subsizes, sizes), [](auto pair) {
           auto [subsize, size] = pair;
           return size == "?" || size == subsize;
         });
}

bool isTensorSubtype(const Parts &subtype, const Parts &type) {
  if (subtype.mnemonic != type.mnemonic)
    return false;
  if (type.parameters.empty() || subtype.parameters.empty())
    return type.parameters.empty();
  return (type.parameters[1] == "unk" ||
          type.parameters[1] == subtype.parameters[1]) &&
         isSubsizes(subtype.parameters[0], type.parameters[0]);
}

StringRef textOf(Type type) {
  auto torch = dyn_cast<TorchType>(type);
  return torch ? torch.getText() : "";
}

bool areSubtypes(TypeRange types, StringRef of) {
  return all_of(types,
                [&](Type type) { return isTorchSubtype(textOf(type), of); });
}

/// One edge of control flow: what `from` hands over must be what `to` takes.
LogicalResult verifyEdge(Operation *op, StringRef from, TypeRange given,
                         StringRef to, TypeRange taken) {
  auto edge = [&] {
    return op->emitOpError("along control flow edge from ")
           << from << " to " << to << ": ";
  };
  if (given.size() != taken.size())
    return edge() << "region branch point has " << given.size()
                  << " operands, but region successor needs " << taken.size()
                  << " inputs";
  for (auto [i, pair] : enumerate(zip(given, taken))) {
    auto [source, target] = pair;
    if (source != target)
      return edge() << "successor operand type #" << i << " " << source
                    << " should match successor input type #" << i << " "
                    << target;
  }
  return success();
}

Operation *terminator(Region &region, StringRef name) {
  if (region.empty() || region.front().empty())
    return nullptr;
  Operation &last = region.front().back();
  return last.getName().getStringRef() == name ? &last : nullptr;
}

} // namespace

bool isTorchSubtype(StringRef subtype, StringRef type) {
  if (subtype == type || type == "any")
    return true;
  Parts sub(subtype), super(type);
  auto fits = [&](StringRef part) { return isTorchSubtype(part, type); };
  auto takes = [&](StringRef part) { return isTorchSubtype(subtype, part); };
  if (sub.mnemonic == "union")
    return all_of(sub.parameters, fits);
  if (super.mnemonic == "number")
    return sub.mnemonic == "int" || sub.mnemonic == "float";
  if (super.mnemonic == "optional")
    return subtype == "none" || any_of(super.parameters, takes);
  if (super.mnemonic == "union")
    return any_of(super.parameters, takes);
  if (isTensor(super.mnemonic))
    return isTensorSubtype(sub, super);
  return super.mnemonic == "tuple" && sub.mnemonic == "tuple" &&
         sub.parameters.size() == super.parameters.size() &&
         all_of(zip(sub.parameters, super.parameters), [](auto pair) {
           return isTorchSubtype(std::get<0>(pair), std::get<1>(pair));
         });
}

LogicalResult verifyListConstruct(Operation *op) {
  Parts list(textOf(op->getResult(0).getType()));
  if (areSubtypes(op->getOperandTypes(), list.parameters.front()))
    return success();
  return op->emitError("operand types should have the same type as the "
                       "list contained type");
}

LogicalResult verifyTupleConstruct(Operation *op) {
  Parts tuple(textOf(op->getResult(0).getType()));
  if (tuple.parameters.size() == op->getNumOperands() &&
      all_of(zip(op->getOperandTypes(), tuple.parameters), [](auto pair) {
        return isTorchSubtype(textOf(std::get<0>(pair)), std::get<1>(pair));
      }))
    return success();
  return op->emitOpError(
      "failed to verify that contained types correspond to operand types");
}

LogicalResult verifyDictConstruct(Operation *op) {
  Parts dict(textOf(op->getResult(0).getType()));
  unsigned half = op->getNumOperands() / 2;
  TypeRange types = op->getOperandTypes();
  if (!areSubtypes(types.take_front(half), dict.parameters[0]))
    return op->emitError("keys should be of Dict key type");
  if (!areSubtypes(types.drop_front(half), dict.parameters[1]))
    return op->emitError("values  should be of Dict value type");
  return success();
}

LogicalResult verifyIfRegions(Operation *op) {
  for (Region &region : op->getRegions()) {
    Operation *yield = terminator(region, "torch.prim.If.yield");
    if (yield &&
        failed(verifyEdge(op, "Operation torch.prim.If.yield",
                          yield->getOperandTypes(), "Operation torch.prim.If",
                          op->getResultTypes())))
      return failure();
  }
  return success();
}

LogicalResult verifyLoopRegions(Operation *op) {
  Region &region = op->getRegion(0);
  TypeRange arguments = region.getArgumentTypes();
  if (arguments.empty())
    return op->emitOpError("region has no argument for the trip count");
  TypeRange carried = arguments.drop_front();
  if (failed(verifyEdge(op, "parent",
                        TypeRange(op->getOperandTypes()).drop_front(2),
                        "Region #0", carried)))
    return failure();
  Operation *condition = terminator(region, "torch.prim.Loop.condition");
  if (!condition)
    return success();
  TypeRange given = TypeRange(condition->getOperandTypes()).drop_front();
  StringRef from = "Operation torch.prim.Loop.condition";
  return success(
      succeeded(verifyEdge(op, from, given, "Region #0", carried)) &&
      succeeded(verifyEdge(op, from, given, "Operation torch.prim.Loop",
                           op->getResultTypes())));
}

} // namespace assertion::table
