// A declarative assembly format, compiled from its text: a tree of elements
// that format_parse.cc and format_print.cc walk. The text is that of ODS, see
// https://mlir.llvm.org/docs/DefiningDialects/Operations (declarative format).
#ifndef ASSERTION_DIALECT_FORMAT_H
#define ASSERTION_DIALECT_FORMAT_H

#include "llvm/ADT/StringRef.h"
#include <vector>

namespace assertion::table {

struct Description;

/// What an element of a format reads or prints.
enum class ElementKind : unsigned char {
  Literal,      // `text`
  Space,        // ` `, `\n` or ``: white space in print, nothing in parse
  Operand,      // $operand
  Operands,     // operands
  Attribute,    // $attribute
  Region,       // $region
  AttrDict,     // attr-dict
  Type,         // type(...) of one reference
  FunctionType, // functional-type(...) of two references
  Group,        // (... ^ ...)?
  Custom,       // custom<Name>(...)
};

/// Values that a directive speaks of: one operand or result declaration, all
/// operands, or all results.
struct ValueRef {
  bool isResult = false;
  int index = -1; // Of the declaration; -1: all.
};

struct Element {
  ElementKind kind;
  llvm::StringRef text; // Literal, white space, name of a directive.
  int index = -1;       // Of the operand, attribute or region.
  int anchor = -1;      // Group: the child that decides.
  std::vector<ValueRef> values = {};  // Of type directives.
  std::vector<Element> children = {}; // Of a group; arguments of a directive.
};

/// Compiles the format in `description`; its text must outlive the elements.
/// The tables are part of this program, so a malformed format is a bug in
/// them, which ends the program with a message.
std::vector<Element> compileFormat(const Description &description,
                                   llvm::StringRef text);

} // namespace assertion::table
#endif
