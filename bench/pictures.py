"""What pictures cost: next to mlir-opt's --view-op-graph, and how the cost grows
with the number of assertions."""

import math
import os
import subprocess
import tempfile
import time

from bench import generate, measure

# Operations, of which one in a hundred is an assertion.
GROWTH = (1_000, 10_000, 100_000, 1_000_000)
LARGE = 100_000
# Sizes at which mlir-opt is tried, and how long it may take.
SIZES = (500, 1_000, 2_000, 4_000, 8_000)
PATIENCE = 100  # seconds


def seconds(command, timeout=None):
    """Wall time of a command, or None where it takes longer than that."""
    start = time.perf_counter()
    try:
        subprocess.run(
            command,
            check=True,
            timeout=timeout,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return None
    return time.perf_counter() - start


def largest(times):
    """The largest size that finished; `times` is a dict of size to seconds."""
    return max(size for size, taken in times.items() if taken)


def exponent(times):
    """The power of the size with which the time grew over the last doubling."""
    size = largest(times)
    return math.log2(times[size] / times[size // 2])


def extrapolate(times, size):
    """The time at another size, if it goes on growing as it last did."""
    last = largest(times)
    return times[last] * (size / last) ** exponent(times)


def duration(taken):
    if taken is None:
        return f"over {PATIENCE} s"
    if taken >= 3600:
        return f"{taken / 3600:.1f} h"
    return f"{taken:.2f} s" if taken < 10 else f"{taken:.0f} s"


class Drawing:
    """Dumps of one assertion in a hundred operations, and the commands."""

    def __init__(self, tools, folder):
        self.tools, self.folder = tools, folder

    def dump(self, operations):
        path = os.path.join(self.folder, f"{operations}.mlir")
        if not os.path.exists(path):
            generate.write("layers", operations, path)
        return path

    def draw(self, operations, ending):
        picture = os.path.join(self.folder, "picture." + ending)
        return [self.tools.assertion_opt, "--view=" + picture, self.dump(operations)]

    def view_op_graph(self, operations):
        generic = self.dump(operations) + ".generic"
        if not os.path.exists(generic):
            subprocess.run(
                [
                    self.tools.torch_mlir_opt,
                    self.dump(operations),
                    "--mlir-print-op-generic",
                    "-o",
                    generic,
                ],
                check=True,
            )
        return [
            self.tools.mlir_opt,
            "--allow-unregistered-dialect",
            "--view-op-graph",
            generic,
            "-o",
            os.devnull,
        ]


def against_mlir(drawing):
    """The same dumps drawn by both: ours laid out, theirs as text only."""
    theirs, ours = {}, {}
    for size in SIZES:
        theirs[size] = seconds(drawing.view_op_graph(size), PATIENCE)
        ours[size] = seconds(drawing.draw(size, "svg"))
        if theirs[size] is None:
            break
    yield (
        "Pictures: `--view=x.svg`, layout included, against"
        " `mlir-opt --view-op-graph`, which prints DOT; one operation in a"
        " hundred is an assertion."
    )
    yield ""
    yield "| operations | mlir-opt | assertion-opt | ratio |"
    yield "| --- | --- | --- | --- |"
    for size, taken in theirs.items():
        ratio = f"{ours[size] / taken:.4f}" if taken else "–"
        yield f"| {size:,} | {duration(taken)} | {duration(ours[size])} | {ratio} |"
    guess = extrapolate(theirs, LARGE)
    taken = seconds(drawing.draw(LARGE, "svg"))
    yield (
        f"| {LARGE:,} | {duration(guess)}, extrapolated | {duration(taken)} |"
        f" {taken / guess:.1e} |"
    )
    yield ""
    yield (
        f"Extrapolated from {largest(theirs):,} operations with the power"
        f" {exponent(theirs):.2f} of the size, as it grew over the last doubling."
    )


def growth(drawing, runs):
    """User CPU up to the graph, and with its layout, which has a bound."""
    yield (
        "Growth: user CPU time of reading, analysing and writing the graph"
        f" (`.dot`), and of laying it out too (`.svg`); medians of {runs} runs,"
        " and the ratio to the size before, a tenth of it."
    )
    yield ""
    yield "| operations / assertions | " + " | ".join(
        f"{n:,} / {n // 100:,}" for n in GROWTH
    ) + " |"
    yield "| --- |" + " --- |" * len(GROWTH)
    for ending in ("dot", "svg"):
        cells, before = [], None
        for operations in GROWTH:
            command = drawing.draw(operations, ending)
            cost = measure.compare({ending: command}, runs)[ending]
            ratio = f" ({cost.user / before:.1f})" if before else ""
            cells.append(measure.milliseconds(cost.user) + ratio)
            before = max(cost.user, measure.TICK)
        yield f"| .{ending} | " + " | ".join(cells) + " |"


def report(tools, runs=3):
    """All tables as lines of Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        drawing = Drawing(tools, folder)
        yield from against_mlir(drawing)
        yield ""
        yield from growth(drawing, runs)
