"""The Bazel wrapper: where it runs Bazel and with what."""

import os
import shutil
import subprocess
import tempfile
import unittest

SCRIPT = "third_party/bazel/bazel"


class Bazel(unittest.TestCase):
    def checkout(self, suffix=""):
        """A workspace with the script, and a bazel that tells how it runs."""
        folder = tempfile.TemporaryDirectory(suffix=suffix, dir=os.getcwd())
        self.addCleanup(folder.cleanup)
        root = os.path.realpath(folder.name)
        os.makedirs(root + "/bin")
        os.makedirs(root + "/cli")
        os.makedirs(root + "/bazel-bin")
        os.makedirs(root + "/third_party/bazel")
        shutil.copy(SCRIPT, root + "/third_party/bazel")
        for name in "WORKSPACE", ".bazelrc":
            open(f"{root}/{name}", "w").close()
        with open(root + "/bin/bazel", "w") as file:
            file.write('#!/bin/sh\npwd -P\nls -A\nprintf "<%s>" "$@"\n')
        os.chmod(root + "/bin/bazel", 0o700)
        return root

    def run_script(self, root, *arguments, **environment):
        environment["PATH"] = root + "/bin:/usr/bin:/bin"
        output = subprocess.run(
            [f"{root}/{SCRIPT}", *arguments],
            check=True,
            cwd="/",
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout.splitlines()
        return output[0], output[1:-1], output[-1]

    def test_runs_in_the_workspace(self):
        root = self.checkout()
        place, _, arguments = self.run_script(root, "test", "a b", HOME=root)
        self.assertEqual((root, "<test><a b>"), (place, arguments))

    def test_a_path_with_a_space(self):
        root = self.checkout(suffix="a b")
        home = self.checkout()
        place, files, arguments = self.run_script(root, "test", HOME=home)
        self.assertNotIn(" ", place)
        self.assertIn("WORKSPACE", files)
        self.assertIn(".bazelrc", files)
        self.assertIn("cli", files)
        self.assertNotIn("bazel-bin", files)
        self.assertEqual("<test>", arguments)
        again = self.run_script(root, "test", HOME=home)
        self.assertEqual(place, again[0])

    def test_no_home(self):
        arguments = self.run_script(self.checkout(), "test")[2]
        self.assertRegex(arguments, "^<--output_user_root=/[^ ]*><test>$")

    def test_a_home_with_a_space(self):
        home = self.checkout(suffix="a b")
        arguments = self.run_script(self.checkout(), "test", HOME=home)[2]
        self.assertRegex(arguments, "^<--output_user_root=/[^ ]*><test>$")
