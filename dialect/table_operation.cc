// A row of the tables as an operation that MLIR knows: registered under its
// name, with traits, inherent attributes, verifier, parser and printer.
#include "dialect/attribute_kind.h"
#include "dialect/interpret.h"
#include "dialect/special.h"
#include "dialect/syntax.h"
#include "dialect/table_dialect.h"
#include "dialect/verify.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include <mutex>

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

class TableOperation;
TableOperation &tableOperation(OperationName name);

/// Names of results, from the operation itself or from the table.
struct ResultNames : OpAsmOpInterface::FallbackModel<ResultNames> {
  void getAsmResultNames(Operation *op, OpAsmSetValueNameFn set) const;
  void getAsmBlockArgumentNames(Operation *op, Region &region,
                                OpAsmSetValueNameFn set) const;
  void getAsmBlockNames(Operation *, OpAsmSetBlockNameFn) const {}
  static StringRef getDefaultDialect() { return ""; }
};

/// Inherent attributes in bytecode stand one after the other, by name, without
/// their names, as ODS's code writes them.
struct Bytecode : BytecodeOpInterface::FallbackModel<Bytecode> {
  static LogicalResult readProperties(DialectBytecodeReader &reader,
                                      OperationState &state);
  void writeProperties(Operation *op, DialectBytecodeWriter &writer) const;
};

/// Lends what MLIR shares with the classes of operations alone.
struct NamePrinter : OpState {
  using OpState::printOpName;
};

class TableOperation : public OperationName::Impl {
public:
  TableOperation(const syntax_row_t &row, Dialect &dialect, TypeID id)
      : Impl(row.name, &dialect, id, interfaces(row)), row(row) {}

  const Description &description() {
    std::call_once(once, [&] {
      compiled = std::make_unique<Description>(row, dialect->getContext());
    });
    return *compiled;
  }

  LogicalResult foldHook(Operation *, ArrayRef<Attribute>,
                         SmallVectorImpl<OpFoldResult> &) final {
    return failure();
  }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) final {}

  bool hasTrait(TypeID id) final {
    const Traits &traits = description().traits;
    if (id == TypeID::get<OpTrait::IsTerminator>())
      return traits.terminator;
    if (id == TypeID::get<OpTrait::IsIsolatedFromAbove>())
      return traits.isolated;
    if (id == TypeID::get<OpTrait::SingleBlock>())
      return traits.singleBlock;
    if (id == TypeID::get<OpTrait::IsCommutative>())
      return traits.commutative;
    return false;
  }

  OperationName::ParseAssemblyFn getParseAssemblyFn() final {
    return [this](OpAsmParser &parser, OperationState &result) {
      return parseOperation(parser, result, description());
    };
  }
  void printAssembly(Operation *op, OpAsmPrinter &printer,
                     StringRef defaultDialect) final {
    const Special *special = description().special;
    if (description().isGeneric ||
        (special && special->isGeneric && special->isGeneric(op)))
      return printer.printGenericOp(op);
    NamePrinter::printOpName(op, printer, defaultDialect);
    printOperation(op, printer, description());
  }

  LogicalResult verifyInvariants(Operation *op) final {
    return verifyOperation(op, description());
  }
  LogicalResult verifyRegionInvariants(Operation *op) final {
    return verifyRegions(op, description());
  }

  // Inherent attributes.
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) final {}
  std::optional<Attribute> getInherentAttr(Operation *op,
                                           StringRef name) final {
    if (!*row.attributes || !description().findAttribute(name))
      return std::nullopt;
    return properties(op).get(name);
  }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) final {
    NamedAttrList list(properties(op).attributes);
    if (value)
      list.set(name, value);
    else
      list.erase(name);
    properties(op).attributes = list.getDictionary(op->getContext());
  }
  void populateInherentAttrs(Operation *op, NamedAttrList &attrs) final {
    if (*row.attributes && properties(op).attributes)
      attrs.append(properties(op).attributes.getValue());
  }
  LogicalResult verifyInherentAttrs(
      OperationName, NamedAttrList &attributes,
      llvm::function_ref<InFlightDiagnostic()> emitError) final {
    return verifyAttributes(attributes, description(), emitError);
  }

  // The properties that hold them.
  int getOpPropertyByteSize() final {
    return *row.attributes ? sizeof(Properties) : 0;
  }
  void initProperties(OperationName, OpaqueProperties storage,
                      OpaqueProperties init) final {
    new (storage.as<Properties *>()) Properties();
    if (init)
      copyProperties(storage, init);
  }
  void deleteProperties(OpaqueProperties) final {}
  void populateDefaultProperties(OperationName, OpaqueProperties) final {}
  LogicalResult setPropertiesFromAttr(
      OperationName, OpaqueProperties storage, Attribute attribute,
      llvm::function_ref<InFlightDiagnostic()> emitError) final;
  Attribute getPropertiesAsAttr(Operation *op) final {
    if (!*row.attributes)
      return {};
    DictionaryAttr attributes = properties(op).attributes;
    return attributes && !attributes.empty() ? attributes : Attribute();
  }
  void copyProperties(OpaqueProperties to, OpaqueProperties from) final {
    *to.as<Properties *>() = *from.as<Properties *>();
  }
  bool compareProperties(OpaqueProperties a, OpaqueProperties b) final {
    return a.as<Properties *>()->attributes == b.as<Properties *>()->attributes;
  }
  llvm::hash_code hashProperties(OpaqueProperties storage) final {
    return *row.attributes ? hash_value(storage.as<Properties *>()->attributes)
                           : llvm::hash_code(0);
  }

private:
  static mlir::detail::InterfaceMap interfaces(const syntax_row_t &row) {
    mlir::detail::InterfaceMap map;
    map.insertModels<ResultNames>();
    if (*row.attributes)
      map.insertModels<Bytecode>();
    return map;
  }

  static Properties &properties(Operation *op) {
    return *op->getPropertiesStorage().as<Properties *>();
  }

  const syntax_row_t &row;
  std::once_flag once;
  std::unique_ptr<Description> compiled;
};

TableOperation &tableOperation(OperationName name) {
  return *static_cast<TableOperation *>(
      static_cast<OperationName::Impl *>(name.getAsOpaquePointer()));
}

LogicalResult TableOperation::setPropertiesFromAttr(
    OperationName, OpaqueProperties storage, Attribute attribute,
    llvm::function_ref<InFlightDiagnostic()> emitError) {
  if (!*row.attributes)
    return emitError() << "this operation has empty properties";
  auto dictionary = dyn_cast<DictionaryAttr>(attribute);
  if (!dictionary)
    return emitError() << "expected DictionaryAttr to set properties";
  NamedAttrList known;
  for (NamedAttribute item : dictionary) {
    const AttributeDecl *decl = description().findAttribute(item.getName());
    if (!decl)
      continue;
    if (!decl->kind->accepts(item.getValue()))
      return emitError() << "Invalid attribute `" << item.getName().getValue()
                         << "` in property conversion: " << item.getValue();
    known.append(item);
  }
  storage.as<Properties *>()->attributes =
      known.getDictionary(attribute.getContext());
  return success();
}

void ResultNames::getAsmResultNames(Operation *op,
                                    OpAsmSetValueNameFn set) const {
  const Description &description = tableOperation(op->getName()).description();
  if (description.special && description.special->resultName) {
    SmallString<32> name;
    raw_svector_ostream os(name);
    description.special->resultName(op, os);
    if (!name.empty())
      set(op->getResult(0), name);
    return;
  }
  if (description.results.size() < 2)
    return;
  Segments sizes =
      description.segments(description.results, op->getNumResults());
  unsigned index = 0;
  for (auto [decl, size] : zip(description.results, sizes)) {
    if (size)
      set(op->getResult(index), decl.name);
    index += size;
  }
}

void ResultNames::getAsmBlockArgumentNames(Operation *op, Region &region,
                                           OpAsmSetValueNameFn set) const {
  const Special *special = tableOperation(op->getName()).description().special;
  if (special && !special->argumentName.empty())
    for (BlockArgument argument : region.getArguments())
      set(argument, special->argumentName);
}

SmallVector<const AttributeDecl *> sortedAttributes(const Description &d) {
  SmallVector<const AttributeDecl *> sorted;
  for (const AttributeDecl &decl : d.attributes)
    sorted.push_back(&decl);
  sort(sorted, [](auto *a, auto *b) {
    return a->name.getValue() < b->name.getValue();
  });
  return sorted;
}

LogicalResult Bytecode::readProperties(DialectBytecodeReader &reader,
                                       OperationState &state) {
  NamedAttrList list;
  const Description &description = tableOperation(state.name).description();
  if (description.traits.sizedOperands)
    return reader.emitError()
           << "'" << state.name << "' is read from text only";
  for (auto *decl : sortedAttributes(description)) {
    Attribute attribute;
    if (failed(decl->optional ? reader.readOptionalAttribute(attribute)
                              : reader.readAttribute(attribute)))
      return failure();
    if (attribute)
      list.append(decl->name, attribute);
  }
  state.getOrAddProperties<Properties>().attributes =
      list.getDictionary(state.getContext());
  return success();
}

void Bytecode::writeProperties(Operation *op,
                               DialectBytecodeWriter &writer) const {
  const Description &description = tableOperation(op->getName()).description();
  for (auto *decl : sortedAttributes(description)) {
    Attribute attribute = getInherent(op, decl->name);
    if (decl->optional)
      writer.writeOptionalAttribute(attribute);
    else
      writer.writeAttribute(attribute);
  }
}

} // namespace

Attribute getInherent(Operation *op, StringRef name) {
  OpaqueProperties storage = op->getPropertiesStorage();
  return storage ? storage.as<Properties *>()->get(name) : Attribute();
}

void addTableOperations(Dialect &dialect) {
  // Identities of the operations, for all contexts: a row has one for good.
  static TypeIDAllocator allocator;
  static std::mutex mutex;
  static llvm::DenseMap<const syntax_row_t *, TypeID> ids;
  std::lock_guard<std::mutex> lock(mutex);
  const syntax_row_t *rows;
  size_t count = syntax_rows(dialect.getNamespace().str().c_str(), &rows);
  for (const syntax_row_t &row : ArrayRef(rows, count)) {
    if (RegisteredOperationName::lookup(row.name, dialect.getContext()))
      continue;
    auto [it, isNew] = ids.try_emplace(&row);
    if (isNew)
      it->second = allocator.allocate();
    RegisteredOperationName::insert(
        std::make_unique<TableOperation>(row, dialect, it->second), {});
  }
}

} // namespace assertion::table
