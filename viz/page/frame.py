"""Writes frame.c, the page with its style and script in it, as two strings.

usage: frame.py page.html page.css SCRIPT.js... > frame.c

A content security policy lets the script run by its hash, and nothing else: no
script that a dump could bring in, and no request."""

import base64
import hashlib
import sys

DATA = "@DATA@"


def policy(script):
    digest = hashlib.sha256(script.encode()).digest()
    return (
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
        f"script-src 'sha256-{base64.b64encode(digest).decode()}'"
    )


def frame(html, style, script):
    """The page before and after its data."""
    parts = {"@POLICY@": policy(script), "@STYLE@": style, "@SCRIPT@": script}
    before, after = html.split(DATA)
    for mark, text in parts.items():
        assert (before + after).count(mark) == 1, mark
        before, after = before.replace(mark, text), after.replace(mark, text)
    return before, after


def array(name, text):
    data = text.encode()
    lines = [
        ", ".join(map(str, data[i : i + 20])) for i in range(0, len(data), 20)
    ]
    body = ",\n    ".join(lines)
    return (
        f"static const unsigned char {name}[] = {{\n    {body}}};\n\n"
        f"MlirStringRef frame_{name}(void) {{\n"
        f"  return mlirStringRefCreate((const char *){name}, sizeof {name});\n"
        "}\n"
    )


def main(paths):
    texts = [open(path, encoding="utf-8").read() for path in paths]
    html, style, *scripts = texts
    head, tail = frame(html, style, "\n" + "\n".join(scripts))
    print("/* The page, by frame.py. */")
    print('#include "viz/page/frame.h"\n')
    print(array("head", head))
    print(array("tail", tail), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
