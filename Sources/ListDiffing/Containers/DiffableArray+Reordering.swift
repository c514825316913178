// SPDX-License-Identifier: MIT

// None of these hashes anything.

extension DiffableArray {
  /// Sorts the array.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, the array is as it was.
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    self = selecting(try elements.indices.sorted { try areInIncreasingOrder(elements[$0], elements[$1]) })
  }

  /// Moves an element.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - destination: Where it is to be afterwards.
  /// - Precondition: Both positions are in the array.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func move(from source: Int, to destination: Int) {
    precondition(
      indices.contains(source) && indices.contains(destination), "An element can only move within its array.")
    ownLedger()
    let changing = Swift.min(source, destination)..<Swift.max(source, destination) + 1
    let isFollowed =
      ledger.hasTable && source != destination && ledger.startChange(at: changing, in: columns.keys)
    elements.insert(elements.remove(at: source), at: destination)
    columns.move(from: source, to: destination)
    if isFollowed { ledger.finishChange(at: changing, in: columns.keys) }
    _checkInvariants()
  }

  /// Moves elements, wherever they are, to one place, in the order that they have in the array.
  ///
  /// - Parameters:
  ///   - positions: Where they are, in any order; `IndexSet` will do.
  ///   - destination: Before which element they go, counted before anything moves; `endIndex` for the end.
  /// - Precondition: The positions are in the array, and the destination is or is its end.
  /// - Complexity: O(*n* + *k* log *k*) for *k* positions.
  @inlinable
  public mutating func moveElements(at positions: some Sequence<Int>, to destination: Int) {
    precondition((0...count).contains(destination), "Elements can only move within their array.")
    var moves = [Bool](repeating: false, count: count)
    for position in positions {
      precondition(indices.contains(position), "There is no element at position \(position) to be moved.")
      moves[position] = true
    }
    let order =
      (0..<destination).filter { !moves[$0] } + indices.filter { moves[$0] }
      + (destination..<count).filter { !moves[$0] }
    self = selecting(order)
  }
}

extension DiffableArray where Element: Comparable {
  /// Sorts the array in ascending order.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public mutating func sort() { sort(by: <) }
}
