// Prints operations: walks the elements of an assembly format, with ODS's
// rules for the white space between them.
#include "dialect/attribute_kind.h"
#include "dialect/interpret.h"
#include "dialect/special.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

ValueRange slice(ValueRange values, const Segments &sizes, int index) {
  if (index < 0 || sizes.empty())
    return index < 0 ? values : ValueRange();
  unsigned first = std::accumulate(sizes.begin(), sizes.begin() + index, 0u);
  return values.slice(first, sizes[index]);
}

class Printer {
public:
  Printer(Operation *op, OpAsmPrinter &printer, const Description &description)
      : op(op), printer(printer), description(description) {}

  void print(ArrayRef<Element> elements) {
    for (const Element &element : elements)
      print(element);
  }

private:
  void print(const Element &element) {
    switch (element.kind) {
    case ElementKind::Literal:
      return literal(element.text);
    case ElementKind::Space:
      return whiteSpace(element.text);
    case ElementKind::AttrDict:
      printAttrDict();
      punctuated = false;
      return;
    case ElementKind::Group:
      if (isPresent(element.children[element.anchor]))
        group(element);
      else
        print(ArrayRef<Element>(element.otherwise));
      return;
    default:
      break;
    }
    if (space || !punctuated)
      printer << ' ';
    space = true;
    punctuated = false;
    variable(element);
  }

  void variable(const Element &element) {
    switch (element.kind) {
    case ElementKind::Operand:
      return printer.printOperands(values({false, element.index}));
    case ElementKind::Operands:
      return printer.printOperands(op->getOperands());
    case ElementKind::Attribute: {
      const AttributeDecl &decl = description.attributes[element.index];
      if (Attribute attribute = getInherent(op, decl.name))
        printAttribute(printer, decl, attribute);
      else
        printer << decl.defaultValue;
      return;
    }
    case ElementKind::Region:
      return printRegions(element.index);
    case ElementKind::Type:
      return interleaveComma(values(element.values[0]).getTypes(), printer);
    case ElementKind::FunctionType:
      return printer.printFunctionalType(values(element.values[0]).getTypes(),
                                         values(element.values[1]).getTypes());
    case ElementKind::Custom:
      return printDirective(op, printer, description, element);
    default:
      return;
    }
  }

  ValueRange values(const ValueRef &ref) {
    return valuesOf(op, description, ref);
  }

  /// White space between literals as ODS has it: none after an opening or
  /// before a closing bracket, none before a comma.
  void literal(StringRef text) {
    if (spaceBefore(text))
      printer << ' ';
    printer << text;
    space = text.size() != 1 || !StringRef("<({[").contains(text.front());
    punctuated = text.front() != '_' && !isAlpha(text.front());
  }

  bool spaceBefore(StringRef text) {
    if (!space)
      return false;
    if (text.size() != 1 && text != "->")
      return true;
    StringRef tight = punctuated ? ">)}]," : "<>(){}[],";
    return !tight.contains(text.front());
  }

  void whiteSpace(StringRef text) {
    if (text == "\\n")
      printer.printNewline();
    else
      printer << text;
    space = false;
    punctuated = true;
  }

  bool isPresent(const Element &anchor) {
    switch (anchor.kind) {
    case ElementKind::Attribute: {
      const AttributeDecl &decl = description.attributes[anchor.index];
      Attribute attribute = getInherent(op, decl.name);
      return attribute && !isDefaultValue(decl, attribute);
    }
    case ElementKind::Operand:
      return !values({false, anchor.index}).empty();
    case ElementKind::Type:
      return !values(anchor.values[0]).empty();
    case ElementKind::Region:
      return op->getNumRegions() != 0;
    default:
      return true;
    }
  }

  void group(const Element &element) {
    const Element &anchor = element.children[element.anchor];
    bool isFlag = anchor.kind == ElementKind::Attribute &&
                  description.attributes[anchor.index].kind->name == "UnitAttr";
    for (const Element &child : element.children)
      if (!(isFlag && &child == &anchor))
        print(child);
  }

  void printRegions(int index) {
    if (description.regions[index].variadic)
      return interleaveComma(op->getRegions(), printer, [&](Region &region) {
        printer.printRegion(region);
      });
    Region &region = op->getRegion(index);
    printer.printRegion(region, /*printEntryBlockArgs=*/true,
                        !isImplicit(region));
  }

  /// Whether the terminator says nothing that reading would not restore.
  bool isImplicit(Region &region) {
    if (description.traits.implicitTerminator.empty() || region.empty() ||
        region.front().empty())
      return false;
    Operation &last = region.front().back();
    return last.getAttrDictionary().empty() && !last.getNumOperands() &&
           !last.getNumResults();
  }

  void addNames(ArrayRef<Element> elements, SmallVectorImpl<StringRef> &names) {
    for (const Element &element : elements) {
      if (element.kind == ElementKind::Attribute)
        names.push_back(description.attributes[element.index].name);
      addNames(element.children, names);
    }
  }

  void printAttrDict() {
    if (op->getRawDictionaryAttrs().empty() && description.attributes.empty())
      return;
    SmallVector<StringRef, 4> elided;
    addNames(description.format, elided);
    elided.push_back(segmentSizes);
    for (const AttributeDecl &decl : description.attributes)
      if (Attribute attribute = getInherent(op, decl.name))
        if (isDefaultValue(decl, attribute))
          elided.push_back(decl.name);
    printer.printOptionalAttrDict(op->getAttrs(), elided);
  }

  Operation *op;
  OpAsmPrinter &printer;
  const Description &description;
  bool space = true, punctuated = false;
};

} // namespace

ValueRange valuesOf(Operation *op, const Description &description,
                    const ValueRef &ref) {
  if (!ref.isResult)
    return slice(op->getOperands(), description.operandSegments(op), ref.index);
  ValueRange results = op->getResults();
  return slice(results,
               description.segments(description.results, results.size()),
               ref.index);
}

void printDefaultForm(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands()) {
    printer << ' ';
    printer.printOperands(op->getOperands());
  }
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  interleaveComma(op->getOperandTypes(), printer);
  if (op->getNumOperands() && op->getNumResults())
    printer << " -> ";
  interleaveComma(op->getResultTypes(), printer);
}

void printOperation(Operation *op, OpAsmPrinter &printer,
                    const Description &description) {
  if (description.isDefault)
    return printDefaultForm(op, printer);
  if (description.special && description.special->print)
    return description.special->print(op, printer, description);
  Printer(op, printer, description).print(description.format);
}

} // namespace assertion::table
