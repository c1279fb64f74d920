#!/usr/bin/python3
"""Executes torch-mlir's end-to-end suite with unknown sizes through TOSA's
shape operations, and prints what it finds as Markdown.

Each test goes through --strip --tosa-shapes, torch-mlir's own pipeline to TOSA,
--lower, and mlir-opt and mlir-runner; what comes out is compared with PyTorch's
outputs. It is also taken through TOSA as it is, for comparison.

usage: e2e.py SUITE [TEST...]   SUITE has NAME.dyn.mlir and NAME.npz
  --write                       write docs/e2e.md instead
  --assertion-opt=PATH, --torch-mlir-opt=PATH, --mlir-opt=PATH, --mlir-runner=PATH
"""

import argparse
import collections
import concurrent.futures
import glob
import os
import shutil
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ROOT)

from testing import execute  # noqa: E402

SAME, DIFFERS = "same", "differs"
SHAPES = ("--strip", "--tosa-shapes")
JOBS = 2


def reason(said):
    """The first error of a tool, without its place, on one line."""
    for line in said.splitlines():
        if "error: " in line:
            return line.split("error: ", 1)[1].split(" that was explicitly")[0]
    return said.strip().splitlines()[-1] if said.strip() else "no message"


def execution(tools, text, inputs, expected):
    """SAME, or what became of a module that TOSA's lowering takes."""
    try:
        done = execute.execute(tools, text, inputs)
    except (execute.ToolError, ValueError) as error:
        said = error.said if isinstance(error, execute.ToolError) else str(error)
        return "upstream's lowering: " + reason(said)
    if done.status:
        return f"aborts: {done.said}" if done.said else f"signal {done.status - 128}"
    outputs = done.outputs[: len(expected)]
    return DIFFERS if execute.difference(outputs, expected) else SAME


def outcome(tools, text, inputs, expected, shapes=True):
    """SAME, or the first step that stops a test and what it says."""
    steps = [
        ("TorchToTosa", lambda t: execute.torch(tools, t, execute.TOSA)),
    ]
    if shapes:
        steps.insert(0, ("--tosa-shapes", lambda t: execute.assertion_opt(tools, t, *SHAPES)))
        steps.append(("--lower", lambda t: execute.assertion_opt(tools, t, "--lower")))
    for name, step in steps:
        try:
            text = step(text)
        except execute.ToolError as error:
            return f"{name}: {reason(error.said)}"
    return execution(tools, text, inputs, expected)


def try_test(tools, folder, name):
    """How a test fares as it is, and with shapes."""
    with open(os.path.join(folder, name + ".dyn.mlir")) as file:
        text = file.read()
    data = os.path.join(folder, name + ".npz")
    inputs, expected = execute.load(data, "in"), execute.load(data, "out")
    return [
        outcome(tools, text, inputs, expected, shapes) for shapes in (False, True)
    ]


def try_all(tools, folder, names):
    """Name -> how it fares as it is, and with shapes."""
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        found = pool.map(lambda name: try_test(tools, folder, name), names)
        return dict(zip(names, found))


def count_table(outcomes):
    """How many are the same, wrong or stopped, and where."""
    counts = [collections.Counter(), collections.Counter()]
    for found in outcomes.values():
        for count, word in zip(counts, found):
            count[word.split(":")[0]] += 1
    yield f"| {len(outcomes)} tests | as they are | with shapes |"
    yield "| --- | --- | --- |"
    for word in sorted(set().union(*counts), key=lambda w: (w != SAME, w)):
        yield f"| {word} | {counts[0][word]} | {counts[1][word]} |"


def other_table(outcomes):
    """Those that are not the same, and why."""
    yield "| test | as it is | with shapes |"
    yield "| --- | --- | --- |"
    for name, (before, after) in outcomes.items():
        if after != SAME:
            cells = [word.replace("|", "\\|")[:160] for word in (before, after)]
            yield f"| {name} | {cells[0]} | {cells[1]} |"


def page(outcomes):
    return [
        "# torch-mlir's end-to-end suite through TOSA's shape operations",
        "",
        "Made by `bench/e2e.py SUITE --write`, which says what is measured. Every",
        "test executes right with static shapes.",
        "",
        *count_table(outcomes),
        "",
        "Those that are not the same as PyTorch;",
        "[random.mlir](../testdata/tosa_shapes/random.mlir) shows why in a minimal",
        "module that fails a test once it could be otherwise:",
        "",
        *other_table(outcomes),
        "",
    ]


def find_tools(options):
    tool = os.path.realpath(shutil.which(options.mlir_opt))
    library = os.path.join(os.path.dirname(os.path.dirname(tool)), "lib")
    return execute.Tools(
        assertion_opt=options.assertion_opt,
        torch_mlir_opt=options.torch_mlir_opt,
        mlir_opt=options.mlir_opt,
        mlir_runner=options.mlir_runner,
        runner_utils=os.path.join(library, "libmlir_runner_utils.so"),
        c_runner_utils=os.path.join(library, "libmlir_c_runner_utils.so"),
    )


def main(arguments):
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("suite")
    parser.add_argument("tests", nargs="*")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--assertion-opt", default=os.path.join(ROOT, "bazel-bin/cli/assertion-opt"))
    parser.add_argument("--torch-mlir-opt", default="torch-mlir-opt")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--mlir-runner", default="mlir-runner-22")
    options = parser.parse_args(arguments)
    names = options.tests or sorted(
        os.path.basename(path).removesuffix(".npz")
        for path in glob.glob(os.path.join(options.suite, "*.npz"))
    )
    text = "\n".join(page(try_all(find_tools(options), options.suite, names)))
    if options.write:
        with open(os.path.join(ROOT, "docs/e2e.md"), "w") as file:
            file.write(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
