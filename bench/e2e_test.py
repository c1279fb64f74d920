"""What e2e.py prints of outcomes, and how it reads what tools say."""

import unittest

from bench import e2e

OUTCOMES = {
    "First_basic": ["TorchToTosa: failed to legalize operation 'x'", e2e.SAME],
    "Second_basic": [e2e.SAME, "--tosa-shapes: it | has no form"],
    "Third_basic": [e2e.SAME, e2e.SAME],
}


class Reasons(unittest.TestCase):
    def test_the_first_error_without_its_place(self):
        said = (
            "remark: fine\na.mlir:3:4: error: failed to legalize operation 'x'"
            " that was explicitly marked illegal: %0\nb.mlir:1:1: error: second\n"
        )
        self.assertEqual("failed to legalize operation 'x'", e2e.reason(said))

    def test_without_an_error(self):
        self.assertEqual("last", e2e.reason("first\nlast\n"))
        self.assertEqual("no message", e2e.reason(" \n"))


class Tables(unittest.TestCase):
    def test_counts(self):
        self.assertEqual(
            [
                "| 3 tests | as they are | with shapes |",
                "| --- | --- | --- |",
                "| same | 2 | 2 |",
                "| --tosa-shapes | 0 | 1 |",
                "| TorchToTosa | 1 | 0 |",
            ],
            list(e2e.count_table(OUTCOMES)),
        )

    def test_others(self):
        rows = list(e2e.other_table(OUTCOMES))
        self.assertEqual(3, len(rows))
        self.assertEqual(
            "| Second_basic | same | --tosa-shapes: it \\| has no form |", rows[2]
        )

    def test_page(self):
        page = e2e.page(OUTCOMES)
        self.assertTrue(page[0].startswith("# "))
        self.assertEqual("", page[-1])
        self.assertIn("| same | 2 | 2 |", page)


if __name__ == "__main__":
    unittest.main()
