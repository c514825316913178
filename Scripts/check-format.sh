#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Fails when a Swift file is not laid out as .swift-format says, or when shellcheck, where it is installed, objects to
# a script.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

swift format lint --strict --recursive --parallel \
  Sources Tests Benchmarks Examples/Sources Examples/Tests Package.swift Examples/Package.swift

if command -v shellcheck >/dev/null 2>&1; then
  shellcheck --external-sources --source-path=SCRIPTDIR Scripts/*.sh .ci/run
fi
