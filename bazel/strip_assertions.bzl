"""Runs assertion-opt on dumps, as actions that Bazel caches and runs remotely.

    load("@assertion//bazel:strip_assertions.bzl", "strip_assertions")

    strip_assertions(
        name = "model",
        src = "model.mlir",
    )

gives model.mlir without its run-time checks, as :model.stripped.mlir, and what
was done, as :model.report.txt. Each action reads the dump, the policy file and
the tool, and nothing else of the machine."""

StripAssertionsInfo = provider(
    doc = "What strip_assertions made of a dump.",
    fields = {
        "module": "File: the module after the verbs.",
        "report": "File: what they found and did, as text or JSON.",
        "view": "File: the picture, or None where none was asked for.",
        "src": "File: the dump.",
    },
)

_REPORTS = {"text": "txt", "json": "json"}
_VIEWS = ["", "dot", "pdf", "png", "svg"]

def _arguments(ctx, module, report, view):
    args = ctx.actions.args()
    args.add_all(ctx.attr.verbs, format_each = "--%s")
    args.add_joined("--kinds", ctx.attr.kinds, join_with = ",")
    if ctx.file.policy:
        args.add(ctx.file.policy, format = "--policy=%s")
    args.add_all(ctx.attr.flags)
    args.add("--quiet")  # All of it is in the report.
    args.add(report, format = "--report=%s")
    args.add("--report-format=" + ctx.attr.report_format)
    if view:
        args.add(view, format = "--view=%s")
    args.add("-o", module)
    args.add(ctx.file.src)
    return args

def _strip_assertions_impl(ctx):
    name = ctx.label.name
    module = ctx.actions.declare_file(name + ".stripped.mlir")
    report = ctx.actions.declare_file(name + ".report." + _REPORTS[ctx.attr.report_format])
    view = None
    if ctx.attr.view:
        view = ctx.actions.declare_file(name + ".view." + ctx.attr.view)
    outputs = [f for f in [module, report, view] if f]
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [_arguments(ctx, module, report, view)],
        inputs = ctx.files.src + ctx.files.policy,
        outputs = outputs,
        mnemonic = "StripAssertions",
        progress_message = "Stripping assertions of " + ctx.file.src.short_path,
    )
    return [
        DefaultInfo(
            files = depset(outputs),
            runfiles = ctx.runfiles(files = outputs),
        ),
        OutputGroupInfo(
            module = [module],
            report = [report],
            view = [view] if view else [],
        ),
        StripAssertionsInfo(module = module, report = report, src = ctx.file.src, view = view),
    ]

strip_assertions = rule(
    doc = """Runs verbs on one dump.

The build fails, with the tool's message, where the dump is not valid or a verb
could not do its work. Gives StripAssertionsInfo; the output groups module,
report and view have one file each.""",
    implementation = _strip_assertions_impl,
    attrs = {
        "flags": attr.string_list(
            doc = "Further options of assertion-opt, such as --keep-at-entry.",
        ),
        "kinds": attr.string_list(
            doc = "Only assertions of these kinds; none: all.",
        ),
        "policy": attr.label(
            doc = "A policy file, as --policy takes it.",
            allow_single_file = True,
        ),
        "report_format": attr.string(
            default = "text",
            doc = "text or json.",
            values = _REPORTS.keys(),
        ),
        "src": attr.label(
            doc = "The dump.",
            allow_single_file = [".mlir", ".mlirbc"],
            mandatory = True,
        ),
        # Configured as the rest is, so that one build of it serves all.
        "tool": attr.label(
            cfg = "target",
            default = "//cli:assertion-opt",
            doc = "assertion-opt; another one where the build is for another machine.",
            executable = True,
        ),
        "verbs": attr.string_list(
            default = ["strip"],
            doc = "The verbs, in the order in which they run, without dashes.",
        ),
        "view": attr.string(
            doc = "The form of the picture that --view draws: dot, pdf, png or svg; empty: none.",
            values = _VIEWS,
        ),
    },
)

def strip_assertions_all(name, srcs, visibility = None, testonly = None, **kwargs):
    """A strip_assertions for each dump, and the modules of all as a filegroup.

    Args:
      name: of the filegroup of modules; NAME_reports and NAME_views are those
        of the reports and pictures.
      srcs: the dumps; the target for dir/x.mlir is NAME_x.
      visibility: of all.
      testonly: of all.
      **kwargs: further attributes of strip_assertions.
    """
    targets = []
    for src in srcs:
        stem = src.split(":")[-1].split("/")[-1].rsplit(".", 1)[0]
        target = name + "_" + stem
        strip_assertions(
            name = target,
            src = src,
            testonly = testonly,
            visibility = visibility,
            **kwargs
        )
        targets.append(":" + target)
    for suffix, group in {"": "module", "_reports": "report", "_views": "view"}.items():
        native.filegroup(
            name = name + suffix,
            srcs = targets,
            output_group = group,
            testonly = testonly,
            visibility = visibility,
        )
