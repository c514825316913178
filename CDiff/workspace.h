// SPDX-License-Identifier: MIT
//
// The scratch memory of a diff, and what the phases leave in it for each other.
//
// Each buffer belongs to the phase that fills it; the comment beside it says until when its contents count. No buffer is
// sized by the lists unless the lists really differ that much: what the cursor matched costs 12 bytes a run.

#ifndef CDIFF_WORKSPACE_H
#define CDIFF_WORKSPACE_H

#include "CDiff.h"
#include "checks.h"

/// A piece of memory that grows and is kept between diffs.
typedef struct cdiff_buffer {
  void *memory;
  size_t bytes;
} cdiff_buffer;

/// The elements of one list that the cursor left over, ascending by position: parallel arrays.
typedef struct cdiff_rest {
  cdiff_buffer positions;  // uint32_t
  cdiff_buffer ids;        // uint64_t
  uint32_t count;
  uint32_t capacity;  // of both
} cdiff_rest;

/// Kept runs, ascending by new position (and, while only the cursor has written, by old position too).
typedef struct cdiff_runs {
  cdiff_buffer entries;  // cdiff_run
  uint32_t count;
  uint32_t capacity;
} cdiff_runs;

/// How the last diff was found, which decides how its result is written.
typedef enum cdiff_mode {
  CDIFF_MODE_NONE,    // no result
  CDIFF_MODE_CURSOR,  // `runs` holds all pairs, `old_rest` and `new_rest` hold all that may have none
  CDIFF_MODE_FULL,    // `partners` and `taken` tell of every position between the ends
} cdiff_mode;

struct cdiff_workspace {
  cdiff_allocator allocator;

  // Identifier buffers lent to the caller.
  cdiff_buffer old_ids;
  cdiff_buffer new_ids;

  // The cursor, then the duplicates.
  cdiff_runs runs;
  cdiff_rest old_rest;
  cdiff_rest new_rest;
  cdiff_runs spare_runs;  // the other half of a pass that rewrites `runs`, `old_rest` or `new_rest`
  cdiff_rest spare_old_rest;
  cdiff_rest spare_new_rest;

  // Whether the buffers have changed places with their spare halves an odd number of times in this diff.
  bool runs_are_swapped;
  bool rests_are_swapped;

  // The duplicates, then the match, then the order: one table at a time. A filter, a hash table or a direct-addressed
  // one; when the match is done, the tops of the piles.
  cdiff_buffer table;

  // The match: for each new element that took part the old one it is paired with, as an index into those that took part;
  // for each old one whether it was taken.
  cdiff_buffer partners;      // uint32_t, CDIFF_NO_POSITION for none
  cdiff_buffer taken;         // uint32_t, CDIFF_TAKEN if so
  cdiff_buffer new_chain;     // uint32_t, only where the table was built over the new side

  // The order: the first pile of each run from `first_ordered_run` to before `ordered_runs_end`, or the pile of each new
  // element that took part in full mode. Before that, phase A2 keeps its suspects here.
  cdiff_buffer piles;         // uint32_t
  uint32_t first_ordered_run;
  uint32_t ordered_runs_end;
  uint32_t stationary_count;  // pairs that stay, among those that took part in the order

  // Full mode: the new identifiers in one piece where a common suffix was left out of the input.
  cdiff_buffer joined_ids;    // uint64_t

  // The result.
  cdiff_mode mode;
  bool has_pairs;  // whether `partners` and `taken` tell of the rests; else these have no partners at all
  uint32_t old_count;
  uint32_t new_count;
  uint32_t prefix;  // full mode: elements in front of and behind those that took part
  uint32_t suffix;
  cdiff_counts counts;
};

/// The mark of an old element that has a partner.
#define CDIFF_TAKEN 0xFFFFFFFFu

// MARK: - Buffers

/// Makes a buffer at least `bytes` large. The contents are lost if it has to grow. False if there is no memory; the
/// buffer is empty then.
bool cdiff_reserve(cdiff_workspace *workspace, cdiff_buffer *buffer, size_t bytes);

/// Makes a buffer at least `bytes` large, at least doubling it, and keeps its first `used` bytes. False if there is no
/// memory; the buffer is as it was.
bool cdiff_grow(cdiff_workspace *workspace, cdiff_buffer *buffer, size_t bytes, size_t used);

static inline uint32_t *cdiff_u32(const cdiff_buffer *buffer) { return (uint32_t *)buffer->memory; }
static inline uint64_t *cdiff_u64(const cdiff_buffer *buffer) { return (uint64_t *)buffer->memory; }
static inline cdiff_run *cdiff_run_entries(const cdiff_runs *runs) { return (cdiff_run *)runs->entries.memory; }

// MARK: - Runs and rests

/// Makes room for more runs than there is. False if there is no memory.
bool cdiff_runs_grow(cdiff_workspace *workspace, cdiff_runs *runs, size_t capacity);

/// Makes room for `more` runs behind the last. False if there is no memory.
static inline bool cdiff_runs_reserve(cdiff_workspace *workspace, cdiff_runs *runs, size_t more) {
  size_t needed = runs->count + more;
  return CDIFF_LIKELY(needed <= runs->capacity) || cdiff_runs_grow(workspace, runs, needed);
}

/// Appends a run, or lengthens the last one if the new one continues it. There is room.
static inline void cdiff_runs_append(cdiff_runs *runs, cdiff_run run) {
  cdiff_run *entries = cdiff_run_entries(runs);
  if (runs->count > 0) {
    cdiff_run *last = &entries[runs->count - 1];
    if (last->old_start + last->count == run.old_start && last->new_start + last->count == run.new_start) {
      last->count += run.count;
      return;
    }
  }
  entries[runs->count] = run;
  runs->count += 1;
}

/// Makes room for more elements than there is. False if there is no memory.
bool cdiff_rest_grow(cdiff_workspace *workspace, cdiff_rest *rest, size_t capacity);

/// Makes room for `more` elements behind the last. False if there is no memory.
static inline bool cdiff_rest_reserve(cdiff_workspace *workspace, cdiff_rest *rest, size_t more) {
  size_t needed = rest->count + more;
  return CDIFF_LIKELY(needed <= rest->capacity) || cdiff_rest_grow(workspace, rest, needed);
}

/// Makes the spare runs the runs.
static inline void cdiff_swap_runs(cdiff_workspace *workspace) {
  cdiff_runs spare = workspace->runs;
  workspace->runs = workspace->spare_runs;
  workspace->spare_runs = spare;
  workspace->runs_are_swapped = !workspace->runs_are_swapped;
}

/// Makes the spare rests the rests.
static inline void cdiff_swap_rests(cdiff_workspace *workspace) {
  cdiff_rest spare = workspace->old_rest;
  workspace->old_rest = workspace->spare_old_rest;
  workspace->spare_old_rest = spare;
  spare = workspace->new_rest;
  workspace->new_rest = workspace->spare_new_rest;
  workspace->spare_new_rest = spare;
  workspace->rests_are_swapped = !workspace->rests_are_swapped;
}

/// Appends an element. There is room.
static inline void cdiff_rest_append(cdiff_rest *rest, uint32_t position, uint64_t id) {
  cdiff_u32(&rest->positions)[rest->count] = position;
  cdiff_u64(&rest->ids)[rest->count] = id;
  rest->count += 1;
}

#endif
