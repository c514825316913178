// SPDX-License-Identifier: MIT
//
// CAllocationCounter: counts the heap allocations of this process.
//
// On Linux with glibc, a program that links this target has its malloc, calloc, realloc, reallocarray, memalign,
// aligned_alloc and posix_memalign replaced by wrappers that forward to glibc's own. While nothing is being counted a
// wrapper costs one relaxed load and a branch. Elsewhere, and in builds with a sanitizer that brings a heap of its own,
// nothing is replaced: the functions below exist, do nothing, and `allocation_counter_is_available` says so.
//
// Link it into executables and tests only, never into a library that others use.

#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How much memory was asked for and granted. The numbers only ever grow: read them before and after, and subtract.
typedef struct allocation_counts {
  /// Calls that returned memory. A realloc to more than zero bytes is one, whether or not the memory moved.
  uint64_t allocations;
  /// The bytes those calls asked for. Memory given back is not subtracted.
  uint64_t bytes;
} allocation_counts;

/// Whether this build counts at all. If not, all counts stay 0.
bool allocation_counter_is_available(void);

/// Starts counting, on all threads. Calls nest: counting ends with as many calls of `allocation_counter_stop`.
void allocation_counter_start(void);

/// Ends what the matching `allocation_counter_start` began.
///
/// @pre A call of `allocation_counter_start` has not been matched yet.
void allocation_counter_stop(void);

/// What all threads together allocated while counting was on. Exact as soon as the other threads are at rest.
allocation_counts allocation_counter_process_counts(void);

/// What the calling thread allocated while counting was on. Exact whatever the other threads do.
allocation_counts allocation_counter_thread_counts(void);

/// The bytes of the heap that are in use now, whether or not anything is being counted, blocks with pages of their own
/// included. Of the main thread's heap only; 0 where the system does not say.
uint64_t allocation_counter_bytes_in_use(void);

#ifdef __cplusplus
}
#endif

#endif
