// Sizes and dtypes of torch tensors, compared by their canonical spelling.
#include "dialect/tensor_rules.h"
#include "dialect/interpret.h"
#include "dialect/rules.h"
#include "dialect/torch_type.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// A tensor type's sizes, "*" or "2,?" without brackets, and its dtype.
struct TensorText {
  StringRef sizes = "*", dtype = "unk";

  explicit TensorText(StringRef text) {
    text = text.split('<').second;
    text.consume_back(">");
    text = text.split(StringRef(",\0", 2)).first;
    if (text.empty())
      return;
    std::tie(sizes, dtype) =
        text.front() == '*' ? text.split(',') : text.drop_front().split("],");
  }
};

StringRef textOf(Type type) {
  auto torch = dyn_cast<TorchType>(type);
  return torch ? torch.getText() : "";
}

/// What is printed of a type. To print it makes tables of aliases, so the
/// element types of most tensors are spelt here.
std::string spell(Type type) {
  if (type.isF32())
    return "f32";
  if (auto integer = dyn_cast<IntegerType>(type))
    return (integer.isSignless() ? "i"
            : integer.isSigned() ? "si"
                                 : "ui") +
           std::to_string(integer.getWidth());
  std::string text;
  raw_string_ostream(text) << type;
  return text;
}

/// Whether two lists of sizes may be those of one tensor.
bool agree(StringRef a, StringRef b) {
  if (a == "*" || b == "*" || a == b)
    return true;
  SmallVector<StringRef> left, right;
  a.split(left, ',');
  b.split(right, ',');
  return left.size() == right.size() && all_of(zip(left, right), [](auto pair) {
           auto [x, y] = pair;
           return x == y || x == "?" || y == "?";
         });
}

bool agree(const TensorText &a, const TensorText &b) {
  return agree(a.sizes, b.sizes) &&
         (a.dtype == "unk" || b.dtype == "unk" || a.dtype == b.dtype);
}

/// The text of the type that elements of this type have as a literal. Integers
/// are signed in torch; only torch.vtensor.literal takes signless ones for
/// them.
std::string literalText(RankedTensorType type, StringRef mnemonic,
                        bool isSigned) {
  Type element = type.getElementType();
  auto integer = dyn_cast<IntegerType>(element);
  if (isSigned && integer && integer.isSignless() && integer.getWidth() > 1)
    element = IntegerType::get(type.getContext(), integer.getWidth(),
                               IntegerType::Signed);
  std::string text = (mnemonic + "<[").str();
  raw_string_ostream os(text);
  interleave(type.getShape(), os, ",");
  os << "]," << spell(element) << ">";
  return text;
}

LogicalResult checkLiteral(Operation *op, StringRef mnemonic, bool isExact) {
  auto value = cast<ElementsAttr>(getInherent(op, "value"));
  auto ranked = dyn_cast<RankedTensorType>(value.getType());
  if (!ranked)
    return op->emitOpError("takes elements of a ranked tensor, not of ")
           << value.getType();
  std::string inferred = literalText(ranked, mnemonic, isExact);
  Type type = op->getResult(0).getType();
  if (isExact ? inferred == textOf(type)
              : agree(TensorText(inferred), TensorText(textOf(type))))
    return success();
  op->emitOpError("inferred type(s) ")
      << TorchType::get(op->getContext(), inferred)
      << " are incompatible with return type(s) of operation " << type;
  return op->emitOpError("failed to infer returned types");
}

LogicalResult checkCast(Operation *op, bool isValid) {
  if (isValid)
    return success();
  return op->emitOpError("operand type ")
         << op->getOperand(0).getType() << " and result type "
         << op->getResult(0).getType() << " are cast incompatible";
}

/// The width of an integer dtype as torch spells it, or 0.
unsigned widthOf(StringRef dtype) {
  unsigned width;
  dtype.consume_front("!torch.");
  bool isInteger = dtype.consume_front("qint") ||
                   dtype.consume_front("quint") || dtype.consume_front("si") ||
                   dtype.consume_front("ui") || dtype.consume_front("i");
  return isInteger && !dtype.getAsInteger(10, width) ? width : 0;
}

bool isSameTensor(const TensorText &torch, TensorType builtin) {
  std::string sizes = "*";
  if (builtin.hasRank())
    sizes = join(map_range(builtin.getShape(),
                           [](int64_t size) {
                             return ShapedType::isDynamic(size)
                                        ? std::string("?")
                                        : std::to_string(size);
                           }),
                 ",");
  Type element = builtin.getElementType();
  unsigned width = widthOf(torch.dtype);
  bool isSameElement =
      width ? element.isInteger(width) : spell(element) == torch.dtype;
  return torch.sizes == sizes && isSameElement;
}

} // namespace

LogicalResult verifyValueLiteral(Operation *op) {
  return checkLiteral(op, "vtensor", /*isExact=*/true);
}

LogicalResult verifyLiteral(Operation *op) {
  return checkLiteral(op, "tensor", /*isExact=*/false);
}

LogicalResult verifyInfoCast(Operation *op) {
  return checkCast(op, agree(TensorText(textOf(op->getOperand(0).getType())),
                             TensorText(textOf(op->getResult(0).getType()))));
}

LogicalResult verifyDerefine(Operation *op) {
  return checkCast(op, isTorchSubtype(textOf(op->getOperand(0).getType()),
                                      textOf(op->getResult(0).getType())));
}

LogicalResult verifyUncheckedCast(Operation *op) {
  return checkCast(op, isTorchSubtype(textOf(op->getResult(0).getType()),
                                      textOf(op->getOperand(0).getType())));
}

LogicalResult verifyCopy(Operation *op) {
  StringRef from = textOf(op->getOperand(0).getType());
  StringRef to = textOf(op->getResult(0).getType());
  TensorText a(from), b(to);
  if (a.sizes == b.sizes && a.dtype == b.dtype)
    return success();
  return op->emitOpError("failed to verify that operand is corresponding "
                         "!torch.")
         << from.split('<').first;
}

LogicalResult verifyBuiltinTensor(Operation *op) {
  Type one = op->getOperand(0).getType(), other = op->getResult(0).getType();
  auto builtin = dyn_cast<TensorType>(isa<TorchType>(one) ? other : one);
  TensorText torch(textOf(isa<TorchType>(one) ? one : other));
  // Without a dtype there is no builtin tensor to compare with.
  if (!builtin || torch.dtype == "unk" || isSameTensor(torch, builtin))
    return success();
  return op->emitError("operand and result must have the same size and dtype");
}

} // namespace assertion::table
