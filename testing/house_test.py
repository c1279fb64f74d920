"""The rules of the house hold for this workspace, and each rule finds what
breaks it."""

import os
import tempfile
import unittest

from testing import house

SKIPPED = ("third_party", "bazel-", ".")


def read_sources(root):
    sources = {}
    for folder, folders, files in os.walk(root):
        inner = os.path.relpath(folder, root)
        if inner == ".":
            folders[:] = [f for f in folders if not f.startswith(SKIPPED)]
        for name in files:
            if house.is_c(name) or name.endswith((".mlir", ".py")):
                path = os.path.normpath(os.path.join(inner, name))
                with open(os.path.join(folder, name), errors="replace") as file:
                    sources[path] = file.read()
    return sources


class Workspace(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The runfiles have a link to the file in the workspace itself.
        cls.root = os.path.dirname(os.path.realpath("WORKSPACE"))
        cls.sources = read_sources(cls.root)

    def assertNone(self, found):
        self.assertEqual([], found, "\n" + "\n".join(found))

    def test_sources_are_found(self):
        self.assertIn("testing/gtest_c.h", self.sources)

    def test_functions(self):
        lengths = house.function_lengths(self.sources, self.root)
        self.assertGreater(len(lengths), 0)
        self.assertNone(house.long_functions(lengths))

    def test_files(self):
        self.assertNone(house.long_files(self.sources))

    def test_headers(self):
        self.assertNone(house.bare_headers(self.sources))

    def test_openings(self):
        self.assertNone(house.without_opening(self.sources))

    def test_includes(self):
        self.assertNone(house.upward_includes(self.sources))

    def test_cxx(self):
        self.assertNone(house.misplaced_cxx(self.sources))

    def test_ratio(self):
        self.assertNone(house.few_tests(self.sources))

    def test_format(self):
        self.assertNone(house.misformatted(self.sources, self.root))


def include(header):
    return f'/* x */\n#include "{header}"\n'


class Rules(unittest.TestCase):
    """Each rule on sources made up to break it, or nearly."""

    def functions(self, text):
        with tempfile.TemporaryDirectory() as root:
            os.mkdir(os.path.join(root, "a"))
            with open(os.path.join(root, "a/a.c"), "w") as file:
                file.write(text)
            return house.function_lengths({"a/a.c": text}, root)

    def test_function_lengths(self):
        text = "int f(void) {\n  return 1;\n}\n\nstatic int g(void) { return 2; }\n"
        self.assertEqual(
            [(1, "a/a.c", "g"), (3, "a/a.c", "f")], self.functions(text)
        )

    def test_long_functions(self):
        self.assertEqual([], house.long_functions([(12, "a", "f")]))
        self.assertEqual([], house.long_functions([(3, "a", "f")] * 99 + [(80, "a", "g")]))
        self.assertIn("81", house.long_functions([(3, "a", "f")] * 99 + [(81, "a", "g")])[0])
        self.assertIn("13", house.long_functions([(13, "a", "f")] * 9)[0])
        self.assertIn("31", house.long_functions([(2, "a", "f")] * 8 + [(31, "a", "g")] * 2)[0])

    def test_long_files(self):
        self.assertEqual([], house.long_files({"a/a.c": "\n" * 400}))
        self.assertEqual(1, len(house.long_files({"a/a.c": "\n" * 401})))
        self.assertEqual([], house.long_files({"a/a_test.c": "\n" * 401}))

    def test_comment_lines(self):
        self.assertEqual((3, 3), house.comment_lines("/* a\n * b\n\n   c */\n"))
        self.assertEqual((1, 2), house.comment_lines("// a\nint x;\n"))
        self.assertEqual((0, 2), house.comment_lines("int x; /* a */\nint y;\n"))
        self.assertEqual((1, 2), house.comment_lines("int x; /* a\n b */\n"))
        self.assertEqual((1, 2), house.comment_lines("/* a */\nint x;\n"))

    def test_bare_headers(self):
        def found(comment, code):
            text = "// a\n" * comment + "int f(void);\n" * code
            return house.bare_headers({"a/a.h": text})

        self.assertEqual([], found(20, 30))
        self.assertIn("1 lines short", found(19, 30)[0])
        self.assertEqual([], found(0, 20))
        self.assertEqual(1, len(found(0, 21)))
        self.assertEqual([], found(250, 0))
        self.assertEqual(1, len(found(251, 0)))

    def test_rooms(self):
        allowed = [
            ("cli/a.c", "dialect/a.h"),
            ("cli/a.c", "cli/b.h"),
            ("hook/a.c", "transforms/a.h"),
            ("dialect/a_test.c", "testing/gtest_c.h"),
            ("dialect/a_test.c", "analysis/a.h"),
            ("dialect/a.cc", "mlir-c/IR.h"),
        ]
        for path, header in allowed:
            with self.subTest(path=path, header=header):
                self.assertEqual([], house.upward_includes({path: include(header)}))
        forbidden = [
            ("dialect/a.c", "analysis/a.h"),
            ("analysis/a.h", "transforms/a.h"),
            ("viz/a.c", "cli/a.h"),
            ("hook/a.c", "python/a.h"),
            ("cli/a.c", "testing/gtest_c.h"),
        ]
        for path, header in forbidden:
            with self.subTest(path=path, header=header):
                self.assertEqual(
                    [f"{path} includes {header}"],
                    house.upward_includes({path: include(header)}),
                )

    def test_cxx(self):
        self.assertEqual([], house.misplaced_cxx({"dialect/a.cc": "", "cli/a.c": ""}))
        self.assertEqual(1, len(house.misplaced_cxx({"cli/a.cc": ""})))

    def test_openings(self):
        self.assertEqual([], house.without_opening({"a/a.c": "/* a */", "a/b.cc": "// b"}))
        self.assertEqual(["a/a.c"], house.without_opening({"a/a.c": "#include <a.h>\n/* a */"}))

    def test_ratio(self):
        code = {"a/a.c": "\n" * 10}
        lit = {"testdata/a/a.mlir": "// RUN: x" + "\n" * 15}
        dump = {"testdata/a/a.mlir": "\n" * 15}
        self.assertEqual([], house.few_tests({**code, **lit}))
        self.assertEqual(1, len(house.few_tests({**code, **dump})))
        self.assertEqual(1, len(house.few_tests({**code, "a/a_test.c": "\n" * 14})))

    def test_format(self):
        with tempfile.TemporaryDirectory() as root:
            for name, text in ("a.c", "int x;\n"), ("b.c", "int  x;\n"):
                with open(os.path.join(root, name), "w") as file:
                    file.write(text)
            self.assertEqual([], house.misformatted({"a.c": ""}, root))
            self.assertEqual(["b.c:1"], house.misformatted({"a.c": "", "b.c": ""}, root))
