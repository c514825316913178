#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Installs what the build needs and the machine lacks, and says so. Does nothing, silently, when all is there.
# Programs that only some checks need are installed when they are named as arguments: xmllint.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Whether a C compiler finds the header that CDiff compiles into itself.
has_xxhash() {
  find_xxhash_flags
  printf '#include <xxhash.h>\n' \
    | "$(toolchain_program clang)" ${xxhash_flags[@]+"${xxhash_flags[@]}"} -x c -fsyntax-only - 2>/dev/null
}

# Installs Debian packages. May fail; what counts is whether the header is there afterwards.
install_with_apt() {
  local privilege=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      say "setup: missing: $*, and there is no sudo; as root, run: apt-get install $*"
      return
    fi
    privilege=(sudo)
  fi
  say "setup: installing $* with apt-get"
  # Without fresh lists the installation may succeed from those of the last time.
  ${privilege[@]+"${privilege[@]}"} apt-get update -qq >&2 || say "setup: apt-get update has failed"
  ${privilege[@]+"${privilege[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >&2 || say "setup: apt-get install has failed"
}

# Prints the Debian package that has a program.
package_of() {
  case "$1" in
    xmllint) printf 'libxml2-utils\n' ;;
    *) fail "setup knows no program '$1'" ;;
  esac
}

command -v swift >/dev/null 2>&1 \
  || fail "there is no 'swift' on the PATH; install a Swift 6 toolchain from https://www.swift.org/install first"

case "$(uname)" in
  Darwin)
    if ! has_xxhash; then
      command -v brew >/dev/null 2>&1 \
        || fail "xxhash.h is missing and there is no Homebrew to install it with; see https://brew.sh"
      say "setup: installing xxhash with Homebrew"
      brew install xxhash >&2
    fi
    ;;
  *)
    missing=()
    has_xxhash || missing+=(libxxhash-dev)
    if command -v apt-get >/dev/null 2>&1; then
      # The package manager works without pkg-config, but then suggests to install the header that is there.
      command -v pkg-config >/dev/null 2>&1 || missing+=(pkg-config)
      for program in "$@"; do
        command -v "$program" >/dev/null 2>&1 || missing+=("$(package_of "$program")")
      done
      [ ${#missing[@]} -eq 0 ] || install_with_apt "${missing[@]}"
    elif [ ${#missing[@]} -ne 0 ]; then
      fail "xxhash.h is missing and there is no apt-get to install it with;" \
        "install your system's xxHash development package (xxhash-devel, xxhash-dev, …)"
    fi
    ;;
esac

has_xxhash || fail "xxhash.h is still missing, so the C core can't be built"
for program in "$@"; do
  command -v "$program" >/dev/null 2>&1 || fail "'$program' is still missing"
done
