"""Tests written in Python, run by the system's own Python without rules."""

def python_test(name, src, data = [], size = "small", **kwargs):
    """A unittest module as a test; each test method is one test case.

    It runs in the workspace's runfiles, whose root is also the first folder
    that imports are looked up in."""
    native.sh_test(
        name = name,
        size = size,
        srcs = ["//testing:unittest_main.py"],
        args = ["$(rootpath %s)" % src],
        data = [src] + data,
        **kwargs
    )
