"""Turns the tables of operations and types into C data."""

# Rows of all files sorted together by name; $ and \ must reach awk unharmed.
_COMMAND = """grep -hv -e '^#' -e '^name	' -e '^kind	' $(SRCS) | LC_ALL=C sort |
awk -F '\\t' '{
  gsub(/[\\\\"]/, "\\\\&")
  row = "\\"" $$1 "\\""
  for (i = 2; i <= %d; ++i)
    row = row ", \\"" $$i "\\""
  print "{" row "},"
}' > $@"""

def syntax_inc(name, srcs, out, columns):
    """Writes one C initializer for each row of the TSV files `srcs`."""
    native.genrule(
        name = name,
        srcs = srcs,
        outs = [out],
        cmd = _COMMAND % columns,
    )
