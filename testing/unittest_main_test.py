"""unittest_main.py reports cases as Bazel and count_tests.py want them."""

import os
import subprocess
import tempfile
import unittest

from testing import count_tests

MODULE = """
import unittest
class T(unittest.TestCase):
    def test_passes(self): pass
    def test_fails(self): self.fail("no")
    def test_raises(self): raise ValueError
    @unittest.skip("why")
    def test_skips(self): pass
    def test_subtests(self):
        for i in range(4):
            with self.subTest(i=i):
                self.assertLess(i, 2)
    @unittest.expectedFailure
    def test_unexpected(self): pass
class F(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise ValueError
    def test_never_runs(self): pass
"""


class Main(unittest.TestCase):
    def run_main(self, text, only=None):
        """Runs it on a module; returns its status and the outcomes it wrote."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x_test.py")
            report = os.path.join(folder, "test.xml")
            with open(path, "w") as file:
                file.write(text)
            environment = {"XML_OUTPUT_FILE": report}
            if only:
                environment["TESTBRIDGE_TEST_ONLY"] = only
            run = subprocess.run(
                ["testing/unittest_main.py", path],
                env=environment,
                capture_output=True,
            )
            return run.returncode, dict(count_tests.count_cases(report))

    def test_outcomes(self):
        # Subtests count once; a failed setUpClass counts as one.
        self.assertEqual(
            (1, {"passed": 1, "failed": 5, "skipped": 1}),
            self.run_main(MODULE),
        )

    def test_filter(self):
        self.assertEqual((0, {"passed": 1}), self.run_main(MODULE, "passes"))

    def test_success(self):
        text = MODULE.split("def test_fails")[0]
        self.assertEqual((0, {"passed": 1}), self.run_main(text))

    def test_a_module_without_tests_fails(self):
        self.assertEqual(1, self.run_main("")[0])

    def test_a_module_that_does_not_load_fails(self):
        self.assertEqual(1, self.run_main("import no_such_module")[0])
