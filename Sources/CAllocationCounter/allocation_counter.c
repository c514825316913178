// SPDX-License-Identifier: MIT

#include "CAllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer) || __has_feature(memory_sanitizer) \
    || __has_feature(thread_sanitizer)
#define SANITIZER_OWNS_THE_HEAP 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZER_OWNS_THE_HEAP)

#include <malloc.h>

// glibc's own heap, under the names that stay reachable once the usual ones are replaced. Memory from it goes back
// through the unchanged `free`.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// How many callers want counts at the moment.
static atomic_uint active;
static atomic_uint_fast64_t process_allocations;
static atomic_uint_fast64_t process_bytes;

// The initial-exec model reads these without a call into the dynamic linker, which could allocate.
static __thread allocation_counts thread_counts __attribute__((tls_model("initial-exec")));

static void *counted(void *memory, size_t bytes) {
  if (atomic_load_explicit(&active, memory_order_relaxed) != 0 && memory != NULL) {
    atomic_fetch_add_explicit(&process_allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&process_bytes, bytes, memory_order_relaxed);
    thread_counts.allocations += 1;
    thread_counts.bytes += bytes;
  }
  return memory;
}

static bool is_power_of_two(size_t value) { return value != 0 && (value & (value - 1)) == 0; }

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  // On overflow there is no memory to count, so the wrapped product is never used.
  return counted(__libc_calloc(count, size), count * size);
}

void *realloc(void *memory, size_t size) { return counted(__libc_realloc(memory, size), size); }

void *reallocarray(void *memory, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return counted(__libc_realloc(memory, bytes), bytes);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size), size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (!is_power_of_two(alignment) || alignment % sizeof(void *) != 0) {
    return EINVAL;
  }
  // The result is the return value; errno is to stay as it was.
  const int saved_errno = errno;
  void *const result = counted(__libc_memalign(alignment, size), size);
  errno = saved_errno;
  if (result == NULL) {
    return ENOMEM;
  }
  *memory = result;
  return 0;
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) { atomic_fetch_add(&active, 1); }

void allocation_counter_stop(void) { atomic_fetch_sub(&active, 1); }

allocation_counts allocation_counter_process_counts(void) {
  return (allocation_counts){
      .allocations = atomic_load(&process_allocations),
      .bytes = atomic_load(&process_bytes),
  };
}

allocation_counts allocation_counter_thread_counts(void) { return thread_counts; }

uint64_t allocation_counter_bytes_in_use(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

#else

uint64_t allocation_counter_bytes_in_use(void) { return 0; }

bool allocation_counter_is_available(void) { return false; }

void allocation_counter_start(void) {}

void allocation_counter_stop(void) {}

allocation_counts allocation_counter_process_counts(void) { return (allocation_counts){0, 0}; }

allocation_counts allocation_counter_thread_counts(void) { return (allocation_counts){0, 0}; }

#endif
