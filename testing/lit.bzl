"""lit suites: every .mlir file under a folder is one test case."""

def lit_suite(name, srcs, per_file = False, size = "small", **kwargs):
    """One sh_test for the folder, or with `per_file` one for each of `srcs`."""
    data = [
        "//cli:assertion-opt",
        "//testdata:lit.cfg.py",
        "@mlir//:bin/FileCheck",
        "@mlir//:bin/lit",
        "@mlir//:bin/not",
    ]
    for src in srcs if per_file else [None]:
        native.sh_test(
            name = "%s_%s" % (name, src) if src else name,
            size = size,
            srcs = ["//testing:run_lit.sh"],
            args = [native.package_name() + ("/" + src if src else "")],
            data = data + ([src] if src else srcs),
            **kwargs
        )
