"""Checks of real dumps, carried through TOSA and lowered, say what torch-mlir's
own lowering of the dump to Linalg says: pass, or abort with the message.

verdicts.tsv has a dump a line: its name, inputs for which its assertions hold
and inputs for which one fails, several of each separated by semicolons. `2x3` is
an input of that shape filled by the formula of execute.py, `2x3=1` one filled
with a number."""

import concurrent.futures
import csv
import re
import unittest

import numpy

from testing import dumps, execute

TOOLS = execute.Tools()
TABLE = "testdata/execute/verdicts.tsv"


def read_table():
    with open(TABLE) as file:
        rows = csv.DictReader(file, delimiter="\t")
        return {row["dump"]: row for row in rows}


def array(text, type_):
    """The input that a word of the table means."""
    shape, _, value = text.partition("=")
    shape = tuple(int(size) for size in shape.split("x") if size)
    if value:
        return numpy.full(shape, int(value)).astype(execute.TYPES[type_.element])
    (made,) = execute.formula_inputs([execute.TensorType(shape, type_.element)], [])
    return made


def inputs(text, taken):
    # A scalar is an empty word: so the words are not merely split at blanks.
    return [array(word, type_) for word, type_ in zip(text.split(" "), taken)]


def checks_alone(text):
    """A dump that gives back nothing, and so computes only for its checks:
    what else is in it need not be for TOSA."""
    text = re.sub(
        r"^(  func\.func @\w+\(.*?\)) -> .*?(?=(?: attributes \{.*\})? \{$)",
        r"\1",
        text,
        flags=re.M,
    )
    text = re.sub(r"^    return .*$", "    return", text, flags=re.M)
    return execute.assertion_opt(TOOLS, text, "--dce")


def carried(text):
    """The checks of a dump after TOSA."""
    text = execute.assertion_opt(TOOLS, checks_alone(text), "--wrap", "--carry")
    tosa = execute.torch(TOOLS, text, execute.TOSA)
    return execute.assertion_opt(TOOLS, tosa, "--lower")


class Dump:
    """A dump's two lowerings, and what they say of the inputs in its row."""

    def __init__(self, name, text, row):
        self.name, self.text, self.row = name, text, row
        self.error, self.verdicts = None, {}
        self.function = re.search(r"func\.func @(\w+)", text)[1]
        try:
            self.execute()
        except execute.ToolError as error:
            self.error = error

    def execute(self):
        linalg = execute.torch(TOOLS, self.text, execute.LINALG)
        ours = carried(self.text)
        taken, _ = execute.signature(TOOLS, linalg, self.function)
        for column in ("holds", "fails"):
            for words in self.row[column].split(";"):
                arrays = inputs(words, taken)
                self.verdicts[column, words] = [
                    execute.execute(TOOLS, module, arrays, self.function)
                    for module in (linalg, ours)
                ]

    def messages(self):
        return re.findall(r'torch\.runtime\.assert %\S+, "(.*)"', self.text)


def setUpModule():
    table = read_table()
    texts = dumps.read(dumps.CORPUS, table)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        Verdicts.dumps = list(
            pool.map(lambda name: Dump(name, texts[name], table[name]), table)
        )


class Verdicts(unittest.TestCase):
    def every(self, column):
        """Each dump, with its inputs and the verdicts for them."""
        return [
            (dump, words, *runs)
            for dump in self.dumps
            for (where, words), runs in dump.verdicts.items()
            if where == column
        ]

    def test_there_are_dumps(self):
        lowered = [dump for dump in self.dumps if dump.verdicts]
        self.assertGreaterEqual(len(lowered), 40)
        messages = {m for dump in lowered for m in dump.messages()}
        self.assertGreaterEqual(len(messages), 10)

    def test_what_is_not_lowered_stops_in_tosa_where_it_is_said(self):
        for dump in self.dumps:
            if dump.error:
                with self.subTest(dump.name):
                    self.assertIn(execute.TOSA, dump.error.command, dump.error)
                    self.assertTrue(dump.row["stops"], dump.error)
                    self.assertIn(f"'{dump.row['stops']}'", dump.error.said)

    def test_what_holds_passes(self):
        for dump, words, theirs, ours in self.every("holds"):
            with self.subTest(dump.name, inputs=words):
                self.assertEqual((0, 0), (theirs.status, ours.status), ours.said)

    def test_what_fails_aborts_with_the_message(self):
        for dump, words, theirs, ours in self.every("fails"):
            with self.subTest(dump.name, inputs=words):
                self.assertEqual(execute.ABORTED, ours.status)
                self.assertIn(ours.said, dump.messages())
                self.assertEqual((theirs.status, theirs.said), (ours.status, ours.said))
