/* Arrays that grow in an arena. */
#include "viz/picture.h"

#include <string.h>

void picture_init(picture_t *picture) {
  *picture = (picture_t){.num_nodes = 0};
  arena_init(&picture->arena, allocator_system());
}

void picture_deinit(picture_t *picture) { arena_deinit(&picture->arena); }

/* Makes room for one more element of `size` bytes. */
static bool grow(arena_t *arena, void **array, uint32_t count,
                 uint32_t *capacity, size_t size) {
  if (count < *capacity)
    return true;
  uint32_t larger = *capacity * 2 + 16;
  void *memory = arena_calloc(arena, larger, size);
  if (!memory)
    return false;
  if (count)
    memcpy(memory, *array, count * size);
  *array = memory;
  *capacity = larger;
  return true;
}

uint32_t picture_add_node(picture_t *p, picture_node_t node) {
  if (!grow(&p->arena, (void **)&p->nodes, p->num_nodes, &p->max_nodes,
            sizeof node))
    return PICTURE_NONE;
  p->nodes[p->num_nodes] = node;
  return p->num_nodes++;
}

uint32_t picture_add_edge(picture_t *p, picture_edge_t edge) {
  if (!grow(&p->arena, (void **)&p->edges, p->num_edges, &p->max_edges,
            sizeof edge))
    return PICTURE_NONE;
  p->edges[p->num_edges] = edge;
  return p->num_edges++;
}

uint32_t picture_add_cluster(picture_t *p, picture_cluster_t cluster) {
  if (!grow(&p->arena, (void **)&p->clusters, p->num_clusters, &p->max_clusters,
            sizeof cluster))
    return PICTURE_NONE;
  p->clusters[p->num_clusters] = cluster;
  return p->num_clusters++;
}

uint32_t picture_slice(const picture_t *p, uint32_t cluster) {
  return cluster == PICTURE_NONE ? PICTURE_NONE : p->clusters[cluster].slice;
}
