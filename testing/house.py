"""The rules of the house as functions: each takes the sources and returns what
breaks the rule, one line each. house_test.py runs them on this workspace.

Sources is a dict from path to text. A room is a top-level folder."""

import json
import math
import re
import statistics
import subprocess

FUNCTION_LINES = 80
FUNCTION_LINES_P90 = 30
FUNCTION_LINES_MEDIAN = 12
FILE_LINES = 400
HEADER_LINES = 250
HEADER_COMMENT = 40  # Percent.
HEADER_SMALL = 20  # Lines up to which a header needs no comment.
TEST_RATIO = 1.5

# Each room includes headers of its own and of the rooms above it. Those of one
# line do not see each other.
ROOMS = [
    {"dialect"},
    {"analysis"},
    {"transforms"},
    {"viz"},
    {"cli"},
    {"hook", "python"},
]
CXX_ROOMS = {"dialect", "hook", "testing"}


def room(path):
    return path.split("/", 1)[0]


def is_c(path):
    return re.search(r"\.(c|cc|cpp|h)$", path) is not None


def is_test(path):
    name = path.rsplit("/", 1)[-1]
    return room(path) == "testing" or bool(
        re.search(r"_(test|testing|fuzz|benchmark|fixture)\.\w+$", name)
    )


def core(sources):
    """The C and C++ files that are not tests."""
    return {p: t for p, t in sources.items() if is_c(p) and not is_test(p)}


def function_lengths(sources, root):
    """(lines, path, name) of each function of the core, by universal-ctags."""
    output = subprocess.run(
        ["ctags", "--languages=C,C++", "--kinds-C=f", "--kinds-C++=f"]
        + ["--fields=+ne", "--output-format=json", "-f-", "-L-"],
        input="\n".join(sorted(core(sources))),
        cwd=root,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    tags = map(json.loads, output.splitlines())
    return sorted(
        (tag["end"] - tag["line"] + 1, tag["path"], tag["name"])
        for tag in tags
        if "end" in tag
    )


def long_functions(lengths):
    found = [
        f"{path}: {name} has {lines} lines, of {FUNCTION_LINES} allowed"
        for lines, path, name in lengths
        if lines > FUNCTION_LINES
    ]
    if not lengths:
        return found
    counts = [lines for lines, _, _ in lengths]
    p90 = counts[len(counts) * 9 // 10]
    if p90 > FUNCTION_LINES_P90:
        found.append(f"one function in ten has {p90} lines or more")
    if statistics.median(counts) > FUNCTION_LINES_MEDIAN:
        found.append(f"the median function has {statistics.median(counts)} lines")
    return found


def long_files(sources):
    return [
        f"{path}: {text.count(chr(10))} lines, of {FILE_LINES} allowed"
        for path, text in sorted(core(sources).items())
        if text.count("\n") > FILE_LINES
    ]


def comment_lines(text):
    """How many lines of a C text are comment, and how many are not empty. A
    comment behind code does not count."""
    comment = lines = 0
    inside = False
    for line in text.splitlines():
        line = line.strip()
        if not line:
            continue
        lines += 1
        comment += inside or line.startswith(("//", "/*"))
        if inside or "/*" in line:
            inside = "*/" not in line.rsplit("/*", 1)[-1]
    return comment, lines


def bare_headers(sources):
    """Headers that are too long, or say too little of what they offer."""
    found = []
    for path, text in sorted(sources.items()):
        length = text.count("\n")
        if not path.endswith(".h"):
            continue
        if length > HEADER_LINES:
            found.append(f"{path}: {length} lines, of {HEADER_LINES} allowed")
        comment, lines = comment_lines(text)
        if length <= HEADER_SMALL or is_test(path):
            continue
        missing = HEADER_COMMENT * lines - 100 * comment
        if missing > 0:
            found.append(
                f"{path}: {comment / lines:.0%} is comment,"
                f" {math.ceil(missing / (100 - HEADER_COMMENT))} lines short"
            )
    return found


def level(name):
    return next((i for i, rooms in enumerate(ROOMS) if name in rooms), None)


def may_include(path, header):
    """Whether the file at `path` may include `header` of another room."""
    if room(header) == "testing":
        return is_test(path)
    here, there = level(room(path)), level(room(header))
    if there is None or room(path) == room(header) or is_test(path):
        return True
    return here is None or there < here


def upward_includes(sources):
    found = []
    for path, text in sorted(sources.items()):
        if not is_c(path):
            continue
        for header in re.findall(r'^\s*#\s*include\s*"([^"]+)"', text, re.M):
            if not may_include(path, header):
                found.append(f"{path} includes {header}")
    return found


def misplaced_cxx(sources):
    return [
        f"{path}: C++ is for {', '.join(sorted(CXX_ROOMS))}"
        for path in sorted(sources)
        if re.search(r"\.(cc|cpp)$", path) and room(path) not in CXX_ROOMS
    ]


def without_opening(sources):
    """Files that do not begin with what they are for."""
    return [
        path
        for path, text in sorted(sources.items())
        if is_c(path) and not re.match(r"\s*(/\*|//)", text)
    ]


def few_tests(sources):
    code = sum(text.count("\n") for text in core(sources).values())
    tests = sum(
        text.count("\n")
        for path, text in sources.items()
        if (is_c(path) and is_test(path))
        or (path.endswith("_test.py"))
        or (path.endswith(".mlir") and "RUN:" in text[:4000])
    )
    if tests < TEST_RATIO * code:
        return [f"{tests} lines of tests for {code} of code"]
    return []


def misformatted(sources, root):
    files = [p for p in sorted(sources) if is_c(p)]
    run = subprocess.run(
        ["clang-format-22", "--dry-run", "-Werror", "--ferror-limit=1"] + files,
        cwd=root,
        stderr=subprocess.PIPE,
        text=True,
    )
    places = re.findall(r"^(\S+?:\d+):\d+: error", run.stderr, re.M)
    return places or ([run.stderr] if run.returncode else [])
