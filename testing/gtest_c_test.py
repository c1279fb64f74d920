"""Runs gtest_c_fixture and compares its failures with its comments."""

import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ET

FIXTURE = "testing/gtest_c_fixture"


def expected():
    """Line of the fixture -> what the failure there must say."""
    with open(FIXTURE + ".c") as lines:
        found = {}
        for number, line in enumerate(lines, 1):
            match = re.search(r"\);.*// (.*)$", line)
            if match:
                found[number] = match[1].split("|")
        return found


def actual():
    """Line of the fixture -> what the failure there says, and the status."""
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "out.xml")
        run = subprocess.run(
            [FIXTURE, "--gtest_output=xml:" + report],
            stdout=subprocess.DEVNULL,
            env={},
        )
        failures = {}
        for failure in ET.parse(report).getroot().iter("failure"):
            place, _, message = failure.get("message").partition("\n")
            file, _, line = place.rpartition(":")
            assert file == FIXTURE + ".c", place
            failures[int(line)] = message
        return failures, run.returncode


class Failures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.expected = expected()
        cls.actual, cls.status = actual()

    def test_each_fails_at_its_own_line(self):
        self.assertGreater(len(self.expected), 20)
        self.assertEqual(sorted(self.expected), sorted(self.actual))

    def test_each_says_why(self):
        for line, parts in self.expected.items():
            for part in parts:
                with self.subTest(line=line):
                    self.assertIn(part, self.actual[line])

    def test_traces_end_with_their_block(self):
        self.assertFalse(any("row 0" in m for m in self.actual.values()))

    def test_the_program_fails(self):
        self.assertEqual(1, self.status)
