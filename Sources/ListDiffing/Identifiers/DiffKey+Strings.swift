// SPDX-License-Identifier: MIT

// Two spellings of a string that Swift calls equal ("é" composed and decomposed) are one identifier, so the hash may not
// see which one it got: TextHash.swift takes care of that.

extension String: DiffKey {
  /// Feeds the text, the same for all spellings that `==` calls equal.
  @inlinable
  public func hash(into hasher: inout DiffHasher) { hasher.combine(text: self) }

  @inlinable @inline(__always)
  public func _append(to sink: inout _DiffKeySink) { sink.append(text: self) }
}

extension Substring: DiffKey {
  /// Feeds the text, the same for all spellings that `==` calls equal.
  @inlinable
  public func hash(into hasher: inout DiffHasher) { hasher.combine(text: self) }

  @inlinable @inline(__always)
  public func _append(to sink: inout _DiffKeySink) { sink.append(text: self) }
}
