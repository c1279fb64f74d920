"""Which dumps go through torch-mlir's backend pipelines as they are, with their
assertions dropped, stripped, and to TOSA with its shape operations too; which
operation stops the others; and whether what passes after the strip computes what
PyTorch did, where the outputs are known."""

import collections
import concurrent.futures
import csv
import os
import re
import subprocess
import tarfile
import tempfile

from testing import execute

PIPELINES = {
    "TOSA": execute.TOSA,
    "StableHLO": execute.STABLEHLO,
    "Linalg": execute.LINALG,
}
VARIANTS = ("as is", "dropped", "stripped")
SHAPES = "with shapes"  # The variant behind these that only TOSA has.
EXECUTED = ("TOSA", "Linalg")
PASSES = "passes"
SAME = "same"
TIMEOUT = 120  # seconds
JOBS = 2

# `stops` is variant -> pipeline -> PASSES or what stops it, where the pipeline has
# the variant; `executed` is pipeline -> how the stripped dump compares with PyTorch
# behind it, where that is known.
Outcome = collections.namedtuple("Outcome", "stops executed")


def variants(pipeline):
    """What is made of a dump for a pipeline, step by step."""
    return (*VARIANTS, SHAPES) if pipeline == "TOSA" else VARIANTS


def run(command):
    """The status and the standard error of a command."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=TIMEOUT,
        )
    except subprocess.TimeoutExpired:
        return -1, "timeout"
    return done.returncode, done.stderr.decode(errors="replace")


def split_flags(path):
    """The flag that a file with several modules needs."""
    with open(path, "rb") as file:
        split = re.search(rb"^// -----\s*$", file.read(), re.M)
    return ["--split-input-file"] if split else []


def culprit(status, errors):
    """The operation that an error is about, or what else went wrong."""
    if status < 0:
        return "timeout" if errors == "timeout" else f"signal {-status}"
    first = re.search(r"error: (.*)", errors)
    if not first:
        return f"status {status} without an error"
    text = first[1]
    for pattern in (
        r"failed to legalize operation '([\w.$-]+)'",
        r"failed to legalize unresolved (?:\w+ )?materialization",
        r"^'([\w.$-]+)' op ",
        r"operation '([\w.$-]+)'",
        r"not found for custom op '([\w.$-]+)'",
        r"^([\w.$-]+) is not written in TOSA",
    ):
        match = re.search(pattern, text)
        if match:
            return match[1] if match.groups() else "unresolved materialization"
    return text[:60]


def try_pipeline(tools, path, pipeline, output=os.devnull):
    """PASSES, or what stops it."""
    command = [tools.torch_mlir_opt, path, PIPELINES[pipeline], "-o", output]
    status, errors = run(command + split_flags(path))
    return culprit(status, errors) if status else PASSES


def change(tools, path, verbs, output):
    """Runs verbs on a dump; returns None, or what assertion-opt says against it."""
    command = [tools.assertion_opt, "--quiet", *verbs, path, "-o", output]
    status, errors = run(command + split_flags(path))
    return f"assertion-opt: {culprit(status, errors)}" if status else None


def compare(tools, module, data):
    """How a TOSA module compares with the inputs and outputs in an .npz."""
    with open(module) as file:
        text = file.read()
    expected = execute.load(data, "out")
    try:
        done = execute.execute(tools, text, execute.load(data, "in"))
    except (execute.ToolError, ValueError) as error:
        said = error.said if isinstance(error, execute.ToolError) else str(error)
        return "does not lower: " + culprit(1, said)
    if done.status:
        # Memory that is written out of bounds may end it by any signal.
        return f"aborts: {done.said}" if done.said else "crashes"
    # An input that is changed is a result too, behind those of PyTorch.
    outputs = done.outputs[: len(expected)]
    return "differs" if execute.difference(outputs, expected) else SAME


def try_variant(tools, path, variant, verbs, output):
    """Pipeline -> PASSES or what stops it; what a pipeline of EXECUTED makes is
    put in `output` with its name behind."""
    pipelines = [p for p in PIPELINES if variant in variants(p)]
    if verbs:
        refused = change(tools, path, verbs, output)
        if refused:
            return {pipeline: refused for pipeline in pipelines}
        path = output
    return {
        p: try_pipeline(tools, path, p, output + p if p in EXECUTED else os.devnull)
        for p in pipelines
    }


def judge(tools, outputs, pipeline, data):
    """How the stripped dump compares, and whether it does so as it is too."""
    word = compare(tools, outputs["stripped"] + pipeline, data)
    module = outputs["as is"] + pipeline
    if word != SAME and os.path.exists(module):
        if compare(tools, module, data) == word:
            return word + ", as it is too"
    return word


def try_dump(tools, path, folder, data=None):
    """The Outcome of a dump, or None if torch-mlir-opt does not read it."""
    load = [tools.torch_mlir_opt, path, "-o", os.devnull] + split_flags(path)
    if run(load)[0]:
        return None
    stops, outputs = {}, {}
    for variant, verbs in {
        "as is": [],
        "dropped": ["--drop"],
        "stripped": tools.verb,
        SHAPES: [*tools.verb, "--tosa-shapes"],
    }.items():
        output = os.path.join(folder, f"{os.path.basename(path)}.{variant}")
        stops[variant] = try_variant(tools, path, variant, verbs, output)
        outputs[variant] = output
    executed = {
        pipeline: judge(tools, outputs, pipeline, data)
        for pipeline in EXECUTED
        if data and stops["stripped"][pipeline] == PASSES
    }
    return Outcome(stops, executed)


def try_all(tools, paths, folder):
    """Name -> Outcome of the dumps that load; and the names of the others. An
    .npz next to a dump has its inputs and outputs."""

    def try_one(path):
        data = re.sub(r"(\.dyn)?\.mlir$", ".npz", path)
        return try_dump(tools, path, folder, data if os.path.exists(data) else None)

    paths = sorted(paths)
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        found = dict(zip(map(os.path.basename, paths), pool.map(try_one, paths)))
    return (
        {name: outcome for name, outcome in found.items() if outcome},
        [name for name, outcome in found.items() if not outcome],
    )


def passing(outcomes, pipeline, variant):
    return sum(o.stops[variant][pipeline] == PASSES for o in outcomes.values())


def count_table(suites):
    """Suite -> outcomes, as rows of how many pass."""
    yield "| dumps | " + " | ".join(PIPELINES) + " |"
    yield "| --- |" + " --- |" * len(PIPELINES)
    for title, outcomes in suites.items():
        yield f"| {title} ({len(outcomes)}) | " + " | ".join(
            " → ".join(str(passing(outcomes, p, v)) for v in variants(p))
            for p in PIPELINES
        ) + " |"


def cell(stops):
    """What stops one pipeline in each variant, said once if it is the same."""
    words = [stop if stop == PASSES else f"`{stop}`" for stop in stops]
    return words[0] if len(set(words)) == 1 else " → ".join(words)


def dump_table(outcomes):
    """A row for each dump."""
    yield "| model | " + " | ".join(PIPELINES) + " |"
    yield "| --- |" + " --- |" * len(PIPELINES)
    for name, outcome in outcomes.items():
        yield f"| {name.removesuffix('.mlir')} | " + " | ".join(
            cell([outcome.stops[v][p] for v in variants(p)]) for p in PIPELINES
        ) + " |"


def final_steps():
    """Each pipeline with its variants from the strip on."""
    return [(p, v) for p in PIPELINES for v in variants(p)[len(VARIANTS) - 1 :]]


def stop_table(suites):
    """What stops those that still fail, the most frequent first."""
    yield "| pipeline | stops on |"
    yield "| --- | --- |"
    for pipeline, variant in final_steps():
        stops = collections.Counter(
            outcome.stops[variant][pipeline]
            for outcomes in suites.values()
            for outcome in outcomes.values()
        )
        del stops[PASSES]
        stops = sorted(stops.items(), key=lambda s: (-s[1], s[0]))
        listed = ", ".join(f"`{stop}` {count}" for stop, count in stops)
        yield f"| {pipeline}, {variant} | {listed} |"


def execution_table(suites):
    """How those that pass after the strip compare with PyTorch."""
    names = collections.defaultdict(list)
    for outcomes in suites.values():
        for name, outcome in outcomes.items():
            for pipeline, word in outcome.executed.items():
                names[pipeline, word].append(name.removesuffix(".dyn.mlir"))
    yield "| through | against PyTorch | dumps |"
    yield "| --- | --- | --- |"
    for (pipeline, word), found in sorted(
        names.items(), key=lambda n: (EXECUTED.index(n[0][0]), -len(n[1]), n[0][1])
    ):
        listed = "" if word == SAME else ": " + ", ".join(found)
        yield f"| {pipeline} | {word} | {len(found)}{listed} |"


def worse(suites):
    """Dumps that passed a pipeline and do not after the strip, or with shapes."""
    for outcomes in suites.values():
        for name, outcome in outcomes.items():
            for pipeline, variant in final_steps():
                stop = outcome.stops[variant][pipeline]
                if outcome.stops["as is"][pipeline] == PASSES != stop:
                    yield f"{name} passes {pipeline} only as it is, not {variant}: {stop}"


def write_tsv(suites, path):
    """Every dump in a table of its own."""
    with open(path, "w", newline="") as file:
        rows = csv.writer(file, delimiter="\t", lineterminator="\n")
        columns = [f"{p}, {v}" for p in PIPELINES for v in variants(p)]
        columns += [f"{p}, executed" for p in EXECUTED]
        rows.writerow(["suite", "dump", *columns])
        for title, outcomes in suites.items():
            for name, outcome in outcomes.items():
                stops = [outcome.stops[v][p] for p in PIPELINES for v in variants(p)]
                words = [outcome.executed.get(p, "") for p in EXECUTED]
                rows.writerow([title, name, *stops, *words])


def unpack(archive, pattern, folder):
    """Unpacks what matches; returns the paths of the dumps."""
    os.makedirs(folder, exist_ok=True)
    paths = []
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            if member.isfile() and re.search(pattern, member.name):
                member.name = os.path.basename(member.name)
                tar.extract(member, folder)
                paths.append(os.path.join(folder, member.name))
    return [path for path in paths if path.endswith(".mlir")]


def try_suites(tools, suites):
    """Title -> outcomes, and the names that torch-mlir-opt does not read."""
    tried, unread = {}, []
    for title, paths in suites.items():
        with tempfile.TemporaryDirectory() as folder:
            tried[title], others = try_all(tools, paths, folder)
        unread += others
    return tried, unread


def report(tools, suites, models, table):
    """All tables as lines of Markdown, every dump in the file `table` if one is
    named. `suites` is title -> paths, and `models` the title of the one that is
    shown dump by dump."""
    tried, unread = try_suites(tools, suites)
    if table:
        write_tsv(tried, table)
    yield "Dumps that pass a backend pipeline of torch-mlir, as they are → with their"
    yield "assertions dropped → stripped; to TOSA also → with `--tosa-shapes` after the"
    yield "strip. [pipelines.tsv](pipelines.tsv) has every dump, with the operation that"
    yield "stops it."
    yield ""
    yield from count_table(tried)
    yield ""
    yield "The models, with the operation that stops them:"
    yield ""
    yield from dump_table(tried[models])
    yield ""
    yield "What stops the others, and how many:"
    yield ""
    yield from stop_table(tried)
    yield ""
    yield "Executed, where PyTorch's inputs and outputs are known and the stripped"
    yield "dump passes:"
    yield ""
    yield from execution_table(tried)
    yield ""
    if unread:
        yield f"Not counted, as torch-mlir-opt does not read them: {', '.join(unread)}."
    for line in worse(tried):
        yield f"- {line}"
