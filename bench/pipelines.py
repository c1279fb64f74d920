<<<<<<< HEAD
"""Which dumps go through torch-mlir's backend pipelines as they are, with their
assertions dropped and stripped; which operation stops the others; and whether
what passes TOSA computes what PyTorch did, where the outputs are known."""

import collections
import concurrent.futures
import csv
=======
"""How many dumps go through torch-mlir's backend pipelines as they are, after
assertion-opt has dropped their assertions, and after it has stripped them; and
which operation stops the others."""

import collections
import glob
>>>>>>> sizes
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
EXECUTED = ("TOSA", "Linalg")
PASSES = "passes"
SAME = "same"
TIMEOUT = 120  # seconds
<<<<<<< HEAD
JOBS = 2

# `stops` is variant -> pipeline -> PASSES or what stops it; `executed` is pipeline
# -> how the stripped dump compares with PyTorch behind it, where that is known.
Outcome = collections.namedtuple("Outcome", "stops executed")
=======
LISTED = 24  # names of a long list
>>>>>>> sizes


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
    ):
        match = re.search(pattern, text)
        if match:
            return match[1] if match.groups() else "unresolved materialization"
    return text[:60]


<<<<<<< HEAD
def try_pipeline(tools, path, pipeline, output=os.devnull):
    """PASSES, or what stops it."""
    command = [tools.torch_mlir_opt, path, PIPELINES[pipeline], "-o", output]
=======
def try_pipelines(tools, path):
    """Pipeline -> None where it passes, else what stops it."""
    outcomes = {}
    for name, flag in PIPELINES.items():
        command = [tools.torch_mlir_opt, path, flag, "-o", os.devnull]
        status, errors = run(command + split_flags(path))
        outcomes[name] = culprit(status, errors) if status else None
    return outcomes


def run_verb(tools, verb, path, output):
    """Runs verbs on a dump; returns None, or what assertion-opt says against it."""
    command = [tools.assertion_opt, *verb, path, "-o", output]
>>>>>>> sizes
    status, errors = run(command + split_flags(path))
    return culprit(status, errors) if status else PASSES


<<<<<<< HEAD
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


def try_variant(tools, path, verbs, output):
    """Pipeline -> PASSES or what stops it; what a pipeline of EXECUTED makes is
    put in `output` with its name behind."""
    if verbs:
        refused = change(tools, path, verbs, output)
        if refused:
            return {pipeline: refused for pipeline in PIPELINES}
        path = output
    return {
        p: try_pipeline(tools, path, p, output + p if p in EXECUTED else os.devnull)
        for p in PIPELINES
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
    for variant, verbs in zip(VARIANTS, ([], ["--drop"], tools.verb)):
        output = os.path.join(folder, f"{os.path.basename(path)}.{variant}")
        stops[variant] = try_variant(tools, path, verbs, output)
        outputs[variant] = output
    executed = {
        pipeline: judge(tools, outputs, pipeline, data)
        for pipeline in EXECUTED
        if data and stops["stripped"][pipeline] == PASSES
    }
    return Outcome(stops, executed)
=======
def try_dump(tools, path, output):
    """The outcomes of a dump as it is, after --drop and after --strip, or None if
    it does not load."""
    load = [tools.torch_mlir_opt, path, "-o", os.devnull] + split_flags(path)
    if run(load)[0]:
        return None
    outcomes = [try_pipelines(tools, path)]
    for verb in ["--drop"], tools.verb:
        refused = run_verb(tools, verb, path, output)
        outcomes.append(
            {p: f"assertion-opt: {refused}" for p in PIPELINES}
            if refused
            else try_pipelines(tools, output)
        )
    return outcomes
>>>>>>> sizes


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
<<<<<<< HEAD
            " → ".join(str(passing(outcomes, p, v)) for v in VARIANTS)
=======
            " → ".join(str(passing(outcomes, p, when)) for when in range(3))
>>>>>>> sizes
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
            cell([outcome.stops[v][p] for v in VARIANTS]) for p in PIPELINES
        ) + " |"


def stop_table(suites):
    """What stops those that still fail, the most frequent first."""
    counts = collections.Counter()
    for outcomes in suites.values():
<<<<<<< HEAD
        for outcome in outcomes.values():
            for pipeline, stop in outcome.stops["stripped"].items():
                if stop != PASSES:
                    counts[pipeline, stop] += 1
    yield "| pipeline | stops on |"
    yield "| --- | --- |"
    for pipeline in PIPELINES:
        stops = [(n, stop) for (p, stop), n in counts.items() if p == pipeline]
        stops.sort(key=lambda s: (-s[0], s[1]))
        yield f"| {pipeline} | " + ", ".join(f"`{s}` {n}" for n, s in stops) + " |"


def execution_table(suites):
    """How those that pass after the strip compare with PyTorch."""
    names = collections.defaultdict(list)
    for outcomes in suites.values():
        for name, outcome in outcomes.items():
            for pipeline, word in outcome.executed.items():
                names[pipeline, word].append(name.removesuffix(".dyn.mlir"))
    yield "| through | against PyTorch | dumps |"
=======
        for name, (*_, after) in outcomes.items():
            for pipeline, stop in after.items():
                if stop:
                    stops[pipeline, stop].append(name.removesuffix(".mlir"))
    yield "| pipeline | stops on | dumps |"
>>>>>>> sizes
    yield "| --- | --- | --- |"
    for (pipeline, word), found in sorted(
        names.items(), key=lambda n: (EXECUTED.index(n[0][0]), -len(n[1]), n[0][1])
    ):
<<<<<<< HEAD
        listed = "" if word == SAME else ": " + ", ".join(found)
        yield f"| {pipeline} | {word} | {len(found)}{listed} |"
=======
        listed = ", ".join(names[:LISTED]) + (", ..." if len(names) > LISTED else "")
        yield f"| {pipeline} | `{stop}` | {len(names)}: {listed} |"


def model_table(outcomes):
    """What stops each model, as it is, dropped and stripped."""
    yield "| model | " + " | ".join(PIPELINES) + " |"
    yield "| --- |" + " --- |" * len(PIPELINES)
    for name, steps in sorted(outcomes.items()):
        cells = (
            " → ".join(f"`{step[p]}`" if step[p] else "passes" for step in steps)
            for p in PIPELINES
        )
        yield f"| {name.removesuffix('.mlir')} | " + " | ".join(cells) + " |"
>>>>>>> sizes


def worse(suites):
    """Dumps that passed a pipeline and do not after the strip."""
    for outcomes in suites.values():
<<<<<<< HEAD
        for name, outcome in outcomes.items():
            for pipeline, stop in outcome.stops["stripped"].items():
                if outcome.stops["as is"][pipeline] == PASSES != stop:
                    yield f"{name} passes {pipeline} only as it is: {stop}"


def write_tsv(suites, path):
    """Every dump in a table of its own."""
    with open(path, "w", newline="") as file:
        rows = csv.writer(file, delimiter="\t", lineterminator="\n")
        columns = [f"{p}, {v}" for p in PIPELINES for v in VARIANTS]
        columns += [f"{p}, executed" for p in EXECUTED]
        rows.writerow(["suite", "dump", *columns])
        for title, outcomes in suites.items():
            for name, outcome in outcomes.items():
                stops = [outcome.stops[v][p] for p in PIPELINES for v in VARIANTS]
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
    """All tables as lines of Markdown, every dump in the file `table`
    if one is named. `suites` is title -> paths, and `models` the title of the one that is shown dump by dump."""
    tried, unread = try_suites(tools, suites)
    if table:
        write_tsv(tried, table)
    yield "Dumps that pass a backend pipeline of torch-mlir, as they are → with their"
    yield "assertions dropped → stripped. [pipelines.tsv](pipelines.tsv) has every dump,"
    yield "with the operation that stops it."
=======
        for name, (before, _, after) in outcomes.items():
            for pipeline in PIPELINES:
                if before[pipeline] is None and after[pipeline]:
                    yield f"{name} passes {pipeline} only as it is: {after[pipeline]}"


def unpack(archive, folder, pattern):
    """Unpacks the members that match; returns their paths."""
    with tarfile.open(archive) as tar:
        members = [m for m in tar.getmembers() if re.search(pattern, m.name)]
        tar.extractall(folder, members)
    return [os.path.join(folder, m.name) for m in members]


def report(tools, testdata):
    """All tables as lines of Markdown, of the dumps in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        suites, unread = {}, []
        for title, paths in (
            ("cases", glob.glob(os.path.join(testdata, "cases/*.mlir"))),
            (
                "decompositions with unknown sizes",
                unpack(
                    os.path.join(testdata, "corpus/dumps.tar.xz"),
                    folder,
                    r"(^|/)seed/[^/]+\.decomp\.mlir$",
                ),
            ),
            ("models", glob.glob(os.path.join(testdata, "models/*.mlir"))),
            (
                "end-to-end tests with unknown sizes",
                unpack(
                    os.path.join(testdata, "e2e/suite.tar.xz"),
                    folder,
                    r"\.dyn\.mlir$",
                ),
            ),
        ):
            suites[title], others = try_all(tools, paths)
            unread += others
    yield "Dumps that pass a backend pipeline of torch-mlir, as they are → with"
    yield "their assertions dropped → stripped."
>>>>>>> sizes
    yield ""
    yield from count_table(tried)
    yield ""
<<<<<<< HEAD
    yield "The models, with the operation that stops them:"
=======
    yield "The models, and the operation that stops one:"
    yield ""
    yield from model_table(suites["models"])
    yield ""
    yield "What stops the others after the strip:"
>>>>>>> sizes
    yield ""
    yield from dump_table(tried[models])
    yield ""
    yield "What stops the others after the strip, and how many:"
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
