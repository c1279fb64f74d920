"""Dumps by name, from the archives in testdata/ and next to them."""

import os
import tarfile

CORPUS = "testdata/corpus/dumps.tar.xz"
E2E = "testdata/e2e/suite.tar.xz"


def read(archive, names):
    """Name -> text of members of an archive; KeyError if one is not there."""
    wanted, texts = set(names), {}
    with tarfile.open(archive) as tar:
        for member in tar:
            name = member.name.removeprefix("./")
            if name in wanted:
                texts[name] = tar.extractfile(member).read().decode()
    for name in names:
        if name not in texts:
            raise KeyError(f"{archive} has no {name}")
    return texts


def model(name):
    with open(os.path.join("testdata/models", name + ".mlir")) as file:
        return file.read()
