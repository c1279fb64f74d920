"""Running commands and what they cost, so that two of them can be compared.

Runs of the commands alternate, so that a change of the machine's load falls on
all of them, and each figure is the median of its runs."""

import os
import statistics
import subprocess
import time


class Cost:
    """The medians of some runs: seconds, seconds and KiB."""

    def __init__(self, wall, user, rss):
        self.wall, self.user, self.rss = wall, user, rss


def run(command):
    """Runs a command once; returns its wall time and user CPU time."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return wall, usage.ru_utime


def peak_rss(command):
    """Peak memory of a command in KiB. GNU time starts it: a child of a Python
    is charged with the memory of that Python."""
    output = subprocess.run(
        ["time", "-f", "%M"] + command,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ).stderr
    return int(output.splitlines()[-1])


def compare(commands, runs):
    """Name -> Cost of the commands, a dict of name to command."""
    samples = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            samples[name].append(run(command))
    return {
        name: Cost(
            statistics.median(wall for wall, _ in samples[name]),
            statistics.median(user for _, user in samples[name]),
            peak_rss(command),
        )
        for name, command in commands.items()
    }


# Below this, user CPU time is as coarse as the clock tick of the kernel.
TICK = 0.010  # seconds


def milliseconds(seconds):
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"


def mebibytes(kib):
    return f"{kib / 1024:.1f} MiB"


def cell(value, base, show):
    """A figure, and its ratio to that of the base where both mean something."""
    return show(value) + (f" ({value / base:.2f})" if base else "")


def table(costs, base):
    """Markdown rows of costs, with the ratio of each to that named `base`."""
    yield "| | wall | user CPU | peak memory |"
    yield "| --- | --- | --- | --- |"
    for name, cost in costs.items():
        other = Cost(0, 0, 0) if name == base else costs[base]
        cells = (
            cell(cost.wall, other.wall, milliseconds),
            cell(cost.user, other.user, milliseconds)
            if min(cost.user, costs[base].user) >= TICK
            else "–",
            cell(cost.rss, other.rss, mebibytes),
        )
        yield f"| {name} | " + " | ".join(cells) + " |"
