"""Presents torch-mlir, as PyPI has it, as a repository.

Only tests need it, and Bazel fetches it when the first of them is built.
TORCH_MLIR_DIR (a site-packages folder that has torch_mlir) or TORCH_MLIR_OPT
(the command alone) puts an installed one in its place."""

_VERSION = "20261001"

_BUILD = """
package(default_visibility = ["//visibility:public"])

exports_files(["torch-mlir-opt", "site-packages"])
"""

def _install(ctx):
    """Installs the wheel, and returns its site-packages folder."""
    python = ctx.path("/usr/bin/python3")
    if not python.exists:
        fail("torch-mlir for the tests needs /usr/bin/python3: install python3, or set TORCH_MLIR_OPT")
    ctx.report_progress("installing torch-mlir %s" % _VERSION)
    result = ctx.execute([
        python, "-m", "pip", "install", "--quiet", "--no-deps",
        "--disable-pip-version-check", "--no-warn-script-location",
        "--target", "wheel", "torch-mlir==" + _VERSION,
    ])
    if result.return_code:
        lines = [s for s in result.stderr.splitlines() if s]
        fail("torch-mlir %s, which the tests need, did not install (%s). Set TORCH_MLIR_OPT to a torch-mlir-opt, or TORCH_MLIR_DIR to a site-packages folder that has torch_mlir." %
             (_VERSION, lines[-1] if lines else "pip says nothing"))
    return ctx.path("wheel")

def _command(site_packages):
    command = site_packages
    for name in ["torch_mlir", "_mlir_libs", "torch-mlir-opt"]:
        command = command.get_child(name)
    return command

def _torch_mlir_repository_impl(ctx):
    command = ctx.os.environ.get("TORCH_MLIR_OPT")
    site_packages = ctx.os.environ.get("TORCH_MLIR_DIR")
    if site_packages or not command:
        site_packages = ctx.path(site_packages) if site_packages else _install(ctx)
        command = command or _command(site_packages)
        ctx.symlink(site_packages, "site-packages")
    if not ctx.path(command).exists:
        fail("no torch-mlir-opt at %s" % command)
    ctx.symlink(command, "torch-mlir-opt")
    ctx.file("BUILD", _BUILD)

torch_mlir_repository = repository_rule(
    implementation = _torch_mlir_repository_impl,
    environ = ["TORCH_MLIR_DIR", "TORCH_MLIR_OPT"],
)
