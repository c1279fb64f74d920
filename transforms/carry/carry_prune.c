/* Leaves out of a check's text what no assertion in it needs, and numbers the
 * rest anew. */
#include <stdlib.h>
#include <string.h>

#include "transforms/carry/carry_check.h"

/* A statement of the text. */
typedef struct line_t {
  const char *text;
  size_t length;
  /* The number that it names, CARRY_UNNAMED for an assertion. */
  uint32_t name;
} line_t;

/* What is needed, by number; then the new numbers. */
typedef struct prune_t {
  line_t *lines;
  uint32_t count;
  uint32_t *names, *arguments;
} prune_t;

/* The number behind `prefix` at `p`, if that is there; `*end` is behind it. */
static bool read_number(const char *p, const char *prefix, uint32_t *number,
                        const char **end) {
  size_t length = strlen(prefix);
  if (strncmp(p, prefix, length) != 0 || p[length] < '0' || p[length] > '9')
    return false;
  char *behind;
  *number = (uint32_t)strtoul(p + length, &behind, 10);
  *end = behind;
  return true;
}

/* Where a message begins in a statement, or its end. */
static const char *operands_end(const line_t *line) {
  const char *quote = memchr(line->text, '"', line->length);
  bool message = line->name == CARRY_UNNAMED && quote;
  return message ? quote : line->text + line->length;
}

/* Splits the text; strings in it have no line ends. */
static bool split(carry_t *c, prune_t *p) {
  const char *text = text_string(&c->body), *end = text + c->body.length;
  for (const char *q = text; q < end; ++q)
    p->count += *q == '\n';
  p->lines = ARENA_NEW(c->arena, line_t, (size_t)p->count + 1);
  p->names = ARENA_NEW(c->arena, uint32_t, (size_t)c->next + 1);
  p->arguments = ARENA_NEW(c->arena, uint32_t, (size_t)c->num_captures + 1);
  if (!p->lines || !p->names || !p->arguments)
    return false;
  for (uint32_t k = 0; k < p->count; ++k) {
    line_t *line = &p->lines[k];
    *line = (line_t){text, strcspn(text, "\n") + 1, CARRY_UNNAMED};
    read_number(text, "  %", &line->name, &end);
    text += line->length;
  }
  return true;
}

/* Marks what a statement uses. */
static void mark(prune_t *p, const line_t *line) {
  const char *end = operands_end(line), *behind;
  for (const char *q = line->text; q < end; ++q) {
    uint32_t number;
    if (*q != '%')
      continue;
    if (read_number(q, "%arg", &number, &behind))
      p->arguments[number] = 1;
    else if (read_number(q, "%", &number, &behind))
      p->names[number] = 1;
  }
}

/* Marks backwards from the assertions what is needed. */
static void mark_all(prune_t *p) {
  for (uint32_t k = p->count; k-- > 0;) {
    const line_t *line = &p->lines[k];
    if (line->name == CARRY_UNNAMED || p->names[line->name])
      mark(p, line);
  }
}

/* Replaces marks by new numbers; returns how many there are. */
static uint32_t renumber(uint32_t *marks, uint32_t count) {
  uint32_t next = 0;
  for (uint32_t k = 0; k < count; ++k)
    marks[k] = marks[k] ? next++ : CARRY_UNNAMED;
  return next;
}

/* Adds a statement with new numbers. */
static void write_line(const prune_t *p, const line_t *line, text_t *out) {
  const char *end = operands_end(line);
  for (const char *q = line->text; q < end;) {
    uint32_t number;
    if (*q == '%' && read_number(q, "%arg", &number, &q)) {
      text_format(out, "%%arg%u", p->arguments[number]);
    } else if (*q == '%' && read_number(q, "%", &number, &q)) {
      text_format(out, "%%%u", p->names[number]);
    } else {
      text_add(out, mlirStringRefCreate(q, 1));
      ++q;
    }
  }
  text_add(out,
           mlirStringRefCreate(end, (size_t)(line->text + line->length - end)));
}

void carry_prune(carry_t *c) {
  prune_t p = {0};
  text_t out = {.arena = c->arena};
  if (!split(c, &p))
    return;
  mark_all(&p);
  uint32_t captures = 0;
  for (uint32_t k = 0; k < c->num_captures; ++k)
    if (p.arguments[k])
      c->captures[captures++] = c->captures[k];
  renumber(p.arguments, c->num_captures);
  c->num_captures = captures;
  for (uint32_t k = 0; k < p.count; ++k)
    if (p.lines[k].name != CARRY_UNNAMED && !p.names[p.lines[k].name])
      p.lines[k].length = 0;
  c->next = renumber(p.names, c->next);
  for (uint32_t k = 0; k < p.count; ++k)
    if (p.lines[k].length)
      write_line(&p, &p.lines[k], &out);
  c->body = out;
}
