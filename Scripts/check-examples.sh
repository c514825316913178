#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the package of examples as a user's package is built, runs its tests, and has the demo write its pictures into
# a temporary folder, where each of them and the page that shows them have to be well-formed.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

log=$(mktemp)
folder=$(mktemp -d)
trap 'rm -rf "$log" "$folder"' EXIT

swift build --package-path Examples --build-tests 2>&1 | tee "$log" >&2
if grep -n 'warning:' "$log" >&2; then
  fail "the examples warn, see above"
fi
swift test --package-path Examples --skip-build

make demo FOLDER="$folder"
[ -f "$folder/index.html" ] || fail "the demo has written no index.html"
shown=$(grep -o 'src="[^"]*"' "$folder/index.html" | sed 's/^src="//; s/"$//' | sort)
written=$(cd "$folder" && find . -name '*.svg' | sed 's,^\./,,' | sort)
[ -n "$written" ] || fail "the demo has written no pictures"
[ "$shown" = "$written" ] || fail "the page of the demo shows other pictures than were written"
xmllint --noout "$folder"/*.svg "$folder/index.html" || fail "a file of the demo is not well-formed"
say "examples: $(wc -l <<<"$written") pictures are well-formed"
