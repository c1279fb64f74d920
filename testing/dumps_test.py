"""Finding dumps by name in archives made up."""

import io
import os
import tarfile
import tempfile
import unittest

from testing import dumps


class Read(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.archive = os.path.join(folder.name, "a.tar.xz")
        with tarfile.open(self.archive, "w:xz") as tar:
            for name in ("./a.mlir", "seed/b.mlir", "c.mlir"):
                member = tarfile.TarInfo(name)
                member.size = len(name)
                tar.addfile(member, io.BytesIO(name.encode()))

    def test_by_name(self):
        self.assertEqual(
            {"a.mlir": "./a.mlir", "seed/b.mlir": "seed/b.mlir"},
            dumps.read(self.archive, ["seed/b.mlir", "a.mlir"]),
        )
        self.assertEqual({}, dumps.read(self.archive, []))

    def test_a_name_that_is_not_there(self):
        with self.assertRaisesRegex(KeyError, "has no b.mlir"):
            dumps.read(self.archive, ["a.mlir", "b.mlir"])
