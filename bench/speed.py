"""What assertion-opt costs next to torch-mlir-opt and mlir-opt: start-up, a
large dump, and how the cost grows with the size of what it works on."""

import os
import subprocess
import tempfile

from bench import generate, measure

MB = 1e6
GROWTH = (250_000, 500_000, 1_000_000)


def start_up(tools, folder, runs):
    """Reading and printing an empty module."""
    empty = os.path.join(folder, "empty.mlir")
    with open(empty, "w"):
        pass
    commands = {
        "assertion-opt": [tools.assertion_opt, empty],
        "torch-mlir-opt": [tools.torch_mlir_opt, empty],
        "mlir-opt 22": [tools.mlir_opt, empty],
    }
    yield f"Start-up: an empty module read and printed, medians of {runs} runs."
    yield ""
    yield from measure.table(measure.compare(commands, runs), "torch-mlir-opt")


def large_dump(tools, folder, runs, operations=150_000):
    """Reading and printing a dump, and stripping it on the way."""
    torch = os.path.join(folder, "dump.mlir")
    generic = os.path.join(folder, "generic.mlir")
    out = os.path.join(folder, "out.mlir")
    generate.write("dump", operations, torch)
    subprocess.run(
        [tools.torch_mlir_opt, torch, "--mlir-print-op-generic", "-o", generic],
        check=True,
    )
    strip = [tools.assertion_opt, *tools.verb, torch, "-o", out]
    commands = {
        "torch-mlir-opt: read, print": [tools.torch_mlir_opt, torch, "-o", out],
        "mlir-opt 22: read, print (generic form)": [
            tools.mlir_opt,
            "--allow-unregistered-dialect",
            generic,
            "-o",
            out,
        ],
        "assertion-opt: read, print": [tools.assertion_opt, torch, "-o", out],
        "assertion-opt: read, strip, print": strip,
        "the same with --quiet, which says no remarks": strip + ["--quiet"],
    }
    size = os.path.getsize(torch) / MB
    yield (
        f"A dump of {operations:,} operations ({size:.0f} MB), two thirds of them"
        f" for {operations // 6:,} assertions; medians of {runs} runs."
    )
    yield ""
    yield from measure.table(
        measure.compare(commands, runs), "torch-mlir-opt: read, print"
    )


def growth(tools, folder, runs):
    """User CPU of a strip over the size: a doubled size should double it."""
    yield (
        "Growth: user CPU time of read, strip and print, medians of"
        f" {runs} runs, and its ratio to the size before."
    )
    yield ""
    yield "| operations | " + " | ".join(f"{n:,}" for n in GROWTH) + " |"
    yield "| --- |" + " --- |" * len(GROWTH)
    titles = {
        "chain": "one chain behind one assertion",
        "uses": "assertions of one value",
    }
    for kind, title in titles.items():
        cells, before = [], None
        for operations in GROWTH:
            path = os.path.join(folder, "growth.mlir")
            generate.write(kind, operations, path)
            command = [tools.assertion_opt, *tools.verb, path, "-o"]
            cost = measure.compare({kind: command + [path + ".out"]}, runs)[kind]
            ratio = f" ({cost.user / before:.2f})" if before else ""
            cells.append(measure.milliseconds(cost.user) + ratio)
            before = cost.user
        yield f"| {title} | " + " | ".join(cells) + " |"


def report(tools, runs=7):
    """All tables as lines of Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        yield from start_up(tools, folder, 10 * runs)
        yield ""
        yield from large_dump(tools, folder, runs)
        yield ""
        yield from growth(tools, folder, max(1, runs // 2))
