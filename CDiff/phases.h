// SPDX-License-Identifier: MIT
//
// The phases of a diff, in the order in which diff.c runs them. Each is one file of the same name.

#ifndef CDIFF_PHASES_H
#define CDIFF_PHASES_H

#include "workspace.h"

/// A list of identifiers, the first of which stands at position `base`.
typedef struct cdiff_list {
  const uint64_t *ids;
  uint32_t count;
  uint32_t base;
} cdiff_list;

/// What the table of a match needs to know.
typedef struct cdiff_matching {
  cdiff_identifier_kind kind;
  uint64_t seed;
  uint32_t probe_limit;
} cdiff_matching;

/// cursor.c: walks both lists side by side. Appends what is consecutive in both to `runs` and the rest to `old_rest` and
/// `new_rest`. Clears `*keeps_step` and stops where the lists differ too much for that to pay.
cdiff_status cdiff_cursor(cdiff_workspace *workspace, cdiff_list old, cdiff_list new, bool *keeps_step);

/// duplicates.c: moves pairs out of `runs`, from `first_run` on, into the rests, if their identifier also occurs in a rest:
/// they may be the wrong pairs. `old_ids[position - old_base]` is the identifier of an old position.
cdiff_status cdiff_unpair_duplicates(
    cdiff_workspace *workspace, const uint64_t *old_ids, uint32_t old_base, uint32_t first_run,
    const cdiff_matching *matching);

/// match.c: pairs the k-th occurrence of each identifier with the k-th. Fills `partners` and `taken`.
cdiff_status cdiff_match(
    cdiff_workspace *workspace, cdiff_list old, cdiff_list new, const cdiff_matching *matching, uint32_t *pair_count);

/// merge.c: turns the pairs of the rests into runs and merges them into `runs`.
cdiff_status cdiff_merge_pairs(cdiff_workspace *workspace, uint32_t pair_count);

/// order_runs.c: finds the most pairs of `runs[first..<end]` that can stay. Fills `piles` and `stationary_count`, and says
/// how many have to move.
cdiff_status cdiff_order_runs(cdiff_workspace *workspace, uint32_t first, uint32_t end, size_t *move_count);

/// order_elements.c: the same for single pairs, given by `partners`. Also counts the runs that they make.
cdiff_status cdiff_order_elements(
    cdiff_workspace *workspace, uint32_t new_count, uint32_t pair_count, size_t *run_count);

#endif
