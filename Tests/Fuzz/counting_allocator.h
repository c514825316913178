// SPDX-License-Identifier: MIT
//
// An allocator that counts and that can be told to fail.

#ifndef TRELLIS_COUNTING_ALLOCATOR_H
#define TRELLIS_COUNTING_ALLOCATOR_H

#include "CDiff.h"

typedef struct counting_allocator {
  /// Allocations asked for since the count was last set to 0.
  size_t requests;
  /// The number of the first request that fails, from 1; 0 means that none does.
  size_t failing_request;
  /// Whether all later requests fail too.
  bool fails_on;
  /// Requests that failed.
  size_t failures;
  /// What is allocated now.
  size_t live_blocks;
  size_t live_bytes;
} counting_allocator;

/// The allocator as CDiff takes it. `counter` has to outlive it.
cdiff_allocator counting_allocator_interface(counting_allocator *counter);

#endif
