"""Reading torch-mlir-opt's errors, and the tables; with tools made up."""

import io
import os
import tarfile
import tempfile
import types
import unittest

from bench import pipelines

ERRORS = {
    "torch.aten.size.int": """a.mlir:9:10: error: failed to legalize operation
 'torch.aten.size.int' that was explicitly marked illegal: %6 = "torch.a"(%5)""",
    "torch.prim.If": "a.mlir:2:3: error: failed to legalize operation"
    " 'torch.prim.If': \"torch.prim.If\"(%11)",
    "cf.assert": "x.mlir:1:1: error: 'cf.assert' op is not allowed",
    "unresolved materialization": "x:1:1: error: failed to legalize unresolved target"
    " materialization from ('i64') to ('!torch.int')",
    "custom op is odd": "x:1:1: error: custom op is odd",
}

# A torch-mlir-opt that refuses files that name an operation of a pipeline.
TORCH = """#!/bin/sh
case $2 in --torch-backend-to-*) ;; *) ! grep -q unreadable "$1"; exit ;; esac
for op in tosa.no stablehlo.no linalg.no; do
  case $2 in *${op%.no}*) if grep -q $op "$1"; then
    echo "$1:1:1: error: failed to legalize operation '$op'" >&2; exit 1; fi ;;
  esac
done
"""
# An assertion-opt that deletes the lines that say drop.
STRIP = """#!/bin/sh
grep -v drop "$2" > "$4" || true
! grep -q refuse "$2" || { echo "$2:1:1: error: 'a.b' op no" >&2; exit 1; }
"""


class Culprit(unittest.TestCase):
    def test_operations(self):
        for wanted, error in ERRORS.items():
            with self.subTest(wanted=wanted):
                error = error.replace("\n '", " '")
                self.assertEqual(wanted, pipelines.culprit(1, error))

    def test_deaths(self):
        self.assertEqual("signal 11", pipelines.culprit(-11, ""))
        self.assertEqual("timeout", pipelines.culprit(-1, "timeout"))
        self.assertEqual("status 2 without an error", pipelines.culprit(2, "x"))


class Dumps(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.tools = types.SimpleNamespace(
            assertion_opt=self.write("assertion-opt", STRIP),
            torch_mlir_opt=self.write("torch-mlir-opt", TORCH),
            verb=["--strip"],
        )

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, 0o700)
        return path

    def try_all(self, **dumps):
        paths = [self.write(name + ".mlir", text) for name, text in dumps.items()]
        return pipelines.try_all(self.tools, paths)

    def test_before_and_after(self):
        outcomes, unread = self.try_all(
            a="tosa.no drop\nlinalg.no\n", b="unreadable\n", c="refuse\n"
        )
        self.assertEqual(["b.mlir"], unread)
        before, dropped, after = outcomes["a.mlir"]
        self.assertEqual(("tosa.no", None, "linalg.no"), tuple(before.values()))
        self.assertEqual((None, None, "linalg.no"), tuple(dropped.values()))
        self.assertEqual((None, None, "linalg.no"), tuple(after.values()))
        self.assertEqual("assertion-opt: a.b", outcomes["c.mlir"][1]["TOSA"])
        self.assertEqual(3, len(list(pipelines.worse({"s": outcomes}))))

    def test_tables(self):
        outcomes, _ = self.try_all(
            a="tosa.no drop\nlinalg.no\n", b="linalg.no\n", c="tosa.no\n"
        )
        self.assertEqual(
            "| s (3) | 1 → 2 → 2 | 3 → 3 → 3 | 1 → 1 → 1 |",
            list(pipelines.count_table({"s": outcomes}))[2],
        )
        self.assertEqual(
            ["| TOSA | `tosa.no` | 1: c |", "| Linalg | `linalg.no` | 2: a, b |"],
            list(pipelines.stop_table({"s": outcomes}))[2:],
        )

    def test_a_model_has_a_line(self):
        outcomes, _ = self.try_all(a="tosa.no drop\nlinalg.no\n", b="tosa.no\n")
        self.assertEqual(
            [
                "| a | `tosa.no` → passes → passes | passes → passes → passes"
                " | `linalg.no` → `linalg.no` → `linalg.no` |",
                "| b | `tosa.no` → `tosa.no` → `tosa.no`"
                " | passes → passes → passes | passes → passes → passes |",
            ],
            list(pipelines.model_table(outcomes))[2:],
        )

    def test_long_lists_are_cut(self):
        outcomes, _ = self.try_all(**{"m%02d" % i: "tosa.no\n" for i in range(30)})
        (line,) = list(pipelines.stop_table({"s": outcomes}))[2:]
        self.assertIn("30: m00, m01,", line)
        self.assertIn("m23, ... |", line)

    def test_split_files(self):
        self.assertEqual(
            ["--split-input-file"],
            pipelines.split_flags(self.write("s", "a\n// -----\nb\n")),
        )
        self.assertEqual([], pipelines.split_flags(self.write("s", 'x "// -----"\n')))

    def test_archive(self):
        archive = os.path.join(self.folder, "dumps.tar.xz")
        with tarfile.open(archive, "w:xz") as tar:
            for name in "seed/a.decomp.mlir", "seed/a.input.mlir", "fx/b.decomp.mlir":
                member = tarfile.TarInfo(name)
                member.size = 1
                tar.addfile(member, io.BytesIO(b"x"))
        paths = pipelines.unpack(
            archive, self.folder, r"(^|/)seed/[^/]+\.decomp\.mlir$"
        )
        self.assertEqual([os.path.join(self.folder, "seed/a.decomp.mlir")], paths)
        self.assertTrue(os.path.exists(paths[0]))
