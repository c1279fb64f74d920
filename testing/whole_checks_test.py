"""What is rewritten of a test, and what is left."""

import unittest

from testing import whole_checks

PRINTED = """module {
  func.func @f(%arg0: i1) -> i1 {
    %0 = "my.op"() {a = dense<[[1], [2]]>} : () -> i1
    return %0 : i1
  }
}
"""


class Rewrite(unittest.TestCase):
    def test_all_lines_of_the_function(self):
        part = "// Why.\n// CHECK-LABEL: func.func @f(\n// CHECK-NEXT: old\nfunc.func @f()\n"
        new = whole_checks.rewrite(part, PRINTED)
        self.assertEqual(
            [
                "// Why.",
                "// CHECK-LABEL: func.func @f(%arg0: i1) -> i1 {",
                '// CHECK-NEXT:    %0 = "my.op"() {a = dense<{{\\[\\[}}1], [2]]>} : () -> i1',
                "// CHECK-NEXT:    return %0 : i1",
                "func.func @f()",
            ],
            new.splitlines(),
        )
        self.assertEqual(new, whole_checks.rewrite(new, PRINTED))

    def test_what_does_not_hold_all_is_left(self):
        for part in (
            "func.func @f()\n",
            "// CHECK-LABEL: func.func @f(\n// CHECK: one\nfunc.func @f()\n// CHECK-NEXT: x\n",
            "// CHECK-LABEL: func.func @f(\n// CHECK-LABEL: func.func @g(\n",
        ):
            self.assertEqual(part, whole_checks.rewrite(part, PRINTED))

    def test_long_constants(self):
        line = whole_checks.escape('%0 = "c"() <{v = dense<"0x' + "0F" * 99 + '">}>')
        self.assertEqual('%0 = "c"() <{v = dense<"0x{{[0-9A-F]+}}">}>', line)

    def test_parts_must_match(self):
        with self.assertRaises(ValueError):
            whole_checks.rewrite_test("a\n// -----\nb\n", PRINTED)


class Command(unittest.TestCase):
    def test_the_first_run_line(self):
        text = "// RUN: assertion-opt --lower %s -o %t.x\n// RUN: FileCheck %s\n"
        self.assertEqual(
            ["tool", "--lower", "a.mlir", "-o", "out"],
            whole_checks.command_of(text, "tool", "a.mlir", "out"),
        )


if __name__ == "__main__":
    unittest.main()
