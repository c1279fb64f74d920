"""What ./demo answers before it builds anything."""

import subprocess
import unittest

USAGE = "usage: ./demo [FILE.mlir...]\n"


def run(option):
    done = subprocess.run(["./demo", option], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


class Demo(unittest.TestCase):
    def test_help(self):
        self.assertEqual((0, USAGE, ""), run("--help"))
        self.assertEqual((0, USAGE, ""), run("-h"))

    def test_other_options(self):
        wrong = "error: unknown option '--nosuch'\n" + USAGE
        self.assertEqual((1, "", wrong), run("--nosuch"))
