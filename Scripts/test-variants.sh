#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the whole test suite on the ways to build the package that a plain `swift test` doesn't take. Without an argument
# on all of them, else on those named: fallback-hash, internal-checks, release.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

export FUZZ_SECONDS=${FUZZ_SECONDS:-5}

[ $# -gt 0 ] || set -- fallback-hash internal-checks release

for variant in "$@"; do
  say "test-variants: $variant"
  case "$variant" in
    fallback-hash) flags=(-Xcc -DCDIFF_FALLBACK_HASH) ;;
    internal-checks) flags=(-Xswiftc -DTRELLIS_INTERNAL_CHECKS -Xcc -DCDIFF_INTERNAL_CHECKS) ;;
    release) flags=(-c release -Xswiftc -enable-testing) ;;
    *) fail "unknown variant '$variant'; there are fallback-hash, internal-checks and release" ;;
  esac
  swift test "${flags[@]}" --scratch-path ".build/test-$variant"
done
