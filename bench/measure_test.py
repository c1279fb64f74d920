"""What measure.py measures, on commands whose cost is known."""

import subprocess
import unittest

from bench import measure

SPIN = "i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done"


class Measure(unittest.TestCase):
    def test_wall_is_not_user_time(self):
        wall, user = measure.run(["sleep", "0.2"])
        self.assertGreaterEqual(wall, 0.2)
        self.assertLess(user, 0.1)

    def test_user_time(self):
        _, user = measure.run(["sh", "-c", SPIN])
        self.assertGreater(user, 0.005)

    def test_a_command_that_fails(self):
        with self.assertRaises(subprocess.CalledProcessError):
            measure.run(["false"])

    def test_memory_is_the_command_s_own(self):
        ballast = bytearray(64 << 20)
        self.assertLess(measure.peak_rss(["true"]), 16 << 10)
        self.assertEqual(64 << 20, len(ballast))
        held = ["/usr/bin/python3", "-c", "bytearray(64 << 20)"]
        self.assertGreater(measure.peak_rss(held), 64 << 10)

    def test_compare(self):
        costs = measure.compare({"a": ["true"], "b": ["sleep", "0.1"]}, 3)
        self.assertLess(costs["a"].wall, costs["b"].wall)

    def test_table(self):
        costs = {
            "base": measure.Cost(0.002, 0.02, 10240),
            "other": measure.Cost(0.5, 0.04, 5120),
            "short": measure.Cost(0.001, 0.001, 10240),
        }
        rows = list(measure.table(costs, "base"))
        self.assertEqual("| base | 2.0 ms | 20.0 ms | 10.0 MiB |", rows[2])
        self.assertEqual(
            "| other | 500 ms (250.00) | 40.0 ms (2.00) | 5.0 MiB (0.50) |", rows[3]
        )
        self.assertEqual("| short | 1.0 ms (0.50) | – | 10.0 MiB (1.00) |", rows[4])
