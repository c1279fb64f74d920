// Where a click leads: the place of an operation's location that is closest to
// the source, in the template of --view-link.
//
// RUN: assertion-opt --view=%t.dot %s
// RUN: grep -o 'URL="[^"]*"' %t.dot | sort -u | FileCheck %s --check-prefix=PLAIN
// RUN: assertion-opt --view=%t.dot '--view-link=vscode://file{file}:{line}:{column}' %s
// RUN: grep -o 'URL="[^"]*"' %t.dot | sort -u | FileCheck %s --check-prefix=COLUMN
//
// A brace that is around no word stays as it is; a field that is unknown is an
// error.
// RUN: assertion-opt --view=%t.dot '--view-link={}{a b}{line' --view-function=known %s
// RUN: grep -o 'URL="[^"]*"' %t.dot | sort -u | FileCheck %s --check-prefix=BRACES
//
// A template without fields is the same link everywhere.
// RUN: assertion-opt --view=%t.dot --view-link=index.html --view-function=known %s
// RUN: grep -o 'URL="[^"]*"' %t.dot | sort -u | FileCheck %s --check-prefix=SAME
//
// An SVG has the same links, as XML.
// RUN: assertion-opt --view=%t.svg '--view-link=?a={line}&b={column}' --view-function=known %s
// RUN: grep -o 'xlink:href="[^"]*"' %t.svg | sort -u | FileCheck %s --check-prefix=SVG

func.func @known(%c: i1) {
  cf.assert %c, "a" loc("dir/a b.py":7:9)
  return
} loc("dir/def.py":1:2)
func.func @named(%c: i1) {
  cf.assert %c, "b" loc("name"("n.py":3:4))
  return
} loc(unknown)
func.func @called(%c: i1) {
  cf.assert %c, "c" loc(callsite("callee.py":5:6 at "caller.py":8:1))
  return
} loc(unknown)
func.func @fused(%c: i1) {
  cf.assert %c, "d" loc(fused["only a name", "f.py":10:11])
  return
} loc(unknown)
func.func @unknown(%c: i1) {
  cf.assert %c, "e" loc(unknown)
  return
} loc(unknown)
func.func @special(%c: i1) {
  cf.assert %c, "f" loc("100%?#\22<>.py":12:1)
  return
} loc(unknown)

//      PLAIN:URL="100%25%3F%23%22%3C%3E.py#12"
// PLAIN-NEXT:URL="callee.py#5"
// PLAIN-NEXT:URL="dir/a%20b.py#7"
// PLAIN-NEXT:URL="dir/def.py#1"
// PLAIN-NEXT:URL="f.py#10"
// PLAIN-NEXT:URL="n.py#3"
//  PLAIN-NOT:URL

//      COLUMN:URL="vscode://file100%25%3F%23%22%3C%3E.py:12:1"
// COLUMN-NEXT:URL="vscode://filecallee.py:5:6"
// COLUMN-NEXT:URL="vscode://filedir/a%20b.py:7:9"
// COLUMN-NEXT:URL="vscode://filedir/def.py:1:2"
// COLUMN-NEXT:URL="vscode://filef.py:10:11"
// COLUMN-NEXT:URL="vscode://filen.py:3:4"
//  COLUMN-NOT:URL

//      BRACES:URL="%7B%7D%7Ba%20b%7D%7Bline"
//  BRACES-NOT:URL

//      SAME:URL="index.html"
//  SAME-NOT:URL

//      SVG:xlink:href="?a=1&amp;b=2"
// SVG-NEXT:xlink:href="?a=7&amp;b=9"
//  SVG-NOT:xlink
