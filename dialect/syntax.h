/* The written form of operations by name: the rows of torch_ops.tsv,
 * stablehlo_ops.tsv, tm_tensor_ops.tsv and tosa_ops.tsv as C data, and the type
 * constraints that they name. Reader and printer interpret them; no row has
 * code of its own. */
#ifndef ASSERTION_DIALECT_SYNTAX_H
#define ASSERTION_DIALECT_SYNTAX_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One operation. The fields are those of the table files, whose header says
 * how they are written; an absent field is "". All strings are static. */
typedef struct syntax_row_t {
  /* With its dialect: "torch.aten.size.int". */
  const char *name;
  /* ODS format, "default", "custom" or "generic". */
  const char *assembly;
  /* "IsTerminator,HasParent<torch.prim.If>" */
  const char *traits;
  /* "a: Torch_IntType, b: Variadic<AnyTorchType>" */
  const char *operands;
  /* Inherent ones: "value: I64Attr". */
  const char *attributes;
  const char *results;
  /* "body: SizedRegion<1>" */
  const char *regions;
} syntax_row_t;

/* One type constraint, as torch_types.tsv has it. Only torch's say what they
 * accept; those of StableHLO are not in the table, and their types not
 * checked. */
typedef struct syntax_type_t {
  /* Name in ODS, as rows use it: "Torch_IntType". */
  const char *kind;
  /* As verifier messages say it: "Torch IntType". */
  const char *summary;
  /* The only type allowed, or "". */
  const char *build;
  /* Mnemonics: "int|optional|none"; "*": not checked. */
  const char *accepts;
} syntax_type_t;

/* Sets `rows` to the rows of one dialect, sorted by name in byte order: "torch"
 * gives those that begin with "torch.". Returns their number, 0 for a dialect
 * that no table has. */
size_t syntax_rows(const char *dialect, const syntax_row_t **rows);

/* The constraint of this name, or NULL. `kind` need not end with a NUL, since
 * it mostly stands inside a row. Linear in the number of constraints: look it
 * up once for each declaration, not for each operation. */
const syntax_type_t *syntax_type(const char *kind, size_t length);

#ifdef __cplusplus
}
#endif
#endif
