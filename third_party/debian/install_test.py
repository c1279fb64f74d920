"""The installation script on machines made up of a few commands."""

import os
import subprocess
import tempfile
import unittest

SCRIPT = os.path.abspath("third_party/debian/install")
PACKAGES = os.path.abspath("third_party/debian/packages")
SYSTEM = "cat dirname env grep mktemp rm sed sh tail".split()


def listed(group):
    with open(PACKAGES) as lines:
        return [s.split()[1] for s in lines if s.split()[:1] == [group]]


class Install(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(suffix=" with space")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        for name in SYSTEM:
            os.symlink("/bin/" + name, self.path(name))
        self.installed(listed("build"))
        self.command("apt-get", 'echo "$@" >> "$0.log"')
        self.command("id", "echo 0")

    def path(self, name):
        return os.path.join(self.folder, name)

    def command(self, name, text):
        with open(self.path(name), "w") as file:
            file.write("#!/bin/sh\n" + text + "\n")
        os.chmod(self.path(name), 0o700)

    def installed(self, packages):
        lines = "".join(f"installed {p}\n" for p in packages)
        self.command("dpkg-query", f"cat <<'E'\n{lines}E")

    def run_script(self, *groups):
        run = subprocess.run(
            ["/bin/sh", SCRIPT, *groups],
            env={"PATH": self.folder, "TMPDIR": self.folder},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        return run.returncode, run.stdout, run.stderr

    def apt_log(self):
        try:
            with open(self.path("apt-get.log")) as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def test_every_package_has_a_reason(self):
        with open(PACKAGES) as lines:
            for line in lines:
                if not line.startswith("#"):
                    self.assertGreaterEqual(len(line.split()), 3, line)

    def test_silent_when_nothing_is_missing(self):
        self.assertEqual((0, "", ""), self.run_script("build"))
        self.assertEqual("", self.apt_log())

    def test_installs_what_is_missing(self):
        self.installed(set(listed("build")) - {"g++", "graphviz"})
        status, out, err = self.run_script("build")
        self.assertEqual((0, ""), (status, err))
        self.assertEqual("installing: g++ graphviz (Debian packages)\n", out)
        self.assertIn("install --no-install-recommends -y g++ graphviz", self.apt_log())

    def test_groups(self):
        status, out, _ = self.run_script("build", "test")
        self.assertEqual(
            f"installing: {' '.join(listed('test'))} (Debian packages)\n", out
        )

    def test_a_name_within_a_name_is_not_it(self):
        self.installed(set(listed("build")) - {"graphviz"})
        self.assertIn("libgraphviz-dev", listed("build"))
        self.assertIn("installing: graphviz ", self.run_script("build")[1])

    def test_removed_but_configured_is_missing(self):
        self.command("dpkg-query", "echo 'config-files g++'; exit 1")
        self.assertIn(" g++ ", self.run_script("build")[1])

    def fails(self, part):
        status, _, err = self.run_script("build")
        self.assertEqual(1, status)
        self.assertEqual(1, err.count("\n"), err)
        self.assertIn(part, err)
        self.assertIn("g++", err)

    def test_neither_root_nor_sudo(self):
        self.installed([])
        self.command("id", "echo 1000")
        self.fails("neither root nor sudo")
        self.assertEqual("", self.apt_log())

    def test_sudo(self):
        self.installed([])
        self.command("id", "echo 1000")
        self.command("sudo", 'echo "sudo $*" >> "$0.log"; [ "$1" = -n ] || "$@"')
        self.assertEqual(0, self.run_script("build")[0])
        self.assertIn("install", self.apt_log())

    def test_sudo_that_wants_a_password_and_no_terminal(self):
        self.installed([])
        self.command("id", "echo 1000")
        self.command("sudo", "exit 1")
        self.fails("neither root nor sudo")

    def test_not_debian(self):
        os.remove(self.path("apt-get"))
        self.fails("no apt-get here")

    def test_no_network(self):
        self.installed([])
        self.command(
            "apt-get",
            'case "$*" in *update*) echo "W: Failed to fetch x" ;;'
            ' *) echo "E: Unable to locate package g++"; exit 100 ;; esac',
        )
        self.fails("no network?")

    def test_apt_s_own_reason(self):
        self.installed([])
        self.command("apt-get", 'echo "E: the disk is full" >&2; exit 100')
        self.fails("apt-get update failed (the disk is full)")
