// Compiles the text of assembly formats into elements.
#include "dialect/format.h"
#include "dialect/description.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace assertion::table {
namespace {

class Compiler {
public:
  Compiler(const Description &description, StringRef text)
      : description(description), rest(text) {}

  std::vector<Element> elements(char end) {
    std::vector<Element> list;
    for (skip(); !rest.empty() && rest.front() != end; skip())
      list.push_back(element());
    return list;
  }

private:
  void skip() { rest = rest.ltrim(); }

  bool consume(StringRef text) {
    skip();
    return rest.consume_front(text);
  }

  void expect(StringRef text) {
    if (!consume(text))
      bad("expected '" + text + "'");
  }

  [[noreturn]] void bad(const Twine &what) {
    report_fatal_error("assembly format of " + description.name + ": " + what +
                       " before '" + rest + "'");
  }

  StringRef word() {
    skip();
    StringRef text = rest.take_while(
        [](char c) { return isAlnum(c) || c == '_' || c == '-'; });
    rest = rest.drop_front(text.size());
    return text;
  }

  Element element() {
    if (rest.consume_front("`"))
      return literal();
    if (rest.consume_front("$"))
      return variable();
    if (rest.consume_front("("))
      return group();
    return directive(word());
  }

  Element literal() {
    StringRef text = rest.take_until([](char c) { return c == '`'; });
    rest = rest.drop_front(text.size() + 1);
    bool isSpace = text.empty() || text == " " || text == "\\n";
    return {isSpace ? ElementKind::Space : ElementKind::Literal, text};
  }

  template <typename Decls>
  static int find(const Decls &decls, StringRef name) {
    auto it = find_if(decls, [&](auto &decl) { return decl.name == name; });
    return it == decls.end() ? -1 : it - decls.begin();
  }

  int findAttribute(StringRef name) {
    const AttributeDecl *decl = description.findAttribute(name);
    return decl ? decl - description.attributes.begin() : -1;
  }

  Element variable() {
    StringRef name = word();
    Element result{ElementKind::Operand, name};
    if ((result.index = find(description.operands, name)) >= 0)
      return result;
    result.kind = ElementKind::Attribute;
    if ((result.index = findAttribute(name)) >= 0)
      return result;
    result.kind = ElementKind::Region;
    if ((result.index = find(description.regions, name)) < 0)
      bad("nothing is called " + name);
    return result;
  }

  Element group() {
    Element result{ElementKind::Group, {}};
    for (skip(); !rest.consume_front(")"); skip()) {
      if (rest.consume_front("^")) {
        result.anchor = result.children.size() - 1;
        continue;
      }
      if (rest.empty())
        bad("unclosed group");
      result.children.push_back(element());
    }
    if (consume(":("))
      for (skip(); !rest.consume_front(")"); skip()) {
        if (rest.empty())
          bad("unclosed group");
        result.otherwise.push_back(element());
      }
    expect("?");
    return result;
  }

  ValueRef valueRef() {
    if (!consume("$")) {
      StringRef name = word();
      if (name != "operands" && name != "results")
        bad("unknown values " + name);
      return {name == "results", -1};
    }
    StringRef name = word();
    if (int index = find(description.operands, name); index >= 0)
      return {false, index};
    if (int index = find(description.results, name); index >= 0)
      return {true, index};
    bad("nothing is called " + name);
  }

  Element directive(StringRef name) {
    if (name == "operands")
      return {ElementKind::Operands, name};
    if (name == "attr-dict")
      return {ElementKind::AttrDict, name};
    if (name == "type" || name == "qualified" || name == "ref")
      return typeDirective(name);
    if (name == "functional-type")
      return functionType(name);
    if (name == "custom")
      return custom();
    bad("unknown directive " + name);
  }

  /// type($x), and qualified(...) or ref(...) around an element, which mean
  /// nothing here: types are always printed in full.
  Element typeDirective(StringRef name) {
    expect("(");
    Element result{ElementKind::Type, name};
    if (name == "type") {
      result.values.push_back(valueRef());
    } else {
      skip();
      result = element();
    }
    expect(")");
    return result;
  }

  Element functionType(StringRef name) {
    Element result{ElementKind::FunctionType, name};
    expect("(");
    result.values.push_back(valueRef());
    expect(",");
    result.values.push_back(valueRef());
    expect(")");
    return result;
  }

  Element custom() {
    expect("<");
    Element result{ElementKind::Custom, word()};
    expect(">");
    expect("(");
    while (!consume(")")) {
      skip();
      result.children.push_back(element());
      consume(",");
    }
    return result;
  }

  const Description &description;
  StringRef rest;
};

} // namespace

std::vector<Element> compileFormat(const Description &description,
                                   StringRef text) {
  return Compiler(description, text).elements('\0');
}

} // namespace assertion::table
