"""Presents IREE's compiler and runtime, as PyPI has them, as a repository.

Only one test needs them (100 MB), and Bazel fetches them when it is first
built. IREE_DIR, a site-packages folder that has both, puts installed ones in
their place."""

_VERSION = "3.13.0"
_PACKAGES = [
    "iree-base-compiler==" + _VERSION,
    "iree-base-runtime==" + _VERSION,
    "ml_dtypes==0.5.3",
]

def _install(ctx):
    """Installs the wheels, and returns their site-packages folder."""
    python = ctx.path("/usr/bin/python3")
    if not python.exists:
        fail("IREE for the tests needs /usr/bin/python3: install python3, or set IREE_DIR")
    ctx.report_progress("installing IREE %s" % _VERSION)
    result = ctx.execute([
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--disable-pip-version-check",
        "--no-warn-script-location",
        "--target",
        "wheels",
    ] + _PACKAGES)
    if result.return_code:
        lines = [s for s in result.stderr.splitlines() if s]
        fail("IREE %s, which a test needs, did not install (%s). Set IREE_DIR to a site-packages folder that has it." %
             (_VERSION, lines[-1] if lines else "pip says nothing"))
    return ctx.path("wheels")

def _iree_repository_impl(ctx):
    site_packages = ctx.os.environ.get("IREE_DIR")
    site_packages = ctx.path(site_packages) if site_packages else _install(ctx)
    if not site_packages.get_child("iree").exists:
        fail("no iree in %s" % site_packages)
    ctx.symlink(site_packages, "site-packages")
    ctx.file("BUILD", 'exports_files(["site-packages"], ["//visibility:public"])\n')

iree_repository = repository_rule(
    implementation = _iree_repository_impl,
    environ = ["IREE_DIR"],
)
