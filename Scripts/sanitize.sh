#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the whole test suite under the sanitizers that are named: address, thread, undefined. Each has a scratch folder
# of its own, so that none spoils the build of another.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# The fuzz tests are slow under a sanitizer and gain little from more time; whoever wants more says so.
export FUZZ_SECONDS=${FUZZ_SECONDS:-5}

for sanitizer in "$@"; do
  say "sanitize: $sanitizer"
  scratch=".build/sanitize-$sanitizer"
  case "$sanitizer" in
    address)
      # Tests of lists keep their fixtures in closures that the fixtures keep, so leaks are looked for in all others. That adapters,
      # hosts and bindings go is tested by weak references.
      LSAN_OPTIONS=suppressions=Scripts/lsan-suppressions.txt \
        swift test --sanitize=address --scratch-path "$scratch" --skip ListAdaptersTests
      ASAN_OPTIONS=detect_leaks=0 \
        swift test --sanitize=address --scratch-path "$scratch" --skip-build --filter ListAdaptersTests
      ;;
    thread)
      swift test --sanitize=thread --scratch-path "$scratch"
      ;;
    undefined)
      # The package manager offers this one on Apple's platforms only. The C core gets it through its compiler, and
      # traps, because the run-time library that would print a message isn't linked.
      swift test -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined --scratch-path "$scratch"
      ;;
    *)
      fail "unknown sanitizer '$sanitizer'; there are address, thread and undefined"
      ;;
  esac
done
