#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the documentation of the libraries into Documentation/, a folder for each. Warnings are errors: a link that leads
# nowhere or a parameter that isn't there must not pass.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

graphs=.build/documentation-graphs

# Everything that users call on a collection is an extension of a standard library protocol; without the extension
# symbols it would be missing from the documentation.
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
  --emit-extension-block-symbols >&2

rm -rf Documentation
for module in ListDiffing ListAdapters; do
  catalogue="Sources/$module/$module.docc"
  [ -d "$catalogue" ] || fail "there is no $catalogue"

  # The graphs of other modules would become modules of this documentation.
  rm -rf "$graphs"
  mkdir -p "$graphs" "Documentation"
  find "$(swift build --show-bin-path)/../symbolgraph" -name "$module.symbols.json" -exec cp {} "$graphs" \;
  find "$(swift build --show-bin-path)/../symbolgraph" -name "$module@*.symbols.json" -exec cp {} "$graphs" \;
  [ -f "$graphs/$module.symbols.json" ] || fail "the compiler wrote no symbol graph for $module"

  "$(toolchain_program docc)" convert "$catalogue" \
    --fallback-display-name "$module" --fallback-bundle-identifier "trellis.$module" \
    --additional-symbol-graph-dir "$graphs" --output-path "Documentation/$module" \
    --transform-for-static-hosting --warnings-as-errors >&2
done
say "docs: written to Documentation/"
