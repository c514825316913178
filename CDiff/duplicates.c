// SPDX-License-Identifier: MIT
//
// Phase A2: takes back pairs that duplicates may have made wrong.
//
// The cursor pairs what stands side by side; the contract pairs the k-th occurrence with the k-th. Pairs ascend on both
// sides, so an identifier all of whose occurrences were paired is paired right. One that also occurs in a rest may not be:
// all its pairs go back into the rests, where phase B pairs them in order.
//
// Whether an identifier occurs in a rest is asked of a filter (Bloom 1970, two bits in one word): about 32 bits for each
// identifier in the rests, at least 4 KB unless they are few. That it is sometimes wrong does no harm, because it is wrong
// for all occurrences of an identifier alike. Up to four identifiers, which is what inserting or deleting a row or two leaves,
// are compared one by one instead: half a nanosecond an element against one or two, and no filter to fill.

#include <string.h>

#include "mix.h"
#include "phases.h"
#include "scan.h"

/// The most identifiers that are compared one by one.
enum { few_ids = 4 };

typedef struct cdiff_filter {
  uint64_t *words;
  uint32_t shift;  // 64 - log2 of the number of words
  bool is_mixed;
  cdiff_mixer mixer;
  uint64_t ids[few_ids];  // instead of all that, if they are few
  uint32_t id_count;      // 0 if they are not
} cdiff_filter;

static inline uint64_t filter_hash(const cdiff_filter *filter, uint64_t id, const bool is_mixed) {
  return is_mixed ? cdiff_mix_high(id, &filter->mixer) : id;
}

/// The highest bits pick the word, so the bits within it come from further down.
static inline uint32_t first_bit(uint64_t hash) { return (uint32_t)(hash >> 26) & 63; }
static inline uint32_t second_bit(uint64_t hash) { return (uint32_t)(hash >> 32) & 63; }

static void filter_insert(const cdiff_filter *filter, const cdiff_rest *rest) {
  const uint64_t *ids = cdiff_u64(&rest->ids);
  for (uint32_t index = 0; index < rest->count; index++) {
    uint64_t hash = filter_hash(filter, ids[index], filter->is_mixed);
    filter->words[hash >> filter->shift] |= 1ull << first_bit(hash) | 1ull << second_bit(hash);
  }
}

static bool make_filter(cdiff_workspace *workspace, const cdiff_matching *matching, cdiff_filter *filter) {
  uint64_t id_count = (uint64_t)workspace->old_rest.count + workspace->new_rest.count;
  if (id_count <= few_ids) {
    *filter = (cdiff_filter){.id_count = (uint32_t)id_count};
    const cdiff_rest *rests[] = {&workspace->old_rest, &workspace->new_rest};
    uint32_t written = 0;
    for (uint32_t side = 0; side < 2; side++) {
      for (uint32_t index = 0; index < rests[side]->count; index++) {
        filter->ids[written] = cdiff_u64(&rests[side]->ids)[index];
        written += 1;
      }
    }
    return true;
  }
  uint64_t generous = id_count * 2;               // 128 bits each, while that is no more than 4 KB
  uint64_t usual = id_count / 2;                  // 32 bits each
  uint64_t words = generous < 512 ? generous : (usual < 512 ? 512 : usual);
  uint32_t log2 = cdiff_ceil_log2(words);
  if (log2 < 3) {
    log2 = 3;
  }
  size_t bytes = sizeof(uint64_t) << log2;
  if (!cdiff_reserve(workspace, &workspace->table, bytes)) {
    return false;
  }
  *filter = (cdiff_filter){
      .words = cdiff_u64(&workspace->table),
      .shift = 64 - log2,
      .is_mixed = matching->kind == CDIFF_EXACT_IDENTIFIERS,
      .mixer = cdiff_make_mixer(matching->seed),
  };
  memset(filter->words, 0, bytes);
  filter_insert(filter, &workspace->old_rest);
  filter_insert(filter, &workspace->new_rest);
  return true;
}

/// Appends the positions whose identifiers pass the filter. No branch: one in twenty passes because it is in a rest itself,
/// which no predictor learns.
static inline uint32_t scan(
    const cdiff_filter *filter, const uint64_t *ids, uint32_t count, uint32_t position, uint32_t *hits, const bool is_mixed) {
  const cdiff_filter local = *filter;  // in registers: the compiler can't know that `hits` does not overlap it
  uint32_t hit_count = 0;
  for (uint32_t index = 0; index < count; index++) {
    uint64_t hash = filter_hash(&local, ids[index], is_mixed);
    uint64_t word = local.words[hash >> local.shift];
    hits[hit_count] = position + index;
    hit_count += (uint32_t)(word >> first_bit(hash) & word >> second_bit(hash) & 1);
  }
  return hit_count;
}

/// Appends the positions whose identifiers are among the few.
static uint32_t scan_for_few(
    const cdiff_filter *filter, const uint64_t *ids, uint32_t count, uint32_t position, uint32_t *hits) {
  uint32_t hit_count = 0;
  uint32_t index = 0;
  for (; count - index >= 8; index += 8) {
    uint32_t matches = 0;
    for (uint32_t few = 0; few < filter->id_count; few++) {
      matches |= cdiff_equal_in_eight(filter->ids[few], ids + index);
    }
    for (; CDIFF_UNLIKELY(matches != 0); matches &= matches - 1) {
      hits[hit_count] = position + index + (uint32_t)__builtin_ctz(matches);
      hit_count += 1;
    }
  }
  for (; index < count; index++) {
    bool is_hit = false;
    for (uint32_t few = 0; few < filter->id_count; few++) {
      is_hit |= filter->ids[few] == ids[index];
    }
    hits[hit_count] = position + index;
    hit_count += is_hit;
  }
  return hit_count;
}

enum { block_size = 512 };

/// Collects in `piles` the old positions of pairs whose identifiers may occur in a rest, ascending.
static cdiff_status find_suspects(
    cdiff_workspace *workspace, const uint64_t *old_ids, uint32_t old_base, uint32_t first_run, const cdiff_filter *filter,
    uint32_t *suspect_count) {
  const cdiff_run *runs = cdiff_run_entries(&workspace->runs);
  const cdiff_run *last_run = &runs[workspace->runs.count - 1];
  const uint32_t *rest = cdiff_u32(&workspace->old_rest.positions);
  const uint32_t *rest_end = rest + workspace->old_rest.count;
  uint32_t position = runs[first_run].old_start;
  uint32_t end = last_run->old_start + last_run->count;
  uint32_t count = 0;
  uint32_t hits[block_size];
  while (position < end) {
    uint32_t size = end - position < block_size ? end - position : block_size;
    const uint64_t *ids = old_ids + (position - old_base);
    uint32_t hit_count = filter->id_count > 0 ? scan_for_few(filter, ids, size, position, hits)
                         : filter->is_mixed   ? scan(filter, ids, size, position, hits, true)
                                              : scan(filter, ids, size, position, hits, false);
    size_t used = (size_t)count * sizeof(uint32_t);
    if (hit_count > 0 && !cdiff_grow(workspace, &workspace->piles, used + hit_count * sizeof(uint32_t), used)) {
      return CDIFF_OUT_OF_MEMORY;
    }
    uint32_t *suspects = cdiff_u32(&workspace->piles);
    for (uint32_t index = 0; index < hit_count; index++) {
      while (rest < rest_end && *rest < hits[index]) {
        rest += 1;
      }
      if (rest == rest_end || *rest != hits[index]) {
        suspects[count] = hits[index];
        count += 1;
      }
    }
    position += size;
  }
  *suspect_count = count;
  return CDIFF_OK;
}

/// Copies what stands before `position` in a rest, from `*index` on.
static void copy_rest_before(const cdiff_rest *from, uint32_t *index, uint32_t position, cdiff_rest *to) {
  const uint32_t *positions = cdiff_u32(&from->positions);
  const uint64_t *ids = cdiff_u64(&from->ids);
  while (*index < from->count && positions[*index] < position) {
    cdiff_rest_append(to, positions[*index], ids[*index]);
    *index += 1;
  }
}

/// Rewrites runs and rests with the suspects moved from the one to the others.
static cdiff_status unpair_suspects(
    cdiff_workspace *workspace, const uint64_t *old_ids, uint32_t old_base, uint32_t suspect_count) {
  cdiff_runs *runs = &workspace->spare_runs;
  cdiff_rest *old_rest = &workspace->spare_old_rest;
  cdiff_rest *new_rest = &workspace->spare_new_rest;
  runs->count = 0;
  old_rest->count = 0;
  new_rest->count = 0;
  if (!cdiff_runs_reserve(workspace, runs, (size_t)workspace->runs.count + suspect_count) ||
      !cdiff_rest_reserve(workspace, old_rest, (size_t)workspace->old_rest.count + suspect_count) ||
      !cdiff_rest_reserve(workspace, new_rest, (size_t)workspace->new_rest.count + suspect_count)) {
    return CDIFF_OUT_OF_MEMORY;
  }
  const cdiff_run *old_runs = cdiff_run_entries(&workspace->runs);
  const uint32_t *suspects = cdiff_u32(&workspace->piles);
  const uint32_t *suspects_end = suspects + suspect_count;
  uint32_t old_index = 0;
  uint32_t new_index = 0;
  for (uint32_t index = 0; index < workspace->runs.count; index++) {
    cdiff_run run = old_runs[index];
    copy_rest_before(&workspace->old_rest, &old_index, run.old_start, old_rest);
    copy_rest_before(&workspace->new_rest, &new_index, run.new_start, new_rest);
    uint32_t offset = 0;
    while (suspects < suspects_end && *suspects < run.old_start + run.count) {
      uint32_t suspect = *suspects - run.old_start;
      if (suspect > offset) {
        cdiff_runs_append(runs, (cdiff_run){run.old_start + offset, run.new_start + offset, suspect - offset});
      }
      uint64_t id = old_ids[*suspects - old_base];
      cdiff_rest_append(old_rest, *suspects, id);
      cdiff_rest_append(new_rest, run.new_start + suspect, id);
      offset = suspect + 1;
      suspects += 1;
    }
    if (offset < run.count) {
      cdiff_runs_append(runs, (cdiff_run){run.old_start + offset, run.new_start + offset, run.count - offset});
    }
  }
  copy_rest_before(&workspace->old_rest, &old_index, UINT32_MAX, old_rest);
  copy_rest_before(&workspace->new_rest, &new_index, UINT32_MAX, new_rest);

  cdiff_swap_runs(workspace);
  cdiff_swap_rests(workspace);
  return CDIFF_OK;
}

cdiff_status cdiff_unpair_duplicates(
    cdiff_workspace *workspace, const uint64_t *old_ids, uint32_t old_base, uint32_t first_run,
    const cdiff_matching *matching) {
  if (first_run >= workspace->runs.count || (workspace->old_rest.count == 0 && workspace->new_rest.count == 0)) {
    return CDIFF_OK;
  }
  cdiff_filter filter;
  if (!make_filter(workspace, matching, &filter)) {
    return CDIFF_OUT_OF_MEMORY;
  }
  uint32_t suspect_count = 0;
  cdiff_status status = find_suspects(workspace, old_ids, old_base, first_run, &filter, &suspect_count);
  if (status != CDIFF_OK || suspect_count == 0) {
    return status;
  }
  return unpair_suspects(workspace, old_ids, old_base, suspect_count);
}
