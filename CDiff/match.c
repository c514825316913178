// SPDX-License-Identifier: MIT
//
// Phase B: pairs the k-th occurrence of each identifier in one list with the k-th in the other (the counting of
// occurrences is Heckel's, 1978; the table is not).
//
// A table is built over one side (the *builder*) from the back, so that each identifier's entry is its first occurrence and
// chains to the later ones. The other side (the *prober*) looks itself up in order and takes the head of the chain.
//
// Invariant of a chain: `chain[k]` is 0 for the last occurrence, the index of the next one plus 1, or CDIFF_TAKEN; all
// occurrences before the table's entry are taken.
//
// The builder is the smaller side, unless the old one is not much larger: the new one as a builder costs a scattered write
// for each pair to turn the result round.

#include <string.h>

#include "mix.h"
#include "phases.h"

/// One match, seen from the table.
typedef struct cdiff_sides {
  const uint64_t *builder;
  uint32_t builder_count;
  const uint64_t *prober;
  uint32_t prober_count;
  uint32_t *chain;     // for each builder
  uint32_t *partners;  // for each prober
} cdiff_sides;

// MARK: - Dense integers

/// Identifiers that lie close together need no hash: a table addressed by the identifier itself. False if they do not.
static bool find_dense_range(const cdiff_sides *sides, uint64_t *base, uint64_t *range) {
  if (sides->builder_count == 0) {
    return false;
  }
  // Signed order, so that numbers around zero are close together.
  int64_t low = INT64_MAX;
  int64_t high = INT64_MIN;
  for (uint32_t index = 0; index < sides->builder_count; index++) {
    int64_t id = (int64_t)sides->builder[index];
    low = id < low ? id : low;
    high = id > high ? id : high;
  }
  uint64_t distance = (uint64_t)high - (uint64_t)low;
  if (distance >= 4 * (uint64_t)sides->builder_count) {
    return false;
  }
  *base = (uint64_t)low;
  *range = distance + 1;
  return true;
}

static cdiff_status match_dense(
    cdiff_workspace *workspace, const cdiff_sides *sides, uint64_t base, uint64_t range, uint32_t *pair_count) {
  size_t bytes = (size_t)range * sizeof(uint32_t);
  if (!cdiff_reserve(workspace, &workspace->table, bytes)) {
    return CDIFF_OUT_OF_MEMORY;
  }
  uint32_t *heads = cdiff_u32(&workspace->table);
  memset(heads, 0, bytes);
  bool has_duplicates = false;
  for (uint32_t index = sides->builder_count; index-- > 0;) {
    uint64_t offset = sides->builder[index] - base;
    has_duplicates |= heads[offset] != 0;
    sides->chain[index] = heads[offset];
    heads[offset] = index + 1;
  }
  uint32_t pairs = 0;
  for (uint32_t index = 0; index < sides->prober_count; index++) {
    uint64_t offset = sides->prober[index] - base;
    uint32_t partner = CDIFF_NO_POSITION;
    if (offset < range && heads[offset] != 0) {
      partner = heads[offset] - 1;
      // Without duplicates the chain need not be read, which would wait for the head: 2 ns.
      heads[offset] = has_duplicates ? sides->chain[partner] : 0;
      sides->chain[partner] = CDIFF_TAKEN;
      pairs += 1;
    }
    sides->partners[index] = partner;
  }
  *pair_count = pairs;
  return CDIFF_OK;
}

// MARK: - Hash table

/// Linear probing at a load of at most one half. A slot is the hash's high bits with the entry's index plus 1 below them; 0
/// is empty. The high bits spare most look-ups at the builder's identifiers, the index makes a slot 8 bytes.
typedef struct cdiff_table {
  uint64_t *slots;
  uint64_t slot_mask;
  uint64_t index_mask;
  bool is_beyond_cache;  // larger than 256 KB: worth prefetching
  uint32_t probe_limit;
  cdiff_mixer mixer;
} cdiff_table;

/// How far ahead slots are fetched where the table does not fit the cache.
enum { prefetch_distance = 16 };

static bool make_table(
    cdiff_workspace *workspace, uint32_t count, const cdiff_matching *matching, cdiff_table *table) {
  uint64_t slot_count = 1ull << cdiff_ceil_log2(2 * (uint64_t)count + 2);
  size_t bytes = (size_t)slot_count * sizeof(uint64_t);
  if (!cdiff_reserve(workspace, &workspace->table, bytes)) {
    return false;
  }
  *table = (cdiff_table){
      cdiff_u64(&workspace->table),
      slot_count - 1,
      (1ull << cdiff_ceil_log2((uint64_t)count + 2)) - 1,
      bytes > 256 << 10,
      matching->probe_limit,
      cdiff_make_mixer(matching->seed),
  };
  memset(table->slots, 0, bytes);
  return true;
}

static inline uint64_t hash_of(const cdiff_table *table, uint64_t id, const bool is_mixed) {
  return is_mixed ? cdiff_mix(id, &table->mixer) : id;
}

static inline bool has_same_tag(const cdiff_table *table, uint64_t slot, uint64_t hash) {
  return ((slot ^ hash) & ~table->index_mask) == 0;
}

/// Fills the table and the chains. Says whether any identifier occurs twice.
static inline __attribute__((always_inline)) cdiff_status build(
    const cdiff_table *shared_table, const cdiff_sides *sides, bool *has_duplicates, const bool is_mixed) {
  const cdiff_table table = *shared_table;
  const uint64_t *ids = sides->builder;
  uint32_t duplicates = 0;
  for (uint32_t index = sides->builder_count; index-- > 0;) {
    if (table.is_beyond_cache && index >= prefetch_distance) {
      __builtin_prefetch(&table.slots[hash_of(&table, ids[index - prefetch_distance], is_mixed) & table.slot_mask], 1);
    }
    uint64_t hash = hash_of(&table, ids[index], is_mixed);
    uint64_t home = hash & table.slot_mask;
    uint32_t next = 0;
    uint32_t probes = 0;
    uint64_t slot;
    while ((slot = table.slots[home]) != 0) {
      if (has_same_tag(&table, slot, hash) && ids[(slot & table.index_mask) - 1] == ids[index]) {
        next = (uint32_t)(slot & table.index_mask);
        duplicates += 1;
        break;
      }
      home = (home + 1) & table.slot_mask;
      probes += 1;
      if (CDIFF_UNLIKELY(probes > table.probe_limit)) {
        return CDIFF_PROBE_LIMIT;
      }
    }
    sides->chain[index] = next;
    table.slots[home] = (hash & ~table.index_mask) | (index + 1);
  }
  *has_duplicates = duplicates > 0;
  return CDIFF_OK;
}

/// Pairs each prober with the first occurrence that is left.
static inline __attribute__((always_inline)) cdiff_status probe(
    const cdiff_table *shared_table, const cdiff_sides *sides, uint32_t *pair_count, const bool is_mixed,
    const bool has_duplicates) {
  const cdiff_table table = *shared_table;
  const uint64_t *ids = sides->prober;
  uint32_t *chain = sides->chain;
  uint32_t pairs = 0;
  uint32_t guess = 0;  // the builder behind the last partner: in lists that changed in blocks it is the next one
  for (uint32_t index = 0; index < sides->prober_count; index++) {
    uint64_t id = ids[index];
    if (!has_duplicates && guess < sides->builder_count && sides->builder[guess] == id && chain[guess] == 0) {
      chain[guess] = CDIFF_TAKEN;
      sides->partners[index] = guess;
      guess += 1;
      pairs += 1;
      continue;
    }
    if (table.is_beyond_cache && index + prefetch_distance < sides->prober_count) {
      __builtin_prefetch(&table.slots[hash_of(&table, ids[index + prefetch_distance], is_mixed) & table.slot_mask], 0);
    }
    uint64_t hash = hash_of(&table, id, is_mixed);
    uint64_t home = hash & table.slot_mask;
    uint32_t partner = CDIFF_NO_POSITION;
    uint32_t probes = 0;
    uint64_t slot;
    while ((slot = table.slots[home]) != 0) {
      if (has_same_tag(&table, slot, hash)) {
        uint32_t entry = (uint32_t)(slot & table.index_mask) - 1;
        if (sides->builder[entry] == id) {
          uint32_t next = chain[entry];
          if (next != CDIFF_TAKEN) {
            partner = entry;
            chain[entry] = CDIFF_TAKEN;
            if (has_duplicates && next != 0) {
              table.slots[home] = (slot & ~table.index_mask) | next;
            }
            guess = entry + 1;
            pairs += 1;
          }
          break;
        }
      }
      home = (home + 1) & table.slot_mask;
      probes += 1;
      if (CDIFF_UNLIKELY(probes > table.probe_limit)) {
        return CDIFF_PROBE_LIMIT;
      }
    }
    sides->partners[index] = partner;
  }
  *pair_count = pairs;
  return CDIFF_OK;
}

static inline __attribute__((always_inline)) cdiff_status build_and_probe(
    const cdiff_table *table, const cdiff_sides *sides, uint32_t *pair_count, const bool is_mixed) {
  bool has_duplicates = false;
  cdiff_status status = build(table, sides, &has_duplicates, is_mixed);
  if (status != CDIFF_OK) {
    return status;
  }
  return has_duplicates ? probe(table, sides, pair_count, is_mixed, true)
                        : probe(table, sides, pair_count, is_mixed, false);
}

static cdiff_status match_hashed(
    cdiff_workspace *workspace, const cdiff_sides *sides, const cdiff_matching *matching, uint32_t *pair_count) {
  cdiff_table table;
  if (!make_table(workspace, sides->builder_count, matching, &table)) {
    return CDIFF_OUT_OF_MEMORY;
  }
  cdiff_status status = matching->kind == CDIFF_EXACT_IDENTIFIERS ? build_and_probe(&table, sides, pair_count, true)
                                                                  : build_and_probe(&table, sides, pair_count, false);
  if (status != CDIFF_PROBE_LIMIT) {
    return status;
  }
  // Somebody knows the seed, or the hash is poor. Other constants scatter any identifiers that differ at all.
  memset(table.slots, 0, ((size_t)table.slot_mask + 1) * sizeof(uint64_t));
  table.mixer = cdiff_make_mixer(cdiff_mix_integer(matching->seed, ~matching->seed));
  return build_and_probe(&table, sides, pair_count, true);
}

// MARK: - Match

static cdiff_status match_sides(
    cdiff_workspace *workspace, const cdiff_sides *sides, const cdiff_matching *matching, uint32_t *pair_count) {
  uint64_t base = 0;
  uint64_t range = 0;
  if (matching->kind == CDIFF_EXACT_IDENTIFIERS && find_dense_range(sides, &base, &range)) {
    return match_dense(workspace, sides, base, range, pair_count);
  }
  return match_hashed(workspace, sides, matching, pair_count);
}

cdiff_status cdiff_match(
    cdiff_workspace *workspace, cdiff_list old, cdiff_list new, const cdiff_matching *matching, uint32_t *pair_count) {
  if (!cdiff_reserve(workspace, &workspace->taken, (size_t)old.count * sizeof(uint32_t)) ||
      !cdiff_reserve(workspace, &workspace->partners, (size_t)new.count * sizeof(uint32_t))) {
    return CDIFF_OUT_OF_MEMORY;
  }
  uint32_t *taken = cdiff_u32(&workspace->taken);
  uint32_t *partners = cdiff_u32(&workspace->partners);
  if (old.count <= new.count + (uint64_t)new.count / 2) {
    cdiff_sides sides = {old.ids, old.count, new.ids, new.count, taken, partners};
    return match_sides(workspace, &sides, matching, pair_count);
  }
  if (!cdiff_reserve(workspace, &workspace->new_chain, (size_t)new.count * sizeof(uint32_t))) {
    return CDIFF_OUT_OF_MEMORY;
  }
  cdiff_sides sides = {new.ids, new.count, old.ids, old.count, cdiff_u32(&workspace->new_chain), taken};
  cdiff_status status = match_sides(workspace, &sides, matching, pair_count);
  if (status != CDIFF_OK) {
    return status;
  }
  memset(partners, 0xFF, (size_t)new.count * sizeof(uint32_t));
  for (uint32_t index = 0; index < old.count; index++) {
    uint32_t partner = taken[index];
    taken[index] = 0;
    if (partner != CDIFF_NO_POSITION) {
      partners[partner] = index;
      taken[index] = CDIFF_TAKEN;
    }
  }
  return CDIFF_OK;
}
