#!/usr/bin/env python3
"""Makes the tables of operations and types in this folder from ODS files.

  ods_table.py --include DIR ... --ops FILE.tsv [--types FILE.tsv] TD ...

Each TD file goes through `llvm-tblgen --dump-json`. Only for updating the
tables to another torch-mlir or StableHLO; the build reads the tables."""

import argparse
import json
import re
import subprocess

OPS_HEADER = """\
# Operations read from ODS by ods_table.py.
# assembly: the ODS assembly format; "default" is torch's own default form
#   (operands attr-dict `:` types `->` types), "custom" a parser of its own,
#   "generic" none. Values, attributes and regions are `name: Kind`, wrapped in
#   Optional<>, Variadic<> or Default<kind, value>.
name	assembly	traits	operands	attributes	results	regions
"""
TYPES_HEADER = """\
# Type constraints read from ODS by ods_table.py.
# build: the type itself where the constraint allows only one.
# accepts: the mnemonics allowed, `list<x>` for a list of x; * is not checked.
kind	summary	build	accepts
"""


class Records:
    """The records of one TableGen run."""

    def __init__(self, tblgen, includes, path):
        command = [tblgen, "--dump-json", path] + ["-I" + i for i in includes]
        self.all = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)

    def ops(self):
        return [self.all[name] for name in self.all["!instanceof"]["Op"]]

    def get(self, ref):
        return self.all[ref["def"]]

    def is_a(self, record, name):
        return name in record["!superclasses"]

    def mnemonic(self, cpp_class, kind):
        """The mnemonic of the torch type whose C++ class is given."""
        for name in self.all["!instanceof"].get(kind, []):
            if self.all[name]["cppClassName"] == cpp_class:
                return self.all[name]["mnemonic"]
        return None

    def op_of_class(self, cpp_class):
        """torch::Torch::PrimIfOp -> torch.prim.If"""
        for op in self.ops():
            name = op["!name"].split("_", 1)[-1]
            if name == cpp_class.split("::")[-1]:
                return full_name(self, op)
        return cpp_class


def full_name(records, op):
    return records.get(op["opDialect"])["name"] + "." + op["opName"]


def constraint(records, ref):
    """What an argument is, also behind Arg<>, which adds effects to it."""
    record = records.get(ref)
    return constraint(records, record["constraint"]) if records.is_a(record, "OpVariable") else ref


def squeeze(text):
    return " ".join(text.split())


def assembly(op):
    if op.get("assemblyFormat"):
        return squeeze(op["assemblyFormat"])
    if not op["hasCustomAssemblyFormat"]:
        return "generic"
    body = op.get("extraClassDefinition") or ""
    return "default" if "parseDefaultTorchOp" in body else "custom"


def trait_names(records, refs):
    for trait in (records.get(r) for r in refs):
        if trait["!name"] == "Pure":
            yield "Pure"
        elif records.is_a(trait, "SingleBlockImplicitTerminator"):
            yield from implicit_terminator(records, trait)
        elif records.is_a(trait, "TraitList"):
            yield from trait_names(records, trait["traits"])
        elif trait.get("trait"):
            yield trait_name(records, trait["trait"])


def trait_name(records, text):
    text = re.sub(r"::(Trait|Impl)$", "", text)
    head, _, argument = text.partition("<")
    head = head.split("::")[-1]
    if not argument:
        return head
    names = argument.rstrip(">").split(",")
    return head + "<%s>" % "|".join(records.op_of_class(n.strip()) for n in names)


def implicit_terminator(records, trait):
    yield "SingleBlock"
    for inner in (records.get(t) for t in trait["traits"]):
        if "ImplicitTerminator" in inner.get("trait", ""):
            yield trait_name(records, inner["trait"])


def value_kind(records, ref):
    record = records.get(ref)
    for wrapper in ("Variadic", "Optional"):
        if record["!superclasses"][-1] == wrapper:
            return "%s<%s>" % (wrapper, value_kind(records, record["baseType"]))
    return "-" if record["!anonymous"] else record["!name"]


def attribute_kind(records, ref):
    record = records.get(ref)
    wrapper = record["!superclasses"][-1]
    if wrapper == "OptionalAttr":
        return "Optional<%s>" % attribute_kind(records, record["baseAttr"])
    if wrapper.startswith("DefaultValued"):
        value = record["defaultValue"].strip().split("::")[-1]
        return "Default<%s, %s>" % (attribute_kind(records, record["baseAttr"]), value)
    if wrapper == "ConfinedAttr":
        return attribute_kind(records, record["baseAttr"])
    if record["!name"] == "UnitAttr":
        return "Optional<UnitAttr>"
    if wrapper == "EnumAttr":
        cases = [records.get(c)["str"] for c in records.get(record["enum"])["enumerants"]]
        return "Enum<%s: %s>" % (record["mnemonic"], "|".join(cases))
    return "-" if record["!anonymous"] else record["!name"]


def region_kind(records, ref):
    record = records.get(ref)
    name = record["!superclasses"][-1]
    if name == "SizedRegion":
        return "SizedRegion<%d>" % record["blocks"]
    if name == "VariadicRegion":
        return "Variadic<AnyRegion>"
    return "AnyRegion"


def join(records, arguments, kind):
    return ", ".join("%s: %s" % (name or "", kind(records, ref)) for ref, name in arguments)


def op_row(records, op):
    arguments = [(constraint(records, ref), name) for ref, name in op["arguments"]["args"]]
    is_attribute = lambda a: records.is_a(records.get(a[0]), "AttrConstraint")
    return [
        full_name(records, op),
        assembly(op),
        ",".join(dict.fromkeys(trait_names(records, op["traits"]))),
        join(records, [a for a in arguments if not is_attribute(a)], value_kind),
        join(records, [a for a in arguments if is_attribute(a)], attribute_kind),
        join(records, op["results"]["args"], value_kind),
        join(records, op["regions"]["args"], region_kind),
    ]


def accepted(records, predicate):
    """The mnemonics that a predicate allows; ["*"] where it is not of that kind."""
    record = records.get(predicate)
    if "predExpr" in record:
        return accepted_by_class(records, record["predExpr"])
    kind = record["kind"]["def"]
    children = record["children"]
    if kind == "PredCombinerOr":
        return list(dict.fromkeys(m for c in children for m in accepted(records, c)))
    if kind == "PredCombinerAnd" and accepted(records, children[0]) == ["list"]:
        return ["list<%s>" % m for m in accepted(records, children[1])]
    if kind == "PredCombinerSubstLeaves":
        return accepted(records, children[0])
    return ["*"]


def accepted_by_class(records, text):
    if "isValidSubtype" in text and "NumberType" in text:
        return ["number", "int", "float", "union"]
    match = re.search(r"isa<[^>]*::(\w+)>\(\$_self\)", text)
    if not match:
        return ["*"]
    if match.group(1) == "BaseTensorType":
        return ["tensor", "vtensor"]
    return [records.mnemonic(match.group(1), "TypeDef") or "*"]


def built_type(records, record):
    """The spelling of a type that ODS can build without parameters."""
    text = record.get("builderCall") or ""
    match = re.search(r"getType<[^>]*::(\w+)>", text)
    if match and records.is_a(record, "TypeDef"):
        return "!%s.%s" % (records.get(record["dialect"])["name"], record["mnemonic"])
    match = re.search(r"getIntegerType\((\d+)\)", text)
    if match:
        return "i" + match.group(1)
    return {"getF64Type": "f64", "getF32Type": "f32", "getIndexType": "index"}.get(
        (re.search(r"get\w+", text) or [""])[0], "")


def type_rows(records):
    for name in records.all["!instanceof"]["TypeConstraint"]:
        record = records.all[name]
        if record["!anonymous"] or record["!name"] not in records.used:
            continue
        torch = "Torch" in name
        accepts = "|".join(accepted(records, record["predicate"])) if torch else "*"
        yield [name, squeeze(record["summary"]), built_type(records, record), accepts]


def write(path, header, rows):
    with open(path, "w") as out:
        out.write(header)
        for row in sorted(rows):
            out.write("\t".join(row) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tblgen", default="llvm-tblgen-22")
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("--ops", required=True)
    parser.add_argument("--types")
    parser.add_argument("td", nargs="+")
    args = parser.parse_args()
    ops, types = [], {}
    for td in args.td:
        records = Records(args.tblgen, args.include, td)
        rows = [op_row(records, op) for op in records.ops()]
        records.used = set(re.findall(r"\w+", " ".join(r[3] + " " + r[5] for r in rows)))
        ops += rows
        types.update({row[0]: row for row in type_rows(records)})
    write(args.ops, OPS_HEADER, ops)
    if args.types:
        write(args.types, TYPES_HEADER, types.values())


main()
