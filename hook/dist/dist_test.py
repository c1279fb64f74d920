"""The tar as its users have it: unpacked, linked to, loaded, installed."""

import glob
import os
import re
import subprocess
import sys
import tempfile
import unittest

TAR = os.path.abspath("hook/dist/assertion.tar.gz")
USER = os.path.abspath("hook/dist/user.c")
MLIR_OPT = os.path.realpath("../mlir/bin/mlir-opt")
MLIR = os.path.dirname(os.path.dirname(MLIR_OPT))
TORCH_MLIR = os.path.abspath("../torch_mlir/site-packages")
EXPECTED = """\
dropped assertion "no longer" with 0 operations of its own
module {
  %0 = "my.ok"() : () -> i1
}
"""
CMAKE = """\
cmake_minimum_required(VERSION 3.20)
project(user C)
find_package(Assertion 0.1 REQUIRED)
find_package(Assertion 0.0.9 REQUIRED)
find_package(Assertion 1.0 QUIET)
add_executable(user {source})
target_include_directories(user PRIVATE {mlir}/include)
target_link_libraries(user Assertion::assertion {libraries})
"""


def run(*command, **options):
    """Runs a command, and returns what it prints; the test fails if it does."""
    environment = {**os.environ, **options.pop("env", {})}
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        **options,
    )
    if done.returncode:
        raise AssertionError(f"{command}: {done.stdout}")
    return done.stdout


def mlir_libraries():
    """The linker's options for a C API on the shared MLIR."""
    archives = sorted(glob.glob(MLIR + "/lib/libMLIRCAPI*.a"))
    return (
        ["-Wl,--start-group", *archives, "-Wl,--end-group"]
        + [f"{MLIR}/lib/{name}.so" for name in ["libMLIR", "libLLVM"]]
        + ["-Wl,-rpath," + MLIR + "/lib", "-lstdc++"]
    )


class Dist(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = cls.folder.name
        run("tar", "xzf", TAR, "-C", cls.root)
        cls.library = cls.root + "/lib/libassertion.so"

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def dynamic(self):
        return run("readelf", "-d", self.library)

    def symbols(self, *flags):
        lines = run("nm", "-D", "-P", *flags, self.library).splitlines()
        return [line.split("@")[0].split()[0] for line in lines]

    def test_it_needs_the_c_library_alone(self):
        needed = re.findall(r"NEEDED\).*\[(.*)\]", self.dynamic())
        self.assertEqual(["libc.so.6"], needed)

    def test_soname_and_version(self):
        soname = re.findall(r"SONAME\).*\[(.*)\]", self.dynamic())
        version = re.search(r"Version: (\S+)", self.package_config_file())[1]
        major = version.split(".")[0]
        self.assertEqual([f"libassertion.so.{major}"], soname)
        self.assertEqual(
            f"{self.root}/lib/libassertion.so.{version}",
            os.path.realpath(self.library),
        )

    def package_config_file(self):
        with open(self.root + "/lib/pkgconfig/assertion.pc") as file:
            return file.read()

    def test_python_has_the_same_version(self):
        with open(self.root + "/python/pyproject.toml") as file:
            version = re.search(r'^version = "(.*)"', file.read(), re.M)[1]
        self.assertIn(f"Version: {version}\n", self.package_config_file())

    def test_symbols(self):
        exported = self.symbols("--defined-only")
        declared = set()
        for path in glob.glob(self.root + "/include/assertion-c/*.h"):
            with open(path) as file:
                text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
            for match in re.finditer(r"ASSERTION_CAPI_EXPORTED\s[^(]*?\b(assertion\w+)\(", text):
                declared.add(match[1])
        self.assertLess(20, len(declared))
        self.assertEqual(declared, {s for s in exported if s.startswith("assertion")})
        self.assertEqual([], [s for s in exported if not s.lower().startswith("assertion")])
        undefined = self.symbols("--undefined-only")
        self.assertIn("mlirCreateExternalPass", undefined)
        self.assertEqual([], [s for s in undefined if s.startswith(("_ZN", "LLVM"))])

    def test_each_header_stands_alone(self):
        for path in glob.glob(self.root + "/include/assertion-c/*.h"):
            for compiler in [["gcc", "-std=c17", "-xc"], ["g++", "-std=c++17", "-xc++"]]:
                run(
                    *compiler,
                    *["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wpedantic"],
                    *["-I", self.root + "/include", "-isystem", MLIR + "/include"],
                    path,
                )

    def expect_user(self, program):
        said = run(program)
        self.assertTrue(said.startswith(EXPECTED * 2), said)
        self.assertIn("assertions: 1, exclusive operations: 0", said)

    def test_pkg_config(self):
        flags = run(
            *["pkg-config", "--cflags", "--libs", "assertion"],
            env={"PKG_CONFIG_PATH": self.root + "/lib/pkgconfig"},
        ).split()
        program = self.root + "/with_pkg_config"
        rpath = "-Wl,-rpath," + self.root + "/lib"
        run("gcc", "-g", USER, "-o", program, "-I", MLIR + "/include", *flags, rpath, *mlir_libraries())
        self.expect_user(program)
        self.expect_no_leak(program)

    def expect_no_leak(self, program):
        """Nothing of the library's is lost or misused."""
        said = run(
            *["valgrind", "--quiet", "--leak-check=full", "--error-exitcode=9"],
            *["--errors-for-leak-kinds=definite", "--show-leak-kinds=definite"],
            program,
        )
        self.assertTrue(said.startswith(EXPECTED), said)

    def test_cmake(self):
        source, build = self.root + "/cmake", self.root + "/build"
        os.makedirs(source)
        with open(source + "/CMakeLists.txt", "w") as file:
            libraries = " ".join(mlir_libraries())
            file.write(CMAKE.format(source=USER, mlir=MLIR, libraries=libraries))
        said = run("cmake", "-S", source, "-B", build, "-DCMAKE_PREFIX_PATH=" + self.root)
        self.assertNotIn("CMake Warning", said)
        run("cmake", "--build", build)
        self.expect_user(build + "/user")

    def test_mlir_opt(self):
        said = run(
            *[MLIR_OPT, "--load-pass-plugin=" + self.root + "/lib/assertion-mlir-plugin.so"],
            "--pass-pipeline=builtin.module(func.func(assertion-strip))",
            input='func.func @f(%a: i1) {\n cf.assert %a, "m"\n return\n}',
        )
        self.assertIn('remark: dropped assertion "m"', said)

    def test_pip(self):
        target = self.root + "/site"
        run(
            *[sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"],
            *["--no-build-isolation", "--no-index", "--disable-pip-version-check"],
            *["--target", target, self.root + "/python"],
        )
        said = run(
            *[sys.executable, "-c", "import assertion; print(assertion.version(), *assertion.verbs())"],
            env={"PYTHONPATH": target + ":" + TORCH_MLIR, "ASSERTION_LIBRARY": ""},
        )
        self.assertRegex(said, r"^\d+\.\d+\.\d+ .*\bdrop\b")
        self.assertTrue(os.path.exists(target + "/assertion/libassertion.so"))

    def test_pip_without_the_library_says_what_to_do(self):
        copy = self.root + "/bare"
        run("cp", "-r", self.root + "/python", copy)
        os.remove(copy + "/assertion/libassertion.so")
        with self.assertRaisesRegex(AssertionError, "bazel build //hook:libassertion.so"):
            run(
                *[sys.executable, "-m", "pip", "install", "--no-deps", "--no-index"],
                *["--no-build-isolation", "--target", self.root + "/none", copy],
                env={"ASSERTION_LIBRARY": ""},
            )
