"""CPU time of torch-mlir's Torch-to-TOSA pipeline in its Python, alone and with
--tosa-shapes and --lower as passes around it, with --strip before them, and with two
passes that do nothing, after which the pass manager verifies the module as well.

One process, one context, one thread: all dialects are loaded and all types known
after the first runs, which do not count. Runs alternate, and each figure is the
median of the thread's own time, in which other processes have no part.

usage: host.py RUNS MODEL.mlir...   with PYTHONPATH and ASSERTION_LIBRARY set;
prints JSON: model -> {"verified": {"alone": ..., "shapes": ..., "strip": ...,
"nothing": ...}, "unverified": ...}, in ms"""

import json
import os
import statistics
import sys
import time

PIPELINE = "torch-backend-to-tosa-backend-pipeline"
WARM = 3


def load():
    """torch-mlir's modules, and a context with assertion in it."""
    import torch_mlir.ir as ir
    from torch_mlir._mlir_libs import _stablehlo
    from torch_mlir.dialects import torch

    import assertion

    context = ir.Context()
    context.enable_multithreading(False)
    torch.register_dialect(context)
    _stablehlo.register_dialect(context, load=True)
    assertion.register(context)
    return context


def do_nothing(operation, pass_):
    """A pass that costs what every pass costs."""


def manager(context, verify, *passes):
    """Of verbs, which are handed over in C, of functions, and of the pipeline."""
    import assertion
    from torch_mlir.passmanager import PassManager

    out = PassManager("builtin.module", context)
    for item in passes:
        if item in assertion.verbs():
            assertion.create_pass(item, quiet=True).add_to(out)
        else:
            out.add(item)
    out.enable_verifier(verify)
    return out


# What is timed, and what is run before it.
TIMED = {
    "alone": (("strip", "tosa-shapes"), (PIPELINE,)),
    "shapes": (("strip",), ("tosa-shapes", PIPELINE, "lower")),
    "strip": ((), ("strip", "tosa-shapes", PIPELINE, "lower")),
    "nothing": (("strip", "tosa-shapes"), (do_nothing, PIPELINE, do_nothing)),
}


def timed(passes, module):
    start = time.thread_time_ns()
    passes.run(module.operation)
    return (time.thread_time_ns() - start) / 1e6


def measure(context, path, verify, runs):
    """The median of each way."""
    import torch_mlir.ir as ir

    with open(path) as file:
        text = file.read()
    managers = {
        name: [manager(context, verify, *passes) for passes in both]
        for name, both in TIMED.items()
    }
    samples = {name: [] for name in TIMED}
    for _ in range(WARM + runs):
        for name, (before, passes) in managers.items():
            module = ir.Module.parse(text, context)
            before.run(module.operation)
            samples[name].append(timed(passes, module))
    return {name: statistics.median(found[WARM:]) for name, found in samples.items()}


def main():
    runs, context = int(sys.argv[1]), load()
    print(
        json.dumps(
            {
                os.path.splitext(os.path.basename(path))[0]: {
                    "verified": measure(context, path, True, runs),
                    "unverified": measure(context, path, False, runs),
                }
                for path in sys.argv[2:]
            }
        )
    )


if __name__ == "__main__":
    main()
