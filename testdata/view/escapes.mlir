// What a message holds is shown, and is no markup of Graphviz's: neither in the
// label, which is HTML, nor in the tooltip, which has escapes of its own.
//
// RUN: assertion-opt --view=%t.dot %s
// RUN: grep -o '“.*”' %t.dot | FileCheck %s --check-prefix=LABEL --match-full-lines
// RUN: python3 %S/inputs/outline.py < %t.dot | grep -o '“.*”' | FileCheck %s --check-prefix=SHOWN --match-full-lines
//
// The picture is drawn from that, and is XML.
// RUN: assertion-opt --view=%t.svg %s
// RUN: python3 -c 'import sys, xml.dom.minidom as x; x.parse(sys.argv[1])' %t.svg

func.func @f(%c: i1) {
  cf.assert %c, "<b>bold</b> & more"
  cf.assert %c, "\22quoted\22"
  cf.assert %c, "\\N \\G \\l"
  cf.assert %c, "%s {rec|ord} &amp;"
  cf.assert %c, "\07 bell \7F"
  cf.assert %c, "\FF\C3"
  cf.assert %c, "形状 ≤ 🚫"
  return
}

//      LABEL:“&lt;b&gt;bold&lt;/b&gt; &amp; more”
// LABEL-NEXT:“&quot;quoted&quot;”
// LABEL-NEXT:“\\N \\G \\l”
// LABEL-NEXT:“%s {rec|ord} &amp;amp;”
// LABEL-NEXT:“␇ bell ␡”
// LABEL-NEXT:“��”
// LABEL-NEXT:“形状 ≤ 🚫”
//  LABEL-NOT:{{.+}}

//      SHOWN:“<b>bold</b> & more”
// SHOWN-NEXT:“"quoted"”
// SHOWN-NEXT:“\N \G \l”
// SHOWN-NEXT:“%s {rec|ord} &amp;”
// SHOWN-NEXT:“␇ bell ␡”
// SHOWN-NEXT:“��”
// SHOWN-NEXT:“形状 ≤ 🚫”
//  SHOWN-NOT:{{.+}}
