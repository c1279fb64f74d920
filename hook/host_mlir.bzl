"""Code that is linked without an MLIR of its own, because its host has one."""

def _host_mlir_impl(ctx):
    info = cc_common.merge_cc_infos(cc_infos = [d[CcInfo] for d in ctx.attr.deps])
    inputs = [
        linker_input
        for linker_input in info.linking_context.linker_inputs.to_list()
        if linker_input.owner.workspace_name != "mlir"
    ]
    return [CcInfo(
        compilation_context = info.compilation_context,
        linking_context = cc_common.create_linking_context(
            linker_inputs = depset(inputs, order = "topological"),
        ),
    )]

host_mlir = rule(
    doc = "The C libraries `deps`, with MLIR's functions left undefined.",
    implementation = _host_mlir_impl,
    attrs = {"deps": attr.label_list(providers = [CcInfo])},
)
