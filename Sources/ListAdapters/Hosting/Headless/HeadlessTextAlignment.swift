// SPDX-License-Identifier: MIT

/// Where the lines of a headless view's text are.
public enum HeadlessTextAlignment: Sendable, Hashable {
  /// They start at the left edge.
  case leading
  /// They are in the middle.
  case center
  /// They end at the right edge.
  case trailing
}
