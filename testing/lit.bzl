"""lit suites: every .mlir file under a folder is one test case."""

_TOOLS = [
    "FileCheck",
    "count",
    "lit",
    "mlir-opt",
    "mlir-runner",
    "not",
    "split-file",
]

def lit_suite(
        name,
        srcs,
        per_file = False,
        torch_mlir = False,
        data = [],
        size = "small",
        **kwargs):
    """One sh_test for the folder, or with `per_file` one for each of `srcs`.

    On their PATH the tests find assertion-opt, MLIR's tools and the system's
    own, and with `torch_mlir` also torch-mlir-opt."""
    tools = [
        "//cli:assertion-opt",
        "//testdata:lit.cfg.py",
    ] + ["@mlir//:bin/" + tool for tool in _TOOLS]
    if torch_mlir:
        tools.append("@torch_mlir//:torch-mlir-opt")
    for src in srcs if per_file else [None]:
        native.sh_test(
            name = "%s_%s" % (name, src) if src else name,
            size = size,
            srcs = ["//testing:run_lit.sh"],
            args = [native.package_name() + ("/" + src if src else "")],
            data = tools + data + ([src] if src else srcs),
            **kwargs
        )
