// SPDX-License-Identifier: MIT
//
// Checks of our own invariants. SwiftPM leaves NDEBUG unset in release builds, so `assert` would stay in there; these are
// compiled in with CDIFF_INTERNAL_CHECKS only.

#ifndef CDIFF_CHECKS_H
#define CDIFF_CHECKS_H

#ifdef CDIFF_INTERNAL_CHECKS
#include <stdio.h>
#include <stdlib.h>
#define CDIFF_ASSERT(condition)                                                        \
  ((condition) ? (void)0                                                               \
               : (fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition), abort()))
#else
#define CDIFF_ASSERT(condition) ((void)0)
#endif

#define CDIFF_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define CDIFF_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

#endif
