// SPDX-License-Identifier: MIT
//
// CDiff: the difference of two lists of 64-bit identifiers.
//
// Identifiers go in, positions come out. The library never sees an element, keeps no global state, never aborts, and
// allocates only through the allocator of its workspace. Any number of threads may use it at once, each with a
// workspace of its own.
//
// Positions are 32-bit and zero-based. An *old* position indexes the old list, a *new* position the new list.

#ifndef CDIFF_H
#define CDIFF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: - Status

/// What a call that can fail returns. Only `CDIFF_OK` comes with a result.
typedef enum cdiff_status {
  /// The workspace holds a result.
  CDIFF_OK = 0,
  /// The allocator returned NULL. The workspace stays usable; the same call may succeed later.
  CDIFF_OUT_OF_MEMORY = 1,
  /// The two lists together hold more than `CDIFF_MAXIMUM_COUNT` elements.
  CDIFF_TOO_LARGE = 2,
  /// The identifiers collided in the table more often than chance allows, twice with different mixing. Nobody's
  /// honest data does that; number the identifiers exactly (see `CDIFF_EXACT_IDENTIFIERS`) and diff the numbers.
  CDIFF_PROBE_LIMIT = 3,
} cdiff_status;

/// The most elements that the old and the new list may hold together: 2^32 - 2.
#define CDIFF_MAXIMUM_COUNT 0xFFFFFFFEull

// MARK: - Workspace

/// Where a workspace takes its memory from. `allocate` returns NULL when it has none; `deallocate` is never given NULL.
/// Both are called on the thread that calls CDiff, with `context` passed through.
typedef struct cdiff_allocator {
  void *(*allocate)(void *context, size_t bytes);
  void (*deallocate)(void *context, void *memory);
  void *context;
} cdiff_allocator;

/// The scratch memory and the result of one diff at a time. It keeps its memory between calls, so that a diff of a size
/// that it has seen before allocates nothing.
typedef struct cdiff_workspace cdiff_workspace;

/// Makes a workspace.
///
/// @param allocator Where the memory comes from; copied. NULL means malloc and free.
/// @return The workspace, to be given to `cdiff_workspace_destroy`, or NULL when there is no memory.
cdiff_workspace *cdiff_workspace_create(const cdiff_allocator *allocator);

/// Frees the workspace and all it holds. NULL is allowed and does nothing.
void cdiff_workspace_destroy(cdiff_workspace *workspace);

/// Gives the scratch memory back to the allocator. The workspace stays usable; its result is gone.
void cdiff_workspace_trim(cdiff_workspace *workspace);

/// The bytes of scratch memory that the workspace holds now, identifier buffers included.
size_t cdiff_workspace_bytes(const cdiff_workspace *workspace);

/// Reserves the two identifier buffers of the workspace, for callers who have no arrays of their own to gather
/// identifiers in. They stay valid until the next reservation, trim or destruction, and their contents are undefined.
///
/// @param old_ids Receives room for `old_count` identifiers; never NULL on success.
/// @param new_ids Receives room for `new_count` identifiers; never NULL on success.
/// @return CDIFF_OK, CDIFF_OUT_OF_MEMORY or CDIFF_TOO_LARGE.
cdiff_status cdiff_workspace_reserve_ids(
    cdiff_workspace *workspace, size_t old_count, size_t new_count, uint64_t **old_ids, uint64_t **new_ids);

// MARK: - Diff

/// What the 64 bits of an identifier mean.
typedef enum cdiff_identifier_kind {
  /// Equal exactly when the identifiers they stand for are equal: integers. Mixed with the seed at the table only.
  CDIFF_EXACT_IDENTIFIERS = 0,
  /// A well-mixed seeded hash. Equal identifiers have equal hashes; the caller confirms that the converse holds for the
  /// pairs it is given.
  CDIFF_HASHED_IDENTIFIERS = 1,
} cdiff_identifier_kind;

/// The input of one diff.
///
/// The caller may already know that the lists begin or end alike. It then leaves those identifiers out: `old_ids` starts
/// behind the common prefix, and `new_ids` starts behind it and ends before the common suffix. (The suffix stays in
/// `old_ids`, because an identifier in it may occur elsewhere too and then belongs to another partner.)
typedef struct cdiff_input {
  /// `old_count - common_prefix` identifiers. NULL is allowed exactly when that is 0. With `identifiers_are_unique` the
  /// last `common_suffix` of them are never read.
  const uint64_t *old_ids;
  /// `new_count - common_prefix - common_suffix` identifiers. NULL is allowed exactly when that is 0.
  const uint64_t *new_ids;
  /// The number of elements of the old list, the common ends included.
  size_t old_count;
  /// The number of elements of the new list, the common ends included.
  size_t new_count;
  /// How many elements at the start are known to be equal pairwise.
  size_t common_prefix;
  /// How many elements at the end, none of them in the prefix, are known to be equal pairwise.
  size_t common_suffix;
  cdiff_identifier_kind kind;
  /// The caller's word that no list holds an identifier twice. Faster; if it is not true the result is still a valid
  /// pairing of equal identifiers, maximal and minimal, but not always of the k-th occurrence with the k-th.
  bool identifiers_are_unique;
  /// Seeds the table. Take a random one a process, or nobody is safe from input made to collide.
  uint64_t seed;
  /// How many neighbours a look-up may visit before the table counts as attacked. 0 means the default, 128.
  uint32_t probe_limit;
} cdiff_input;

/// A stretch of elements that is consecutive in both lists and kept, moved or not.
typedef struct cdiff_run {
  uint32_t old_start;
  uint32_t new_start;
  uint32_t count;
} cdiff_run;

/// A kept element that has to change places.
typedef struct cdiff_move {
  uint32_t from;  // old position
  uint32_t to;    // new position
} cdiff_move;

/// How much a diff found. `runs` are maximal; `moves` is the least number of moves that any result with the same pairs
/// can have.
typedef struct cdiff_counts {
  size_t deletions;
  size_t insertions;
  size_t moves;
  size_t runs;
} cdiff_counts;

/// Diffs two lists. Expected linear time, plus O(k log k) for k elements that are out of order.
///
/// Every identifier is paired as often as it occurs on both sides, the k-th occurrence with the k-th (unless
/// `identifiers_are_unique`). The pairs that do not move are a longest increasing subsequence of all pairs.
///
/// @param counts Receives the size of each part of the result on CDIFF_OK, else it is left alone. Never NULL.
/// @pre `common_prefix + common_suffix <= min(old_count, new_count)`.
/// @return CDIFF_OK, or why there is no result. The identifiers must stay in place until the result has been written.
cdiff_status cdiff_diff(cdiff_workspace *workspace, const cdiff_input *input, cdiff_counts *counts);

// MARK: - Result of the last successful diff
//
// Each function writes one part of it, as many entries as `cdiff_counts` said, in the order stated, into memory of the
// caller. NULL is allowed exactly when that count is 0. Each may be called any number of times, in any order, until the
// workspace is used for something else.

/// Writes the old positions that have no partner, ascending.
void cdiff_write_deletions(const cdiff_workspace *workspace, ptrdiff_t *deletions);

/// Writes the new positions that have no partner, ascending.
void cdiff_write_insertions(const cdiff_workspace *workspace, ptrdiff_t *insertions);

/// Writes the moves, ascending by new position.
void cdiff_write_moves(const cdiff_workspace *workspace, cdiff_move *moves);

/// Writes the kept runs, ascending by new position.
void cdiff_write_runs(const cdiff_workspace *workspace, cdiff_run *runs);

/// The position that `cdiff_write_maps` gives an element without a partner.
#define CDIFF_NO_POSITION 0xFFFFFFFFu

/// Writes the partner of every element, or `CDIFF_NO_POSITION`.
///
/// @param old_to_new Receives a new position for each of the `old_count` elements; NULL leaves this map out.
/// @param new_to_old Receives an old position for each of the `new_count` elements; NULL leaves this map out.
void cdiff_write_maps(const cdiff_workspace *workspace, uint32_t *old_to_new, uint32_t *new_to_old);

// MARK: - Identifiers

/// Hashes bytes: XXH3-64 where the system has xxHash, else a documented fallback of the same quality for short input.
/// The values are stable within a process, not between platforms.
///
/// @param bytes NULL is allowed exactly when `count` is 0.
uint64_t cdiff_hash_bytes(const void *bytes, size_t count, uint64_t seed);

/// Hashes many byte strings that lie one behind the other.
///
/// @param bytes NULL is allowed exactly when all strings are empty.
/// @param ends `count` offsets into `bytes`, ascending: where each string ends and the next one starts.
/// @param hashes Receives `count` values, the same as `cdiff_hash_bytes` gives.
/// @return Whether every byte is ASCII.
/// @pre `ends` and `hashes` may be NULL exactly when `count` is 0.
bool cdiff_hash_batch(const uint8_t *bytes, const uint32_t *ends, size_t count, uint64_t seed, uint64_t *hashes);

/// The name of the hash behind `cdiff_hash_bytes`: "XXH3-64" or "fallback".
const char *cdiff_hash_name(void);

/// Mixes a fixed-width integer with a seed. A bijection for each seed: different values give different results.
uint64_t cdiff_mix_integer(uint64_t value, uint64_t seed);

#ifdef __cplusplus
}
#endif

#endif
