// SPDX-License-Identifier: MIT

#include "workspace.h"

#include <stdlib.h>
#include <string.h>

// MARK: - Allocation

static void *allocate_with_malloc(void *context, size_t bytes) {
  (void)context;
  return malloc(bytes);
}

static void deallocate_with_free(void *context, void *memory) {
  (void)context;
  free(memory);
}

static void release(cdiff_workspace *workspace, cdiff_buffer *buffer) {
  if (buffer->memory != NULL) {
    workspace->allocator.deallocate(workspace->allocator.context, buffer->memory);
  }
  *buffer = (cdiff_buffer){NULL, 0};
}

/// Fresh memory costs a page fault every 4 KB, so small buffers start at a size that saves a few rounds of growth.
enum { minimum_bytes = 256 };

bool cdiff_reserve(cdiff_workspace *workspace, cdiff_buffer *buffer, size_t bytes) {
  if (bytes <= buffer->bytes && buffer->memory != NULL) {
    return true;
  }
  if (bytes < minimum_bytes) {
    bytes = minimum_bytes;
  }
  release(workspace, buffer);
  void *memory = workspace->allocator.allocate(workspace->allocator.context, bytes);
  if (memory == NULL) {
    return false;
  }
  *buffer = (cdiff_buffer){memory, bytes};
  return true;
}

bool cdiff_grow(cdiff_workspace *workspace, cdiff_buffer *buffer, size_t bytes, size_t used) {
  if (bytes <= buffer->bytes && buffer->memory != NULL) {
    return true;
  }
  if (bytes < 2 * buffer->bytes) {
    bytes = 2 * buffer->bytes;
  }
  if (bytes < minimum_bytes) {
    bytes = minimum_bytes;
  }
  void *memory = workspace->allocator.allocate(workspace->allocator.context, bytes);
  if (memory == NULL) {
    return false;
  }
  if (used > 0) {
    memcpy(memory, buffer->memory, used);
  }
  release(workspace, buffer);
  *buffer = (cdiff_buffer){memory, bytes};
  return true;
}

// MARK: - Runs and rests

static uint32_t capacity_of(const cdiff_buffer *buffer, size_t entry_bytes) {
  size_t capacity = buffer->bytes / entry_bytes;
  return capacity < UINT32_MAX ? (uint32_t)capacity : UINT32_MAX;
}

bool cdiff_runs_grow(cdiff_workspace *workspace, cdiff_runs *runs, size_t capacity) {
  if (!cdiff_grow(workspace, &runs->entries, capacity * sizeof(cdiff_run), runs->count * sizeof(cdiff_run))) {
    return false;
  }
  runs->capacity = capacity_of(&runs->entries, sizeof(cdiff_run));
  return true;
}

bool cdiff_rest_grow(cdiff_workspace *workspace, cdiff_rest *rest, size_t capacity) {
  if (!cdiff_grow(workspace, &rest->ids, capacity * sizeof(uint64_t), rest->count * sizeof(uint64_t)) ||
      !cdiff_grow(workspace, &rest->positions, capacity * sizeof(uint32_t), rest->count * sizeof(uint32_t))) {
    return false;
  }
  uint32_t id_capacity = capacity_of(&rest->ids, sizeof(uint64_t));
  uint32_t position_capacity = capacity_of(&rest->positions, sizeof(uint32_t));
  rest->capacity = id_capacity < position_capacity ? id_capacity : position_capacity;
  return true;
}

// MARK: - Life of a workspace

cdiff_workspace *cdiff_workspace_create(const cdiff_allocator *allocator) {
  cdiff_allocator standard = {allocate_with_malloc, deallocate_with_free, NULL};
  if (allocator == NULL) {
    allocator = &standard;
  }
  cdiff_workspace *workspace = allocator->allocate(allocator->context, sizeof(cdiff_workspace));
  if (workspace == NULL) {
    return NULL;
  }
  memset(workspace, 0, sizeof(cdiff_workspace));
  workspace->allocator = *allocator;
  return workspace;
}

void cdiff_workspace_destroy(cdiff_workspace *workspace) {
  if (workspace == NULL) {
    return;
  }
  cdiff_workspace_trim(workspace);
  cdiff_allocator allocator = workspace->allocator;
  allocator.deallocate(allocator.context, workspace);
}

/// Adds up the buffers, and gives them back if `releasing`.
static size_t visit_buffers(cdiff_workspace *workspace, bool releasing) {
  cdiff_buffer *const buffers[] = {
      &workspace->old_ids,
      &workspace->new_ids,
      &workspace->runs.entries,
      &workspace->spare_runs.entries,
      &workspace->old_rest.positions,
      &workspace->old_rest.ids,
      &workspace->new_rest.positions,
      &workspace->new_rest.ids,
      &workspace->spare_old_rest.positions,
      &workspace->spare_old_rest.ids,
      &workspace->spare_new_rest.positions,
      &workspace->spare_new_rest.ids,
      &workspace->table,
      &workspace->partners,
      &workspace->taken,
      &workspace->new_chain,
      &workspace->piles,
      &workspace->joined_ids,
  };
  size_t bytes = 0;
  for (size_t index = 0; index < sizeof(buffers) / sizeof(buffers[0]); index++) {
    bytes += buffers[index]->bytes;
    if (releasing) {
      release(workspace, buffers[index]);
    }
  }
  return bytes;
}

void cdiff_workspace_trim(cdiff_workspace *workspace) {
  visit_buffers(workspace, true);
  workspace->runs.capacity = 0;
  workspace->spare_runs.capacity = 0;
  workspace->old_rest.capacity = 0;
  workspace->new_rest.capacity = 0;
  workspace->spare_old_rest.capacity = 0;
  workspace->spare_new_rest.capacity = 0;
  workspace->mode = CDIFF_MODE_NONE;
}

size_t cdiff_workspace_bytes(const cdiff_workspace *workspace) {
  cdiff_workspace copy = *workspace;
  return visit_buffers(&copy, false);
}

// MARK: - Identifier buffers

cdiff_status cdiff_workspace_reserve_ids(
    cdiff_workspace *workspace, size_t old_count, size_t new_count, uint64_t **old_ids, uint64_t **new_ids) {
  if (old_count > CDIFF_MAXIMUM_COUNT || new_count > CDIFF_MAXIMUM_COUNT - old_count) {
    return CDIFF_TOO_LARGE;
  }
  workspace->mode = CDIFF_MODE_NONE;
  if (!cdiff_reserve(workspace, &workspace->old_ids, old_count * sizeof(uint64_t)) ||
      !cdiff_reserve(workspace, &workspace->new_ids, new_count * sizeof(uint64_t))) {
    return CDIFF_OUT_OF_MEMORY;
  }
  *old_ids = cdiff_u64(&workspace->old_ids);
  *new_ids = cdiff_u64(&workspace->new_ids);
  return CDIFF_OK;
}
