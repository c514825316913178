// SPDX-License-Identifier: MIT
//
// Comparing stretches of identifiers, four or eight at a time. In the vectors of GCC and Clang, which become SSE2, NEON or
// plain integers as the machine has it; from the second-level cache a pair costs a third of a nanosecond, which is what its
// 16 bytes cost. The first difference is found by counting bits rather than by another loop, whose end no predictor knows:
// on scattered edits that is worth a tenth of the cursor.

#ifndef CDIFF_SCAN_H
#define CDIFF_SCAN_H

#include <stdint.h>
#include <string.h>

typedef uint64_t cdiff_u64x2 __attribute__((vector_size(16)));

static inline cdiff_u64x2 cdiff_load_two(const uint64_t *ids) {
  cdiff_u64x2 two;
  memcpy(&two, ids, sizeof(two));
  return two;
}

/// `bits` in the lanes that are equal.
static inline cdiff_u64x2 cdiff_equal_lanes(cdiff_u64x2 a, cdiff_u64x2 b, uint64_t bit) {
  cdiff_u64x2 bits = {bit, bit << 1};
  return (cdiff_u64x2)(a == b) & bits;
}

/// A bit for each of four pairs of identifiers that are equal.
static inline uint32_t cdiff_equal_in_four(const uint64_t *a, const uint64_t *b) {
  cdiff_u64x2 equal = cdiff_equal_lanes(cdiff_load_two(a), cdiff_load_two(b), 1) |
                      cdiff_equal_lanes(cdiff_load_two(a + 2), cdiff_load_two(b + 2), 4);
  return (uint32_t)(equal[0] | equal[1]);
}

/// A bit for each of eight identifiers that equals `id`.
static inline uint32_t cdiff_equal_in_eight(uint64_t id, const uint64_t *ids) {
  cdiff_u64x2 both = {id, id};
  cdiff_u64x2 equal =
      (cdiff_equal_lanes(cdiff_load_two(ids), both, 1) | cdiff_equal_lanes(cdiff_load_two(ids + 2), both, 4)) |
      (cdiff_equal_lanes(cdiff_load_two(ids + 4), both, 16) | cdiff_equal_lanes(cdiff_load_two(ids + 6), both, 64));
  return (uint32_t)(equal[0] | equal[1]);
}

/// How many identifiers are equal pairwise from the start, at most `limit`.
static inline uint32_t cdiff_match_length(const uint64_t *a, const uint64_t *b, uint32_t limit) {
  uint32_t length = 0;
  for (; limit - length >= 4; length += 4) {
    uint32_t differences = cdiff_equal_in_four(a + length, b + length) ^ 15;
    if (differences != 0) {
      return length + (uint32_t)__builtin_ctz(differences);
    }
  }
  while (length < limit && a[length] == b[length]) {
    length += 1;
  }
  return length;
}

/// How many identifiers are equal pairwise back from the ends, at most `limit`.
static inline uint32_t cdiff_match_length_back(const uint64_t *a_end, const uint64_t *b_end, uint32_t limit) {
  uint32_t length = 0;
  for (; limit - length >= 4; length += 4) {
    uint32_t differences = cdiff_equal_in_four(a_end - length - 4, b_end - length - 4) ^ 15;
    if (differences != 0) {
      return length + (uint32_t)__builtin_clz(differences) - 28;
    }
  }
  while (length < limit && a_end[-(ptrdiff_t)length - 1] == b_end[-(ptrdiff_t)length - 1]) {
    length += 1;
  }
  return length;
}

/// Where `id` first occurs, or `count`.
static inline uint32_t cdiff_find(uint64_t id, const uint64_t *ids, uint32_t count) {
  uint32_t index = 0;
  for (; count - index >= 8; index += 8) {
    uint32_t matches = cdiff_equal_in_eight(id, ids + index);
    if (matches != 0) {
      return index + (uint32_t)__builtin_ctz(matches);
    }
  }
  while (index < count && ids[index] != id) {
    index += 1;
  }
  return index;
}

#endif
