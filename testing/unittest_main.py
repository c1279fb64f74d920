#!/usr/bin/python3
"""Runs the unittest module of the file given, and reports each test case to
Bazel, which asks for an XML file in XML_OUTPUT_FILE.

usage: unittest_main.py FILE_test.py [NAME...]"""

import importlib.util
import os
import sys
import time
import unittest
import xml.etree.ElementTree as ET

OUTCOMES = {"failures": "failure", "errors": "error", "skipped": "skipped"}


class Result(unittest.TextTestResult):
    """Keeps the duration of each test, and counts its failed subtests as one."""

    def startTest(self, test):
        super().startTest(test)
        self.times = getattr(self, "times", {})
        self.times[test] = time.monotonic()

    def stopTest(self, test):
        super().stopTest(test)
        self.times[test] = time.monotonic() - self.times[test]


def write_xml(result, path):
    root = ET.Element("testsuites")
    suite = ET.SubElement(root, "testsuite", name=sys.argv[1])
    cases = {}
    for test, seconds in getattr(result, "times", {}).items():
        cases[test.id()] = ET.SubElement(
            suite, "testcase", name=test.id(), time=f"{seconds:.3f}"
        )
    for outcome, tag in OUTCOMES.items():
        for test, text in getattr(result, outcome):
            test = getattr(test, "test_case", test)  # A subtest's own test.
            if test.id() not in cases:  # A fixture, such as setUpClass.
                cases[test.id()] = ET.SubElement(
                    suite, "testcase", name=test.id()
                )
            ET.SubElement(cases[test.id()], tag, message=text)
    for test in result.unexpectedSuccesses:
        ET.SubElement(cases[test.id()], "failure", message="passed")
    ET.ElementTree(root).write(path, encoding="utf-8")


def main():
    path = sys.argv[1]
    sys.path.insert(0, os.getcwd())
    spec = importlib.util.spec_from_file_location(
        os.path.splitext(os.path.basename(path))[0], path
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[spec.name] = module
    loader = unittest.defaultTestLoader
    names = sys.argv[2:]
    if os.environ.get("TESTBRIDGE_TEST_ONLY"):
        loader.testNamePatterns = [
            "*" + os.environ["TESTBRIDGE_TEST_ONLY"].strip("*") + "*"
        ]
    suite = (
        loader.loadTestsFromNames(names, module)
        if names
        else loader.loadTestsFromModule(module)
    )
    runner = unittest.TextTestRunner(verbosity=2, resultclass=Result)
    result = runner.run(suite)
    if os.environ.get("XML_OUTPUT_FILE"):
        write_xml(result, os.environ["XML_OUTPUT_FILE"])
    if loader.errors or not result.wasSuccessful():
        return 1
    if not result.testsRun and not os.environ.get("TESTBRIDGE_TEST_ONLY"):
        print(path + " has no tests", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
