// SPDX-License-Identifier: MIT

#include "oracle.h"

// MARK: - Pairs

/// Pairs the k-th occurrence of each identifier with the k-th. O(n m).
static void pair_in_order(const fuzz_case *input, uint32_t *new_to_old) {
  bool taken[FUZZ_MAXIMUM_COUNT] = {false};
  for (size_t new = 0; new < input->new_count; new++) {
    new_to_old[new] = CDIFF_NO_POSITION;
    for (size_t old = 0; old < input->old_count; old++) {
      if (!taken[old] && input->old_ids[old] == input->new_ids[new]) {
        taken[old] = true;
        new_to_old[new] = (uint32_t)old;
        break;
      }
    }
  }
}

static size_t count_pairs(const uint32_t *new_to_old, size_t count) {
  size_t pairs = 0;
  for (size_t new = 0; new < count; new++) {
    pairs += new_to_old[new] != CDIFF_NO_POSITION;
  }
  return pairs;
}

/// Checks that the maps agree with each other and pair equal identifiers, and that the pairs are the right ones:
/// exactly those of `pair_in_order`, or as many of them when the caller gave its word that identifiers are unique. As
/// many in all means as many of each identifier, because there can't be more of any.
static const char *check_pairs(const fuzz_case *input, const diff_result *result) {
  size_t partners = 0;
  for (size_t old = 0; old < input->old_count; old++) {
    uint32_t new = result->old_to_new[old];
    if (new == CDIFF_NO_POSITION) {
      continue;
    }
    partners++;
    if (new >= input->new_count || result->new_to_old[new] != old) {
      return "old_to_new is not the inverse of new_to_old";
    }
    if (input->old_ids[old] != input->new_ids[new]) {
      return "a pair of different identifiers";
    }
  }
  if (partners != count_pairs(result->new_to_old, input->new_count)) {
    return "new_to_old has pairs that old_to_new has not";
  }

  uint32_t expected[FUZZ_MAXIMUM_COUNT];
  pair_in_order(input, expected);
  if (input->identifiers_are_unique) {
    return partners == count_pairs(expected, input->new_count)
        ? NULL
        : "not every identifier is paired as often as it can be";
  }
  for (size_t new = 0; new < input->new_count; new++) {
    if (expected[new] != result->new_to_old[new]) {
      return "not the k-th occurrence with the k-th";
    }
  }
  return NULL;
}

// MARK: - Edits

/// Checks that `positions` are exactly those whose map has no entry, ascending.
static const char *check_unpaired(
    const ptrdiff_t *positions, size_t position_count, const uint32_t *map, size_t map_count, const char *complaint) {
  size_t next = 0;
  for (size_t position = 0; position < map_count; position++) {
    if (map[position] != CDIFF_NO_POSITION) {
      continue;
    }
    if (next == position_count || positions[next] != (ptrdiff_t)position) {
      return complaint;
    }
    next++;
  }
  return next == position_count ? NULL : complaint;
}

/// Checks that the runs are the maximal stretches of the pairs, in the order of the new list.
static const char *check_runs(const fuzz_case *input, const diff_result *result) {
  size_t next = 0;
  size_t new = 0;
  while (new < input->new_count) {
    uint32_t old = result->new_to_old[new];
    if (old == CDIFF_NO_POSITION) {
      new++;
      continue;
    }
    uint32_t length = 1;
    while (new + length < input->new_count && result->new_to_old[new + length] == old + length) {
      length++;
    }
    if (next == result->counts.runs) {
      return "a run is missing";
    }
    cdiff_run run = result->runs[next++];
    if (run.new_start != new || run.old_start != old || run.count != length) {
      return "a run is not a maximal stretch of the pairs";
    }
    new += length;
  }
  return next == result->counts.runs ? NULL : "too many runs";
}

/// The length of a longest increasing subsequence of the pairs. O(n²).
static size_t longest_increasing(const uint32_t *new_to_old, size_t count) {
  size_t best[FUZZ_MAXIMUM_COUNT];
  size_t longest = 0;
  for (size_t new = 0; new < count; new++) {
    best[new] = 0;
    if (new_to_old[new] == CDIFF_NO_POSITION) {
      continue;
    }
    for (size_t earlier = 0; earlier < new; earlier++) {
      if (new_to_old[earlier] != CDIFF_NO_POSITION && new_to_old[earlier] < new_to_old[new]
          && best[earlier] > best[new]) {
        best[new] = best[earlier];
      }
    }
    best[new]++;
    longest = best[new] > longest ? best[new] : longest;
  }
  return longest;
}

/// Checks that the moves are pairs, in order, that the pairs which stay are in order without them, and that there are
/// no more of them than it takes.
static const char *check_moves(const fuzz_case *input, const diff_result *result) {
  bool moved[FUZZ_MAXIMUM_COUNT] = {false};
  for (size_t index = 0; index < result->counts.moves; index++) {
    cdiff_move move = result->moves[index];
    if (move.to >= input->new_count || result->new_to_old[move.to] != move.from) {
      return "a move that is not a pair";
    }
    if (index > 0 && result->moves[index - 1].to >= move.to) {
      return "the moves are not ascending";
    }
    moved[move.to] = true;
  }
  bool found = false;
  uint32_t last = 0;
  for (size_t new = 0; new < input->new_count; new++) {
    uint32_t old = result->new_to_old[new];
    if (old == CDIFF_NO_POSITION || moved[new]) {
      continue;
    }
    if (found && old <= last) {
      return "the elements that stay are not in order";
    }
    found = true;
    last = old;
  }
  size_t pairs = count_pairs(result->new_to_old, input->new_count);
  return result->counts.moves == pairs - longest_increasing(result->new_to_old, input->new_count)
      ? NULL
      : "more moves than it takes";
}

const char *oracle_check(const fuzz_case *input, const diff_result *result) {
  const char *complaint = check_pairs(input, result);
  if (complaint == NULL) {
    complaint = check_unpaired(
        result->deletions, result->counts.deletions, result->old_to_new, input->old_count,
        "the deletions are not the old positions without a partner");
  }
  if (complaint == NULL) {
    complaint = check_unpaired(
        result->insertions, result->counts.insertions, result->new_to_old, input->new_count,
        "the insertions are not the new positions without a partner");
  }
  if (complaint == NULL) {
    complaint = check_runs(input, result);
  }
  return complaint == NULL ? check_moves(input, result) : complaint;
}
