#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Fails when an object file of the C core exports a symbol that does not start with cdiff_, or when there is nothing
# to look at. Builds the C core, or reuses what is built.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

swift build --target CDiff >&2
objects="$(swift build --show-bin-path)/CDiff.build"

count=0
for source in CDiff/*.c; do
  object="$objects/${source#CDiff/}.o"
  [ -f "$object" ] || fail "$source has no object file at $object"
  # A defined symbol has three fields: address, type, name. Mach-O adds an underscore to the name.
  exported=$(nm -g "$object" | awk 'NF == 3 { sub(/^_/, "", $3); print $3 }')
  foreign=$(grep -v '^cdiff_' <<<"$exported" | grep . || true)
  [ -z "$foreign" ] || fail "$source exports symbols without the prefix cdiff_:"$'\n'"$foreign"
  count=$((count + $(grep -c '^cdiff_' <<<"$exported" || true)))
done

[ "$count" -gt 0 ] || fail "the object files in $objects export nothing"
say "symbols: $count exported, all with the prefix cdiff_"
