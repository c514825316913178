// SPDX-License-Identifier: MIT

import Foundation

/// A text and its lines. The lines point into the text without counting references, so that nothing but the diff itself
/// is timed: whoever uses them keeps the list alive.
final class LineList {
  private let memory: UnsafeMutableRawPointer
  let lines: [LineElement]

  /// Takes a text over, or returns nil when it has more than `limit` lines.
  ///
  /// - Precondition: `memory` comes from `malloc` or `realloc`, and its first `count` bytes are the text.
  init?(adopting memory: UnsafeMutableRawPointer, count: Int, atMost limit: Int) {
    guard let lines = LineElement.split(UnsafeRawBufferPointer(start: memory, count: count), atMost: limit)
    else {
      free(memory)
      return nil
    }
    self.memory = memory
    self.lines = lines
  }

  deinit {
    free(memory)
  }
}
