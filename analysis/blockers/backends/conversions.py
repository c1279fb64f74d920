#!/usr/bin/env python3
"""Lists the operations that torch-mlir's conversions register.

usage: conversions.py TORCH_MLIR_GIT [REVISION] > conversions.tsv

One line an operation and backend: the operation, the backend, and the place
(file:line under lib/Conversion) that names its C++ class in a pattern or in
a list of illegal operations of a pass of that backend's pipeline, or in an
isa<> by which a pattern for any operation picks its own.
"""

import collections
import re
import subprocess
import sys

# The conversions of each pipeline in
# lib/Dialect/TorchConversion/Transforms/Passes.cpp.
PIPELINES = {
    "tosa": ["TorchToTosa"],
    "stablehlo": ["TorchToStablehlo", "TorchToArith"],
    "linalg": ["TorchToTMTensor", "TorchToLinalg", "TorchToSCF",
               "TorchToArith", "TorchToTensor",
               "TorchConversionToMLProgram"],
}
DEFINITION = re.compile(
    r'def Torch(Conversion)?_(\w+)\s*:\s*Torch\w*_Op<\s*"([\w.]+)"')
REGISTRATION = re.compile(
    r"(?:addIllegalOp|addDynamicallyLegalOp|patterns\s*\.add(?:WithLabel)?|"
    r"illegalOps\.insert|INSERT_\w+|\bisa)\s*[<(]")


class Git:
    def __init__(self, folder, revision):
        self.folder, self.revision = folder, revision

    def run(self, *arguments):
        return subprocess.run(["git", "-C", self.folder, *arguments],
                              capture_output=True, text=True,
                              check=True).stdout

    def files(self, folder, suffix):
        names = self.run("ls-tree", "-r", "--name-only", self.revision,
                         folder).split()
        return [(n, self.run("show", f"{self.revision}:{n}"))
                for n in names if n.endswith(suffix)]


def class_names(git):
    """{C++ class: operation} from the .td files."""
    classes = {}
    for _, text in git.files("include/torch-mlir/Dialect", ".td"):
        for conversion, name, operation in DEFINITION.findall(text):
            dialect = "torch_c." if conversion else "torch."
            classes[name] = dialect + operation
    return classes


def bracketed(text, start):
    """text[start:] up to the bracket that closes the one at `start`."""
    depth = 0
    for end in range(start, len(text)):
        depth += (text[end] in "<(") - (text[end] in ">)")
        if depth == 0:
            return text[start:end]
    return text[start:]


def registrations(text, classes):
    """Yields (operation, line) for each class that a registration names."""
    for match in REGISTRATION.finditer(text):
        line = text.rfind("\n", 0, match.start()) + 1
        if text.startswith("#define", line):
            continue
        start = match.end() - 1
        for name in re.finditer(r"\b\w+Op\b", bracketed(text, start)):
            if name[0] in classes:
                yield (classes[name[0]],
                       text.count("\n", 0, start + name.start()) + 1)


def main():
    git = Git(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "HEAD")
    classes = class_names(git)
    found = collections.OrderedDict()
    for backend, folders in PIPELINES.items():
        for folder in folders:
            for name, text in git.files(f"lib/Conversion/{folder}", ".cpp"):
                for operation, line in registrations(text, classes):
                    place = name[len("lib/Conversion/"):]
                    # The last mention is nearest to the registration.
                    found[operation, backend] = f"{place}:{line}"
    for (operation, backend), place in sorted(found.items()):
        print(operation, backend, place, sep="\t")


if __name__ == "__main__":
    main()
