"""Counting test cases from Bazel's events and the XML files of the targets."""

import json
import os
import stat
import subprocess
import tempfile
import unittest
import urllib.parse

from testing import count_tests

XML = {
    "mixed": """<testsuites><testsuite>
        <testcase name="a"/><testcase name="b"><failure/></testcase>
        <testcase name="c"><error/></testcase>
        <testcase name="d"><skipped/></testcase>
        <testcase name="e" status="notrun"/></testsuite></testsuites>""",
    "green": "<testsuites><testsuite><testcase/><testcase/></testsuite></testsuites>",
    "torn": "<testsuites><testsuite><testcase/>",
    "empty": "<testsuites/>",
}


def result(label, status, path=None, **key):
    """The event of one run of a test."""
    output = [{"name": "test.log", "uri": "file:///log"}]
    if path:
        output.append(
            {"name": "test.xml", "uri": "file://" + urllib.parse.quote(path)}
        )
    return {
        "id": {"testResult": {"label": label, **key}},
        "testResult": {"status": status, "testActionOutput": output},
    }


def completed(label, success):
    """The event of a target that was built, or not."""
    event = {"id": {"targetCompleted": {"label": label}}}
    if success is None:
        return {**event, "aborted": {"reason": "ANALYSIS_FAILURE"}}
    return {**event, "completed": {"success": True} if success else {}}


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(suffix=" a%20b")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        for name, text in XML.items():
            with open(self.path(name), "w") as file:
                file.write(text)

    def path(self, name):
        return os.path.join(self.folder, name)


class Count(Folder):
    def count(self, *events):
        outcomes, broken = count_tests.count_events(events)
        return outcomes["passed"], outcomes["failed"], outcomes["skipped"], broken

    def test_cases_of_several_targets(self):
        self.assertEqual(
            (3, 2, 2, []),
            self.count(
                completed("//a", True),
                result("//a", "FAILED", self.path("mixed")),
                completed("//b", True),
                result("//b", "PASSED", self.path("green")),
            ),
        )

    def test_nothing(self):
        self.assertEqual((0, 0, 0, []), self.count())

    def test_time_out_without_xml(self):
        self.assertEqual((0, 1, 0, []), self.count(result("//a", "TIMEOUT")))

    def test_time_out_with_torn_xml(self):
        event = result("//a", "TIMEOUT", self.path("torn"))
        self.assertEqual((0, 1, 0, []), self.count(event))

    def test_death_after_cases_that_passed(self):
        event = result("//a", "FAILED", self.path("green"))
        self.assertEqual((2, 1, 0, []), self.count(event))

    def test_xml_that_is_missing(self):
        event = result("//a", "FAILED", self.path("no such file"))
        self.assertEqual((0, 1, 0, []), self.count(event))

    def test_a_filter_that_matches_nothing(self):
        event = result("//a", "PASSED", self.path("empty"))
        self.assertEqual((0, 0, 0, []), self.count(event))

    def test_targets_that_do_not_build(self):
        self.assertEqual(
            (0, 2, 0, ["//a", "//b"]),
            self.count(completed("//a", False), completed("//b", None)),
        )

    def test_only_the_last_attempt_counts(self):
        self.assertEqual(
            (2, 0, 0, []),
            self.count(
                result("//a", "FAILED", self.path("mixed"), attempt=1),
                result("//a", "PASSED", self.path("green"), attempt=2),
            ),
        )

    def test_every_shard_counts(self):
        self.assertEqual(
            (4, 0, 0, []),
            self.count(
                result("//a", "PASSED", self.path("green"), shard=1),
                result("//a", "PASSED", self.path("green"), shard=2),
            ),
        )


class Command(Folder):
    """The script with a bazel that writes given events."""

    def run_with(self, events, status, *arguments):
        bazel = self.path("bazel")
        with open(self.path("events"), "w") as file:
            for event in events:
                file.write(json.dumps(event) + "\n")
        with open(bazel, "w") as file:
            file.write(
                "#!/bin/bash\n"
                'here=$(dirname "$0")\n'
                'printf "%s\\n" "$@" > "$here/arguments"\n'
                'for a; do case $a in --build_event_json_file=*)\n'
                '  cat "$here/events" > "${a#*=}" ;; esac; done\n'
                f"exit {status}\n"
            )
        os.chmod(bazel, stat.S_IRWXU)
        run = subprocess.run(
            ["testing/count_tests.py", "--bazel=" + bazel, "--", *arguments],
            capture_output=True,
            text=True,
        )
        return run.returncode, run.stdout.splitlines()

    def arguments(self):
        with open(self.path("arguments")) as file:
            return file.read().splitlines()

    def test_last_line_and_status(self):
        green = [result("//a", "PASSED", self.path("green"))]
        self.assertEqual((0, ["2 passed, 0 failed"]), self.run_with(green, 0))
        mixed = [result("//a", "FAILED", self.path("mixed"))]
        self.assertEqual(
            (1, ["2 skipped", "1 passed, 2 failed"]), self.run_with(mixed, 3)
        )

    def test_a_bazel_that_fails_early_is_a_failure(self):
        status, lines = self.run_with([], 2)
        self.assertEqual((1, "0 passed, 1 failed"), (status, lines[-1]))

    def test_names_what_does_not_build(self):
        status, lines = self.run_with([completed("//a", False)], 1)
        self.assertIn("does not build: //a", lines)

    def test_everything_is_tested_by_default(self):
        self.run_with([], 0)
        self.assertEqual("//...", self.arguments()[-1])
        self.run_with([], 0, "--config=asan")
        self.assertEqual(["--config=asan", "//..."], self.arguments()[-2:])

    def test_a_target_is_passed_on(self):
        self.run_with([], 0, "//testing:x")
        self.assertEqual("//testing:x", self.arguments()[-1])
        self.assertNotIn("//...", self.arguments())

    def test_no_bazel(self):
        run = subprocess.run(
            ["testing/count_tests.py", "--bazel=/no/such/bazel"],
            capture_output=True,
            text=True,
        )
        self.assertEqual(1, run.returncode)
        self.assertEqual("0 passed, 1 failed", run.stdout.splitlines()[-1])
        self.assertIn("/no/such/bazel", run.stderr)
