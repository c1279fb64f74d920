"""How many dumps go through torch-mlir's backend pipelines as they are, after
assertion-opt has dropped their assertions, and after it has stripped them; and
which operation stops the others."""

import collections
import glob
import os
import re
import subprocess
import tarfile
import tempfile

PIPELINES = {
    "TOSA": "--torch-backend-to-tosa-backend-pipeline",
    "StableHLO": "--torch-backend-to-stablehlo-backend-pipeline",
    "Linalg": "--torch-backend-to-linalg-on-tensors-backend-pipeline",
}
TIMEOUT = 120  # seconds
LISTED = 24  # names of a long list


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
    status, errors = run(command + split_flags(path))
    return culprit(status, errors) if status else None


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


def try_all(tools, paths):
    """Name -> outcomes of the dumps that load; and the names of the others."""
    outcomes, unread = {}, []
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(paths):
            name = os.path.basename(path)
            outcome = try_dump(tools, path, os.path.join(folder, name))
            if outcome:
                outcomes[name] = outcome
            else:
                unread.append(name)
    return outcomes, unread


def passing(outcomes, pipeline, when):
    return sum(outcome[when][pipeline] is None for outcome in outcomes.values())


def count_table(suites):
    """Suite -> outcomes, as rows of how many pass."""
    yield "| dumps | " + " | ".join(PIPELINES) + " |"
    yield "| --- |" + " --- |" * len(PIPELINES)
    for title, outcomes in suites.items():
        yield f"| {title} ({len(outcomes)}) | " + " | ".join(
            " → ".join(str(passing(outcomes, p, when)) for when in range(3))
            for p in PIPELINES
        ) + " |"


def stop_table(suites):
    """What stops those that still fail, the most frequent first."""
    stops = collections.defaultdict(list)
    for outcomes in suites.values():
        for name, (*_, after) in outcomes.items():
            for pipeline, stop in after.items():
                if stop:
                    stops[pipeline, stop].append(name.removesuffix(".mlir"))
    yield "| pipeline | stops on | dumps |"
    yield "| --- | --- | --- |"
    order = list(PIPELINES)
    for (pipeline, stop), names in sorted(
        stops.items(), key=lambda s: (order.index(s[0][0]), -len(s[1]), s[0][1])
    ):
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


def worse(suites):
    """Dumps that passed a pipeline and do not after the strip."""
    for outcomes in suites.values():
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
    yield ""
    yield from count_table(suites)
    yield ""
    yield "The models, and the operation that stops one:"
    yield ""
    yield from model_table(suites["models"])
    yield ""
    yield "What stops the others after the strip:"
    yield ""
    yield from stop_table(suites)
    yield ""
    if unread:
        yield f"Not counted, as torch-mlir-opt does not read them: {', '.join(unread)}."
    for line in worse(suites):
        yield f"- {line}"
