"""What --strip, --tosa-shapes and --lower add to torch-mlir's Torch-to-TOSA
pipeline, in instructions that are executed: they are the same in every run, on a
machine that others use too. The CPU time of both in torch-mlir's Python is there
to see that they tell the truth.

The pipeline is torch-mlir-opt with it less reading and printing alone; the verbs
are what their functions do. Like is set against like: the pipeline without its
verifier against the verbs alone, and the pipeline as it is, verifying after each
pass, against the verbs with the verifying of what they changed. Dialects that a verb
loads are counted on their own: once a process, and not again in a pipeline that has
loaded them."""

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
    """Instructions: of the pipeline and of verbs by name, without verifying and with
    it, and of loading dialects."""

    def __init__(self, plain, verified, load):
        self.plain, self.verified, self.load = plain, verified, load

    def ratio(self, *names, verify=False):
        """Of verbs to the pipeline."""
        costs = self.verified if verify else self.plain
        return sum(costs[name] for name in names) / costs["pipeline"]


def verb_cost(command, function):
    """Instructions in a verb, and in loading dialects in it."""
    found = profile(command, function)
    if not found.total:
        raise ValueError(f"{command[0]} never entered {function}, or is stripped")
    load = found.calls.get(LOAD, 0)
    return found.total - load, load


def pipeline_cost(command):
    """Instructions of the pipeline in torch-mlir-opt."""
    return profile(command + [PIPELINE]).total - profile(command).total


def measure(tools, model, folder):
    """Takes a model to TOSA and to Linalg, step by step."""
    stripped, written, tosa = (
        os.path.join(folder, name + ".mlir") for name in ("torch", "shapes", "tosa")
    )
    ours = [tools.assertion_opt, "--quiet"]
    torch = [tools.torch_mlir_opt, "--mlir-disable-threading", written, "-o"]
    steps = (
        [*ours, "--strip", model, "-o", stripped],
        [*ours, "--tosa-shapes", stripped, "-o", written],
        [*ours, "--lower", tosa, "-o", os.devnull],
    )
    subprocess.run(steps[0], check=True)
    subprocess.run(steps[1], check=True)
    subprocess.run(torch + [tosa, PIPELINE], check=True)
    torch.append(os.devnull)
    plain = {"pipeline": pipeline_cost(torch + ["--verify-each=0"])}
    verified = {"pipeline": pipeline_cost(torch)}
    load = 0
    for name, command in zip(VERBS, steps):
        plain[name], more = verb_cost(command, name + "_run")
        verified[name] = plain[name] + profile(command, VERIFY).total
        load += more
    return Cost(plain, verified, load)


def millions(count):
    return f"{count / 1e6:.2f}"


def share(cost, verify, *names):
    """Of some verbs, in millions and next to the pipeline."""
    costs = cost.verified if verify else cost.plain
    own = sum(costs[name] for name in names)
    return f"{millions(own)} ({100 * cost.ratio(*names, verify=verify):.1f} %)"


def row(model, cost, verify):
    costs = cost.verified if verify else cost.plain
    cells = [model, "yes" if verify else "no", millions(costs["pipeline"])]
    cells += [share(cost, verify, name) for name in VERBS]
    cells += [share(cost, verify, "tosa_shapes", "lower"), share(cost, verify, *VERBS)]
    return "| " + " | ".join(cells) + " |"


def instructions(tools, folder):
    yield (
        "Compile time: millions of instructions of torch-mlir's Torch-to-TOSA"
        " pipeline, and of the verbs around it, with their ratio to it; one run. Both"
        " without verifying the module, and both with it after each step."
    )
    yield ""
    yield (
        "| model | verified | pipeline | `--strip` | `--tosa-shapes` | `--lower`"
        " | the last two | all three |"
    )
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    loads = []
    for model in MODELS:
        with tempfile.TemporaryDirectory() as work:
            cost = measure(tools, os.path.join(folder, model + ".mlir"), work)
        yield row(model, cost, verify=False)
        yield row(model, cost, verify=True)
        loads.append(millions(cost.load))
    yield ""
    yield (
        "Loading dialects that are written and were not read, once a process, comes to"
        f" {', '.join(loads)} more."
    )


def time_cells(found):
    """Of one way to verify: the pipeline, and what is added to it."""
    alone = found["alone"]
    yield f"{alone:.2f}"
    for name in ("nothing", "shapes", "strip"):
        added = found[name] - alone
        yield f"{added:.2f} ({100 * added / alone:.1f} %)"


def time_row(model, verified, found):
    return "| " + " | ".join([model, verified, *time_cells(found)]) + " |"


def times(tools, folder, runs):
    yield (
        "The same in CPU time, in torch-mlir's Python, where the verbs are passes"
        " around the pipeline and all is loaded: milliseconds, medians of"
        f" {runs} runs that alternate. torch-mlir's own types have to be printed to be"
        " read there. Where the pass manager verifies the module after each pass, a"
        " pass that does nothing costs that much too: two such passes are there to"
        " compare."
    )
    yield ""
    yield (
        "| model | verified | pipeline | two passes that do nothing add"
        " | `--tosa-shapes` and `--lower` add | all three add |"
    )
    yield "| --- | --- | --- | --- | --- | --- |"
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
        yield time_row(model, "no", found["unverified"])
        yield time_row(model, "yes", found["verified"])


def report(tools, folder, runs):
    """All as lines of Markdown; the models are in `folder`."""
    yield from instructions(tools, folder)
    yield ""
    yield from times(tools, folder, runs)
