// SPDX-License-Identifier: MIT
//
// Phase A: a cursor that walks both lists side by side and finds its way back after each difference, without a table.
//
// Invariant: everything before old position i and new position j is either in `runs` (paired, ascending on both sides) or
// in a rest. What the cursor pairs need not be the best pairs; it only has to be likely, because later phases correct it:
// identifiers left in the rests are matched there, wrong duplicates are taken back, moves are found by the order.
//
// Differences are tried in the order in which lists show them: one element deleted, inserted or replaced (the fast path,
// half of the time of a list with scattered edits, hence without branches); a few elements within a window; a longer
// stretch, found by galloping. Each look through the window costs a credit, found or not (in a shuffled list chance fills
// half of the windows), four where it is passed four elements at a time; a run earns a quarter of its length. When the credit is used up the lists have so little
// in common that one table over everything is cheaper; that bounds the waste and keeps the whole linear.

#include "phases.h"
#include "scan.h"

/// How far the window looks on each side.
enum { window_size = 8 };

/// How many keys behind a far match have to match as well. A single element that moved far away would otherwise drag the
/// cursor with it.
enum { confirming_keys = 3 };

/// After so many failures in a row the cursor goes on by half a window at a time: what lies ahead is a block, whose end the
/// window still sees, and looking at each element costs a shuffled list of a million 1.4 ms.
enum { sparse_failures = 8 };

/// How far it is to the next match on each side.
typedef struct cdiff_skip {
  uint32_t old;
  uint32_t new;
} cdiff_skip;

static uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

static bool append_rest(cdiff_workspace *workspace, cdiff_rest *rest, const cdiff_list *list, uint32_t start, uint32_t count) {
  if (!cdiff_rest_reserve(workspace, rest, count)) {
    return false;
  }
  uint32_t *positions = cdiff_u32(&rest->positions) + rest->count;
  uint64_t *ids = cdiff_u64(&rest->ids) + rest->count;
  for (uint32_t index = 0; index < count; index++) {
    positions[index] = list->base + start + index;
    ids[index] = list->ids[start + index];
  }
  rest->count += count;
  return true;
}

/// The nearest match in the window: the one with the least elements skipped on both sides together. False if there is none.
static bool find_in_window(
    const uint64_t *old_ids, uint32_t old_left, const uint64_t *new_ids, uint32_t new_left, cdiff_skip *skip) {
  uint32_t best = UINT32_MAX;
  uint32_t old_reach = smaller(old_left, window_size);
  uint32_t new_reach = smaller(new_left, window_size);
  for (uint32_t new_skip = 0; new_skip < new_reach && new_skip < best; new_skip++) {
    uint64_t id = new_ids[new_skip];
    uint32_t old_skip = old_reach;
    if (old_reach == window_size) {
      uint32_t matches = cdiff_equal_in_eight(id, old_ids);
      old_skip = matches != 0 ? (uint32_t)__builtin_ctz(matches) : old_reach;
    } else {
      old_skip = cdiff_find(id, old_ids, old_reach);
    }
    if (old_skip < old_reach && old_skip + new_skip < best) {
      best = old_skip + new_skip;
      *skip = (cdiff_skip){old_skip, new_skip};
    }
  }
  return best != UINT32_MAX;
}

/// Where `id` is followed by the same keys as in the other list: the offset, or UINT32_MAX.
static uint32_t find_far(
    const uint64_t *other_ids, uint32_t other_left, const uint64_t *ids, uint32_t left, uint32_t reach) {
  uint32_t offset = cdiff_find(other_ids[0], ids, smaller(left, reach));
  if (offset >= smaller(left, reach)) {
    return UINT32_MAX;
  }
  uint32_t keys = smaller(confirming_keys + 1, smaller(left - offset, other_left));
  return cdiff_match_length(ids + offset, other_ids, keys) == keys ? offset : UINT32_MAX;
}

/// Up to 256, and a share of the whole. A look through the window costs about as much as the table costs for an element or
/// two, so short lists have to give up early.
static int64_t initial_credit(int64_t element_count) {
  int64_t basis = element_count / 64;
  return (basis < 256 ? basis : 256) + element_count / 64;
}

cdiff_status cdiff_cursor(cdiff_workspace *workspace, cdiff_list old, cdiff_list new, bool *keeps_step) {
  cdiff_rest *old_rest = &workspace->old_rest;
  cdiff_rest *new_rest = &workspace->new_rest;
  int64_t credit = initial_credit((int64_t)workspace->old_count + workspace->new_count);
  uint32_t failures = 0;  // in a row, in elements
  uint32_t i = 0;
  uint32_t j = 0;
  *keeps_step = true;
  for (;;) {
    uint32_t run = cdiff_match_length(old.ids + i, new.ids + j, smaller(old.count - i, new.count - j));
    if (run > 0) {
      if (!cdiff_runs_reserve(workspace, &workspace->runs, 1)) {
        return CDIFF_OUT_OF_MEMORY;
      }
      cdiff_runs_append(&workspace->runs, (cdiff_run){old.base + i, new.base + j, run});
      i += run;
      j += run;
      credit += (run + 2) / 4;
      failures = 0;
    }
    uint32_t old_left = old.count - i;
    uint32_t new_left = new.count - j;
    if (old_left == 0 || new_left == 0) {
      bool is_noted = append_rest(workspace, old_rest, &old, i, old_left) &&
                      append_rest(workspace, new_rest, &new, j, new_left);
      return is_noted ? CDIFF_OK : CDIFF_OUT_OF_MEMORY;
    }
    if (!cdiff_rest_reserve(workspace, old_rest, 1) || !cdiff_rest_reserve(workspace, new_rest, 1)) {
      return CDIFF_OUT_OF_MEMORY;
    }
    const uint64_t *old_ids = old.ids + i;
    const uint64_t *new_ids = new.ids + j;

    // The fast path: both elements are noted, and the counts say which of them really were.
    if (CDIFF_LIKELY(old_left > 1 && new_left > 1)) {
      uint32_t is_deletion = old_ids[1] == new_ids[0];
      uint32_t is_insertion = old_ids[0] == new_ids[1];
      uint32_t is_replacement = old_ids[1] == new_ids[1];
      if (CDIFF_LIKELY(is_deletion | is_insertion | is_replacement)) {
        uint32_t old_skip = is_deletion | (is_replacement & !is_insertion);
        uint32_t new_skip = (is_insertion | is_replacement) & !is_deletion;
        uint32_t old_count = old_rest->count;
        uint32_t new_count = new_rest->count;
        cdiff_rest_append(old_rest, old.base + i, old_ids[0]);
        cdiff_rest_append(new_rest, new.base + j, new_ids[0]);
        old_rest->count = old_count + old_skip;
        new_rest->count = new_count + new_skip;
        i += old_skip;
        j += new_skip;
        continue;
      }
    }

    cdiff_skip skip;
    bool is_far = false;
    uint32_t cost = 1;
    if (!find_in_window(old_ids, old_left, new_ids, new_left, &skip)) {
      cost = failures < sparse_failures ? 1 : window_size / 2;
      failures += cost;
      if ((failures & (failures - 1)) == 0) {
        uint32_t reach = failures < (UINT32_MAX - 64) / 32 ? 64 + 32 * failures : UINT32_MAX;
        uint32_t old_far = find_far(new_ids, new_left, old_ids, old_left, reach);
        uint32_t new_far = find_far(old_ids, old_left, new_ids, new_left, reach);
        is_far = old_far != UINT32_MAX || new_far != UINT32_MAX;
        if (is_far) {
          skip = old_far <= new_far ? (cdiff_skip){old_far, 0} : (cdiff_skip){0, new_far};
        }
      }
      if (!is_far) {
        skip = (cdiff_skip){smaller(cost, old_left), smaller(cost, new_left)};
      }
    }
    credit -= is_far ? 0 : cost;
    if (!append_rest(workspace, old_rest, &old, i, skip.old) || !append_rest(workspace, new_rest, &new, j, skip.new)) {
      return CDIFF_OUT_OF_MEMORY;
    }
    i += skip.old;
    j += skip.new;
    if (credit < 0) {
      *keeps_step = false;
      return CDIFF_OK;
    }
  }
}
