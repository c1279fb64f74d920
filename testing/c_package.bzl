"""Folders that are one library in C, with their tests beside the code."""

load("@rules_cc//cc:defs.bzl", "cc_library", "cc_test")

def c_package(name, deps, test_deps, srcs = [], **kwargs):
    """The library `name` of the folder's files, and a test for each *_test.c.

    `srcs` come from elsewhere, and `test_deps` are the tests' beside the
    library. Whatever else is given is the library's."""
    tests = native.glob(["*_test.c"])
    cc_library(
        name = name,
        srcs = native.glob(["*.c"], exclude = tests) + srcs,
        hdrs = native.glob(["*.h"]),
        textual_hdrs = native.glob(["*.inc"]),
        deps = deps,
        **kwargs
    )
    for test in tests:
        cc_test(
            name = test[:-len(".c")],
            size = "small",
            srcs = [test],
            deps = [":" + name] + test_deps,
        )
