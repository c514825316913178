// SPDX-License-Identifier: MIT
//
// Writes the result of the last diff. It is written straight from what the phases left, so that no part of it exists twice.

#include <string.h>

#include "phases.h"

// MARK: - Deletions and insertions

void cdiff_write_deletions(const cdiff_workspace *workspace, ptrdiff_t *deletions) {
  const uint32_t *taken = cdiff_u32(&workspace->taken);
  size_t written = 0;
  if (workspace->mode == CDIFF_MODE_FULL) {
    uint32_t count = workspace->old_count - workspace->prefix - workspace->suffix;
    for (uint32_t index = 0; index < count && written < workspace->counts.deletions; index++) {
      deletions[written] = (ptrdiff_t)workspace->prefix + index;
      written += taken[index] != CDIFF_TAKEN;
    }
  } else if (workspace->mode == CDIFF_MODE_CURSOR) {
    const uint32_t *positions = cdiff_u32(&workspace->old_rest.positions);
    uint32_t count = workspace->old_rest.count;
    for (uint32_t index = 0; index < count && written < workspace->counts.deletions; index++) {
      deletions[written] = (ptrdiff_t)positions[index];
      written += !workspace->has_pairs || taken[index] != CDIFF_TAKEN;
    }
  }
}

void cdiff_write_insertions(const cdiff_workspace *workspace, ptrdiff_t *insertions) {
  const uint32_t *partners = cdiff_u32(&workspace->partners);
  size_t written = 0;
  if (workspace->mode == CDIFF_MODE_FULL) {
    uint32_t count = workspace->new_count - workspace->prefix - workspace->suffix;
    for (uint32_t index = 0; index < count && written < workspace->counts.insertions; index++) {
      insertions[written] = (ptrdiff_t)workspace->prefix + index;
      written += partners[index] == CDIFF_NO_POSITION;
    }
  } else if (workspace->mode == CDIFF_MODE_CURSOR) {
    const uint32_t *positions = cdiff_u32(&workspace->new_rest.positions);
    uint32_t count = workspace->new_rest.count;
    for (uint32_t index = 0; index < count && written < workspace->counts.insertions; index++) {
      insertions[written] = (ptrdiff_t)positions[index];
      written += !workspace->has_pairs || partners[index] == CDIFF_NO_POSITION;
    }
  }
}

// MARK: - Moves

/// Walks back through the runs: the one that ends on the pile wanted stays, the others move.
static void write_moves_of_runs(const cdiff_workspace *workspace, cdiff_move *moves) {
  const cdiff_run *runs = cdiff_run_entries(&workspace->runs);
  const uint32_t *piles = cdiff_u32(&workspace->piles);
  uint32_t first = workspace->first_ordered_run;
  uint32_t remaining = workspace->stationary_count;
  size_t left = workspace->counts.moves;
  for (uint32_t index = workspace->ordered_runs_end; index > first && left > 0;) {
    index -= 1;
    cdiff_run run = runs[index];
    if (piles[index - first] + run.count == remaining) {
      remaining -= run.count;
      continue;
    }
    for (uint32_t offset = run.count; offset-- > 0;) {
      left -= 1;
      moves[left] = (cdiff_move){run.old_start + offset, run.new_start + offset};
    }
  }
  CDIFF_ASSERT(left == 0);
}

/// The same for single pairs.
static void write_moves_of_elements(const cdiff_workspace *workspace, cdiff_move *moves) {
  const uint32_t *partners = cdiff_u32(&workspace->partners);
  const uint32_t *piles = cdiff_u32(&workspace->piles);
  uint32_t prefix = workspace->prefix;
  uint32_t remaining = workspace->stationary_count;
  size_t left = workspace->counts.moves;
  for (uint32_t index = workspace->new_count - prefix - workspace->suffix; index-- > 0 && left > 0;) {
    if (partners[index] == CDIFF_NO_POSITION) {
      continue;
    }
    if (piles[index] + 1 == remaining) {
      remaining -= 1;
      continue;
    }
    left -= 1;
    moves[left] = (cdiff_move){prefix + partners[index], prefix + index};
  }
  CDIFF_ASSERT(left == 0);
}

void cdiff_write_moves(const cdiff_workspace *workspace, cdiff_move *moves) {
  if (workspace->mode == CDIFF_MODE_FULL) {
    write_moves_of_elements(workspace, moves);
  } else if (workspace->mode == CDIFF_MODE_CURSOR) {
    write_moves_of_runs(workspace, moves);
  }
}

// MARK: - Runs

static void write_runs_of_elements(const cdiff_workspace *workspace, cdiff_run *runs) {
  const uint32_t *partners = cdiff_u32(&workspace->partners);
  uint32_t prefix = workspace->prefix;
  uint32_t count = workspace->new_count - prefix - workspace->suffix;
  if (prefix > 0) {
    *runs++ = (cdiff_run){0, 0, prefix};
  }
  uint32_t index = 0;
  while (index < count) {
    if (partners[index] == CDIFF_NO_POSITION) {
      index += 1;
      continue;
    }
    uint32_t start = index;
    do {
      index += 1;
    } while (index < count && partners[index] == partners[index - 1] + 1);
    *runs++ = (cdiff_run){prefix + partners[start], prefix + start, index - start};
  }
  if (workspace->suffix > 0) {
    *runs = (cdiff_run){
        workspace->old_count - workspace->suffix, workspace->new_count - workspace->suffix, workspace->suffix};
  }
}

void cdiff_write_runs(const cdiff_workspace *workspace, cdiff_run *runs) {
  if (workspace->mode == CDIFF_MODE_FULL) {
    write_runs_of_elements(workspace, runs);
  } else if (workspace->mode == CDIFF_MODE_CURSOR && workspace->runs.count > 0) {
    memcpy(runs, cdiff_run_entries(&workspace->runs), workspace->runs.count * sizeof(cdiff_run));
  }
}

// MARK: - Maps

static void map_run(cdiff_run run, uint32_t *old_to_new, uint32_t *new_to_old) {
  for (uint32_t offset = 0; old_to_new != NULL && offset < run.count; offset++) {
    old_to_new[run.old_start + offset] = run.new_start + offset;
  }
  for (uint32_t offset = 0; new_to_old != NULL && offset < run.count; offset++) {
    new_to_old[run.new_start + offset] = run.old_start + offset;
  }
}

void cdiff_write_maps(const cdiff_workspace *workspace, uint32_t *old_to_new, uint32_t *new_to_old) {
  if (workspace->mode == CDIFF_MODE_NONE) {
    return;
  }
  if (old_to_new != NULL) {
    memset(old_to_new, 0xFF, (size_t)workspace->old_count * sizeof(uint32_t));
  }
  if (new_to_old != NULL) {
    memset(new_to_old, 0xFF, (size_t)workspace->new_count * sizeof(uint32_t));
  }
  if (workspace->mode == CDIFF_MODE_CURSOR) {
    const cdiff_run *runs = cdiff_run_entries(&workspace->runs);
    for (uint32_t index = 0; index < workspace->runs.count; index++) {
      map_run(runs[index], old_to_new, new_to_old);
    }
    return;
  }
  uint32_t prefix = workspace->prefix;
  uint32_t suffix = workspace->suffix;
  const uint32_t *partners = cdiff_u32(&workspace->partners);
  map_run((cdiff_run){0, 0, prefix}, old_to_new, new_to_old);
  for (uint32_t index = 0; index < workspace->new_count - prefix - suffix; index++) {
    if (partners[index] != CDIFF_NO_POSITION) {
      map_run((cdiff_run){prefix + partners[index], prefix + index, 1}, old_to_new, new_to_old);
    }
  }
  map_run((cdiff_run){workspace->old_count - suffix, workspace->new_count - suffix, suffix}, old_to_new, new_to_old);
}
