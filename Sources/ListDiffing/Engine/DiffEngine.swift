// SPDX-License-Identifier: MIT

/// Which implementation finds the pairs. Both give the same result.
public enum DiffEngine: String, Sendable, Hashable, CaseIterable, Codable {
  /// The core in C.
  case c
  /// Swift all the way; also what takes over where the core has no memory.
  case swift
}
