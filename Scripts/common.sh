# shellcheck shell=bash
# SPDX-License-Identifier: MIT
#
# What the scripts share. Source it first: it enters the root of the package, wherever that lies and whatever it is
# called, so that all other paths can be relative and free of surprises.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A crash that a check provokes should be reported at once, not after minutes in the backtracer.
export SWIFT_BACKTRACE=enable=no

# Prints to the terminal without getting into the way of output that a caller may redirect.
say() {
  printf '%s\n' "$*" >&2
}

# Says what is wrong and gives up.
fail() {
  say "error: $*"
  exit 1
}

# Prints the path of a program of the Swift toolchain (clang, docc), which a PATH may lack. The compiler itself is
# asked where it lives, because `swift` on the PATH can be a link or the proxy of a version manager.
toolchain_program() {
  local resources
  if command -v xcrun >/dev/null 2>&1 && xcrun --find "$1" 2>/dev/null; then
    return
  fi
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ -x "$resources/../../bin/$1" ]; then
    printf '%s\n' "$resources/../../bin/$1"
  elif ! command -v "$1"; then
    fail "the Swift toolchain has no $1 and neither has the PATH"
  fi
}

# Sets xxhash_flags to what a C compiler needs in order to find the xxHash header.
# shellcheck disable=SC2034 # used by the scripts that source this file
find_xxhash_flags() {
  xxhash_flags=()
  if [ "$(uname)" = Darwin ] && command -v brew >/dev/null 2>&1; then
    xxhash_flags=(-I "$(brew --prefix)/include")
  fi
}
