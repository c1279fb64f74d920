#!/usr/bin/python3
"""Measures assertion-opt against torch-mlir-opt and mlir-opt, and prints what
it finds as Markdown.

usage: results.py [pipelines|speed|pictures...]        all if none is named
  --write               write docs/results.md instead
  --strip=FLAG          what stands for --strip, which is the default
  --assertion-opt=PATH, --torch-mlir-opt=PATH, --mlir-opt=PATH
  --runs=N              runs of each measurement, 7 by default
"""

import argparse
import glob
import os
import platform
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BAZEL = os.path.join(ROOT, "third_party/bazel/bazel")
sys.path.insert(0, ROOT)

from bench import pictures, pipelines, speed  # noqa: E402


def bazel(*arguments):
    return subprocess.run(
        [BAZEL, *arguments],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ).stdout.strip()


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
    return options


def machine(tools):
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


def report(options):
    yield "# Results"
    yield ""
    yield f"Written by `bench/results.py --write`. {machine(options)}"
    if "pipelines" in options.parts:
        yield ""
        yield "## Backend pipelines"
        yield ""
        yield from pipelines.report(
            options,
            glob.glob(os.path.join(ROOT, "testdata/cases/*.mlir")),
            os.path.join(ROOT, "testdata/corpus/dumps.tar.xz"),
        )
    if "speed" in options.parts:
        yield ""
        yield "## Speed and memory"
        yield ""
        yield from speed.report(options, options.runs)
    if "pictures" in options.parts:
        yield ""
        yield "## Pictures"
        yield ""
        yield from pictures.report(options, max(1, options.runs // 2))


def main():
    options = find_tools(parse_options())
    output = sys.stdout
    if options.write:
        output = open(os.path.join(ROOT, "docs/results.md"), "w")
    for line in report(options):
        print(line, file=output, flush=True)


if __name__ == "__main__":
    main()
