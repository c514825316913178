// SPDX-License-Identifier: MIT

import ListDiffing

extension Engine {
  /// Diffs and throws the result away, for the clock. The `switch` is the same for all and costs about a nanosecond.
  @inline(__always)
  func diff<Element: BenchmarkElement>(from old: [Element], to new: [Element]) {
    switch self {
    case .c: consume(new.changeset(from: old, options: DiffOptions(engine: .c)))
    case .swift: consume(new.changeset(from: old, options: DiffOptions(engine: .swift)))
    case .dictionary: consume(DictionaryHeckel.diff(from: old, to: new))
    case .dictionaryLean: consume(LeanDictionaryHeckel.diff(from: old, to: new))
    case .stdlib: consume(StandardLibraryDiff.diff(from: old, to: new))
    }
  }
}

/// Uses a value in a way that the optimizer can't see through, so that it has to be computed.
@inline(never)
@_optimize(none)
private func consume<Value>(_ value: Value) {}
