"""What --tosa-shapes and --lower add to torch-mlir's Torch-to-TOSA pipeline, in
instructions that are executed: they are the same in every run, on a machine
that others use too.

The pipeline is torch-mlir-opt with it less reading, verifying and printing
alone; the verbs are what their functions do. Dialects that a verb loads are
counted on their own: once a process, and not again in a pipeline that has
loaded them."""

import os
import re
import subprocess
import tempfile

MODELS = ("resnet18_dynbatch", "resnet18_dynbatch_sym", "resnet18_dynbatch_hw")
PIPELINE = "--torch-backend-to-tosa-backend-pipeline"
LOAD = "mlir::MLIRContext::getOrLoadDialect(llvm::StringRef)"


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
        found = Profile(out.read())
    if not found.total:
        raise ValueError(f"{command[0]} never entered {function}, or is stripped")
    return found


class Cost:
    """Instructions: of the pipeline, of verbs by name, of loading dialects."""

    def __init__(self, pipeline, verbs, load):
        self.pipeline, self.verbs, self.load = pipeline, verbs, load

    def ratio(self, *names):
        return sum(self.verbs[name] for name in names) / self.pipeline


def verb_cost(command, function):
    """Instructions in a verb, and in loading dialects in it."""
    found = profile(command, function)
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
    verbs, load = {}, 0
    for name, command in (
        ("strip", shapes + [os.devnull]),
        ("tosa_shapes", shapes + [os.devnull]),
        ("lower", lower),
    ):
        verbs[name], more = verb_cost(command, name + "_run")
        load += more
    return Cost(pipeline, verbs, load)


def millions(count):
    return f"{count / 1e6:.2f}"


def row(model, cost):
    cells = [model, millions(cost.pipeline)]
    cells += [
        f"{millions(cost.verbs[name])} ({100 * cost.ratio(name):.1f} %)"
        for name in ("tosa_shapes", "lower")
    ]
    cells += [f"{100 * cost.ratio('tosa_shapes', 'lower'):.1f} %"]
    cells += [f"{millions(cost.verbs['strip'])} ({100 * cost.ratio('strip'):.1f} %)"]
    return "| " + " | ".join(cells + [millions(cost.load)]) + " |"


def report(tools, folder):
    """All as lines of Markdown; the models are in `folder`."""
    yield (
        "Compile time: millions of instructions of torch-mlir's Torch-to-TOSA"
        " pipeline, and of the verbs around it, with their ratio to it; one run."
        " Loading dialects is counted apart, as it is done once."
    )
    yield ""
    yield "| model | pipeline | `--tosa-shapes` | `--lower` | both | `--strip` | loading |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for model in MODELS:
        with tempfile.TemporaryDirectory() as work:
            cost = measure(tools, os.path.join(folder, model + ".mlir"), work)
        yield row(model, cost)
