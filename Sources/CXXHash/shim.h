// SPDX-License-Identifier: MIT
//
// Finds the system's xxHash header. CDiff compiles the hash into itself (see CDiff/hash.c) and calls nothing of the shared
// library; where pkg-config is installed, SwiftPM links it all the same.

#ifndef TRELLIS_CXXHASH_SHIM_H
#define TRELLIS_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
