"""How pictures.py reckons, on times that are known."""

import unittest

from bench import pictures

QUADRATIC = {500: 1.0, 1000: 4.0, 2000: 16.0, 4000: None}


class Tools:
    assertion_opt, torch_mlir_opt, mlir_opt = "ours", "torch", "mlir"


class Pictures(unittest.TestCase):
    def test_seconds(self):
        self.assertGreaterEqual(pictures.seconds(["sleep", "0.1"]), 0.1)
        self.assertIsNone(pictures.seconds(["sleep", "60"], timeout=0.1))

    def test_a_command_that_fails(self):
        with self.assertRaises(Exception):
            pictures.seconds(["false"])

    def test_largest_that_finished(self):
        self.assertEqual(2000, pictures.largest(QUADRATIC))
        self.assertEqual(500, pictures.largest({500: 1.0}))

    def test_exponent(self):
        self.assertAlmostEqual(2, pictures.exponent(QUADRATIC))
        self.assertAlmostEqual(1, pictures.exponent({500: 1.0, 1000: 2.0}))

    def test_extrapolation(self):
        self.assertAlmostEqual(16, pictures.extrapolate(QUADRATIC, 2000))
        self.assertAlmostEqual(1600, pictures.extrapolate(QUADRATIC, 20_000))

    def test_durations(self):
        self.assertEqual("0.25 s", pictures.duration(0.25))
        self.assertEqual("52 s", pictures.duration(52.3))
        self.assertEqual("2.0 h", pictures.duration(7200))
        self.assertEqual("over 100 s", pictures.duration(None))

    def test_commands(self):
        drawing = pictures.Drawing(Tools, "/tmp")
        drawing.dump = lambda operations: f"{operations}.mlir"
        self.assertEqual(
            ["ours", "--view=/tmp/picture.svg", "7.mlir"], drawing.draw(7, "svg")
        )


if __name__ == "__main__":
    unittest.main()
