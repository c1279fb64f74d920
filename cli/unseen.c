/* Which of the operations that options name occur. */
#include "cli/unseen.h"

#include "analysis/policy.h"
#include "cli/message.h"
#include "dialect/string_ref.h"

#include <stdlib.h>
#include <string.h>

static MlirStringRef without_torch(MlirStringRef name) {
  string_skip(&name, "torch.");
  return name;
}

static bool names_operations(const option_word_t *word) {
  return !strcmp(word->option, "assertion-op") ||
         !strcmp(word->option, "pure-op") || !strcmp(word->option, "effect-op");
}

/* How many names all words have together, at most. */
static size_t count_names(const options_t *options) {
  size_t count = 0;
  for (size_t i = 0; i < options->word_count; ++i)
    if (names_operations(&options->words[i]))
      for (const char *c = options->words[i].argument; c; c = strchr(c, ',')) {
        c += *c == ',';
        ++count;
      }
  return count;
}

static void add_names(unseen_t *unseen, const option_word_t *word) {
  for (const char *list = word->argument;;) {
    size_t length = strcspn(list, ","), name = strcspn(list, ",:");
    unseen->names[unseen->count++] =
        (unseen_name_t){word->option, mlirStringRefCreate(list, name), false};
    if (!list[length])
      return;
    list += length + 1;
  }
}

void unseen_init(unseen_t *unseen, const options_t *options) {
  size_t count = count_names(options);
  *unseen = (unseen_t){.names = NULL};
  if (count)
    unseen->names = malloc(count * sizeof *unseen->names);
  if (!unseen->names)
    return;
  for (size_t i = 0; i < options->word_count; ++i)
    if (names_operations(&options->words[i]))
      add_names(unseen, &options->words[i]);
}

void unseen_deinit(unseen_t *unseen) { free(unseen->names); }

static MlirWalkResult visit(MlirOperation op, void *data) {
  unseen_t *unseen = data;
  MlirStringRef name = without_torch(policy_operator_name(op));
  for (size_t i = 0; i < unseen->count; ++i)
    unseen->names[i].seen |=
        mlirStringRefEqual(name, without_torch(unseen->names[i].name));
  return MlirWalkResultAdvance;
}

void unseen_look(unseen_t *unseen, MlirOperation module) {
  if (unseen->count)
    mlirOperationWalk(module, visit, unseen, MlirWalkPreOrder);
}

void unseen_warn(const unseen_t *unseen, MlirStringRef input) {
  for (size_t i = 0; i < unseen->count; ++i) {
    MlirStringRef name = unseen->names[i].name;
    if (!unseen->names[i].seen)
      message_warning("--%s: '%.*s' has no operation '%.*s'",
                      unseen->names[i].option, (int)input.length, input.data,
                      (int)name.length, name.data);
  }
}
