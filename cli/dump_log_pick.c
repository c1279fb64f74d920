/* Picks a dump of a log by what the user called it. */
#include "cli/dump_log.h"

#include "cli/message.h"

#include <stdlib.h>
#include <string.h>

static bool equals(MlirStringRef s, const char *word) {
  return s.length == strlen(word) && !memcmp(s.data, word, s.length);
}

static bool is_named(const dump_log_entry_t *entry, const char *name) {
  return equals(entry->pass, name) || equals(entry->flag, name);
}

/* Notes where a dump is; the pass's options are left out. */
static void note(const dump_log_entry_t *entry, size_t number,
                 MlirStringRef file) {
  const char *begin = entry->title.data, *end = begin + entry->title.length;
  const char *open = memchr(begin, '{', entry->title.length);
  const char *close = memrchr(begin, '}', entry->title.length);
  if (!open || !close || close < open)
    open = close = end;
  else
    ++close;
  message_note_at(file, entry->line, 1, "%zu: %.*s%.*s", number,
                  (int)(open - begin), begin, (int)(end - close), close);
}

/* Lists the dumps, or those of the pass `name`. */
static void list(const dump_log_t *log, const char *name, MlirStringRef file) {
  for (size_t i = 0; i < log->count; ++i) {
    const dump_log_entry_t *entry = &log->entries[i];
    if (!name || is_named(entry, name))
      note(entry, i + 1, file);
  }
}

void dump_log_refuse(const dump_log_t *log, MlirStringRef file) {
  message_error_at(file, log->entries[0].line, 1,
                   "this is a log with %zu dump%s; pick one with --dump=last, "
                   "--dump=NUMBER or --dump=PASS",
                   log->count, log->count == 1 ? "" : "s");
  list(log, NULL, file);
}

/* Says that no dump is called `which`. */
static void refuse_name(const dump_log_t *log, const char *which,
                        MlirStringRef file) {
  if (!log->count) {
    message_error("--dump: '%.*s' is no log of --mlir-print-ir-after-all or "
                  "the like",
                  (int)file.length, file.data);
    return;
  }
  message_error("--dump=%s: no such dump among the %zu in '%.*s'", which,
                log->count, (int)file.length, file.data);
  list(log, NULL, file);
}

static const dump_log_entry_t *
pick_named(const dump_log_t *log, const char *name, MlirStringRef file) {
  const dump_log_entry_t *found = NULL;
  for (size_t i = 0; i < log->count; ++i) {
    if (!is_named(&log->entries[i], name))
      continue;
    if (found) {
      message_error("--dump=%s: several dumps of this pass; pick one by its "
                    "number",
                    name);
      list(log, name, file);
      return NULL;
    }
    found = &log->entries[i];
  }
  if (!found)
    refuse_name(log, name, file);
  return found;
}

/* Whether `which` is a number or "last"; sets the index that it stands for,
 * which is beyond all where there is no such dump. */
static bool read_index(const dump_log_t *log, const char *which,
                       size_t *index) {
  char *end;
  if (!strcmp(which, "last")) {
    *index = log->count - 1;
    return true;
  }
  *index = strtoul(which, &end, 10) - 1; /* ULONG_MAX where out of range. */
  return *which >= '0' && *which <= '9' && !*end;
}

static const dump_log_entry_t *pick(const dump_log_t *log, const char *which,
                                    MlirStringRef file) {
  size_t index;
  if (!read_index(log, which, &index))
    return pick_named(log, which, file);
  if (index < log->count)
    return &log->entries[index];
  refuse_name(log, which, file);
  return NULL;
}

const dump_log_entry_t *dump_log_pick(const dump_log_t *log, const char *which,
                                      MlirStringRef file) {
  const dump_log_entry_t *entry = pick(log, which, file);
  if (!entry || entry->text.length)
    return entry;
  message_error_at(file, entry->line, 1,
                   "nothing follows the header of this dump");
  return NULL;
}
