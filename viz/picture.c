/* Arrays that grow in an arena. */
#include "viz/picture.h"

void picture_init(picture_t *picture) {
  *picture = (picture_t){.num_nodes = 0};
  arena_init(&picture->arena, allocator_system());
}

void picture_deinit(picture_t *picture) { arena_deinit(&picture->arena); }

uint32_t picture_add_node(picture_t *p, picture_node_t node) {
  if (!arena_grow_array(&p->arena, (void **)&p->nodes, &p->max_nodes,
                        p->num_nodes, sizeof node))
    return PICTURE_NONE;
  p->nodes[p->num_nodes] = node;
  return p->num_nodes++;
}

uint32_t picture_add_edge(picture_t *p, picture_edge_t edge) {
  if (!arena_grow_array(&p->arena, (void **)&p->edges, &p->max_edges,
                        p->num_edges, sizeof edge))
    return PICTURE_NONE;
  p->edges[p->num_edges] = edge;
  return p->num_edges++;
}

uint32_t picture_add_cluster(picture_t *p, picture_cluster_t cluster) {
  if (!arena_grow_array(&p->arena, (void **)&p->clusters, &p->max_clusters,
                        p->num_clusters, sizeof cluster))
    return PICTURE_NONE;
  p->clusters[p->num_clusters] = cluster;
  return p->num_clusters++;
}

uint32_t picture_slice(const picture_t *p, uint32_t cluster) {
  return cluster == PICTURE_NONE ? PICTURE_NONE : p->clusters[cluster].slice;
}
