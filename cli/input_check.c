/* What an input is, by its first bytes, and where it cannot be text. */
#include "cli/input.h"

#include "cli/message.h"
#include "dialect/string_ref.h"

#include <string.h>

/* Beginnings of files that are no text, longest first where one begins
 * another. */
static const struct {
  const char *bytes;
  const char *what;
} magics[] = {
    {"\x1f\x8b", "it is compressed; give what 'gzip -dc' makes of it"},
    {"\xfd"
     "7zXZ",
     "it is compressed; give what 'xz -dc' makes of it"},
    {"\x28\xb5\x2f\xfd", "it is compressed; give what 'zstd -dc' makes of it"},
    {"BZh", "it is compressed; give what 'bzip2 -dc' makes of it"},
    {"\x04\x22\x4d\x18", "it is compressed; give what 'lz4 -dc' makes of it"},
    {"PK\x03\x04", "it is a zip archive, as PyTorch writes models"},
    {"\x7f"
     "ELF",
     "it is an object file or program"},
    {"BC\xc0\xde", "it is LLVM bitcode, not MLIR bytecode"},
    {"\xff\xfe", "it is UTF-16 text; MLIR reads UTF-8"},
    {"\xfe\xff", "it is UTF-16 text; MLIR reads UTF-8"},
    {"\xef\xbb\xbf", "it begins with a byte order mark"},
};

bool input_is_bytecode(const input_t *input) {
  return string_starts_with(input->text, "ML\xefR");
}

/* Where a scan of text stands. No string of MLIR spans lines. */
typedef struct scan_t {
  bool in_string;
  bool in_comment;
} scan_t;

/* Takes one step over the character at `c`, two over an escaped one. */
static const char *scan_step(scan_t *scan, const char *c) {
  if (*c == '\n')
    *scan = (scan_t){false, false};
  else if (scan->in_string && *c == '\\' && c[1] != '\n')
    ++c;
  else if (*c == '"' && !scan->in_comment)
    scan->in_string = !scan->in_string;
  else if (*c == '/' && c[1] == '/' && !scan->in_string)
    scan->in_comment = true;
  return c + 1;
}

/* Finds the first NUL that is neither in a string nor in a comment. The scan
 * begins only where there is a NUL at all. */
static const char *find_nul(MlirStringRef text) {
  const char *end = text.data + text.length;
  const char *nul = memchr(text.data, '\0', text.length);
  if (!nul)
    return NULL;
  const char *line = memrchr(text.data, '\n', (size_t)(nul - text.data));
  scan_t scan = {false, false};
  for (const char *c = line ? line : text.data; c < end;) {
    if (!*c && !scan.in_string && !scan.in_comment)
      return c;
    c = scan_step(&scan, c);
  }
  return NULL;
}

static MlirLogicalResult refuse_nul(const input_t *input, const char *nul) {
  unsigned line = 1;
  const char *begin = input->text.data;
  for (const char *c = begin; (c = memchr(c, '\n', (size_t)(nul - c))); ++line)
    begin = ++c;
  message_error_at(input->name, line, (unsigned)(nul - begin) + 1,
                   "NUL byte outside a string; this is no MLIR text");
  return mlirLogicalResultFailure();
}

MlirLogicalResult input_check(const input_t *input) {
  for (size_t i = 0; i < sizeof magics / sizeof *magics; ++i)
    if (string_starts_with(input->text, magics[i].bytes)) {
      message_error("cannot read '%.*s': %s", (int)input->name.length,
                    input->name.data, magics[i].what);
      return mlirLogicalResultFailure();
    }
  const char *nul = input_is_bytecode(input) ? NULL : find_nul(input->text);
  return nul ? refuse_nul(input, nul) : mlirLogicalResultSuccess();
}
