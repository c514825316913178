// SPDX-License-Identifier: MIT
//
// Phase C: which pairs stay. A longest increasing subsequence of the old positions, taken in order of the new ones, by
// patience sorting (Fredman 1975): each value goes on the first pile whose top is not below it, and the number of piles is
// the length of the subsequence.
//
// It goes a run at a time. A run's values are consecutive, so no other value lies between them: if the first goes on pile
// p, the next goes on pile p + 1, and so on. One search a run, 4 bytes a run.
//
// Walking back for the members: below a member on pile p, the next member is what was on top of pile p - 1 when it was
// placed, which is the last value before it that was put there. For the same reason as above that is always the end of a
// run, so a run stays or moves as a whole, and the first pile of each run is all that has to be remembered.

#include "phases.h"

/// The first pile whose top is not below `value`; there is one. Runs that are out of place are usually near where their
/// value would be in even order, so the search starts there and gallops.
static uint32_t find_pile(const uint32_t *tops, uint32_t pile_count, uint32_t value) {
  uint32_t guess = (uint32_t)((uint64_t)value * pile_count / ((uint64_t)tops[pile_count - 1] + 1));
  if (guess >= pile_count) {
    guess = pile_count - 1;
  }
  // The answer is in low...high; tops[high] is not below the value, and what is before low is.
  uint32_t low = 0;
  uint32_t high = pile_count - 1;
  if (tops[guess] < value) {
    low = guess + 1;
    for (uint32_t step = 8; step < high - low; step *= 2) {
      if (tops[low + step] >= value) {
        high = low + step;
        break;
      }
      low += step + 1;
    }
  } else {
    high = guess;
    for (uint32_t step = 8; step < high - low; step *= 2) {
      if (tops[high - step] < value) {
        low = high - step + 1;
        break;
      }
      high -= step;
    }
  }
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (tops[middle] < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/// How many tops are written behind the last pile at once, whatever the run's length: most runs are shorter, and a loop of
/// unknown length costs more than the stores.
enum { stride = 16 };

cdiff_status cdiff_order_runs(cdiff_workspace *workspace, uint32_t first, uint32_t end, size_t *move_count) {
  const cdiff_run *runs = cdiff_run_entries(&workspace->runs);
  size_t pair_count = 0;
  for (uint32_t index = first; index < end; index++) {
    pair_count += runs[index].count;
  }
  if (!cdiff_reserve(workspace, &workspace->table, (pair_count + stride) * sizeof(uint32_t)) ||
      !cdiff_reserve(workspace, &workspace->piles, (size_t)(end - first) * sizeof(uint32_t))) {
    return CDIFF_OUT_OF_MEMORY;
  }
  uint32_t *tops = cdiff_u32(&workspace->table);
  uint32_t *piles = cdiff_u32(&workspace->piles);
  uint32_t pile_count = 0;
  for (uint32_t index = first; index < end; index++) {
    uint32_t value = runs[index].old_start;
    uint32_t count = runs[index].count;
    // Two fast checks before the search: nearly all runs go behind the last pile or on it.
    if (CDIFF_LIKELY(pile_count == 0 || tops[pile_count - 1] < value)) {
      uint32_t *top = tops + pile_count;
      for (uint32_t offset = 0; offset < stride; offset++) {
        top[offset] = value + offset;
      }
      for (uint32_t offset = stride; offset < count; offset++) {
        top[offset] = value + offset;
      }
      piles[index - first] = pile_count;
      pile_count += count;
      continue;
    }
    bool is_on_last = pile_count == 1 || tops[pile_count - 2] < value;
    uint32_t pile = is_on_last ? pile_count - 1 : find_pile(tops, pile_count, value);
    for (uint32_t offset = 0; offset < count; offset++) {
      tops[pile + offset] = value + offset;
    }
    piles[index - first] = pile;
    if (pile + count > pile_count) {
      pile_count = pile + count;
    }
  }
  workspace->first_ordered_run = first;
  workspace->ordered_runs_end = end;
  workspace->stationary_count = pile_count;
  *move_count = pair_count - pile_count;
  return CDIFF_OK;
}
