"""Prints a picture in DOT as an outline, so that a test can hold all of it:
the legend, clusters with what lies in them, and edges between titles.

A line is `title / further lines [class]`; an edge has its own label behind."""

import html
import re
import sys

TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|<(?=[<\w])|->|[{}\[\];,=]|[^\s{}\[\];,=<>"]+', re.DOTALL
)


def html_end(text, at):
    depth = 0
    while True:
        depth += {"<": 1, ">": -1}.get(text[at], 0)
        at += 1
        if not depth:
            return at


def tokens(text):
    at = 0
    while True:
        found = TOKEN.search(text, at)
        if not found:
            return
        at = found.end()
        if found.group() == "<":
            at = html_end(text, found.start())
        yield text[found.start() : at]


def plain(label):
    """The lines of a label in HTML."""
    label = re.sub(r"^<|>$", "", label)
    label = re.sub(r"<br/>|</td>", "\n", label)
    label = html.unescape(re.sub(r"<[^>]*>", "", label)).replace("\\\\", "\\")
    return " / ".join(label.strip("\n").split("\n"))


class Outline:
    def __init__(self, text):
        self.words = list(tokens(text))
        self.at = 0
        self.names = {}
        self.edges = []

    def next(self):
        self.at += 1
        return self.words[self.at - 1]

    def attributes(self):
        found = {}
        if self.words[self.at] != "[":
            return found
        self.next()
        while self.words[self.at] != "]":
            name = self.next()
            if name != "," and name != ";":
                self.next()
                found[name] = self.next()
        self.next()
        return found

    def say(self, depth, attributes):
        text = plain(attributes.get("label", ""))
        name = attributes.get("class", "").strip('"')
        print("  " * depth + " ".join(w for w in (text, f"[{name}]") if w))
        return text.split(" / ")[0]

    def body(self, depth):
        while (word := self.next()) != "}":
            if word == "subgraph":
                self.next()
                self.next()
                self.body(depth + 1)
            elif word == "graph":
                attributes = self.attributes()
                if depth:
                    self.say(depth - 1, attributes)
                elif "label" in attributes:
                    print("legend:", plain(attributes["label"]))
            elif word in ("node", "edge"):
                self.attributes()
            elif word != ";" and self.words[self.at] == "->":
                self.next()
                self.edges.append((word, self.next(), self.attributes()))
            elif word != ";":
                attributes = self.attributes()
                self.names[word] = self.say(depth, attributes) or "()"

    def print(self):
        self.next(), self.next(), self.next()
        self.body(0)
        print("edges:")
        for source, target, attributes in self.edges:
            label = plain(attributes.get("label", ""))
            name = attributes.get("class", "").strip('"')
            ends = f"{self.names[source]} -> {self.names[target]}"
            print(" ", " ".join(w for w in (ends, label, f"[{name}]") if w))


sys.stdout.reconfigure(encoding="utf-8")
Outline(sys.stdin.buffer.read().decode()).print()
