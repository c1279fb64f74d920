"""Reads operations from ODS: name, traits and memory effects as declared.

llvm-tblgen expands the .td files; what is here only walks the records. The
tables of this folder are made from the result by the scripts beside it."""

import json
import os
import subprocess

PREFIX = "/usr/lib/llvm-22"
READ = "::mlir::MemoryEffects::Read"

# Traits of ODS that the tables keep, by the name of their C++ class.
TRAITS = {
    "IsTerminator": "terminator",
    "SymbolOpInterface::Trait": "symbol",
    "LoopLikeOpInterface::Trait": "loop",
    "ConstantLike": "constant",
    "RegionKindInterface::Trait": "graph",
    "NoTerminator": "no_terminator",
    "IsIsolatedFromAbove": "isolated",
}
ORDER = ["terminator", "symbol", "loop", "constant", "graph", "no_terminator",
         "isolated", "tensor_free"]


class Op:
    """One operation: `traits` are C++ trait names, `effects` what ODS declares
    (class and resource, whether on the operation, an operand or a result)."""

    def __init__(self, records, record):
        dialect = records[record["opDialect"]["def"]]["name"]
        self.name = ".".join(filter(None, [dialect, record["opName"]]))
        self.regions = len(record["regions"]["args"])
        self.results = len(record["results"]["args"])
        self.operands = record["arguments"]["printable"]
        self.effects, self.traits = [], []
        self.pure_by_trait = self.interface = False
        for trait in record["traits"]:
            self._add_trait(records, records[trait["def"]])
        for values in ("arguments", "results"):
            for value, _ in record[values]["args"]:
                self._add_decorators(records, value)

    def _add_trait(self, records, trait):
        for part in trait.get("traits", []) + trait.get("baseInterfaces", []):
            self._add_trait(records, records[part["def"]])
        if "traits" in trait:
            return
        self.traits.append(trait.get("trait") or trait["!name"])
        if self.traits[-1] != "MemoryEffectOpInterface::Trait":
            return
        effects = self._names(records, trait.get("effects", []))
        self.effects += effects
        if "effects" not in trait:
            self.interface = True
        elif not effects:
            self.pure_by_trait = True

    def _add_decorators(self, records, value):
        record = records.get(value["def"], {}) if isinstance(value, dict) else {}
        self.effects += self._names(records, record.get("decorators", []))

    @staticmethod
    def _names(records, effects):
        return [records[e["def"]]["effect"] for e in effects
                if "effect" in records[e["def"]]]

    @property
    def recursive(self):
        return "HasRecursiveMemoryEffects" in self.traits

    def declared(self):
        """One word for what ODS says of the effects, "" if nothing."""
        words = ["recursive"] if self.recursive else []
        words += ["none"] if self.pure_by_trait else []
        words += ["interface"] if self.interface else []
        short = {e.rsplit("::", 1)[-1].lower() for e in self.effects}
        return "+".join(words + sorted(short))

    def known_traits(self):
        return {TRAITS[t] for t in self.traits if t in TRAITS}


def dump(td, includes, tblgen=PREFIX + "/bin/llvm-tblgen"):
    """The records of a .td file, or None if it doesn't stand alone."""
    command = [tblgen, "--dump-json"]
    for folder in [os.path.dirname(td)] + includes:
        command += ["-I", folder]
    run = subprocess.run(command + [td], capture_output=True, text=True)
    return None if run.returncode else json.loads(run.stdout)


def operations(records):
    return [Op(records, records[name])
            for name in records["!instanceof"].get("Op", [])]


def write(out, head, rows):
    """Writes a table: comment lines, then rows sorted by name in byte order.

    A row is (name, effects, traits, declared, reason)."""
    for line in head.strip().split("\n"):
        out.write(("# " + line).rstrip() + "\n")
    out.write("name\teffects\ttraits\tdeclared\treason\n")
    for name, effects, traits, declared, reason in sorted(
            rows, key=lambda row: row[0].encode()):
        assert not set(traits) - set(ORDER), (name, traits)
        listed = ",".join(t for t in ORDER if t in traits)
        out.write("\t".join([name, effects, listed, declared, reason]) + "\n")


def read(path):
    """The rows of a table that `write` has written."""
    with open(path, encoding="utf-8") as table:
        lines = [l.rstrip("\n") for l in table if not l.startswith("#")]
    for line in lines[1:]:
        name, effects, traits, declared, reason = line.split("\t")
        yield name, effects, traits.split(",") if traits else [], declared, reason
