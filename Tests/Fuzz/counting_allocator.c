// SPDX-License-Identifier: MIT

#include "counting_allocator.h"

#include <stdlib.h>

/// Stands in front of each block. Its size keeps the block aligned for any type.
typedef union block_header {
  size_t bytes;
  max_align_t alignment;
} block_header;

static void *allocate(void *context, size_t bytes) {
  counting_allocator *counter = context;
  counter->requests++;
  if (counter->failing_request != 0
      && (counter->requests == counter->failing_request
          || (counter->fails_on && counter->requests > counter->failing_request))) {
    counter->failures++;
    return NULL;
  }
  block_header *header = malloc(sizeof(block_header) + bytes);
  if (header == NULL) {
    abort();
  }
  header->bytes = bytes;
  counter->live_blocks++;
  counter->live_bytes += bytes;
  return header + 1;
}

static void deallocate(void *context, void *memory) {
  counting_allocator *counter = context;
  block_header *header = (block_header *)memory - 1;
  counter->live_blocks--;
  counter->live_bytes -= header->bytes;
  free(header);
}

cdiff_allocator counting_allocator_interface(counting_allocator *counter) {
  return (cdiff_allocator){allocate, deallocate, counter};
}
