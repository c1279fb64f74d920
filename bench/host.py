"""CPU time of torch-mlir's Torch-to-TOSA pipeline in its Python, alone and with
--strip, --tosa-shapes and --lower as passes around it.

One process, one context, one thread: all dialects are loaded and all types known
after the first runs, which do not count. Runs alternate, and each figure is the
median of the thread's own time, in which other processes have no part.

usage: host.py RUNS MODEL.mlir...   with PYTHONPATH and ASSERTION_LIBRARY set;
prints JSON: model -> {"verified": [alone, whole], "unverified": ...}, in ms"""

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


def manager(context, verify, before, pipeline, after):
    """Passes of verbs around the pipeline, handed over in C."""
    import assertion
    from torch_mlir.passmanager import PassManager

    out = PassManager("builtin.module", context)
    for verb in before:
        assertion.create_pass(verb, quiet=True).add_to(out)
    if pipeline:
        out.add(PIPELINE)
    for verb in after:
        assertion.create_pass(verb, quiet=True).add_to(out)
    out.enable_verifier(verify)
    return out


def timed(passes, module):
    start = time.thread_time_ns()
    passes.run(module.operation)
    return (time.thread_time_ns() - start) / 1e6


def measure(context, path, verify, runs):
    """The medians of the pipeline alone, on what the verbs leave, and of all."""
    import torch_mlir.ir as ir

    with open(path) as file:
        text = file.read()
    before = ("strip", "tosa-shapes")
    prepare = manager(context, verify, before, False, ())
    alone = manager(context, verify, (), True, ())
    whole = manager(context, verify, before, True, ("lower",))
    samples = [], []
    for _ in range(WARM + runs):
        module = ir.Module.parse(text, context)
        prepare.run(module.operation)
        samples[0].append(timed(alone, module))
        samples[1].append(timed(whole, ir.Module.parse(text, context)))
    return [statistics.median(sample[WARM:]) for sample in samples]


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
