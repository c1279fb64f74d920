/* Asks the backend tables about every operation. */
#include "analysis/blockers/blockers.h"

#include <string.h>

#include "analysis/analysis.h"
#include "analysis/blockers/backend_facts.h"
#include "analysis/blockers/backend_reason.h"
#include "dialect/string_ref.h"

struct blockers_t {
  arena_t arena;
  analysis_t *analysis;
  backend_facts_t facts;
  backend_t backend;
  blocker_t *blockers;
  /* Their numbers in the analysis. */
  uint32_t *ids;
  size_t count;
};

/* The answer of a table: a verdict, and the clause that fails or NULL. */
typedef struct answer_t {
  backend_verdict_t verdict;
  const backend_row_t *row;
  const clause_t *clause;
} answer_t;

static bool is_torch(MlirStringRef name) {
  return string_starts_with(name, "torch.") ||
         string_starts_with(name, "torch_c.");
}

static answer_t ask_row(blockers_t *b, uint32_t id, const backend_row_t *row) {
  backend_cell_t cell = row->cells[b->backend];
  answer_t answer = {(backend_verdict_t)cell.verdict, row, NULL};
  for (size_t i = cell.first; i < (size_t)cell.first + cell.count; ++i)
    if (!backend_clause_holds(&b->facts, id, backend_clause(i))) {
      answer.verdict = BACKEND_REFUSED;
      answer.clause = backend_clause(i);
      break;
    }
  return answer;
}

static answer_t ask(blockers_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->analysis, id);
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  if (b->facts.swept[id])
    return (answer_t){BACKEND_TAKEN, NULL, NULL};
  const backend_row_t *row = backend_row_lookup(name);
  if (row)
    return ask_row(b, id, row);
  return (answer_t){is_torch(name) ? BACKEND_UNKNOWN : BACKEND_REFUSED, NULL,
                    NULL};
}

static void add(blockers_t *b, uint32_t id, const answer_t *answer) {
  if (answer->verdict == BACKEND_TAKEN)
    return;
  b->ids[b->count] = id;
  b->blockers[b->count++] = (blocker_t){
      .op = analysis_operation(b->analysis, id),
      .certainty = answer->verdict == BACKEND_REFUSED ? BLOCKER_REFUSED
                                                      : BLOCKER_UNKNOWN,
      .reason = backend_reason(&b->arena, answer->row, answer->verdict,
                               answer->clause),
      .path_length = b->facts.distance[id],
  };
}

static bool find(blockers_t *b) {
  if (!b->analysis ||
      !backend_facts_init(&b->facts, &b->arena, b->analysis, b->backend))
    return false;
  b->blockers = ARENA_NEW(&b->arena, blocker_t, b->facts.count);
  b->ids = ARENA_NEW(&b->arena, uint32_t, b->facts.count);
  if (!b->blockers || !b->ids)
    return false;
  for (uint32_t id = 0; id < b->facts.count; ++id) {
    answer_t answer = ask(b, id);
    add(b, id, &answer);
  }
  return !b->arena.failed;
}

blockers_t *blockers_find_with(MlirOperation root, const policy_t *policy,
                               backend_t backend, allocator_t allocator) {
  blockers_t *b = allocator.resize(allocator.self, NULL, sizeof *b);
  if (!b)
    return NULL;
  memset(b, 0, sizeof *b);
  arena_init(&b->arena, allocator);
  b->backend = backend;
  b->facts.types = (types_t){.arena = &b->arena, .ids.allocator = allocator};
  b->analysis = analysis_create_with(
      root, &(analysis_options_t){.policy = policy}, allocator);
  if (find(b))
    return b;
  blockers_destroy(b);
  return NULL;
}

blockers_t *blockers_find(MlirOperation root, const policy_t *policy,
                          backend_t backend) {
  return blockers_find_with(root, policy, backend, allocator_system());
}

void blockers_destroy(blockers_t *b) {
  if (!b)
    return;
  allocator_t allocator = b->arena.allocator;
  backend_facts_deinit(&b->facts);
  analysis_destroy(b->analysis);
  arena_deinit(&b->arena);
  allocator.resize(allocator.self, b, 0);
}

size_t blockers_count(const blockers_t *b) { return b->count; }

const blocker_t *blockers_get(const blockers_t *b, size_t i) {
  return &b->blockers[i];
}

size_t blockers_path(const blockers_t *b, size_t i, MlirOperation *path,
                     size_t capacity) {
  size_t length = b->blockers[i].path_length;
  uint32_t id = b->ids[i];
  for (size_t k = 0; k < length && k < capacity; ++k) {
    path[k] = analysis_operation(b->analysis, id);
    id = b->facts.next[id];
  }
  return length;
}
