// SPDX-License-Identifier: MIT
//
// Finds the system's xxHash header. CDiff compiles the hash into itself
// (see CDiff/hash.c), so nothing is linked here.

#ifndef TRELLIS_CXXHASH_SHIM_H
#define TRELLIS_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
