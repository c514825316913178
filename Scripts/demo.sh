#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Plays the example screens and writes their pictures into a folder: the first argument, or Demo-Pictures.

folder=${1:-Demo-Pictures}
# Relative to where the caller is, whereas the rest is relative to the root of the package.
[[ $folder == /* ]] || folder=$PWD/$folder

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

swift run --quiet --package-path Examples Demo "$folder"
