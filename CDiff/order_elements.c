// SPDX-License-Identifier: MIT
//
// Phase C of full mode: patience sorting (see order_runs.c) of single pairs, for lists with so few runs in common that
// looking for them is not worth it.
//
// The tops of the piles are the leaves of a tree with 16 children a node: the top of the last pile of each 16, and of each
// 256. A node is searched by counting, without branches, which compilers turn into vector code: 12 ns a pair for a million
// in random order, against 31 by binary search.
//
// Positions are kept with their sign bit flipped: the order stays, and vector units without unsigned comparison (SSE2) can
// compare them.
//
// Invariant: `groups[g]` is the top of pile 16 g + 15 and `blocks[b]` that of pile 256 b + 255, or INT32_MAX if that pile is
// not there yet; so are the tops behind the last pile within its group. No position is UINT32_MAX.

#include <string.h>

#include "phases.h"

typedef struct cdiff_piles {
  int32_t *tops;
  int32_t *groups;
  int32_t *blocks;
  uint32_t count;
} cdiff_piles;

enum { fan_out = 16 };

/// Four entries at a time. Spelled out as vectors, because left to themselves compilers turn the count into single bits and
/// back, at twice the cost.
typedef int32_t cdiff_int32x4 __attribute__((vector_size(16)));

/// How many of 16 ascending entries are below `value`.
static inline uint32_t count_below(const int32_t *entries, int32_t value) {
  cdiff_int32x4 values = {value, value, value, value};
  cdiff_int32x4 counts = {0, 0, 0, 0};
  for (uint32_t index = 0; index < fan_out; index += 4) {
    cdiff_int32x4 four;
    memcpy(&four, entries + index, sizeof(four));
    counts -= four < values;  // a comparison that holds is -1
  }
  return (uint32_t)(counts[0] + counts[1] + counts[2] + counts[3]);
}

static inline int32_t flip(uint32_t position) { return (int32_t)(position ^ 0x80000000u); }

/// Sets whole nodes to INT32_MAX.
static inline void clear(int32_t *entries, size_t count) {
  for (size_t index = 0; index < count; index++) {
    entries[index] = INT32_MAX;
  }
}

/// The first pile whose top is not below `value`; there is one.
static inline uint32_t find_pile(const cdiff_piles *piles, int32_t value) {
  uint32_t block_count = (piles->count - 1) / (fan_out * fan_out) + 1;
  uint32_t block = 0;
  if (block_count > 1) {
    if (block_count <= fan_out) {
      block = count_below(piles->blocks, value);
    } else {
      uint32_t high = block_count - 1;
      while (block < high) {
        uint32_t middle = block + (high - block) / 2;
        if (piles->blocks[middle] < value) {
          block = middle + 1;
        } else {
          high = middle;
        }
      }
    }
  }
  uint32_t group = block * fan_out + count_below(piles->groups + (size_t)block * fan_out, value);
  return group * fan_out + count_below(piles->tops + (size_t)group * fan_out, value);
}

static bool make_piles(cdiff_workspace *workspace, uint32_t pair_count, cdiff_piles *piles) {
  // Each level has room for whole nodes.
  size_t blocks = (size_t)pair_count / (fan_out * fan_out) + fan_out;
  size_t groups = ((size_t)pair_count / (fan_out * fan_out) + 1) * fan_out;
  size_t tops = groups * fan_out;
  if (!cdiff_reserve(workspace, &workspace->table, (tops + groups + blocks) * sizeof(uint32_t))) {
    return false;
  }
  int32_t *memory = (int32_t *)workspace->table.memory;
  *piles = (cdiff_piles){memory + groups + blocks, memory + blocks, memory, 0};
  clear(memory, groups + blocks);
  return true;
}

cdiff_status cdiff_order_elements(
    cdiff_workspace *workspace, uint32_t new_count, uint32_t pair_count, size_t *run_count) {
  cdiff_piles piles;
  if (!make_piles(workspace, pair_count, &piles) ||
      !cdiff_reserve(workspace, &workspace->piles, (size_t)new_count * sizeof(uint32_t))) {
    return CDIFF_OUT_OF_MEMORY;
  }
  const uint32_t *partners = cdiff_u32(&workspace->partners);
  uint32_t *pile_of = cdiff_u32(&workspace->piles);
  size_t runs = 0;
  uint32_t expected = CDIFF_NO_POSITION;  // what would continue the run
  for (uint32_t index = 0; index < new_count; index++) {
    uint32_t partner = partners[index];
    if (partner == CDIFF_NO_POSITION) {
      pile_of[index] = CDIFF_NO_POSITION;
      expected = CDIFF_NO_POSITION;
      continue;
    }
    runs += partner != expected;
    expected = partner + 1;
    int32_t value = flip(partner);
    uint32_t pile;
    if (piles.count == 0 || piles.tops[piles.count - 1] < value) {
      pile = piles.count;
      if (pile % fan_out == 0) {
        clear(piles.tops + pile, fan_out);
      }
      piles.count += 1;
    } else if (piles.count == 1 || piles.tops[piles.count - 2] < value) {
      pile = piles.count - 1;
    } else {
      pile = find_pile(&piles, value);
    }
    piles.tops[pile] = value;
    if (pile % fan_out == fan_out - 1) {
      piles.groups[pile / fan_out] = value;
      if (pile % (fan_out * fan_out) == fan_out * fan_out - 1) {
        piles.blocks[pile / (fan_out * fan_out)] = value;
      }
    }
    pile_of[index] = pile;
  }
  workspace->stationary_count = piles.count;
  *run_count = runs;
  return CDIFF_OK;
}
