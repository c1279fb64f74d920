#!/usr/bin/python3
"""Makes upstream_ops.tsv from the ODS files of an installed MLIR.

usage: upstream_ops.py [PREFIX] > upstream_ops.tsv"""

import glob
import os
import re
import sys

import ods

HEAD = """
Effects of the operations of upstream MLIR 22, made by upstream_ops.py from its
ODS. The columns: name, effects, traits, what ODS declares, and a reason where
the answer is not the declaration's.

Rules, the first that fits:
  1. Decided by hand (DECIDED in the script): operations that answer in C++.
  2. Declares no effect (Pure, NoMemoryEffect): free. A division by zero, an
     index out of bounds and other undefined behaviour is no effect.
  3. RecursiveMemoryEffects and no effect of its own: recursive.
  4. Only reads: reads, whatever the resource.
  5. All else (writes, allocates, frees, declares nothing): effects.
tensor_free means: free, or recursive if it has regions, where no operand and
no result is mutable (a memref); `effects` or `reads` holds for the others.
loop: a region of it may run more than once.
"""

# Operations that answer in C++, or not at all: (effects, traits, reason).
DECIDED = {
    "bufferization.clone": ("effects", [], "allocates"),
    "bufferization.materialize_in_destination":
        ("effects", ["tensor_free"], "writes where the destination is a memref"),
    "cf.assert": ("effects", [], "stops the program"),
    "linalg.softmax":
        ("effects", ["tensor_free"], "reads and writes its memrefs only"),
    "llvm.inline_asm": ("effects", [], "the text may do anything"),
    "llvm.load": ("effects", [], "may be volatile or atomic, then it writes"),
    "llvm.store": ("effects", [], "writes"),
    "ml_program.global_store_graph":
        ("effects", [], "ours: it stores, whatever MLIR declares"),
    "ptr.gather": ("effects", [], "volatile in C++ counts as a write"),
    "ptr.load": ("effects", [], "may be volatile or atomic, then it writes"),
    "ptr.masked_load": ("effects", [], "volatile in C++ counts as a write"),
    "ptr.masked_store": ("effects", [], "writes"),
    "ptr.scatter": ("effects", [], "writes"),
    "ptr.store": ("effects", [], "writes"),
    "shape.is_broadcastable":
        ("free", [], "ours: MLIR declares nothing; a predicate on shapes"),
    "shape.meet":
        ("free", [], "ours: MLIR declares nothing; computes a shape or size"),
    "shape.reduce":
        ("recursive", ["loop"], "ours: MLIR declares nothing; folds a shape"),
    "vector.transfer_read": ("reads", ["tensor_free"], "reads a memref only"),
    "vector.transfer_write":
        ("effects", ["tensor_free"], "writes a memref only"),
}

# Operations beside those of LoopLikeOpInterface of which a region runs more
# than once: for each element, iteration, thread or attempt.
LOOPS = re.compile(r"""^(
    acc\.(kernels|parallel|serial) | emitc\.(do|for) | gpu\.all_reduce |
    gpu\.(launch|warp_execute_on_lane_0) | linalg\.(?!index$|yield$).* |
    memref\.generic_atomic_rmw | omp\.(loop_nest|parallel|target|task|teams) |
    omp\.atomic\.update | acc\.atomic\.update | pdl_interp\.foreach |
    scf\.reduce | shape\.reduce | smt\.(exists|forall) |
    sparse_tensor\.(binary|coiterate|foreach|reduce|select|unary) |
    spirv\.mlir\.loop | tensor\.(generate|pad) | transform\.foreach.* |
    wasmssa\.loop
)$""", re.X)


def effects(op):
    """(effects, traits, reason) by the rules above."""
    if op.name in DECIDED:
        return DECIDED[op.name]
    if op.name.startswith("linalg.") and op.interface and op.recursive:
        return ("effects", ["tensor_free"],
                "reads and writes its memrefs only")
    if op.interface:
        return ("effects", [], "answers in C++")
    if op.effects:
        # One that reads and has its regions' effects too is more than a read.
        only_reads = set(op.effects) == {ods.READ} and not op.recursive
        return ("reads" if only_reads else "effects", [], "")
    if op.recursive:
        return ("recursive", [], "")
    return ("free" if op.pure_by_trait else "effects", [], "")


def row(op):
    answer, traits, reason = effects(op)
    loop = ["loop"] if op.regions and LOOPS.match(op.name) else []
    return (op.name, answer, {*traits, *loop, *op.known_traits()},
            op.declared(), reason)


def main_files(include):
    """The .td files of the dialects that no other one includes."""
    files = glob.glob(include + "/mlir/Dialect/**/*.td", recursive=True)
    included = set()
    for td in files:
        with open(td, encoding="utf-8") as text:
            included.update(re.findall(r'^include "(.*)"', text.read(), re.M))
    names = {os.path.relpath(td, include) for td in files} - included
    return [include + "/" + n for n in sorted(names | {"mlir/IR/BuiltinOps.td"})]


def main():
    prefix = sys.argv[1] if len(sys.argv) > 1 else ods.PREFIX
    include = prefix + "/include"
    rows = {}
    for td in main_files(include):
        records = ods.dump(td, [include], prefix + "/bin/llvm-tblgen")
        for op in ods.operations(records) if records else []:
            rows[op.name] = row(op)
    missing = set(DECIDED) - set(rows)
    assert not missing, missing
    ods.write(sys.stdout, HEAD, rows.values())


if __name__ == "__main__":
    main()
