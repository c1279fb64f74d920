"""What holds for the verbs on every dump there is: torch-mlir's own tests in
several stages and with unknown sizes, real models, and the cases.

Dumps are read many at a time, as the parts of one input; properties are then
checked part by part."""

import collections
import concurrent.futures
import os
import re
import subprocess
import tarfile
import unittest

TOOL = "cli/assertion-opt"
TORCH = "../torch_mlir/torch-mlir-opt"
MARKER = "// -----"
BATCH = 64
VERBS = {
    "drop": ["--drop"],
    "dce": ["--dce"],
    "strip": ["--strip"],
    "free-sizes": ["--free-sizes"],
    "drop-symbols": ["--drop-symbols"],
    "wrap": ["--wrap"],
    "unwrap": ["--wrap", "--unwrap"],
    "wrapdrop": ["--wrap", "--drop"],
}
# An operation at the beginning of a line, or after its results.
OPERATION = re.compile(
    r'^\s*(?:%[^=]*= )?"?(?:func\.)?([a-z_]\w*\.[\w.]+|return|call)\b', re.M
)
SHAPE = re.compile(r"^ *(?:%\S+ = )?shape\.", re.M)
ASSERTIONS = re.compile(
    r"torch\.runtime\.assert|cf\.assert|shape\.cstr_|torch\.aten\._assert|"
    r"torch\.aten\.sym_constrain|@shape_assertion|assertion\.region|"
    r'"(?:tf\.Assert|tt\.assert|util\.assert|hal\.buffer(?:_view)?\.assert)"|'
    r'torch\.operator "(?:torch\.)?aten\._(?:functional_)?assert|'
    r'torch\.operator "(?:torch\.)?aten\.(?:_functional_)?sym_constrain'
)

def torch_mlir_reads(text):
    """torch-mlir-opt lacks the shape dialect, and dies of a message that holds
    the marker."""
    return MARKER not in text and not SHAPE.search(text)


def dumps():
    """Yields the name and text of every dump."""
    for folder in ("testdata/cases", "testdata/models"):
        for name in sorted(os.listdir(folder)):
            # One has parts itself, one is text that another tool has to read.
            if name.endswith(".mlir") and not name.startswith(("26-", "25-")):
                with open(os.path.join(folder, name), encoding="utf-8") as f:
                    yield name, f.read()
    for path in ("testdata/corpus/dumps.tar.xz", "testdata/e2e/suite.tar.xz"):
        with tarfile.open(path) as archive:
            for member in archive:
                if member.name.endswith(".mlir") and ".static." not in member.name:
                    yield member.name, archive.extractfile(member).read().decode()


def run(command, text):
    """Runs on the parts in `text`; returns status, parts and messages."""
    result = subprocess.run(
        command + ["--split-input-file"],
        input=text.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        check=False,
    )
    parts = re.split(r"^// -----\n", result.stdout.decode(), flags=re.M)
    return result.returncode, parts, result.stderr.decode()


def join(parts):
    return (MARKER + "\n").join(parts)


def operations(text):
    return collections.Counter(OPERATION.findall(text))


class Batch:
    """Some dumps, as printed by us and after each of the verbs."""

    def __init__(self, named):
        self.names = [name for name, _ in named]
        self.complaints = []
        status, read, said = self.tool([], join(t.rstrip("\n") + "\n" for _, t in named))
        self.text = {"": read}
        if status:
            self.complaints.append("not read: " + said[:500])
            return
        for verb, flags in VERBS.items():
            self.text[verb] = self.run_verb(verb, flags, join(read))
        for verb in ("drop", "strip", "free-sizes", "wrap"):
            self.compare_with_torch(verb)

    def tool(self, flags, text):
        return run([TOOL, "--quiet", *flags], text)

    def complain(self, verb, k, what):
        self.complaints.append("%s: %s: %s" % (self.names[k], verb, what))

    def run_verb(self, verb, flags, text):
        status, parts, said = self.tool(flags, text)
        if status:
            self.complaints.append("%s of %s...: %s" % (verb, self.names[0], said[:500]))
        if len(flags) > 1:
            return parts
        _, again, _ = self.tool(flags, join(parts))
        for k, (once, twice) in enumerate(zip(parts, again)):
            if once != twice:
                self.complain(verb, k, "a second run changes more")
        return parts

    def compare_with_torch(self, verb):
        """torch-mlir-opt reads what came out, and prints the same, but for the
        names of values in a region of ours, which it does not know."""
        ours = {
            k: text
            for k, text in enumerate(self.text[verb])
            if torch_mlir_reads(text)
        }
        command = [TORCH, "--allow-unregistered-dialect"]
        status, theirs, said = run(command, join(ours.values()))
        if status:
            self.complain(verb, 0, "torch-mlir-opt: " + said[:500])
        for (k, text), other in zip(ours.items(), theirs):
            if text.strip() != other.strip() and "assertion.region" not in text:
                self.complain(verb, k, "torch-mlir-opt prints something else")


def make_batches():
    batch = []
    for dump in dumps():
        batch.append(dump)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def setUpModule():
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        PropertiesTest.batches = list(pool.map(Batch, list(make_batches())))


class PropertiesTest(unittest.TestCase):
    maxDiff = None

    def parts(self, *verbs):
        """Each dump's name, with its text before and after the verbs."""
        for batch in self.batches:
            texts = [batch.text[verb] for verb in ("",) + verbs]
            for named in zip(batch.names, *texts):
                yield named

    def test_there_are_dumps(self):
        names = [name for name, *_ in self.parts()]
        self.assertGreater(len(names), 1000)
        found = sum(bool(ASSERTIONS.search(text)) for _, text in self.parts())
        self.assertGreater(found, 400)
        unreadable = sum(not torch_mlir_reads(text) for _, text in self.parts())
        self.assertLess(unreadable, 40)

    def test_verbs_succeed_are_stable_and_torch_mlir_reads_the_result(self):
        complaints = [c for batch in self.batches for c in batch.complaints]
        self.assertEqual([], complaints)

    def test_every_part_is_there(self):
        for batch in self.batches:
            for verb, parts in batch.text.items():
                self.assertEqual(len(batch.names), len(parts), verb)

    def test_wrap_then_drop_is_drop(self):
        for name, _, dropped, both in self.parts("drop", "wrapdrop"):
            with self.subTest(name):
                self.assertEqual(dropped, both)

    def test_no_assertion_is_left(self):
        for verb in ("drop", "strip"):
            for name, _, after in self.parts(verb):
                with self.subTest(name, verb=verb):
                    self.assertIsNone(ASSERTIONS.search(after))

    def test_wrapping_loses_nothing(self):
        """Only what is free may be there more often."""
        free = with_policy("pure")
        for verb in ("wrap", "unwrap"):
            for name, before, after in self.parts(verb):
                old, new = operations(before), operations(after)
                new.pop("assertion.region", None)
                with self.subTest(name, verb=verb):
                    self.assertEqual({}, old - new)
                    self.assertLessEqual(set(new - old), free)

    def test_dropping_takes_nothing_with_effects(self):
        # torch.operator is what it names.
        effects = with_policy("effects") - with_policy("assertion")
        effects -= {"torch.prim.RaiseException", "torch.operator"}
        for verb in ("drop", "dce", "strip", "free-sizes", "drop-symbols"):
            frees = verb in ("strip", "free-sizes")
            gone = effects - (SYMBOLS if frees or verb == "drop-symbols" else set())
            come = WITNESS | (SHAPES if frees else WITNESS)
            for name, before, after in self.parts(verb):
                old, new = operations(before), operations(after)
                with self.subTest(name, verb=verb):
                    self.assertEqual(set(), set(old - new) & gone)
                    self.assertEqual({}, new - old - come)

    def test_without_assertions_drop_changes_nothing(self):
        for name, before, after in self.parts("drop"):
            if not ASSERTIONS.search(before) and "RaiseException" not in before:
                with self.subTest(name):
                    self.assertEqual(before, after)

    def test_returns_and_signatures_stay(self):
        line = re.compile(r"^ *func\.func.*$", re.M)
        for verb in VERBS:
            for name, before, after in self.parts(verb):
                with self.subTest(name, verb=verb):
                    self.assertEqual(line.findall(before), line.findall(after))
                    for word in ("return", "call", "my.unknown"):
                        self.assertEqual(
                            operations(before)[word], operations(after)[word]
                        )


def with_policy(word):
    """The operations of which the policy says `word`."""
    policy = subprocess.run(
        [TOOL, "--print-policy"], stdout=subprocess.PIPE, check=True
    ).stdout.decode()
    return set(re.findall(r"^%s ([^\s:]+)" % word, policy, re.M))


# What exporters say of symbols.
SYMBOLS = {"torch.bind_symbolic_shape", "torch.symbolic_int"}
# What says constant sizes in the place of others.
SHAPES = collections.Counter(
    {
        "torch.constant.int": 1 << 30,
        "torch.prim.ListConstruct": 1 << 30,
        "torch.aten.unsqueeze": 1 << 30,
    }
)
# What may take the place of a dropped constraint.
WITNESS = collections.Counter({"shape.const_witness": 1 << 30})

if __name__ == "__main__":
    unittest.main()
