/* Writes assertion-c/Passes.h, or the functions that it declares, from the
 * table of verbs.
 * usage: passes_gen header|source */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "transforms/verb.h"

/* Prints "FreeSizes" for "free-sizes". */
static void print_camel(const char *name) {
  bool upper = true;
  for (const char *c = name; *c; ++c) {
    if (*c != '-')
      putchar(upper ? toupper((unsigned char)*c) : *c);
    upper = *c == '-';
  }
}

static void print_declarations(const verb_t *verb) {
  printf("\n/* --%s: %s. */\n", verb->name, verb->summary);
  printf("ASSERTION_CAPI_EXPORTED MlirLogicalResult assertion");
  print_camel(verb->name);
  printf("(\n    MlirOperation root, AssertionOptions options);\n");
  printf("ASSERTION_CAPI_EXPORTED MlirPass assertionCreate");
  print_camel(verb->name);
  printf("Pass(\n    AssertionOptions options);\n");
}

static void print_definitions(const verb_t *verb) {
  const char *name = verb->name;
  printf("\nMlirLogicalResult assertion");
  print_camel(name);
  printf("(MlirOperation root,\n    AssertionOptions options) {\n"
         "  return assertionRunVerb(mlirStringRefCreateFromCString(\"%s\"),\n"
         "                          root, options);\n}\n",
         name);
  printf("MlirPass assertionCreate");
  print_camel(name);
  printf("Pass(AssertionOptions options) {\n"
         "  return assertionCreatePass(\n"
         "      mlirStringRefCreateFromCString(\"%s\"), options);\n}\n",
         name);
}

static void print_header(void) {
  puts("/* A function and a pass for each verb, with what assertion-c/Verbs.h\n"
       " * says of assertionRunVerb and assertionCreatePass. Generated. */\n"
       "#ifndef ASSERTION_C_PASSES_H\n"
       "#define ASSERTION_C_PASSES_H\n\n"
       "#include \"assertion-c/Verbs.h\"\n\n"
       "#ifdef __cplusplus\nextern \"C\" {\n#endif");
  for (size_t i = 0; i < verb_count(); ++i)
    print_declarations(verb_get(i));
  puts("\n#ifdef __cplusplus\n}\n#endif\n#endif");
}

static void print_source(void) {
  puts("/* Generated. */\n#include \"assertion-c/Passes.h\"");
  for (size_t i = 0; i < verb_count(); ++i)
    print_definitions(verb_get(i));
}

int main(int argc, char **argv) {
  if (argc == 2 && !strcmp(argv[1], "header"))
    print_header();
  else if (argc == 2 && !strcmp(argv[1], "source"))
    print_source();
  else
    return fputs("usage: passes_gen header|source\n", stderr), 1;
  return 0;
}
