#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Fuzzes the C core for FUZZ_SECONDS (60). The corpus is kept in .build, so a later run goes on where this one stopped;
# an input that fails is left there too, and its path is printed. Arguments are passed on to libFuzzer: give the path
# of a failing input to run that one alone.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

seconds=${FUZZ_SECONDS:-60}
build=.build/fuzz
clang=$(toolchain_program clang)
find_xxhash_flags
sanitizers=("-fsanitize=address,undefined" -fno-sanitize-recover=all)
flags=(-std=c11 -g -fno-omit-frame-pointer "${sanitizers[@]}" -I CDiff/include)
linker=()
if [ "$(uname)" != Darwin ]; then
  # The default linker may be gold, which complains about the sanitizers' symbols.
  linker=(-fuse-ld=lld)
fi

# Compiles one file to an object file of the same name: compile FILE FLAG...
compile() {
  local source=$1
  shift
  "$clang" "${flags[@]}" "$@" -c "$source" -o "$build/$(basename "$source").o"
}

rm -f "$build"/*.o
mkdir -p "$build/corpus" "$build/failures"
say "fuzz: building the C core with the address and undefined-behaviour sanitizers"
for source in CDiff/*.c; do
  compile "$source" -O1 -fsanitize=fuzzer-no-link -DCDIFF_INTERNAL_CHECKS ${xxhash_flags[@]+"${xxhash_flags[@]}"}
done
# Not instrumented for coverage: new paths through the oracle say nothing about the core.
for source in Tests/Fuzz/*.c; do
  compile "$source" -O2
done
"$clang" "${sanitizers[@]}" -fsanitize=fuzzer ${linker[@]+"${linker[@]}"} "$build"/*.o -o "$build/cdiff_fuzzer" \
  || fail "this clang can't build a libFuzzer target; use a toolchain from https://www.swift.org/install"

if [ $# -gt 0 ]; then
  exec "$build/cdiff_fuzzer" "$@"
fi
say "fuzz: running for $seconds s, corpus in $build/corpus"
"$build/cdiff_fuzzer" -max_total_time="$seconds" -max_len=256 -len_control=10 -timeout=20 -print_final_stats=1 \
  -artifact_prefix="$build/failures/" "$build/corpus"
