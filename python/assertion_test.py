"""The package inside torch-mlir's Python."""

import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest

sys.path.insert(0, "python")
import host
from host import assertion, context, ir, parse
from torch_mlir.passmanager import PassManager

BASE = ["analyze", "wrap", "unwrap", "drop", "dce", "strip", "carry", "lower"]


# A view whose result has two unknown sizes.
VIEW = """
func.func @f(%a: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.aten.size.int %a, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %3 = torch.aten.size.int %a, %1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %4 = torch.prim.ListConstruct %3, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.view %a, %4 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %5 : !torch.vtensor<[?,?],f32>
}
"""


def said(verb, module, **options):
    """What a verb says: (severity, location, message) each."""
    out = []
    assertion.run(verb, module, on_message=lambda *m: out.append(m), **options)
    return out


def sections(data):
    return [s["verb"] for s in data["verbs"]]


class Verbs(unittest.TestCase):
    def test_all_of_the_table(self):
        self.assertLessEqual(set(BASE), set(assertion.verbs()))
        for verb in assertion.verbs():
            name = verb.replace("-", "_")
            self.assertTrue(callable(getattr(assertion, name)))
            self.assertIn(assertion.verbs()[verb], getattr(assertion, name).__doc__)
            self.assertIn(name + "_pass", dir(assertion))
        with self.assertRaises(AttributeError):
            assertion.no_such_verb

    def test_analyze_gives_plain_data_and_changes_nothing(self):
        module = parse()
        before = str(module)
        data = assertion.analyze(module)
        self.assertEqual(before, str(module))
        self.assertEqual(data, json.loads(json.dumps(data)))
        first, second = data["verbs"][0]["assertions"]
        self.assertEqual("columns agree", first["message"])
        self.assertEqual("size(%arg0, 1) == size(%arg1, 1)", first["condition"])
        self.assertEqual(("runtime", 4), (first["kind"], first["exclusive"]))
        self.assertEqual("given", second["message"])

    def test_drop(self):
        module = parse()
        data = assertion.drop(module)
        text = str(module)
        self.assertNotIn("runtime.assert", text)
        self.assertEqual(1, text.count("aten.size.int"))
        self.assertEqual(["dropped"] * 2, [a["action"] for a in data["verbs"][0]["assertions"]])

    def test_wrap_then_drop_is_drop(self):
        wrapped, plain = parse(), parse()
        assertion.wrap(wrapped)
        self.assertEqual(2, str(wrapped).count("assertion.region"))
        assertion.drop(wrapped)
        assertion.drop(plain)
        self.assertEqual(str(plain), str(wrapped))

    def test_unwrap(self):
        module = parse()
        assertion.wrap(module)
        assertion.unwrap(module)
        self.assertNotIn("assertion.region", str(module))
        self.assertEqual(2, str(module).count("runtime.assert"))

    def test_shapes_go_through_the_pipeline_and_are_lowered(self):
        module = parse(VIEW)
        assertion.tosa_shapes(module)
        self.assertIn("torch_c.to_builtin_tensor %", str(module))
        PassManager.parse(
            "builtin.module(torch-backend-to-tosa-backend-pipeline)", module.context
        ).run(module.operation)
        self.assertIn("tosa.dim", str(module))
        assertion.lower(module)
        self.assertIn("tensor.reshape", str(module))
        self.assertNotIn("tosa.", str(module))
        self.assertTrue(module.operation.verify())

    def test_on_one_function(self):
        module = parse()
        assertion.drop(module.body.operations[1])
        self.assertEqual(1, str(module).count("runtime.assert"))

    def test_messages(self):
        (first, second) = said("drop", parse())
        self.assertEqual((3, '"-":9:3'), first[:2])
        self.assertIn('dropped assertion "columns agree"', first[2])
        self.assertIn("given", second[2])
        self.assertEqual([], said("drop", parse(), quiet=True))

    def test_messages_are_logged(self):
        module = parse()
        with self.assertLogs("assertion", "INFO") as logs:
            assertion.drop(module)
        self.assertIn("columns agree", logs.output[0])

    def test_a_message_with_nul(self):
        text = host.TEXT.replace("given", r"a\00b")
        data = assertion.analyze(parse(text))
        self.assertEqual("a\0b", data["verbs"][0]["assertions"][1]["message"])


class Options(unittest.TestCase):
    def left(self, **options):
        module = parse()
        assertion.drop(module, **options)
        return str(module).count("runtime.assert")

    def test_selection(self):
        self.assertEqual(0, self.left(kinds="runtime"))
        self.assertEqual(2, self.left(kinds=["cf", "raise"]))
        self.assertEqual(1, self.left(only="f"))
        self.assertEqual(1, self.left(only="@g"))
        self.assertEqual(1, self.left(match="^columns"))
        self.assertEqual(2, self.left(keep_at_entry=True))
        self.assertEqual(0, self.left(keep_at_entry=False))
        self.assertEqual(0, self.left(kinds=None))

    def test_policy(self):
        text = 'func.func @f(%a: i1) {\n  "my.check"(%a) : (i1) -> ()\n  return\n}'
        with tempfile.NamedTemporaryFile("w", suffix=".policy") as policy:
            policy.write("assertion my.check\n")
            policy.flush()
            for options in [{"assertion_op": ["my.check"]}, {"policy": policy.name}]:
                own = context()
                own.allow_unregistered_dialects = True
                module = parse(text, own)
                assertion.drop(module, **options)
                self.assertNotIn("my.check", str(module))

    def test_refused(self):
        for options, reason in [
            ({"kinds": "cf,nope"}, "unknown kind 'nope'"),
            ({"match": "("}, "no regular expression"),
            ({"policy": "/no/such/file"}, "No such file"),
            ({"quiet": "maybe"}, "true or false"),
            ({"no_such": 1}, "there is no such option"),
            ({"assertion_op": "a:b"}, "assertion_op='a:b'"),
        ]:
            with self.subTest(options=options):
                with self.assertRaisesRegex(assertion.OptionError, ".") as raised:
                    assertion.drop(parse(), **options)
                self.assertIn(reason, str(raised.exception))
        with self.assertRaisesRegex(assertion.OptionError, "no verb 'fly'"):
            assertion.create_pass("fly")

    def test_argument(self):
        module = parse()
        assertion.lower(module, argument="assume")
        with self.assertRaisesRegex(assertion.OptionError, "drop does not take"):
            assertion.drop(module, argument="assume")

    def test_a_refused_option_leaves_the_module(self):
        module = parse()
        with self.assertRaises(assertion.OptionError):
            assertion.drop(module, kinds="nope")
        self.assertEqual(2, str(module).count("runtime.assert"))


class Contexts(unittest.TestCase):
    def test_registering_twice_and_in_two(self):
        one, two = context(False), context(False)
        for own in [one, one, two, one]:
            self.assertFalse(own.is_registered_operation("assertion.region"))
            self.assertFalse(assertion.register(own))
            self.assertTrue(own.allow_unregistered_dialects)

    def test_it_says_why_the_dialect_is_not_registered(self):
        with self.assertLogs("assertion", "INFO") as logs:
            context()
        self.assertIn("one type", logs.output[0])

    def test_captures_of_different_types(self):
        text = """
        func.func @f(%a: !torch.int, %b: !torch.vtensor<[?],si64>) {
          %0 = torch.aten.item %b : !torch.vtensor<[?],si64> -> !torch.int
          %1 = torch.aten.ge.int %a, %0 : !torch.int, !torch.int -> !torch.bool
          torch.runtime.assert %1, "mixed"
          return
        }"""
        module = parse(text)
        assertion.wrap(module)
        self.assertIn("(!torch.vtensor<[?],si64>, !torch.int) -> ()", str(module))

    def test_regions_survive_canonicalize_and_cse(self):
        own = context()
        module = parse(into=own)
        assertion.wrap(module)
        PassManager.parse("builtin.module(canonicalize,cse)", own).run(module.operation)
        self.assertEqual(2, str(module).count("assertion.region"))
        again = parse(str(module), own)
        again.operation.verify()
        assertion.drop(again)
        self.assertNotIn("runtime.assert", str(again))

    def test_wrapping_without_registering_is_an_error(self):
        module = parse(into=context(False))
        with self.assertRaisesRegex(ir.MLIRError, "assertion.region"):
            assertion.wrap(module)

    def test_a_report_outlives_its_context(self):
        report = assertion.Report("here")
        module = parse()
        assertion.strip(module, report=report)
        del module
        gc.collect()
        data = report.data()[0]
        self.assertEqual("here", data["module"])
        self.assertEqual("columns agree", data["verbs"][0]["assertions"][0]["message"])
        self.assertIn("assertions: 2, exclusive operations: 4", str(report))

    def test_two_threads_with_two_contexts(self):
        failed = []

        def work():
            try:
                for _ in range(20):
                    module = parse()
                    assertion.wrap(module, quiet=True)
                    assertion.strip(module, quiet=True)
                    if "runtime.assert" in str(module):
                        failed.append("left")
            except Exception as error:
                failed.append(error)

        threads = [threading.Thread(target=work) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([], failed)


class Passes(unittest.TestCase):
    def manager(self, own):
        return PassManager.parse("builtin.module(canonicalize)", own)

    def test_between_others(self):
        own, said = context(), []
        report = assertion.Report()
        module = parse(into=own)
        manager = self.manager(own)
        manager.add(assertion.wrap_pass(report=report))
        manager.add("cse")
        manager.add(
            assertion.drop_pass(report=report, on_message=lambda *m: said.append(m))
        )
        self.assertIn("assertion-wrap", str(manager))
        manager.run(module.operation)
        self.assertNotIn("assert", str(module))
        self.assertEqual(2, len(said))
        self.assertEqual(["wrap", "drop"], sections(report.data()[0]))

    def test_in_c(self):
        own = context()
        module = parse(into=own)
        manager = self.manager(own)
        assertion.wrap_pass().add_to(manager)
        assertion.strip_pass(match="columns").add_to(manager, nested="func.func")
        gc.collect()  # The passes keep their options.
        self.assertIn("assertion-wrap,func.func(assertion-strip)", str(manager))
        manager.run(module.operation)
        self.assertEqual(1, str(module).count("assertion.region"))

    def test_in_c_on_many_threads(self):
        own = context()
        own.enable_multithreading(True)
        one = 'func.func @f%d(%%a: !torch.bool) {\n torch.runtime.assert %%a, "x"\n return\n}\n'
        module = parse("".join(one % i for i in range(500)), own)
        said = []
        step = assertion.drop_pass(on_message=lambda *m: said.append(m))
        manager = self.manager(own)
        step.add_to(manager, nested="func.func")
        manager.run(module.operation)
        self.assertEqual([], said)
        step.flush()
        self.assertEqual(500, len(said))
        self.assertNotIn("runtime.assert", str(module))

    def test_an_exception_between_passes(self):
        own = context()
        module = parse(into=own)
        manager = self.manager(own)
        manager.add(assertion.wrap_pass())

        def fail(operation, pass_):
            raise ValueError("between")

        manager.add(fail)
        manager.add(assertion.drop_pass())
        with self.assertRaisesRegex(Exception, "between"):
            manager.run(module.operation)
        self.assertEqual(2, str(module).count("assertion.region"))
        assertion.drop(module)
        self.assertNotIn("assertion.region", str(module))

    def test_a_manager_that_never_ran(self):
        for _ in range(3):
            manager = self.manager(context())
            assertion.drop_pass().add_to(manager)
            del manager
            gc.collect()


class Hosts(unittest.TestCase):
    def python(self, code, **environment):
        """Runs code in a process of its own, and returns its last line."""
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return (run.stdout.splitlines() or [""])[-1]

    def test_a_host_that_lacks_a_function(self):
        with tempfile.TemporaryDirectory() as folder:
            libs = os.path.join(folder, "old", "_mlir_libs")
            os.makedirs(libs)
            open(os.path.join(folder, "old", "__init__.py"), "w").close()
            os.symlink("/lib/x86_64-linux-gnu/libm.so.6", libs + "/libOldCAPI.so")
            line = self.python(
                f"import sys; sys.path.insert(0, {folder!r})\n"
                "import assertion; assertion.load('old')"
            )
        self.assertRegex(line, r"HostError: old has no mlir\w+, which .* needs")

    def test_no_library(self):
        line = self.python(
            "import assertion; assertion.load()", ASSERTION_LIBRARY="/no/such.so"
        )
        self.assertRegex(line, "HostError: /no/such.so: .*; set ASSERTION_LIBRARY")

    def test_no_host(self):
        line = self.python("import assertion; assertion.load('nothing_such')")
        self.assertIn("nothing_such", line)

    def test_a_second_host(self):
        with self.assertRaisesRegex(assertion.HostError, "loaded for torch_mlir"):
            assertion.load("iree.compiler")
