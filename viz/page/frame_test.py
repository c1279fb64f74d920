"""The page is put together whole, or not at all."""

import base64
import hashlib
import re
import unittest

from viz.page import frame

HTML = "<p>@POLICY@</p><style>@STYLE@</style>@DATA@<script>@SCRIPT@</script>"


class Frame(unittest.TestCase):
    def test_parts(self):
        before, after = frame.frame(HTML, "b{}", "f()")
        self.assertTrue(before.endswith("<style>b{}</style>"))
        self.assertEqual("<script>f()</script>", after)

    def test_policy_has_the_hash_of_the_script(self):
        before, _ = frame.frame(HTML, "", "f('ö')")
        digest = hashlib.sha256("f('ö')".encode()).digest()
        self.assertIn(f"'sha256-{base64.b64encode(digest).decode()}'", before)
        self.assertIn("default-src 'none'", before)

    def test_marks_are_there_once(self):
        for html in [HTML.replace("@STYLE@", ""), HTML + "@SCRIPT@"]:
            with self.assertRaises(AssertionError):
                frame.frame(html, "", "")
        with self.assertRaises(ValueError):
            frame.frame(HTML + "@DATA@", "", "")

    def test_arrays(self):
        text = frame.array("head", 'a"\\\nö')
        numbers = re.search(r"\{\s*([\d, \n]+)\}", text)[1]
        self.assertEqual(
            'a"\\\nö'.encode(), bytes(int(n) for n in numbers.split(","))
        )
        self.assertIn("MlirStringRef frame_head(void)", text)
