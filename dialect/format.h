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
  /// `text`
  Literal,
  /// ` `, `\n` or ``: white space that print adds and parse does not see.
  Space,
  /// $operand
  Operand,
  /// operands: all of them
  Operands,
  /// $attribute
  Attribute,
  /// $region
  Region,
  /// attr-dict: the attributes that the format does not name
  AttrDict,
  /// type(...) of one reference
  Type,
  /// functional-type(...) of two references
  FunctionType,
  /// (... ^ ...)?
  Group,
  /// custom<Name>(...), see directive.cc
  Custom,
};

/// Values that a directive speaks of: one declaration of operands or results,
/// or all operands, or all results.
struct ValueRef {
  bool isResult = false;
  /// Of the declaration; -1: all.
  int index = -1;
};

/// One element of a format, with those inside it.
struct Element {
  ElementKind kind;
  /// The literal, the white space, or the name of the directive.
  llvm::StringRef text;
  /// Which of the description's operands, attributes or regions.
  int index = -1;
  /// Of a group: the child marked with ^. The group is printed where that one
  /// has something to print; it was there if its first child was.
  int anchor = -1;
  /// Of directives on types.
  std::vector<ValueRef> values = {};
  /// Of a group its elements, of a custom directive its arguments.
  std::vector<Element> children = {};
  /// Of a group `( ... ):( ... )?` what stands there instead.
  std::vector<Element> otherwise = {};
};

/// Compiles the format in `description`; its text must outlive the elements.
/// The tables are part of this program, so a malformed format is a bug in
/// them, which ends the program with a message.
std::vector<Element> compileFormat(const Description &description,
                                   llvm::StringRef text);

} // namespace assertion::table
#endif
