"""Compares the blockers of dumps with what torch-mlir's own pipelines say.

A pipeline that passes must have no blocker that is called refused. One that
fails names an operation and a place: an operation there must be among the
blockers. Where it names a constant, a list or a literal, which it would have
erased with the last user, it or an operation that takes it must be among them.
A message without a place needs any blocker at all. In TOSA, whose conversion
goes in order and stops at the first, no torch operation before the one named
may be called refused, unless for the number of its unknown sizes, to which
the verifier of tosa.reshape objects after the whole conversion.
"""

import collections
import concurrent.futures
import re
import subprocess

PIPELINES = {
    "tosa": "--torch-backend-to-tosa-backend-pipeline",
    "stablehlo": "--torch-backend-to-stablehlo-backend-pipeline",
    "linalg": "--torch-backend-to-linalg-on-tensors-backend-pipeline",
}
CARRIED = ("torch.constant.", "torch.prim.ListConstruct",
           "torch.vtensor.literal", "torch.derefine")

Blocker = collections.namedtuple("Blocker", "line operation sure uses reason")
Outcome = collections.namedtuple("Outcome", "passed operation line message")
# `kind` is "agree", "missed", "extra", "crash"; `sure` where a blocker that
# agrees is called refused.
Judgement = collections.namedtuple(
    "Judgement", "file backend kind operation sure message")


def read_blockers(text):
    """{(file, backend): [Blocker]} of what blockers_dump prints, and the
    files that it could not read."""
    found, unreadable = collections.defaultdict(list), set()
    for line in text.splitlines():
        cells = line.split("\t")
        if cells[1] == "unreadable":
            unreadable.add(cells[0])
            continue
        file, backend, place, operation, certainty, uses, reason = cells
        found[file, backend].append(
            Blocker(int(place.split(":")[0]), operation,
                    certainty == "refused",
                    {int(u) for u in uses.split(",") if u}, reason))
    return found, unreadable


def run_pipeline(torch_mlir_opt, file, backend):
    done = subprocess.run(
        [torch_mlir_opt, PIPELINES[backend], file, "-o", "/dev/null"],
        capture_output=True, text=True, errors="replace", timeout=300)
    if done.returncode == 0:
        return Outcome(True, None, None, "")
    if done.returncode not in (0, 1):
        return Outcome(False, None, None, f"crash {done.returncode}")
    error = re.search(r"^(?:(.*?):(\d+):\d+|.*?): error: (.*)$", done.stderr,
                      re.M)
    if not error:
        return Outcome(False, None, None, done.stderr[:200])
    _, line, message = error.groups()
    named = re.match(r"failed to legalize operation '([^']*)'", message)
    # The location of a fused or unknown place has line 0.
    return Outcome(False, named[1] if named else None,
                   int(line) if line and int(line) else None, message)


def run_pipelines(torch_mlir_opt, files, jobs):
    pairs = [(f, b) for f in files for b in PIPELINES]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        outcomes = pool.map(lambda p: run_pipeline(torch_mlir_opt, *p), pairs)
        return dict(zip(pairs, outcomes))


def is_meant(blocker, outcome):
    """Whether a blocker is what the pipeline's error is about."""
    if outcome.line is None:
        return True
    if outcome.operation and outcome.operation.startswith(CARRIED):
        return outcome.line in blocker.uses or blocker.line == outcome.line
    return blocker.line == outcome.line


def too_early(blockers, outcome, backend):
    """A blocker that TOSA's conversion went past."""
    if (backend != "tosa" or not outcome.line or not outcome.operation or
            "explicitly marked illegal" not in outcome.message):
        return None
    return next((b for b in blockers if b.sure and b.line < outcome.line and
                 b.operation.startswith("torch.") and
                 "unknown sizes" not in b.reason), None)


def judge(file, backend, blockers, outcome):
    """The judgements on one file and backend."""
    def say(kind, operation, sure=False):
        return Judgement(file, backend, kind, operation, sure,
                         outcome.message)
    if outcome.passed:
        sure = [b for b in blockers if b.sure]
        return ([say("extra", b.operation, True) for b in sure] or
                [say("agree", None, True)])
    if outcome.message.startswith("crash"):
        return [say("crash", None)]
    early = too_early(blockers, outcome, backend)
    if early:
        return [say("extra", early.operation, True)]
    meant = [b for b in blockers if is_meant(b, outcome)]
    if not meant:
        return [say("missed", outcome.operation or outcome.message[:60])]
    best = max(meant, key=lambda b: b.sure)
    return [say("agree", best.operation, best.sure)]


def judge_all(files, dump, torch_mlir_opt, jobs=2):
    """[Judgement] for every file that both sides can read."""
    printed = subprocess.run([dump, *files], capture_output=True, text=True,
                             errors="replace")
    if printed.returncode:
        raise RuntimeError(f"{dump} ended with {printed.returncode}: "
                           f"{printed.stderr[-500:]}")
    blockers, unreadable = read_blockers(printed.stdout)
    readable = [f for f in files if f not in unreadable]
    outcomes = run_pipelines(torch_mlir_opt, readable, jobs)
    judgements = []
    for (file, backend), outcome in outcomes.items():
        judgements += judge(file, backend, blockers[file, backend], outcome)
    return judgements
