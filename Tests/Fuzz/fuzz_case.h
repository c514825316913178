// SPDX-License-Identifier: MIT
//
// One input of the fuzzer: two lists of identifiers and how they are handed to the C core.

#ifndef TRELLIS_FUZZ_CASE_H
#define TRELLIS_FUZZ_CASE_H

#include "CDiff.h"

/// The most elements a list of a case has. The oracle is quadratic; a list of this size is long enough to use up the
/// cursor's credit and to grow every table several times.
#define FUZZ_MAXIMUM_COUNT 640

typedef struct fuzz_case {
  uint64_t old_ids[FUZZ_MAXIMUM_COUNT];
  uint64_t new_ids[FUZZ_MAXIMUM_COUNT];
  size_t old_count;
  size_t new_count;
  cdiff_identifier_kind kind;
  bool identifiers_are_unique;
  uint64_t seed;
  uint32_t probe_limit;
  /// Which of the elements that the lists have in common at their ends the caller leaves out.
  size_t common_prefix;
  size_t common_suffix;
  /// Whether the identifiers may run into the probe limit, honestly or because they are no good hashes.
  bool may_reach_probe_limit;
  /// Gather the identifiers in the buffers of the workspace.
  bool uses_workspace_ids;
  /// Diff shorter lists first.
  bool grows;
  /// Trim the workspace between two diffs.
  bool trims;
  /// Let this allocation and, if `fails_on`, all later ones fail. 0 means that none does.
  size_t failing_allocation;
  bool fails_on;
} fuzz_case;

/// Decodes bytes. Any bytes give a case, and a few bytes are enough for long lists.
void fuzz_case_decode(fuzz_case *result, const uint8_t *bytes, size_t count);

/// Prints the case as C source.
void fuzz_case_print(const fuzz_case *input);

#endif
