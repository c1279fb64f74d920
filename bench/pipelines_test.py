"""Reading torch-mlir-opt's errors, and the tables; with tools made up."""

import io
import os
import tarfile
import tempfile
import unittest

import numpy

from bench import pipelines
from testing import execute

ERRORS = {
    "torch.aten.size.int": """a.mlir:9:10: error: failed to legalize operation
 'torch.aten.size.int' that was explicitly marked illegal: %6 = "torch.a"(%5)""",
    "torch.prim.If": "a.mlir:2:3: error: failed to legalize operation"
    " 'torch.prim.If': \"torch.prim.If\"(%11)",
    "cf.assert": "x.mlir:1:1: error: 'cf.assert' op is not allowed",
    "unresolved materialization": "x:1:1: error: failed to legalize unresolved target"
    " materialization from ('i64') to ('!torch.int')",
    "tm_tensor.sort": "x:1:1: error: Dialect `tm_tensor' not found for custom op"
    " 'tm_tensor.sort'",
    "torch.aten.eq.int": "x:1:1: error: torch.aten.eq.int is not written in TOSA: it"
    " takes a size",
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
# An assertion-opt that deletes the lines that say drop, with --strip also those
# that say strip, and with --tosa-shapes also those that say shape.
STRIP = """#!/bin/sh
case "$*" in
  *--strip\\ --tosa-shapes*) word='drop\\|strip\\|shape'; shift ;;
  *--strip*) word='drop\\|strip' ;;
  *) word=drop ;;
esac
grep -v "$word" "$3" > "$5" || true
! grep -q refuse "$3" || { echo "$3:1:1: error: 'a.b' op no" >&2; exit 1; }
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
        self.tools = execute.Tools(
            assertion_opt=self.write("assertion-opt", STRIP),
            torch_mlir_opt=self.write("torch-mlir-opt", TORCH),
        )
        self.tools.verb = ["--strip"]

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, 0o700)
        return path

    def try_all(self, **dumps):
        paths = [self.write(name + ".mlir", text) for name, text in dumps.items()]
        return pipelines.try_all(self.tools, paths, self.folder)

    def test_variants(self):
        outcomes, unread = self.try_all(
            a="tosa.no drop\nstablehlo.no strip\nlinalg.no\n",
            b="unreadable\n",
            c="refuse\n",
            d="tosa.no shape\n",
        )
        self.assertEqual(["b.mlir"], unread)
        self.assertEqual(
            {
                "as is": ["tosa.no", "stablehlo.no", "linalg.no"],
                "dropped": ["passes", "stablehlo.no", "linalg.no"],
                "stripped": ["passes", "passes", "linalg.no"],
                "with shapes": ["passes"],
            },
            {v: list(o.values()) for v, o in outcomes["a.mlir"].stops.items()},
        )
        self.assertEqual({}, outcomes["a.mlir"].executed)
        self.assertEqual(
            ["tosa.no", "tosa.no", "tosa.no", "passes"],
            [outcomes["d.mlir"].stops[v]["TOSA"] for v in pipelines.variants("TOSA")],
        )
        self.assertEqual(
            ["assertion-opt: a.b"] * 3,
            list(outcomes["c.mlir"].stops["stripped"].values()),
        )
        self.assertEqual(
            [
                f"c.mlir passes {step} only as it is, not {variant}: assertion-opt: a.b"
                for step, variant in (
                    ("TOSA", "stripped"),
                    ("TOSA", "with shapes"),
                    ("StableHLO", "stripped"),
                    ("Linalg", "stripped"),
                )
            ],
            list(pipelines.worse({"s": outcomes})),
        )

    def test_tables(self):
        outcomes, _ = self.try_all(
            a="tosa.no drop\nlinalg.no\n",
            b="linalg.no\n",
            c="tosa.no strip\n",
            d="tosa.no shape\n",
        )
        suites = {"s": outcomes}
        self.assertEqual(
            "| s (4) | 1 → 2 → 3 → 4 | 4 → 4 → 4 | 2 → 2 → 2 |",
            list(pipelines.count_table(suites))[2],
        )
        self.assertEqual(
            [
                "| TOSA, stripped | `tosa.no` 1 |",
                "| TOSA, with shapes |  |",
                "| StableHLO, stripped |  |",
                "| Linalg, stripped | `linalg.no` 2 |",
            ],
            list(pipelines.stop_table(suites))[2:],
        )
        self.assertEqual(
            [
                "| a | `tosa.no` → passes → passes → passes | passes | `linalg.no` |",
                "| b | passes | passes | `linalg.no` |",
                "| c | `tosa.no` → `tosa.no` → passes → passes | passes | passes |",
                "| d | `tosa.no` → `tosa.no` → `tosa.no` → passes | passes | passes |",
            ],
            list(pipelines.dump_table(outcomes))[2:],
        )
        self.check_tsv(suites)

    def check_tsv(self, suites):
        table = os.path.join(self.folder, "t.tsv")
        pipelines.write_tsv(suites, table)
        with open(table) as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.assertEqual(5, len(rows))
        self.assertEqual({2 + 4 + 3 + 3 + 2}, {len(row) for row in rows})
        self.assertEqual("TOSA, with shapes", rows[0][5])
        self.assertEqual(["s", "a.mlir", "tosa.no", *3 * ["passes"]], rows[1][:6])

    def test_split_files(self):
        self.assertEqual(
            ["--split-input-file"],
            pipelines.split_flags(self.write("s", "a\n// -----\nb\n")),
        )
        self.assertEqual([], pipelines.split_flags(self.write("s", 'x "// -----"\n')))

    def test_archive(self):
        archive = os.path.join(self.folder, "dumps.tar.xz")
        with tarfile.open(archive, "w:xz") as tar:
            for name in "./seed/a.decomp.mlir", "seed/b.npz", "fx/c.decomp.mlir":
                member = tarfile.TarInfo(name)
                member.size = 1
                tar.addfile(member, io.BytesIO(b"x"))
        folder = os.path.join(self.folder, "new")
        paths = pipelines.unpack(archive, r"(^|/)seed/", folder)
        self.assertEqual([os.path.join(folder, "a.decomp.mlir")], paths)
        self.assertEqual(["a.decomp.mlir", "b.npz"], sorted(os.listdir(folder)))


class Execution(unittest.TestCase):
    """Against PyTorch's outputs, with the real tools."""

    MODULE = """
    func.func @main(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {{
      %0 = tosa.{} %a : (tensor<?xf32>) -> tensor<?xf32>
      return %0, %a : tensor<?xf32>, tensor<?xf32>
    }}"""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.module = os.path.join(folder.name, "m.mlir")
        self.data = os.path.join(folder.name, "d.npz")

    def compare(self, text, out):
        with open(self.module, "w") as file:
            file.write(text)
        given = numpy.array([-1.5, 2], numpy.float32)
        numpy.savez(self.data, in0=given, out=numpy.array(out, numpy.float32))
        return pipelines.compare(execute.Tools(), self.module, self.data)

    def test_same_and_differs(self):
        self.assertEqual("same", self.compare(self.MODULE.format("abs"), [1.5, 2]))
        self.assertEqual("differs", self.compare(self.MODULE.format("abs"), [1.5, 1]))
        self.assertEqual("differs", self.compare(self.MODULE.format("abs"), [1.5]))

    def test_an_abort(self):
        text = self.MODULE.replace(
            "      return", '      cf.assert %f, "no"\n      return'
        ).replace("      %0", "      %f = arith.constant false\n      %0")
        self.assertEqual("aborts: no", self.compare(text.format("abs"), [1.5, 2]))

    def test_as_it_is_too(self):
        with open(self.module + "TOSA", "w") as file:
            file.write(self.MODULE.format("abs"))
        outputs = {"stripped": self.module, "as is": self.module + "2"}
        for other, word in (("abs", "differs, as it is too"), ("ceil", "differs")):
            self.compare(self.MODULE.format("abs"), [-1, 2])
            with open(outputs["as is"] + "TOSA", "w") as file:
                file.write(self.MODULE.format(other))
            self.assertEqual(
                word, pipelines.judge(execute.Tools(), outputs, "TOSA", self.data)
            )

    def test_a_crash(self):
        text = self.MODULE.replace(
            "      return", '      "llvm.intr.trap"() : () -> ()\n      return'
        )
        self.assertEqual("crashes", self.compare(text.format("abs"), [1.5, 2]))

    def test_what_is_not_lowered(self):
        self.assertRegex(
            self.compare(self.MODULE.format("no_such"), [1.5, 2]), "^does not lower: "
        )

    def test_table(self):
        stops = {v: {p: "passes" for p in pipelines.PIPELINES} for v in pipelines.VARIANTS}
        words = {"a": ("same", "same"), "b": ("same", "differs"), "c": ("differs",)}
        outcomes = {
            f"{name}.dyn.mlir": pipelines.Outcome(stops, dict(zip(("TOSA", "Linalg"), w)))
            for name, w in words.items()
        }
        self.assertEqual(
            [
                "| TOSA | same | 2 |",
                "| TOSA | differs | 1: c |",
                "| Linalg | differs | 1: b |",
                "| Linalg | same | 1 |",
            ],
            list(pipelines.execution_table({"s": outcomes}))[2:],
        )
