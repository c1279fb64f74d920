// Compiles table rows into descriptions.
#include "dialect/description.h"
#include "dialect/attribute_kind.h"
#include "dialect/special.h"
#include "dialect/torch_type.h"
#include "mlir/AsmParser/AsmParser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// Calls `each` with the name and the kind of each item of "a: X, b: Y<Z, 1>".
void forEachItem(StringRef list,
                 llvm::function_ref<void(StringRef, StringRef)> each) {
  while (!list.empty()) {
    int depth = 0;
    StringRef item = list.take_while([&](char c) {
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      return c != ',' || depth > 0;
    });
    list = list.drop_front(item.size());
    list.consume_front(",");
    auto [name, kind] = item.split(':');
    each(name.trim(), kind.trim());
  }
}

/// Takes "Optional<X>" and the like apart.
bool unwrap(StringRef &kind, StringRef wrapper) {
  StringRef rest = kind;
  if (!rest.consume_front(wrapper) || !rest.consume_front("<") ||
      !rest.consume_back(">"))
    return false;
  kind = rest;
  return true;
}

TypeSet typeSet(StringRef accepts) {
  TypeSet set;
  set.any = accepts == "*";
  SmallVector<StringRef> words;
  accepts.split(words, '|');
  for (StringRef word : words) {
    if (!unwrap(word, "list"))
      set.types |= torchTypeKind(word);
    else
      set.listElements |= word == "*" ? ~uint64_t(0) : torchTypeKind(word);
  }
  return set;
}

ValueDecl valueDecl(StringRef name, StringRef kind, MLIRContext *context) {
  ValueDecl decl;
  decl.name = name;
  decl.arity = unwrap(kind, "Variadic")   ? Arity::Variadic
               : unwrap(kind, "Optional") ? Arity::Optional
                                          : Arity::One;
  decl.constraint = syntax_type(kind.data(), kind.size());
  if (!decl.constraint)
    return decl;
  if (*decl.constraint->build)
    decl.build = parseType(decl.constraint->build, context);
  decl.accepts = typeSet(decl.constraint->accepts);
  return decl;
}

AttributeDecl attributeDecl(StringRef name, StringRef kind, StringRef dialect,
                            MLIRContext *context) {
  AttributeDecl decl;
  decl.name = StringAttr::get(context, name);
  decl.optional = unwrap(kind, "Optional");
  if (unwrap(kind, "Default")) {
    decl.optional = true;
    auto [inner, value] = kind.rsplit(", ");
    kind = inner;
    decl.defaultValue = value;
  }
  if (unwrap(kind, "Enum")) {
    decl.enumDialect = dialect;
    auto [mnemonic, cases] = kind.split(": ");
    decl.enumMnemonic = mnemonic;
    cases.split(decl.enumCases, '|');
    kind = "Enum";
  }
  decl.kind = attributeKind(kind);
  return decl;
}

RegionDecl regionDecl(StringRef name, StringRef kind) {
  RegionDecl decl;
  decl.name = name;
  decl.variadic = unwrap(kind, "Variadic");
  if (unwrap(kind, "SizedRegion"))
    kind.getAsInteger(10, decl.blocks);
  return decl;
}

Traits parseTraits(StringRef text) {
  Traits traits;
  SmallVector<StringRef> words;
  text.split(words, ',');
  for (StringRef word : words) {
    traits.terminator |= word == "IsTerminator";
    traits.isolated |= word == "IsIsolatedFromAbove";
    traits.singleBlock |= word == "SingleBlock";
    traits.commutative |= word == "IsCommutative";
    if (unwrap(word, "HasParent"))
      word.split(traits.parents, '|');
    else if (unwrap(word, "SingleBlockImplicitTerminator"))
      traits.implicitTerminator = word;
  }
  return traits;
}

bool isKnown(ArrayRef<Element> elements) {
  return all_of(elements, [](const Element &element) {
    return (element.kind != ElementKind::Custom ||
            hasDirective(element.text)) &&
           isKnown(element.children);
  });
}

} // namespace

Description::Description(const syntax_row_t &row, MLIRContext *context)
    : name(row.name), isDefault(row.assembly == StringRef("default")),
      isGeneric(row.assembly == StringRef("generic")),
      special(findSpecial(name)), traits(parseTraits(row.traits)) {
  forEachItem(row.operands, [&](StringRef item, StringRef kind) {
    operands.push_back(valueDecl(item, kind, context));
  });
  forEachItem(row.results, [&](StringRef item, StringRef kind) {
    results.push_back(valueDecl(item, kind, context));
  });
  forEachItem(row.attributes, [&](StringRef item, StringRef kind) {
    attributes.push_back(
        attributeDecl(item, kind, name.split('.').first, context));
  });
  forEachItem(row.regions, [&](StringRef item, StringRef kind) {
    regions.push_back(regionDecl(item, kind));
  });
  if (row.assembly == StringRef("custom"))
    hasUnknownForm = !special || !special->parse;
  else if (!isDefault && !isGeneric)
    format = compileFormat(*this, row.assembly);
  hasUnknownForm |= !isKnown(format);
  isGeneric |= hasUnknownForm;
}

const AttributeDecl *Description::findAttribute(StringRef name) const {
  for (const AttributeDecl &decl : attributes)
    if (decl.name == name)
      return &decl;
  return nullptr;
}

Segments Description::segments(ArrayRef<ValueDecl> decls,
                               unsigned total) const {
  unsigned variadic =
      count_if(decls, [](auto &decl) { return decl.arity != Arity::One; });
  unsigned single = decls.size() - variadic;
  Segments sizes(decls.size(), 1);
  if (!variadic)
    return total == single ? sizes : Segments();
  if (total < single || (total - single) % variadic)
    return {};
  for (auto [decl, size] : zip(decls, sizes))
    if (decl.arity != Arity::One)
      size = (total - single) / variadic;
  return sizes;
}

} // namespace assertion::table
