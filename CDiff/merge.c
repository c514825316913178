// SPDX-License-Identifier: MIT
//
// Between phases B and C: the pairs that the match found among the rests become runs too, and all runs stand in order of
// their new positions.
//
// Invariant: the runs written so far are maximal and ascend by new position.

#include "phases.h"

cdiff_status cdiff_merge_pairs(cdiff_workspace *workspace, uint32_t pair_count) {
  cdiff_runs *merged = &workspace->spare_runs;
  merged->count = 0;
  if (!cdiff_runs_reserve(workspace, merged, (size_t)workspace->runs.count + pair_count)) {
    return CDIFF_OUT_OF_MEMORY;
  }
  const cdiff_run *run = cdiff_run_entries(&workspace->runs);
  const cdiff_run *runs_end = run + workspace->runs.count;
  const uint32_t *old_positions = cdiff_u32(&workspace->old_rest.positions);
  const uint32_t *new_positions = cdiff_u32(&workspace->new_rest.positions);
  const uint32_t *partners = cdiff_u32(&workspace->partners);
  for (uint32_t index = 0; index < workspace->new_rest.count; index++) {
    if (partners[index] == CDIFF_NO_POSITION) {
      continue;
    }
    while (run < runs_end && run->new_start < new_positions[index]) {
      cdiff_runs_append(merged, *run);
      run += 1;
    }
    cdiff_runs_append(merged, (cdiff_run){old_positions[partners[index]], new_positions[index], 1});
  }
  while (run < runs_end) {
    cdiff_runs_append(merged, *run);
    run += 1;
  }
  cdiff_swap_runs(workspace);
  return CDIFF_OK;
}
