"""The measurement in torch-mlir's Python runs, with verbs without which the
pipeline refuses the model."""

import json
import os
import subprocess
import sys
import unittest


class Host(unittest.TestCase):
    def test_a_model(self):
        paths = ["python", os.path.abspath("../torch_mlir/site-packages")]
        model = "testdata/models/resnet18_dynbatch.mlir"
        done = subprocess.run(
            [sys.executable, "bench/host.py", "1", model],
            check=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(paths),
                "ASSERTION_LIBRARY": os.path.abspath("hook/libassertion.so"),
            },
            stdout=subprocess.PIPE,
        )
        found = json.loads(done.stdout)["resnet18_dynbatch"]
        self.assertEqual(["verified", "unverified"], list(found))
        for times in found.values():
            self.assertEqual(["alone", "shapes", "strip", "nothing"], list(times))
            for time in times.values():
                self.assertGreater(time, 0)


if __name__ == "__main__":
    unittest.main()
