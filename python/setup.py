"""Puts libassertion.so into the package that is built: the one that lies there,
else ASSERTION_LIBRARY, else what `bazel build //hook:libassertion.so` made."""

import os
import shutil

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

NAME = "libassertion.so"
HERE = os.path.dirname(os.path.abspath(__file__))


def find_library():
    candidates = [
        os.path.join(HERE, "assertion", NAME),
        os.environ.get("ASSERTION_LIBRARY", ""),
        os.path.join(HERE, "..", "bazel-bin", "hook", NAME),
    ]
    for path in candidates:
        if os.path.exists(path):
            return path
    raise SystemExit(
        f"error: no {NAME}: run 'bazel build //hook:{NAME}' in the repository, or"
        " set ASSERTION_LIBRARY to one"
    )


class Build(build_py):
    def run(self):
        super().run()
        target = os.path.join(self.build_lib, "assertion", NAME)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.exists(target):
            os.remove(target)
        shutil.copy(find_library(), target)


class Binary(Distribution):
    """No compiled extension, yet for one kind of machine."""

    def has_ext_modules(self):
        return True


setup(cmdclass={"build_py": Build}, distclass=Binary)
