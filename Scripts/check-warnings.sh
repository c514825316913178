#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Fails when a compiler warns. The flags for C are stricter than what the package manager passes and stay out of the
# manifest, because a package with unsafe flags can't be depended on.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scratch=.build/check-warnings
strict=(-Wall -Wextra -Wconversion -Wshadow -Werror)
clang=$(toolchain_program clang)
find_xxhash_flags

compilers=("$clang")
# On macOS gcc is clang by another name.
if command -v gcc >/dev/null 2>&1 && [ "$(uname)" != Darwin ]; then
  compilers+=(gcc)
fi

for compiler in "${compilers[@]}"; do
  for mode in "" -DCDIFF_FALLBACK_HASH -DCDIFF_INTERNAL_CHECKS; do
    for source in CDiff/*.c Tests/Fuzz/*.c; do
      # Optimised, because that is when a compiler sees the most; nothing is kept.
      "$compiler" -std=c11 -O2 "${strict[@]}" ${mode:+"$mode"} ${xxhash_flags[@]+"${xxhash_flags[@]}"} \
        -I CDiff/include -c "$source" -o /dev/null
    done
  done
  say "warnings: none from $(basename "$compiler")"
done

# C++ callers may include the header too.
"$clang" -x c++ -std=c++17 -fsyntax-only "${strict[@]}" CDiff/include/CDiff.h

# A clean build, because the compiler is silent about a file that it doesn't compile again.
rm -rf "$scratch"
mkdir -p "$scratch"
log="$scratch/build.log"
swift build --build-tests --scratch-path "$scratch" 2>&1 | tee "$log" >&2
if grep -n 'warning:' "$log" >&2; then
  fail "the build warns, see above"
fi
say "warnings: none from swift build"
