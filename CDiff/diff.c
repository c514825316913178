// SPDX-License-Identifier: MIT
//
// The way through the phases.
//
//   trim the common ends
//   A   cursor          pairs what stands side by side          -> runs, rests
//   A2  duplicates      takes back what may be wrong            -> runs, rests
//   B   match           pairs the rests by a table              -> partners
//   C   order           which pairs stay                        -> piles
//
// or, where the cursor gives up, B and C over everything between the ends (full mode).

#include <string.h>

#include "phases.h"
#include "scan.h"

/// The lists between their common ends.
typedef struct cdiff_middle {
  cdiff_list old;
  cdiff_list new;
  uint32_t suffix;        // common elements behind
  uint32_t given_suffix;  // those of them that the caller left out of the new identifiers
} cdiff_middle;

static cdiff_middle trim(const cdiff_input *input) {
  uint32_t given_prefix = (uint32_t)input->common_prefix;
  uint32_t given_suffix = (uint32_t)input->common_suffix;
  uint32_t old_count = (uint32_t)input->old_count - given_prefix - given_suffix;
  uint32_t new_count = (uint32_t)input->new_count - given_prefix - given_suffix;
  uint32_t limit = old_count < new_count ? old_count : new_count;
  uint32_t prefix = cdiff_match_length(input->old_ids, input->new_ids, limit);
  uint32_t suffix = 0;
  if (prefix < limit) {
    suffix = cdiff_match_length_back(input->old_ids + old_count, input->new_ids + new_count, limit - prefix);
  }
  return (cdiff_middle){
      {prefix > 0 ? input->old_ids + prefix : input->old_ids, old_count - prefix - suffix, given_prefix + prefix},
      {prefix > 0 ? input->new_ids + prefix : input->new_ids, new_count - prefix - suffix, given_prefix + prefix},
      given_suffix + suffix,
      given_suffix,
  };
}

// MARK: - With the cursor

/// Sets the counts from what the phases left in the workspace.
static void count(cdiff_workspace *workspace, uint32_t pair_count, size_t moves) {
  workspace->counts.deletions = workspace->old_rest.count - pair_count;
  workspace->counts.insertions = workspace->new_rest.count - pair_count;
  workspace->counts.moves = moves;
  workspace->counts.runs = workspace->runs.count;
}

static cdiff_status finish_cursor(cdiff_workspace *workspace, const cdiff_matching *matching) {
  workspace->mode = CDIFF_MODE_CURSOR;
  if (workspace->old_rest.count == 0 || workspace->new_rest.count == 0) {
    count(workspace, 0, 0);
    return CDIFF_OK;
  }
  cdiff_list old = {cdiff_u64(&workspace->old_rest.ids), workspace->old_rest.count, 0};
  cdiff_list new = {cdiff_u64(&workspace->new_rest.ids), workspace->new_rest.count, 0};
  uint32_t pair_count = 0;
  cdiff_status status = cdiff_match(workspace, old, new, matching, &pair_count);
  if (status != CDIFF_OK) {
    return status;
  }
  workspace->has_pairs = pair_count > 0;
  if (pair_count == 0) {
    count(workspace, 0, 0);
    return CDIFF_OK;
  }
  status = cdiff_merge_pairs(workspace, pair_count);
  if (status != CDIFF_OK) {
    return status;
  }
  // Runs at the very start and end of both lists stay anyway.
  const cdiff_run *runs = cdiff_run_entries(&workspace->runs);
  uint32_t first = 0;
  uint32_t end = workspace->runs.count;
  if (runs[0].old_start == 0 && runs[0].new_start == 0) {
    first += 1;
  }
  if (end > first && runs[end - 1].old_start + runs[end - 1].count == workspace->old_count &&
      runs[end - 1].new_start + runs[end - 1].count == workspace->new_count) {
    end -= 1;
  }
  size_t move_count = 0;
  status = cdiff_order_runs(workspace, first, end, &move_count);
  if (status != CDIFF_OK) {
    return status;
  }
  count(workspace, pair_count, move_count);
  return CDIFF_OK;
}

// MARK: - Full mode

/// Adds the common suffix to what takes part, for lists where its identifiers may occur elsewhere.
static cdiff_status absorb_suffix(cdiff_workspace *workspace, cdiff_middle *middle) {
  uint32_t new_count = middle->new.count + middle->suffix;
  middle->old.count += middle->suffix;
  if (middle->given_suffix > 0) {
    if (!cdiff_reserve(workspace, &workspace->joined_ids, (size_t)new_count * sizeof(uint64_t))) {
      return CDIFF_OUT_OF_MEMORY;
    }
    uint64_t *joined = cdiff_u64(&workspace->joined_ids);
    const uint64_t *suffix = middle->old.ids + (middle->old.count - middle->suffix);
    if (middle->new.count > 0) {
      memcpy(joined, middle->new.ids, middle->new.count * sizeof(uint64_t));
    }
    memcpy(joined + middle->new.count, suffix, middle->suffix * sizeof(uint64_t));
    middle->new.ids = joined;
  }
  middle->new.count = new_count;
  middle->suffix = 0;
  return CDIFF_OK;
}

static cdiff_status diff_fully(cdiff_workspace *workspace, const cdiff_middle *middle, const cdiff_matching *matching) {
  uint32_t pair_count = 0;
  cdiff_status status = cdiff_match(workspace, middle->old, middle->new, matching, &pair_count);
  if (status != CDIFF_OK) {
    return status;
  }
  size_t run_count = 0;
  status = cdiff_order_elements(workspace, middle->new.count, pair_count, &run_count);
  if (status != CDIFF_OK) {
    return status;
  }
  workspace->mode = CDIFF_MODE_FULL;
  workspace->prefix = middle->old.base;
  workspace->suffix = middle->suffix;
  workspace->counts = (cdiff_counts){
      middle->old.count - pair_count,
      middle->new.count - pair_count,
      pair_count - workspace->stationary_count,
      run_count + (workspace->prefix > 0) + (workspace->suffix > 0),
  };
  return CDIFF_OK;
}

// MARK: - Diff

/// Up to so many elements between the ends, on both sides together, one table is faster than the cursor and what follows it.
enum { few_elements = 32 };

/// The longest honest probe seen at a load of one half was 39.
enum { default_probe_limit = 128 };

cdiff_status cdiff_diff(cdiff_workspace *workspace, const cdiff_input *input, cdiff_counts *counts) {
  workspace->mode = CDIFF_MODE_NONE;
  if (input->old_count > CDIFF_MAXIMUM_COUNT || input->new_count > CDIFF_MAXIMUM_COUNT - input->old_count) {
    return CDIFF_TOO_LARGE;
  }
  CDIFF_ASSERT(input->common_prefix + input->common_suffix <= input->old_count);
  CDIFF_ASSERT(input->common_prefix + input->common_suffix <= input->new_count);
  cdiff_matching matching = {
      input->kind,
      input->seed,
      input->probe_limit > 0 ? input->probe_limit : default_probe_limit,
  };
  cdiff_middle middle = trim(input);
  // Each buffer starts in the role that it had last time, or the same diff again would find the other half too small.
  if (workspace->runs_are_swapped) {
    cdiff_swap_runs(workspace);
  }
  if (workspace->rests_are_swapped) {
    cdiff_swap_rests(workspace);
  }
  workspace->old_count = (uint32_t)input->old_count;
  workspace->new_count = (uint32_t)input->new_count;
  workspace->runs.count = 0;
  workspace->old_rest.count = 0;
  workspace->new_rest.count = 0;
  workspace->has_pairs = false;
  workspace->first_ordered_run = 0;
  workspace->ordered_runs_end = 0;

  uint32_t prefix = middle.old.base;
  if (!cdiff_runs_reserve(workspace, &workspace->runs, 2)) {
    return CDIFF_OUT_OF_MEMORY;
  }
  if (prefix > 0) {
    cdiff_runs_append(&workspace->runs, (cdiff_run){0, 0, prefix});
  }
  bool keeps_step = middle.old.count == 0 || middle.new.count == 0 || middle.old.count + middle.new.count > few_elements;
  cdiff_status status = CDIFF_OK;
  if (keeps_step) {
    status = cdiff_cursor(workspace, middle.old, middle.new, &keeps_step);
  }
  if (status == CDIFF_OK && !keeps_step) {
    if (!input->identifiers_are_unique && middle.suffix > 0) {
      status = absorb_suffix(workspace, &middle);
    }
    if (status == CDIFF_OK) {
      status = diff_fully(workspace, &middle, &matching);
    }
  } else if (status == CDIFF_OK) {
    if (middle.suffix > 0) {
      if (!cdiff_runs_reserve(workspace, &workspace->runs, 1)) {
        return CDIFF_OUT_OF_MEMORY;
      }
      uint32_t old_start = workspace->old_count - middle.suffix;
      uint32_t new_start = workspace->new_count - middle.suffix;
      cdiff_runs_append(&workspace->runs, (cdiff_run){old_start, new_start, middle.suffix});
    }
    if (!input->identifiers_are_unique) {
      // Pairs of the common prefix are always right.
      status = cdiff_unpair_duplicates(workspace, middle.old.ids, prefix, prefix > 0 ? 1 : 0, &matching);
    }
    if (status == CDIFF_OK) {
      status = finish_cursor(workspace, &matching);
    }
  }
  if (status != CDIFF_OK) {
    workspace->mode = CDIFF_MODE_NONE;
    return status;
  }
  *counts = workspace->counts;
  return CDIFF_OK;
}
