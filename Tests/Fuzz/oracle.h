// SPDX-License-Identifier: MIT
//
// Says whether a result of the C core is right, by the most obvious means there are. It shares nothing with the core
// but the header.

#ifndef TRELLIS_FUZZ_ORACLE_H
#define TRELLIS_FUZZ_ORACLE_H

#include "fuzz_case.h"

/// Everything that the C core says about one pair of lists. The arrays have exactly the size that was asked for, so
/// that the address sanitizer sees a write behind them.
typedef struct diff_result {
  cdiff_counts counts;
  ptrdiff_t *deletions;
  ptrdiff_t *insertions;
  cdiff_move *moves;
  cdiff_run *runs;
  uint32_t *old_to_new;
  uint32_t *new_to_old;
} diff_result;

/// Checks a result.
///
/// @return NULL when it is right, else what is wrong with it.
const char *oracle_check(const fuzz_case *input, const diff_result *result);

#endif
