// Grammar, storage and printing of the torch dialect's types.
#include "dialect/torch_type.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TensorEncoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// What follows a mnemonic.
enum class Parameters { None, OneType, KeyAndValue, Types, Tensor, ClassName };

const struct {
  StringLiteral mnemonic;
  Parameters parameters;
} mnemonics[] = {
    {"Device", Parameters::None},       {"Generator", Parameters::None},
    {"LinearParams", Parameters::None}, {"any", Parameters::None},
    {"bool", Parameters::None},         {"dict", Parameters::KeyAndValue},
    {"float", Parameters::None},        {"int", Parameters::None},
    {"list", Parameters::OneType},      {"nn.Module", Parameters::ClassName},
    {"none", Parameters::None},         {"number", Parameters::None},
    {"optional", Parameters::OneType},  {"qint16", Parameters::None},
    {"qint32", Parameters::None},       {"qint8", Parameters::None},
    {"quint8", Parameters::None},       {"str", Parameters::None},
    {"tensor", Parameters::Tensor},     {"tuple", Parameters::Types},
    {"union", Parameters::Types},       {"vtensor", Parameters::Tensor},
};

int findMnemonic(StringRef mnemonic) {
  auto it = find_if(mnemonics, [&](auto &m) { return m.mnemonic == mnemonic; });
  return it == std::end(mnemonics) ? -1 : it - std::begin(mnemonics);
}

StringRef mnemonicOf(StringRef text) {
  return text.take_until(
      [](char c) { return c == '<' || c == '>' || c == ','; });
}

/// Reads one type and appends its canonical spelling to `text`.
class Reader {
public:
  explicit Reader(AsmParser &parser) : parser(parser) {}

  ParseResult type() {
    SMLoc loc = parser.getCurrentLocation();
    StringRef mnemonic;
    if (parser.parseKeyword(&mnemonic))
      return failure();
    int index = findMnemonic(mnemonic);
    if (index < 0)
      return parser.emitError(loc)
             << "unknown  type `" << mnemonic << "` in dialect `torch`";
    text += mnemonic;
    return parameters(mnemonics[index].parameters);
  }

  SmallString<64> text;
  SmallVector<Attribute, 1> attributes;

private:
  ParseResult parameters(Parameters kind) {
    switch (kind) {
    case Parameters::None:
      return success();
    case Parameters::OneType:
      return failure(less() || type() || greater());
    case Parameters::KeyAndValue:
      return dict();
    case Parameters::Types:
      return types();
    case Parameters::Tensor:
      return tensor();
    case Parameters::ClassName:
      return className();
    }
    return failure();
  }

  ParseResult less() {
    text += '<';
    return parser.parseLess();
  }
  ParseResult greater() {
    text += '>';
    return parser.parseGreater();
  }

  ParseResult dict() {
    if (less() || type() || parser.parseComma())
      return failure();
    text += ", ";
    return failure(type() || greater());
  }

  ParseResult types() {
    if (less())
      return failure();
    if (succeeded(parser.parseOptionalGreater())) {
      text += '>';
      return success();
    }
    do {
      if (text.back() != '<')
        text += ", ";
      if (type())
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    return greater();
  }

  ParseResult className() {
    std::string name;
    if (less())
      return failure();
    if (parser.parseOptionalString(&name))
      return parser.emitError(parser.getCurrentLocation(), "expected string");
    raw_svector_ostream os(text);
    os << '"';
    printEscapedString(name, os);
    os << '"';
    return greater();
  }

  ParseResult tensor() {
    SMLoc start = parser.getCurrentLocation();
    if (failed(parser.parseOptionalLess()))
      return success();
    size_t begin = text.size();
    Type dtype;
    bool hasSizes;
    SmallVector<int64_t> sizes;
    if (tensorSizes(hasSizes, sizes) || parser.parseComma() ||
        tensorDtype(dtype))
      return failure();
    if (!hasSizes && !dtype)
      text.resize(begin); // <*,unk> says nothing, and is not printed.
    Attribute encoding;
    if (succeeded(parser.parseOptionalComma()) &&
        parser.parseAttribute(encoding))
      return failure();
    if (parser.parseGreater() ||
        checkTensor(start, hasSizes, sizes, dtype, encoding))
      return failure();
    if (hasSizes || dtype) {
      if (encoding) {
        text += StringRef(",\0", 2);
        attributes.push_back(encoding);
      }
      text += '>';
    }
    return success();
  }

  ParseResult tensorSizes(bool &hasSizes, SmallVectorImpl<int64_t> &sizes) {
    text += '<';
    hasSizes = failed(parser.parseOptionalStar());
    if (!hasSizes) {
      text += '*';
      return success();
    }
    if (parser.parseLSquare() || sizeList(sizes) || parser.parseRSquare())
      return failure();
    raw_svector_ostream os(text);
    os << '[';
    interleave(sizes, os, [&](int64_t n) { n < 0 ? os << '?' : os << n; }, ",");
    os << ']';
    return success();
  }

  ParseResult sizeList(SmallVectorImpl<int64_t> &sizes) {
    do {
      int64_t size;
      if (succeeded(parser.parseOptionalQuestion())) {
        sizes.push_back(-1);
        continue;
      }
      OptionalParseResult integer = parser.parseOptionalInteger(size);
      if (!integer.has_value())
        break;
      if (failed(*integer))
        return failure();
      sizes.push_back(size);
    } while (succeeded(parser.parseOptionalComma()));
    return success();
  }

  ParseResult tensorDtype(Type &dtype) {
    text += ',';
    if (succeeded(parser.parseOptionalKeyword("unk"))) {
      text += "unk";
      return success();
    }
    if (parser.parseType(dtype))
      return failure();
    raw_svector_ostream os(text);
    os << dtype;
    return success();
  }

  static bool isDtype(Type type) {
    if (auto complex = dyn_cast<ComplexType>(type))
      type = complex.getElementType();
    if (auto torch = dyn_cast<TorchType>(type))
      return llvm::StringSwitch<bool>(torch.getText())
          .Cases({"qint8", "quint8", "qint16", "qint32", "str"}, true)
          .Default(false);
    if (auto integer = dyn_cast<IntegerType>(type))
      return integer.isSignless()
                 ? integer.getWidth() == 1
                 : is_contained({4u, 8u, 16u, 32u, 64u}, integer.getWidth());
    return isa<Float16Type, BFloat16Type, Float32Type, Float64Type,
               Float4E2M1FNType, Float8E5M2Type, Float8E4M3FNType,
               Float8E5M2FNUZType, Float8E4M3FNUZType, Float8E4M3B11FNUZType,
               Float8E8M0FNUType>(type);
  }

  ParseResult checkTensor(SMLoc loc, bool hasSizes, ArrayRef<int64_t> sizes,
                          Type dtype, Attribute encoding) {
    auto error = [&] { return parser.emitError(loc); };
    if (dtype && !isDtype(dtype))
      return error() << "invalid dtype " << dtype << " for !torch.tensor type";
    for (int64_t size : sizes)
      if (size < -1)
        return error() << "invalid size " << size << " for !torch.tensor type";
    if (!encoding)
      return success();
    auto verifiable = dyn_cast<VerifiableTensorEncoding>(encoding);
    if (verifiable && hasSizes && dtype &&
        failed(verifiable.verifyEncoding(sizes, dtype, error)))
      return failure();
    if (!isa<sparse_tensor::SparseTensorEncodingAttr>(encoding))
      return error() << "invalid sparsity encoding attribute";
    return success();
  }

  AsmParser &parser;
};

} // namespace

uint64_t torchTypeKind(StringRef mnemonic) {
  int index = findMnemonic(mnemonic);
  return index < 0 ? 0 : uint64_t(1) << index;
}

Type TorchTypeParser::parse(DialectAsmParser &parser) {
  // Aliases inside are the file's own, so the spelling says nothing then.
  StringRef spelling = parser.getFullSymbolSpec();
  bool reusable = spelling.find_first_of("#!") == StringRef::npos;
  if (reusable) {
    std::lock_guard<std::mutex> lock(mutex);
    if (Type type = known.lookup(spelling))
      return type;
  }
  Reader reader(parser);
  if (reader.type())
    return {};
  Type type =
      TorchType::get(parser.getContext(), reader.text, reader.attributes);
  if (reusable) {
    std::lock_guard<std::mutex> lock(mutex);
    known[spelling] = type;
  }
  return type;
}

detail::TorchTypeStorage::TorchTypeStorage(KeyTy key) : key(key) {
  StringRef text = key.first;
  kind = torchTypeKind(mnemonicOf(text));
  if (text.consume_front("list<"))
    element = torchTypeKind(mnemonicOf(text));
}

detail::TorchTypeStorage *
detail::TorchTypeStorage::construct(TypeStorageAllocator &allocator,
                                    const KeyTy &key) {
  KeyTy copy(allocator.copyInto(key.first), allocator.copyInto(key.second));
  return new (allocator.allocate<TorchTypeStorage>()) TorchTypeStorage(copy);
}

TorchType TorchType::get(MLIRContext *context, StringRef text,
                         ArrayRef<Attribute> attributes) {
  return Base::get(context, text, attributes);
}

StringRef TorchType::getText() const { return getImpl()->key.first; }
ArrayRef<Attribute> TorchType::getAttributes() const {
  return getImpl()->key.second;
}
uint64_t TorchType::getKind() const { return getImpl()->kind; }
uint64_t TorchType::getListElementKind() const { return getImpl()->element; }

void TorchType::print(AsmPrinter &printer) const {
  StringRef text = getText();
  for (Attribute attribute : getAttributes()) {
    auto [before, after] = text.split('\0');
    printer << before;
    printer.printAttribute(attribute);
    text = after;
  }
  printer << text;
}

} // namespace assertion::table
