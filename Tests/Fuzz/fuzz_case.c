// SPDX-License-Identifier: MIT
//
// The bytes are a header of switches, then a script of edits that writes both lists at once, so that related lists,
// which is where the cursor works, are as easy to reach as unrelated ones.

#include "fuzz_case.h"

#include <stdio.h>

// MARK: - Bytes

typedef struct byte_reader {
  const uint8_t *bytes;
  size_t count;
} byte_reader;

/// The next byte, or 0 behind the end.
static uint8_t take(byte_reader *reader) {
  if (reader->count == 0) {
    return 0;
  }
  reader->count--;
  return *reader->bytes++;
}

static uint64_t split_mix(uint64_t value) {
  value += 0x9E3779B97F4A7C15ull;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
  return value ^ (value >> 31);
}

// MARK: - Identifiers

/// Gives a symbol of the script its 64 bits. Every shape but the last two is injective.
static uint64_t identifier(unsigned shape, uint64_t symbol) {
  switch (shape) {
  case 0: return symbol;                          // dense from 0
  case 1: return split_mix(symbol);               // a good hash
  case 2: return symbol << 32;                    // equal low halves
  case 3: return UINT64_MAX - symbol;             // dense at the upper end, UINT64_MAX included
  case 4: return (1ull << 63) - 8 + symbol;       // dense across the sign
  case 5: return symbol * 0x9E3779B1ull + 12345;  // sparse, evenly spaced
  case 6: return (symbol << 20) | 0xFFFFF;        // equal low bits, all set
  case 7: return symbol % 2 == 0 ? symbol : split_mix(symbol) | 1;  // dense and sparse mixed
  case 8: return split_mix(symbol % 7);           // few distinct ones
  default: return symbol % 3;                     // few distinct ones, dense
  }
}

// MARK: - Script

typedef struct script {
  fuzz_case *output;
  unsigned shape;
  uint64_t next_symbol;
} script;

static void append_old(script *writer, uint64_t symbol) {
  fuzz_case *output = writer->output;
  if (output->old_count < FUZZ_MAXIMUM_COUNT) {
    output->old_ids[output->old_count++] = identifier(writer->shape, symbol);
  }
}

static void append_new_identifier(script *writer, uint64_t value) {
  fuzz_case *output = writer->output;
  if (output->new_count < FUZZ_MAXIMUM_COUNT) {
    output->new_ids[output->new_count++] = value;
  }
}

static void append_new(script *writer, uint64_t symbol) {
  append_new_identifier(writer, identifier(writer->shape, symbol));
}

/// Puts the last elements of the new list into a pseudo-random order.
static void shuffle_tail(fuzz_case *output, size_t count, uint64_t seed) {
  size_t start = output->new_count > count ? output->new_count - count : 0;
  for (size_t last = output->new_count; last > start + 1; last--) {
    seed = split_mix(seed);
    size_t other = start + (size_t)(seed % (last - start));
    uint64_t moved = output->new_ids[last - 1];
    output->new_ids[last - 1] = output->new_ids[other];
    output->new_ids[other] = moved;
  }
}

/// Carries one edit out on `length` elements.
static void edit(script *writer, unsigned operation, size_t length, byte_reader *reader) {
  fuzz_case *output = writer->output;
  uint64_t argument = operation >= 6 ? take(reader) : 0;
  for (size_t step = 0; step < length; step++) {
    switch (operation) {
    case 0:  // keep
      append_old(writer, writer->next_symbol);
      append_new(writer, writer->next_symbol++);
      break;
    case 1:  // delete
      append_old(writer, writer->next_symbol++);
      break;
    case 2:  // insert
      append_new(writer, writer->next_symbol++);
      break;
    case 3:  // replace one by one: no window finds a match, the cursor loses its credit
      append_old(writer, writer->next_symbol++);
      append_new(writer, writer->next_symbol++);
      break;
    case 4:  // the same symbol again and again on both sides
      append_old(writer, 1);
      append_new(writer, 1);
      break;
    case 5:  // bring back what the script has made before
      append_old(writer, split_mix(step) % (writer->next_symbol + 1));
      break;
    case 6:  // copy a stretch of the old list: a move, or a duplicate
      if (output->old_count > 0) {
        append_new_identifier(writer, output->old_ids[(argument * 4 + step) % output->old_count]);
      }
      break;
    default:  // a few symbols in a pseudo-random order, different on each side
      append_old(writer, split_mix(argument + step) % 5);
      append_new(writer, split_mix(argument + step + 1) % 5);
      break;
    }
  }
}

// MARK: - Case

/// Declares a part of what the lists really have in common at their ends.
static void declare_common_ends(fuzz_case *result, uint8_t prefix_share, uint8_t suffix_share) {
  size_t shorter = result->old_count < result->new_count ? result->old_count : result->new_count;
  size_t prefix = 0;
  while (prefix < shorter && result->old_ids[prefix] == result->new_ids[prefix]) {
    prefix++;
  }
  result->common_prefix = prefix * prefix_share / 4;
  size_t room = shorter - result->common_prefix;
  size_t suffix = 0;
  while (suffix < room
         && result->old_ids[result->old_count - 1 - suffix] == result->new_ids[result->new_count - 1 - suffix]) {
    suffix++;
  }
  result->common_suffix = suffix * suffix_share / 4;
}

void fuzz_case_decode(fuzz_case *result, const uint8_t *bytes, size_t count) {
  static const uint32_t limits[8] = {0, 0, 0, 1, 2, 3, 16, 128};
  static const uint8_t shares[4] = {0, 4, 4, 2};
  byte_reader reader = {bytes, count};
  uint8_t switches = take(&reader);
  uint8_t shape_and_limit = take(&reader);
  uint8_t ends = take(&reader);
  uint8_t failure = take(&reader);

  *result = (fuzz_case){0};
  result->kind = switches & 1 ? CDIFF_HASHED_IDENTIFIERS : CDIFF_EXACT_IDENTIFIERS;
  result->identifiers_are_unique = switches & 2;
  result->uses_workspace_ids = switches & 4;
  result->trims = switches & 8;
  result->grows = switches & 16;
  result->seed = split_mix(switches >> 5);
  result->probe_limit = limits[shape_and_limit >> 5];
  result->failing_allocation = failure & 63;
  result->fails_on = failure & 64;

  script writer = {result, (shape_and_limit & 31) % 10, 0};
  bool is_good_hash = writer.shape == 1 || writer.shape >= 8;
  result->may_reach_probe_limit = (result->probe_limit != 0 && result->probe_limit < 128)
      || (result->kind == CDIFF_HASHED_IDENTIFIERS && !is_good_hash);

  while (reader.count > 0) {
    uint8_t operation = take(&reader);
    size_t length = (size_t)((operation >> 3) & 15) + 1;
    // The top bit makes it long.
    edit(&writer, operation & 7, operation & 128 ? length * 24 : length, &reader);
  }
  if (ends & 16) {
    shuffle_tail(result, (size_t)(ends >> 5) * 100 + 20, ends);
  }
  declare_common_ends(result, shares[ends & 3], shares[(ends >> 2) & 3]);
}

static void print_ids(const char *name, const uint64_t *ids, size_t count) {
  fprintf(stderr, "const uint64_t %s[%zu] = {", name, count);
  for (size_t index = 0; index < count; index++) {
    fprintf(stderr, "%s%#llx", index == 0 ? "" : ", ", (unsigned long long)ids[index]);
  }
  fprintf(stderr, "};\n");
}

void fuzz_case_print(const fuzz_case *input) {
  print_ids("old_ids", input->old_ids, input->old_count);
  print_ids("new_ids", input->new_ids, input->new_count);
  fprintf(
      stderr, "// kind %d, unique %d, common prefix %zu and suffix %zu, seed %#llx, probe limit %u\n", (int)input->kind,
      input->identifiers_are_unique, input->common_prefix, input->common_suffix, (unsigned long long)input->seed,
      input->probe_limit);
  fprintf(
      stderr, "// failing allocation %zu%s, identifiers in the workspace %d, grows %d, trims %d\n",
      input->failing_allocation, input->fails_on ? " and later" : "", input->uses_workspace_ids, input->grows,
      input->trims);
}
