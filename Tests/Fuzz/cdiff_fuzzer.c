// SPDX-License-Identifier: MIT
//
// The libFuzzer target of the C core: `make fuzz`. Each input is diffed forwards, backwards and forwards again in one
// workspace, and sometimes a shorter one before; every result is checked by an oracle, and every allocation has to be
// given back. The bytes themselves are hashed, one string at a time and in a batch.

#include "counting_allocator.h"
#include "oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

/// What the target works on, in one place so that a complaint can print it.
typedef struct session {
  fuzz_case input;
  counting_allocator counter;
  cdiff_workspace *workspace;
} session;

static void complain(const session *current, const char *complaint) {
  fprintf(stderr, "cdiff_fuzzer: %s\n", complaint);
  fuzz_case_print(&current->input);
  abort();
}

static void require(const session *current, bool condition, const char *complaint) {
  if (!condition) {
    complain(current, complaint);
  }
}

// MARK: - Memory of exactly the right size

/// NULL for no elements, because the header allows that.
static void *make_array(size_t count, size_t stride) {
  void *array = count == 0 ? NULL : malloc(count * stride);
  if (count != 0 && array == NULL) {
    abort();
  }
  return array;
}

static diff_result read_result(const session *current, cdiff_counts counts) {
  diff_result result = {
      .counts = counts,
      .deletions = make_array(counts.deletions, sizeof(ptrdiff_t)),
      .insertions = make_array(counts.insertions, sizeof(ptrdiff_t)),
      .moves = make_array(counts.moves, sizeof(cdiff_move)),
      .runs = make_array(counts.runs, sizeof(cdiff_run)),
      .old_to_new = make_array(current->input.old_count, sizeof(uint32_t)),
      .new_to_old = make_array(current->input.new_count, sizeof(uint32_t)),
  };
  cdiff_write_deletions(current->workspace, result.deletions);
  cdiff_write_insertions(current->workspace, result.insertions);
  cdiff_write_moves(current->workspace, result.moves);
  cdiff_write_runs(current->workspace, result.runs);
  cdiff_write_maps(current->workspace, result.old_to_new, result.new_to_old);
  return result;
}

static void free_result(diff_result *result) {
  free(result->deletions);
  free(result->insertions);
  free(result->moves);
  free(result->runs);
  free(result->old_to_new);
  free(result->new_to_old);
}

// MARK: - One diff

/// Diffs the lists as the case says and checks the result, if there is one.
static cdiff_status diff_once(session *current) {
  const fuzz_case *input = &current->input;
  // What the core promises not to read isn't there: the prefix on both sides, the suffix of the new list and, with
  // unique identifiers, that of the old one.
  size_t old_known = input->common_prefix + (input->identifiers_are_unique ? input->common_suffix : 0);
  size_t old_count = input->old_count - old_known;
  size_t new_count = input->new_count - input->common_prefix - input->common_suffix;

  uint64_t *old_ids = NULL;
  uint64_t *new_ids = NULL;
  if (input->uses_workspace_ids) {
    cdiff_status status = cdiff_workspace_reserve_ids(current->workspace, old_count, new_count, &old_ids, &new_ids);
    if (status != CDIFF_OK) {
      return status;
    }
    require(current, old_ids != NULL && new_ids != NULL, "a reserved buffer is NULL");
  } else {
    old_ids = make_array(old_count, sizeof(uint64_t));
    new_ids = make_array(new_count, sizeof(uint64_t));
  }
  if (old_count != 0) {
    memcpy(old_ids, input->old_ids + input->common_prefix, old_count * sizeof(uint64_t));
  }
  if (new_count != 0) {
    memcpy(new_ids, input->new_ids + input->common_prefix, new_count * sizeof(uint64_t));
  }

  const cdiff_input handed = {
      .old_ids = old_ids,
      .new_ids = new_ids,
      .old_count = input->old_count,
      .new_count = input->new_count,
      .common_prefix = input->common_prefix,
      .common_suffix = input->common_suffix,
      .kind = input->kind,
      .identifiers_are_unique = input->identifiers_are_unique,
      .seed = input->seed,
      .probe_limit = input->probe_limit,
  };
  const cdiff_counts untouched = {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX - 2, SIZE_MAX - 3};
  cdiff_counts counts = untouched;
  cdiff_status status = cdiff_diff(current->workspace, &handed, &counts);
  if (status == CDIFF_OK) {
    diff_result result = read_result(current, counts);
    const char *complaint = oracle_check(input, &result);
    require(current, complaint == NULL, complaint);
    free_result(&result);
  } else {
    require(current, memcmp(&counts, &untouched, sizeof(counts)) == 0, "a failed diff has written counts");
  }
  if (!input->uses_workspace_ids) {
    free(old_ids);
    free(new_ids);
  }
  require(
      current, cdiff_workspace_bytes(current->workspace) <= current->counter.live_bytes,
      "the workspace claims more bytes than it has allocated");
  return status;
}

/// Diffs with the failure that is armed, if any, and once more without it, because a failure must leave a workspace
/// that works.
static void diff(session *current) {
  counting_allocator *counter = &current->counter;
  cdiff_status status = diff_once(current);
  if (counter->failures > 0) {
    require(current, status == CDIFF_OUT_OF_MEMORY, "an allocation failed and the status doesn't say so");
    counter->failures = 0;
    counter->failing_request = 0;
    status = diff_once(current);
  }
  require(
      current, status == CDIFF_OK || (status == CDIFF_PROBE_LIMIT && current->input.may_reach_probe_limit),
      "no result for honest input");
}

// MARK: - Hashes

/// Cuts the bytes into strings, as long as the bytes themselves say, and compares the batch with single hashes.
static void hash(const session *current, const uint8_t *bytes, size_t count) {
  size_t string_count = 0;
  uint32_t *ends = make_array(count, sizeof(uint32_t));
  bool is_ascii = true;
  for (size_t start = 0; start < count; string_count++) {
    size_t length = bytes[start] % 48u + 1;
    start = length < count - start ? start + length : count;
    ends[string_count] = (uint32_t)start;
  }
  for (size_t index = 0; index < count; index++) {
    is_ascii = is_ascii && bytes[index] < 0x80;
  }
  uint64_t *hashes = make_array(string_count, sizeof(uint64_t));
  uint64_t seed = current->input.seed;
  bool answer = cdiff_hash_batch(count == 0 ? NULL : bytes, ends, string_count, seed, hashes);
  require(current, answer == is_ascii, "a batch is ASCII and isn't said to be, or the other way round");
  uint32_t start = 0;
  for (size_t index = 0; index < string_count; index++) {
    require(
        current, hashes[index] == cdiff_hash_bytes(bytes + start, ends[index] - start, seed),
        "a string has another hash in a batch");
    start = ends[index];
  }
  free(ends);
  free(hashes);
}

// MARK: - The target

static void make_workspace(session *current) {
  cdiff_allocator allocator = counting_allocator_interface(&current->counter);
  current->workspace = cdiff_workspace_create(&allocator);
  if (current->workspace != NULL) {
    require(current, current->counter.failures == 0, "an allocation failed and there is a workspace");
    return;
  }
  require(current, current->counter.failures > 0, "no workspace although there is memory");
  require(current, current->counter.live_blocks == 0, "a workspace that can't be made leaks");
  current->counter = (counting_allocator){0};
  current->workspace = cdiff_workspace_create(&allocator);
  require(current, current->workspace != NULL, "no workspace although there is memory");
}

static void turn_round(fuzz_case *input) {
  static uint64_t ids[FUZZ_MAXIMUM_COUNT];
  memcpy(ids, input->old_ids, sizeof(ids));
  memcpy(input->old_ids, input->new_ids, sizeof(ids));
  memcpy(input->new_ids, ids, sizeof(ids));
  size_t count = input->old_count;
  input->old_count = input->new_count;
  input->new_count = count;
}

/// Diffs the start of the lists only, so that the workspace has to grow later.
static void diff_shortened(session *current) {
  static fuzz_case whole;
  whole = current->input;
  current->input.old_count /= 3;
  current->input.new_count /= 2;
  current->input.common_prefix = 0;
  current->input.common_suffix = 0;
  diff(current);
  current->input = whole;
}

static void trim(session *current) {
  cdiff_workspace_trim(current->workspace);
  require(current, cdiff_workspace_bytes(current->workspace) == 0, "a trimmed workspace holds scratch memory");
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  static session current;
  fuzz_case_decode(&current.input, bytes, count);
  current.counter = (counting_allocator){
      .failing_request = current.input.failing_allocation,
      .fails_on = current.input.fails_on,
  };
  hash(&current, bytes, count);
  make_workspace(&current);

  if (current.input.grows) {
    diff_shortened(&current);
  }
  diff(&current);
  if (current.input.trims) {
    trim(&current);
  }
  turn_round(&current.input);
  diff(&current);
  turn_round(&current.input);
  diff(&current);

  current.counter.requests = 0;
  current.counter.failing_request = 0;
  diff(&current);
  require(&current, current.counter.requests == 0, "a diff of a size seen before allocates");

  trim(&current);
  cdiff_workspace_destroy(current.workspace);
  require(&current, current.counter.live_blocks == 0, "a destroyed workspace leaks");
  return 0;
}
