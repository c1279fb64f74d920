#!/usr/bin/env python3
"""Brings torch dumps to TOSA in one process, without their run-time checks.

usage: to_tosa.py FILE.mlir...

Writes FILE.tosa.mlir beside each, and says of each what was dropped."""

import logging
import os
import sys

import torch_mlir.ir as ir
from torch_mlir.dialects import torch as torch_dialect
from torch_mlir.passmanager import PassManager

import assertion

USAGE = "usage: to_tosa.py FILE.mlir..."


def lower(module):
    """Lowers a torch module to TOSA in place, and returns the report."""
    report = assertion.Report()
    manager = PassManager.parse("builtin.module(canonicalize)")
    manager.add(assertion.strip_pass(report=report))
    manager.add("torch-backend-to-tosa-backend-pipeline")
    manager.run(module.operation)
    return report


def answer_usage(arguments):
    """The status with which to end before any work, or None."""
    if arguments and not arguments[0].startswith("-"):
        return None
    is_help = arguments in (["--help"], ["-h"])
    print(USAGE, file=sys.stdout if is_help else sys.stderr)
    return 0 if is_help else 1


def main(paths):
    status = answer_usage(paths)
    if status is not None:
        return status
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    status = 0
    for path in paths:
        with ir.Context() as context:
            torch_dialect.register_dialect(context)
            assertion.register(context)
            module = ir.Module.parseFile(path)
            try:
                print(lower(module))
            except ir.MLIRError as error:
                print(f"{path}: {error}", file=sys.stderr)
                status = 1
                continue
            with open(os.path.splitext(path)[0] + ".tosa.mlir", "w") as out:
                print(module, file=out)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
