"""Prints what a report on one module says, a line for each finding, so that a
test can hold all of it: `json` or `sarif` from standard input."""

import json
import re
import sys


def where(place):
    return f"{place['line']}:{place['column']}" if place else "nowhere"


def print_json(modules):
    for module in modules:
        for verb in module["verbs"]:
            print(verb["verb"], "erased", verb["erased"], "unselected", verb["unselected"])
            for a in verb["assertions"]:
                words = [a["kind"], a["message"], a["verdict"], a["action"], a["reason"]]
                print("  #%d" % a["number"], *(w for w in words if w))
            for note in verb["notes"]:
                print(" ", note["kind"], note["operation"] + ":", note["reason"])
        for backend in module["blockers"]:
            for blocker in backend["operations"]:
                print(backend["backend"], blocker["operation"], where(blocker["place"]))


def print_sarif(log):
    for run in log["runs"]:
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        for result in run["results"]:
            assert rules[result["ruleIndex"]] == result["ruleId"]
            region = result["locations"][0]["physicalLocation"]["region"]
            place = f"{region['startLine']}:{region['startColumn']}"
            print(result["ruleId"], result["level"], place)
            print(" ", re.sub(r' at "?[^ ]*:\d+:\d+', "", result["message"]["text"]))
            for related in result.get("relatedLocations", []):
                print("    " + related["message"]["text"])


sys.stdout.reconfigure(encoding="utf-8")
report = json.load(sys.stdin.buffer)
print_json(report) if sys.argv[1] == "json" else print_sarif(report)
