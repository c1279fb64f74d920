"""What strip_assertions declares, checked without running it."""

load(":strip_assertions.bzl", "StripAssertionsInfo")

def _check(ctx, failures, what, expected, got):
    if expected != got:
        failures.append("%s: %s expected, got %s" % (what, expected, got))

def _strip_assertions_analysis_test_impl(ctx):
    target = ctx.attr.target
    info = target[StripAssertionsInfo]
    files = {
        "module": info.module.basename,
        "report": info.report.basename,
        "src": info.src.basename,
        "view": info.view.basename if info.view else "",
    }
    failures = []
    for field, expected in ctx.attr.files.items():
        _check(ctx, failures, field, expected, files[field])
    actions = [a for a in target.actions if a.mnemonic == "StripAssertions"]
    _check(ctx, failures, "actions", 1, len(actions))
    flags = [f for f in actions[0].argv[1:] if f in ctx.attr.flags]
    _check(ctx, failures, "flags in order", ctx.attr.flags, flags)
    read = [f.basename for f in actions[0].inputs.to_list()]
    for name in ctx.attr.inputs + ["assertion-opt"]:
        if name not in read:
            failures.append("%s is not an input" % name)
    _check(ctx, failures, "number of inputs", len(ctx.attr.inputs) + 1, len([f for f in read if not f.endswith("runfiles")]))
    return [AnalysisTestResultInfo(
        success = not failures,
        message = "\n".join(failures),
    )]

strip_assertions_analysis_test = rule(
    doc = "Passes if `target` is declared as the other attributes say.",
    implementation = _strip_assertions_analysis_test_impl,
    analysis_test = True,
    attrs = {
        "files": attr.string_dict(doc = "Base names of the provider's files."),
        "flags": attr.string_list(doc = "Arguments of the action, in order."),
        "inputs": attr.string_list(doc = "Base names of all that the action reads but the tool."),
        "target": attr.label(providers = [StripAssertionsInfo]),
    },
)
