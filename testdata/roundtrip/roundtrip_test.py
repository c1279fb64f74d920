#!/usr/bin/python3
"""Compares what we print for a file with what torch-mlir-opt prints, byte by byte.

usage: roundtrip_test.py MODE TORCH_MLIR_OPT PRINT_MODULE EXCEPTIONS INPUT...

MODE is plain, generic, debuginfo or bytecode (written by torch-mlir-opt, read
by us). An INPUT is a file or a .tar.xz of files. What torch-mlir-opt does not
read is not compared, but must not make us crash. EXCEPTIONS has a line for each
file that may differ: mode, name, reason. The test fails on a difference that
the list lacks, and on a line that is no longer needed."""

import concurrent.futures
import os
import subprocess
import sys
import tarfile

FLAGS = {
    "plain": [],
    "generic": ["--mlir-print-op-generic"],
    "debuginfo": ["--mlir-print-debuginfo"],
    "bytecode": [],
}
REMEDY = b"torch-mlir-opt FILE -o FILE.mlir"

mode, theirs, ours, exceptions = sys.argv[1:5]
theirs, ours = os.path.abspath(theirs), os.path.abspath(ours)
folder = os.environ.get("TEST_TMPDIR", "/tmp")


def inputs():
    for path in sys.argv[5:]:
        if not path.endswith(".tar.xz"):
            yield path
            continue
        with tarfile.open(path) as archive:
            members = [m for m in archive.getmembers() if m.name.endswith(".mlir")]
            archive.extractall(folder, members)
        yield from (os.path.join(folder, m.name) for m in members)


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def compare(path):
    """Returns "" for the same text, else what is wrong; None if not compared."""
    if mode == "bytecode":
        text, path = path, os.path.join(folder, os.path.basename(path) + ".mlirbc")
        run(theirs, "--allow-unregistered-dialect", "--emit-bytecode", text, "-o", path)
        if not os.path.exists(path):
            return None
    reference = run(theirs, "--allow-unregistered-dialect", *FLAGS[mode], path)
    own = run(ours, *FLAGS[mode], path)
    if own.returncode not in (0, 1):
        return "crash (%d)" % own.returncode
    if own.returncode and not own.stderr:
        return "failed without a message"
    if reference.returncode:
        return None
    if own.returncode:
        # Bytecode of a younger MLIR need not be readable, but has a remedy.
        refused = mode == "bytecode" and REMEDY in own.stderr
        return None if refused else own.stderr.decode(errors="replace")
    return "" if own.stdout == reference.stdout else "differs"


def main():
    allowed = {}
    for line in open(exceptions):
        if line.strip() and not line.startswith("#"):
            words = line.split(None, 2)
            if words[0] == mode:
                allowed[words[1]] = words[2]
    files = sorted(set(inputs()))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = dict(zip((os.path.basename(f) for f in files), pool.map(compare, files)))
    wrong = {f: r for f, r in results.items() if r and f not in allowed}
    unneeded = [f for f in allowed if not results.get(f)]
    compared = sum(r is not None for r in results.values())
    print("%s: %d files, %d compared, %d differ" % (mode, len(files), compared, len(wrong)))
    for name, result in wrong.items():
        print("%s: %s" % (name, result))
    for name in unneeded:
        print("%s: the exception is no longer needed" % name)
    sys.exit(bool(wrong or unneeded or compared < len(files) // 2))


main()
