#!/usr/bin/python3
"""Measures assertion-opt against torch-mlir-opt and mlir-opt, and prints what
it finds as Markdown.

usage: results.py [pipelines|speed|pictures...]        all if none is named
  --write               write docs/results.md instead
  --strip=FLAG          what stands for --strip, which is the default
  --suite=PATH          the end-to-end suite with the .npz of every test, to execute
                        more than testdata/e2e/data.tar.xz has
  --assertion-opt=PATH, --torch-mlir-opt=PATH, --mlir-opt=PATH
  --runs=N              runs of each measurement, 7 by default
"""

import argparse
import glob
import os
import platform
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BAZEL = os.path.join(ROOT, "third_party/bazel/bazel")
sys.path.insert(0, ROOT)

from bench import compile as compile_time
from bench import pictures, pipelines, speed  # noqa: E402
from testing import execute  # noqa: E402


def bazel(*arguments):
    return subprocess.run(
        [BAZEL, *arguments],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ).stdout.strip()


def find_host(tools):
    """What the verbs in torch-mlir's Python need."""
    bazel("build", "-c", "opt", "//hook:libassertion.so", "@torch_mlir//:site-packages")
    tools.library = os.path.join(
        bazel("info", "-c", "opt", "bazel-bin"), "hook/libassertion.so"
    )
    packages = os.path.join(
        bazel("info", "output_base"), "external/torch_mlir/site-packages"
    )
    tools.python_path = [os.path.join(ROOT, "python"), packages]


def find_tools(options):
    """Fills in the tools that were not named, building ours with -c opt."""
    if not options.assertion_opt:
        bazel("build", "-c", "opt", "//cli:assertion-opt")
        options.assertion_opt = os.path.join(
            bazel("info", "-c", "opt", "bazel-bin"), "cli/assertion-opt"
        )
    if not options.torch_mlir_opt:
        bazel("build", "@torch_mlir//:torch-mlir-opt")
        options.torch_mlir_opt = os.path.realpath(
            os.path.join(
                bazel("info", "output_base"), "external/torch_mlir/torch-mlir-opt"
            )
        )
    tool = os.path.realpath(shutil.which(options.mlir_opt))
    library = os.path.join(os.path.dirname(os.path.dirname(tool)), "lib")
    tools = execute.Tools(
        assertion_opt=options.assertion_opt,
        torch_mlir_opt=options.torch_mlir_opt,
        mlir_opt=options.mlir_opt,
        mlir_runner=options.mlir_opt.replace("mlir-opt", "mlir-runner"),
        runner_utils=os.path.join(library, "libmlir_runner_utils.so"),
        c_runner_utils=os.path.join(library, "libmlir_c_runner_utils.so"),
    )
    tools.verb = options.verb
    find_host(tools)
    return tools


def suites(options, folder):
    """Title -> the paths of its dumps."""
    corpus = os.path.join(ROOT, "testdata/corpus/dumps.tar.xz")
    seed = r"(^|/)seed/[^/]+\.%s\.mlir$"
    e2e = os.path.join(folder, "e2e")
    pipelines.unpack(
        os.path.join(ROOT, "testdata/e2e/data.tar.xz"), r"\.npz$", e2e
    )
    return {
        "models": glob.glob(os.path.join(ROOT, "testdata/models/*.mlir")),
        "torch-mlir's end-to-end tests with unknown sizes": pipelines.unpack(
            options.suite, r"\.dyn\.mlir$|\.npz$", e2e
        ),
        "decompositions with unknown sizes": pipelines.unpack(
            corpus, seed % "decomp", os.path.join(folder, "decomp")
        ),
        "the same in other stages": pipelines.unpack(
            corpus,
            seed % "(input|f(unc|x)backend|recomp|reduce)",
            os.path.join(folder, "stages"),
        ),
        "exported from PyTorch": pipelines.unpack(
            corpus, r"(^|/)fx/[^/]+\.fxbackend\.mlir$", os.path.join(folder, "fx")
        ),
        "imported from ONNX": pipelines.unpack(
            corpus,
            r"(^|/)onnx-[^/]+/[^/]+\.onnxbackend\.mlir$",
            os.path.join(folder, "onnx"),
        ),
        "testdata/cases": glob.glob(os.path.join(ROOT, "testdata/cases/*.mlir")),
    }


def machine():
    """One line on where this was measured."""
    with open("/proc/cpuinfo") as info:
        models = [s.split(":")[1].strip() for s in info if s.startswith("model name")]
    return (
        f"{len(models)} × {models[0] if models else platform.machine()};"
        " MLIR 22 and torch-mlir 20261001; in parentheses the ratio to"
        " torch-mlir-opt in the same run, runs alternating."
    )


def parse_options():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.add_argument("parts", nargs="*", metavar="part")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--strip", dest="verb", action="append")
    parser.add_argument(
        "--suite", default=os.path.join(ROOT, "testdata/e2e/suite.tar.xz")
    )
    parser.add_argument("--assertion-opt")
    parser.add_argument("--torch-mlir-opt")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    options.parts = options.parts or ["pipelines", "speed", "pictures"]
    unknown = set(options.parts) - {"pipelines", "speed", "pictures"}
    if unknown:
        parser.error("no such part: " + ", ".join(sorted(unknown)))
    options.verb = [v for v in options.verb or ["--strip"] if v]
    return options


def report(options, tools):
    yield "# Results"
    yield ""
    yield f"Written by `bench/results.py --write`. {machine()}"
    if "pipelines" in options.parts:
        yield ""
        yield "## Backend pipelines"
        yield ""
        table = os.path.join(ROOT, "docs/pipelines.tsv") if options.write else None
        with tempfile.TemporaryDirectory() as folder:
            dumps = suites(options, folder)
            yield from pipelines.report(tools, dumps, "models", table)
    if "speed" in options.parts:
        yield ""
        yield "## Speed and memory"
        yield ""
        yield from speed.report(tools, options.runs)
        yield ""
        models = os.path.join(ROOT, "testdata/models")
        yield from compile_time.report(tools, models, 10 * options.runs)
    if "pictures" in options.parts:
        yield ""
        yield "## Pictures"
        yield ""
        yield from pictures.report(tools, max(1, options.runs // 2))


def main():
    options = parse_options()
    tools = find_tools(options)
    output = sys.stdout
    if options.write:
        output = open(os.path.join(ROOT, "docs/results.md"), "w")
    for line in report(options, tools):
        print(line, file=output, flush=True)


if __name__ == "__main__":
    main()
