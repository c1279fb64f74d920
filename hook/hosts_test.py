"""The command, torch-mlir's Python and mlir-opt with the plugin make the same
of twenty-four dumps. Each text is compared as the host prints it."""

import os
import subprocess
import sys
import tarfile
import unittest

sys.path.insert(0, "python")
import host
from host import assertion, parse

COMMAND = os.path.abspath("cli/assertion-opt")
MLIR_OPT = os.path.abspath("../mlir/bin/mlir-opt")
PLUGIN = os.path.abspath("hook/assertion-mlir-plugin.so")
DUMPS = """
seed/if_raise.input seed/if_raise.decomp seed/assert_in_if.decomp
seed/assert_in_loop.decomp seed/multi_func.decomp seed/empty_strided.decomp
seed/linspace_dynsteps.decomp seed/stft_center_dynwin.decomp
seed/assert_scalar_int.input seed/glu.fxbackend seed/heaviside.funcbackend
fx/adaptive_avg_pool1d_5_aten_static.funcbackend fx/nonzero_check.funcbackend
fx/item_check_slice.funcbackend fx/float_item_check.funcbackend
fx/lstm_dynbatch.funcbackend seed/empty_strided.linalg
seed/assert_scalar_int.linalg seed/prims_squeeze.linalg
seed/glu_halfdyn.stablehlo seed/aten_batch_norm_dynall2d_eval.stablehlo
onnx-simple/test_expand_shape_model2_static.onnx2torch
onnx-node/test_resize_upsample_scales_cubic_static.onnx2torch
onnx-simple/test_expand_shape_model1_static.onnxbackend
""".split()
VERBS = ["wrap", "drop", "strip"]


def run(command, text):
    done = subprocess.run(
        command, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise AssertionError(f"{command}: {done.stderr}")
    return done.stdout


def command(text, *flags):
    return run([COMMAND, "--quiet", *flags], text)


def mlir_opt(text, *flags):
    return run(
        [MLIR_OPT, "--allow-unregistered-dialect", "--mlir-print-op-generic", *flags],
        text,
    )


def dumps():
    with tarfile.open("testdata/corpus/dumps.tar.xz") as corpus:
        wanted = {name + ".mlir" for name in DUMPS}
        for member in corpus:
            if member.name in wanted:
                yield member.name, corpus.extractfile(member).read().decode()


class Hosts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.dumps = dict(dumps())

    def each(self):
        self.assertEqual(len(DUMPS), len(self.dumps))
        for name, text in self.dumps.items():
            self.assertNotEqual(command(text, "--strip"), command(text), name)
            for verb in VERBS:
                yield f"--{verb} {name}", text, verb

    def test_torch_mlir_python(self):
        for what, text, verb in self.each():
            module = parse(text)
            assertion.run(verb, module, quiet=True, on_message=lambda *_: None)
            expected = parse(command(text, "--" + verb))
            self.assertEqual(str(expected), str(module), what)

    def test_mlir_opt_with_the_plugin(self):
        for what, text, verb in self.each():
            generic = command(text, "--mlir-print-op-generic")
            got = mlir_opt(
                generic,
                "--load-pass-plugin=" + PLUGIN,
                f"--pass-pipeline=builtin.module(assertion-{verb}{{quiet=true}})",
            )
            expected = command(generic, "--" + verb, "--mlir-print-op-generic")
            # mlir-opt prints what a verb made of an operation that it does not
            # know with attributes, and what it has read with properties.
            self.assertEqual(command(mlir_opt(expected)), command(got), what)
