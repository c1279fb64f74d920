# Prints a function of so many regions, each in the one before.
import sys

depth = int(sys.argv[1])
print("func.func @f(%a: i1) {")
print("scf.if %a {\n" * depth + "}\n" * depth + "return\n}")
