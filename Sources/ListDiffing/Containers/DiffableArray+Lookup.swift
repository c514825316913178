// SPDX-License-Identifier: MIT

extension DiffableArray {
  /// The position of the first element with an identifier.
  ///
  /// The first query of an array builds a look-up, which copies share. It follows elements that are appended or replaced by others
  /// with the same identifier, and, as long as no identifier repeats, any change that leaves more than half of the elements in
  /// their places. Other changes drop it, and the next query builds it anew.
  ///
  /// - Parameter identifier: The identifier; it is hashed once.
  /// - Returns: The position, or `nil` if no element has an identifier that is equal by `==`.
  /// - Complexity: O(1) expected once the look-up is there; O(*n*) to build it, hashing nothing.
  @inlinable
  public func firstIndex(ofIdentifier identifier: Element.DiffIdentifier) -> Int? {
    guard !elements.isEmpty else { return nil }
    var key: UInt64 = 0
    withUnsafeMutablePointer(to: &key) { key in
      var sink = Self.keySink(writingTo: key)
      Element._appendKey(of: identifier, to: &sink)
    }
    guard let first = ledger.firstPosition(of: key, in: columns.keys) else { return nil }
    // A collision is so rare that those behind the first are not worth a table.
    return (first..<elements.count).first { position in
      columns.keys[position] == key && elements[position].diffIdentifier == identifier
    }
  }

  /// Whether an element has an identifier, found as by ``firstIndex(ofIdentifier:)``.
  ///
  /// - Complexity: As ``firstIndex(ofIdentifier:)``.
  @inlinable
  public func contains(identifier: Element.DiffIdentifier) -> Bool {
    firstIndex(ofIdentifier: identifier) != nil
  }
}
