"""What --strip, --tosa-shapes and --lower add to torch-mlir's Torch-to-TOSA
pipeline, in instructions that are executed: they are the same in every run, on a
machine that others use too. The CPU time of both in torch-mlir's Python is there
to see that they tell the truth.

The pipeline is torch-mlir-opt with it less reading and printing alone; the verbs
are what their functions do. Verifying what they changed is counted on its own,
as the pipeline verifies after each pass too. So are dialects that a verb loads:
once a process, and not again in a pipeline that has loaded them."""

import json
import os
import re
import subprocess
import sys
import tempfile

MODELS = ("resnet18_dynbatch", "resnet18_dynbatch_sym", "resnet18_dynbatch_hw")
PIPELINE = "--torch-backend-to-tosa-backend-pipeline"
LOAD = "mlir::MLIRContext::getOrLoadDialect(llvm::StringRef)"
VERIFY = "mlirOperationVerify"
VERBS = ("strip", "tosa_shapes", "lower")


class Profile:
    """What callgrind wrote: the instructions in all, and in calls of each
    function."""

    def __init__(self, text):
        names, self.calls = {}, {}
        callee, is_call = None, False
        for line in text.splitlines():
            if line.startswith("cfn="):
                number, name = re.match(r"cfn=\((\d+)\)(?: (.*))?", line).groups()
                callee = names.setdefault(number, name)
            elif line.startswith("fn="):
                number, name = re.match(r"fn=\((\d+)\)(?: (.*))?", line).groups()
                names.setdefault(number, name)
            elif line.startswith("calls="):
                is_call = True
            elif is_call:
                cost = int(line.split()[-1])
                self.calls[callee] = self.calls.get(callee, 0) + cost
                is_call = False
        self.total = int(re.search(r"^(?:summary|totals): (\d+)", text, re.M).group(1))


def profile(command, function=None):
    """Runs a command; with a function, what is executed while in it counts."""
    toggle = [f"--toggle-collect={function}"] if function else []
    with tempfile.NamedTemporaryFile("r", suffix=".callgrind") as out:
        subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={out.name}",
                *toggle,
                *command,
            ],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return Profile(out.read())


class Cost:
    """Instructions: of the pipeline, of verbs by name, of loading dialects, of
    verifying after the verbs."""

    def __init__(self, pipeline, verbs, load, verify):
        self.pipeline, self.verbs = pipeline, verbs
        self.load, self.verify = load, verify

    def ratio(self, *names):
        return sum(self.verbs[name] for name in names) / self.pipeline


def verb_cost(command, function):
    """Instructions in a verb, and in loading dialects in it."""
    found = profile(command, function)
    if not found.total:
        raise ValueError(f"{command[0]} never entered {function}, or is stripped")
    load = found.calls.get(LOAD, 0)
    return found.total - load, load


def measure(tools, model, folder):
    """Takes a model to TOSA and to Linalg, step by step."""
    written, tosa = (os.path.join(folder, n) for n in ("torch.mlir", "tosa.mlir"))
    shapes = [tools.assertion_opt, "--strip", "--tosa-shapes", "--quiet", model, "-o"]
    lower = [tools.assertion_opt, "--lower", "--quiet", tosa, "-o", os.devnull]
    torch = [tools.torch_mlir_opt, "--mlir-disable-threading", written, "-o"]
    subprocess.run(shapes + [written], check=True)
    subprocess.run(torch + [tosa, PIPELINE], check=True)
    read = profile(torch + [os.devnull]).total
    pipeline = profile(torch + [os.devnull, PIPELINE]).total - read
    shapes.append(os.devnull)
    verbs, load = {}, 0
    for name, command in zip(VERBS, (shapes, shapes, lower)):
        verbs[name], more = verb_cost(command, name + "_run")
        load += more
    verify = profile(shapes, VERIFY).total + profile(lower, VERIFY).total
    return Cost(pipeline, verbs, load, verify)


def millions(count):
    return f"{count / 1e6:.2f}"


def share(cost, *names):
    """Of some verbs, in millions and next to the pipeline."""
    own = sum(cost.verbs[name] for name in names)
    return f"{millions(own)} ({100 * cost.ratio(*names):.1f} %)"


def row(model, cost):
    cells = [model, millions(cost.pipeline)]
    cells += [share(cost, name) for name in VERBS]
    cells += [share(cost, "tosa_shapes", "lower"), share(cost, *VERBS)]
    cells += [millions(cost.verify), millions(cost.load)]
    return "| " + " | ".join(cells) + " |"


def instructions(tools, folder):
    yield (
        "Compile time: millions of instructions of torch-mlir's Torch-to-TOSA"
        " pipeline, and of the verbs around it, with their ratio to it; one run."
        " Verifying what the verbs changed is counted apart, and so is loading"
        " dialects, which is done once."
    )
    yield ""
    yield (
        "| model | pipeline | `--strip` | `--tosa-shapes` | `--lower` | the last two"
        " | all three | verifying | loading |"
    )
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for model in MODELS:
        with tempfile.TemporaryDirectory() as work:
            cost = measure(tools, os.path.join(folder, model + ".mlir"), work)
        yield row(model, cost)


def time_row(model, found):
    cells = [model]
    for alone, whole in (found["verified"], found["unverified"]):
        added = whole - alone
        cells += [f"{alone:.2f}", f"{added:.2f} ({100 * added / alone:.0f} %)"]
    return "| " + " | ".join(cells) + " |"


def times(tools, folder, runs):
    yield (
        "The same in CPU time, in torch-mlir's Python, where the verbs are passes"
        " around the pipeline and all is loaded: milliseconds, medians of"
        f" {runs} runs that alternate. torch-mlir's own types have to be printed to be"
        " read there, and the pass manager verifies the module after each pass; with"
        " its verifier off, it still does before the first one."
    )
    yield ""
    yield "| model | pipeline | the verbs add | unverified | the verbs add |"
    yield "| --- | --- | --- | --- | --- |"
    done = subprocess.run(
        [sys.executable, os.path.join(os.path.dirname(__file__), "host.py"), str(runs)]
        + [os.path.join(folder, model + ".mlir") for model in MODELS],
        check=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(tools.python_path),
            "ASSERTION_LIBRARY": tools.library,
        },
        stdout=subprocess.PIPE,
    )
    for model, found in json.loads(done.stdout).items():
        yield time_row(model, found)


def report(tools, folder, runs):
    """All as lines of Markdown; the models are in `folder`."""
    yield from instructions(tools, folder)
    yield ""
    yield from times(tools, folder, runs)
