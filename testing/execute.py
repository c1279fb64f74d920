"""Executes @main of a TOSA or Linalg module with mlir-opt and mlir-runner.

The inputs become constants of an entry function that is appended to the module,
the outputs are printed as integers of the same bits, and a failed assertion is
told from another death by its status and its message. Between torch-mlir-opt
and the runner stand mlir-opt's own passes alone.

MLIR 22 reads the text that torch-mlir's LLVM 24 writes on these levels. What it
does not is torch-mlir's own dialect tm_tensor (the Linalg of sort, scatter, scan),
and operations that are newer, such as tosa.assert_equal_shape: a ToolError."""

import collections
import functools
import os
import re
import shutil
import subprocess
import tempfile

import numpy

TOSA = "--torch-backend-to-tosa-backend-pipeline"
STABLEHLO = "--torch-backend-to-stablehlo-backend-pipeline"
LINALG = "--torch-backend-to-linalg-on-tensors-backend-pipeline"

# From TOSA or Linalg on tensors to LLVM. Named operations become loops, which
# are compiled faster than vectors and are fast enough for tests.
LOWERING = (
    "builtin.module("
    "func.func(tosa-to-arith,tosa-to-scf,tosa-optional-decompositions,"
    "tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,"
    "tosa-to-arith{include-apply-rescale=true}),"
    "canonicalize,func.func(convert-elementwise-to-linalg,"
    "linalg-generalize-named-ops),"
    "one-shot-bufferize{bufferize-function-boundaries"
    " function-boundary-type-conversion=identity-layout-map},"
    "func.func(convert-linalg-to-loops,lower-affine),convert-scf-to-cf,"
    "func.func(arith-expand,convert-math-to-llvm),convert-math-to-libm,"
    "convert-complex-to-llvm,expand-strided-metadata,lower-affine,"
    "finalize-memref-to-llvm,convert-arith-to-llvm,convert-vector-to-llvm,"
    "convert-func-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,"
    "reconcile-unrealized-casts)"
)
ENTRY = "execute_entry"
ABORTED = 128 + 6  # As a shell has it: ended by SIGABRT.
TIMEOUT = 300  # seconds

TYPES = {
    "f64": numpy.float64,
    "f32": numpy.float32,
    "f16": numpy.float16,
    "i64": numpy.int64,
    "i32": numpy.int32,
    "i16": numpy.int16,
    "i8": numpy.int8,
    "i1": numpy.bool_,
}
# How the elements of a result become the 64 bits that are printed.
WIDENING = {
    "f64": [("arith.bitcast", "i64")],
    "f32": [("arith.extf", "f64"), ("arith.bitcast", "i64")],
    "f16": [("arith.extf", "f64"), ("arith.bitcast", "i64")],
    "i64": [],
    "i32": [("arith.extsi", "i64")],
    "i16": [("arith.extsi", "i64")],
    "i8": [("arith.extsi", "i64")],
    "i1": [("arith.extui", "i64")],
}

# `shape` has None for a size that is not known.
TensorType = collections.namedtuple("TensorType", "shape element")
# `outputs` is empty unless `status` is 0. `said` is what the program wrote
# before it ended: the message of an assertion, if that ended it.
Run = collections.namedtuple("Run", "status outputs said")


class ToolMissing(Exception):
    """A program that is needed is not where it should be."""


class ToolError(Exception):
    """A program refused its input."""

    def __init__(self, command, status, said):
        super().__init__(f"{' '.join(command)} ended with {status}: {said[:2000]}")
        self.command, self.status, self.said = command, status, said


class Tools:
    """The programs, by absolute path; in a test those of its runfiles."""

    PLACES = {
        "assertion_opt": "cli/assertion-opt",
        "torch_mlir_opt": "../torch_mlir/torch-mlir-opt",
        "mlir_opt": "../mlir/bin/mlir-opt",
        "mlir_runner": "../mlir/bin/mlir-runner",
        "runner_utils": "../mlir/lib/libmlir_runner_utils.so",
        "c_runner_utils": "../mlir/lib/libmlir_c_runner_utils.so",
        "stdbuf": "stdbuf",
    }

    def __init__(self, **places):
        self.places = {**self.PLACES, **places}

    def __getattr__(self, name):
        place = self.__dict__["places"].get(name)
        if place is None:
            raise AttributeError(name)
        found = shutil.which(place)
        if not found and name.endswith("_utils") and os.path.exists(place):
            found = place
        if not found:
            raise ToolMissing(f"{name} is not at {place}")
        # A library looks for others in its own folder, which is not a runfile.
        return os.path.realpath(found) if "_utils" in name else os.path.abspath(found)


def finish(command, text, timeout=TIMEOUT):
    """Runs a program on `text`; ToolError if it ends with a status."""
    try:
        done = subprocess.run(
            command, input=text.encode(), capture_output=True, timeout=timeout
        )
    except subprocess.TimeoutExpired:
        raise ToolError(command, "timeout", f"after {timeout} s") from None
    if done.returncode:
        said = done.stderr.decode(errors="replace")
        raise ToolError(command, done.returncode, said)
    return done


def call(command, text, timeout=TIMEOUT):
    """What a program makes of `text`."""
    return finish(command, text, timeout).stdout.decode()


def torch(tools, text, *flags):
    """Runs torch-mlir-opt, which also reads our operations as unregistered."""
    return call([tools.torch_mlir_opt, "--allow-unregistered-dialect", *flags], text)


def assertion_opt(tools, text, *flags):
    return call([tools.assertion_opt, "--quiet", *flags], text)


def with_remarks(tools, text, *flags):
    """What assertion-opt makes of a module, and what it says of it."""
    done = finish([tools.assertion_opt, *flags], text)
    return done.stdout.decode(), done.stderr.decode()


def tensor_type(text):
    match = re.fullmatch(r"tensor<((?:(?:\d+|\?)x)*)(\w+)>", text)
    if not match or match[2] not in TYPES:
        raise ValueError(f"no test data for the type {text}")
    sizes = match[1].split("x")[:-1]
    shape = tuple(None if s == "?" else int(s) for s in sizes)
    return TensorType(shape, match[2])


def show_type(shape, element):
    sizes = ["?" if size is None else str(size) for size in shape]
    return "tensor<" + "x".join(sizes + [element]) + ">"


@functools.lru_cache(maxsize=16)
def generic_form(mlir_opt, text):
    """A module as mlir-opt prints it with --mlir-print-op-generic; of text
    without a module it makes one."""
    return call([mlir_opt, "--mlir-print-op-generic"], text)


def signature(tools, text, name="main"):
    """The types of the parameters and of the results of a function."""
    attributes = r'^  "func\.func"\(\) <\{(.*), sym_name = "(\w+)"'
    for found in re.finditer(attributes, generic_form(tools.mlir_opt, text), re.M):
        if found[2] == name:
            taken, given = re.search(
                r"function_type = \((.*?)\) -> (.*?)(?:$|, \w+ = )", found[1]
            ).groups()
            split = re.compile(r"tensor<[^<>]*>|[^\s,()]+")
            return (
                [tensor_type(t) for t in split.findall(taken)],
                [tensor_type(t) for t in split.findall(given)],
            )
    raise ValueError(f"the module has no function @{name}")


def formula_inputs(types, sizes):
    """An array for each type, filled by a fixed formula of its number and its
    indices. Each unknown size, in order, is the next of `sizes`."""
    sizes = iter(sizes)
    arrays = []
    for number, (shape, element) in enumerate(types, start=1):
        full = [next(sizes) if size is None else size for size in shape]
        value = numpy.full(full, number, numpy.int64)
        for axis, index in enumerate(numpy.indices(full) if full else ()):
            value = value + index * (7, 13, 5, 3)[axis % 4]
        value = value % 17
        if element.startswith("f"):
            value = value / 16
        elif element == "i1":
            value = value % 2
        arrays.append(numpy.asarray(value).astype(TYPES[element]))
    return arrays


def literal(array):
    """An array as the value of a DenseElementsAttr."""
    if array.size == 0:
        return "dense<>"
    if array.dtype == numpy.bool_:
        return f"dense<{str(array.tolist()).lower()}>"
    return f'dense<"0x{numpy.ascontiguousarray(array).tobytes().hex()}">'


def check_input(number, array, expected):
    """The inputs must be of the types that the function takes."""
    fits = len(array.shape) == len(expected.shape) and all(
        size in (None, given) for given, size in zip(array.shape, expected.shape)
    )
    if not fits or array.dtype != TYPES[expected.element]:
        raise ValueError(
            f"input {number} is {array.dtype}{list(array.shape)},"
            f" @main takes {show_type(*expected)}"
        )


def entry_inputs(inputs, taken):
    """The lines that make the arguments."""
    for k, (array, type_) in enumerate(zip(inputs, taken)):
        check_input(k, array, type_)
        full = show_type(array.shape, type_.element)
        yield f"    %c{k} = arith.constant {literal(array)} : {full}"
        yield f"    %a{k} = tensor.cast %c{k} : {full} to {show_type(*type_)}"


def entry_outputs(given):
    """The lines that print the results."""
    for k, type_ in enumerate(given):
        value = f"%r#{k}" if len(given) > 1 else "%r"
        element = type_.element
        for step, (operation, wider) in enumerate(WIDENING[element]):
            types = (show_type(type_.shape, e) for e in (element, wider))
            yield f"    %w{k}_{step} = {operation} {value} : {' to '.join(types)}"
            value, element = f"%w{k}_{step}", wider
        wide = show_type(type_.shape, "i64")
        yield f"    %p{k} = tensor.cast {value} : {wide} to tensor<*xi64>"
        yield f"    call @printMemrefI64(%p{k}) : (tensor<*xi64>) -> ()"


def entry_call(label, name, inputs, taken, given):
    """A function that calls another one and prints what it gives."""
    if len(inputs) != len(taken):
        raise ValueError(f"{len(inputs)} inputs, @{name} takes {len(taken)}")
    arguments = ", ".join(f"%a{k}" for k in range(len(taken)))
    types = [", ".join(show_type(*t) for t in side) for side in (taken, given)]
    count = f":{len(given)}" if len(given) > 1 else ""
    result = f"%r{count} = " if given else ""
    return [
        f"  func.func private @{label}() {{",
        *entry_inputs(inputs, taken),
        f"    {result}func.call @{name}({arguments}) : ({types[0]}) -> ({types[1]})",
        *entry_outputs(given),
        "    return",
        "  }",
    ]


def entry(name, runs, taken, given):
    """A function that calls another one with the inputs of each run in turn, and
    the functions it needs."""
    labels = [f"{ENTRY}_{k}" for k in range(len(runs))]
    lines = ["  func.func private @printMemrefI64(tensor<*xi64>)"]
    for label, inputs in zip(labels, runs):
        lines += entry_call(label, name, inputs, taken, given)
    lines.append(f"  func.func @{ENTRY}() {{")
    lines += [f"    call @{label}() : () -> ()" for label in labels]
    return "\n".join(lines + ["    return", "  }"])


def with_entry(tools, text, runs, name="main"):
    """The module with an entry function appended, and the types of what each of
    its runs prints."""
    taken, given = signature(tools, text, name)
    body = generic_form(tools.mlir_opt, text)
    # The module's own brace, before resources if there are any.
    end = body.rindex("\n})", 0, (body + "\n{-#").index("\n{-#")) + 1
    return body[:end] + entry(name, runs, taken, given) + "\n" + body[end:], given


def read_outputs(printed, given):
    """The arrays that an entry printed."""
    found = re.findall(
        r"^Unranked Memref .*? sizes = \[([\d, ]*)\].*? data = ?\n(.*?)(?=^Unranked|\Z)",
        printed,
        re.M | re.S,
    )
    if len(found) != len(given):
        raise ValueError(f"{len(found)} results printed, of {len(given)}")
    arrays = []
    for (sizes, data), type_ in zip(found, given):
        shape = [int(size) for size in sizes.split(",") if size.strip()]
        bits = numpy.array([int(x) for x in re.findall(r"-?\d+", data)], numpy.int64)
        if 0 in shape:  # Of what has no elements, some are printed.
            bits = bits[:0]
        if type_.element.startswith("f"):
            bits = bits.view(numpy.float64)
        arrays.append(bits.reshape(shape).astype(TYPES[type_.element]))
    return arrays


def lower(tools, text):
    """TOSA or Linalg on tensors in the LLVM dialect."""
    return call([tools.mlir_opt, "--pass-pipeline=" + LOWERING], text)


def run_lowered(tools, text, level=0, timeout=TIMEOUT):
    """Runs the entry of a module in the LLVM dialect: status and output."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        libraries = f"{tools.runner_utils},{tools.c_runner_utils}"
        # A process that aborts loses what it has not yet written.
        command = [tools.stdbuf, "-o0", tools.mlir_runner, file.name]
        command += ["-e", ENTRY, "--entry-point-result=void"]
        command += [f"-O{level}", f"--shared-libs={libraries}"]
        try:
            done = subprocess.run(command, capture_output=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            raise ToolError(command, "timeout", f"after {timeout} s") from None
    status = done.returncode
    if status == 1:  # Not compiled; a program that ran says so by other means.
        raise ToolError(command, status, done.stderr.decode(errors="replace"))
    said = done.stdout.decode(errors="replace")
    return (128 - status if status < 0 else status), said


def execute_all(tools, text, runs, name="main", level=0):
    """Runs a function of a TOSA or Linalg module on the arrays of each run, one
    after the other: it is compiled once. The outputs are a list for each run."""
    whole, given = with_entry(tools, text, runs, name)
    status, said = run_lowered(tools, lower(tools, whole), level)
    if status:
        return Run(status, [], said.removesuffix("\n"))
    outputs = read_outputs(said, given * len(runs))
    each = len(given)
    return Run(0, [outputs[k * each :][:each] for k in range(len(runs))], "")


def execute(tools, text, inputs, name="main", level=0):
    """Runs a function of a TOSA or Linalg module on arrays."""
    done = execute_all(tools, text, [inputs], name, level)
    return done._replace(outputs=done.outputs[0] if done.outputs else [])


def load(path, prefix):
    """The arrays of an .npz whose names begin with a prefix, by number."""
    with numpy.load(path) as data:
        names = [n for n in data.files if n.startswith(prefix)]
        names.sort(key=lambda n: [int(x) for x in re.findall(r"\d+", n)])
        return [data[name] for name in names]


def difference(outputs, expected, rtol=1e-3, atol=1e-4):
    """None where outputs are what is expected, else what differs."""
    if len(outputs) != len(expected):
        return f"{len(outputs)} results, expected {len(expected)}"
    for number, (have, want) in enumerate(zip(outputs, expected)):
        if have.shape != want.shape:
            return f"result {number} is {have.shape}, expected {want.shape}"
        close = numpy.isclose(
            have.astype(numpy.float64),
            want.astype(numpy.float64),
            rtol=rtol,
            atol=atol,
            equal_nan=True,
        )
        if not close.all():
            place = tuple(numpy.argwhere(~close)[0])
            return f"result {number} has {have[place]} at {place}, expected {want[place]}"
    return None
