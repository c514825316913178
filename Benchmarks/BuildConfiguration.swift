// SPDX-License-Identifier: MIT

/// How this program was built.
enum BuildConfiguration {
  #if DEBUG
    static let isDebug = true
  #else
    static let isDebug = false
  #endif

  static let name = isDebug ? "debug" : "release"

  /// In debug builds the largest of a workload's own sizes would take minutes and say nothing.
  static let largestDefaultSize = isDebug ? 10_000 : Options.largestSize

  static let debugWarning = """
    ************************************************************************
    *  DEBUG BUILD: these timings say nothing about speed. Measure with    *
    *      swift run -c release Benchmarks                                 *
    ************************************************************************
    """
}
