// SPDX-License-Identifier: MIT

/// Some places, for looking one up in O(log places).
///
/// Batches list places in ascending order, or nearly so, which makes this a third of the cost of a `Set`.
internal struct SortedPlaces<Place: Comparable> {
  /// Repetitions included.
  internal let ascending: [Place]

  internal init(_ places: [Place]) {
    ascending = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } ? places : places.sorted()
  }

  internal var isEmpty: Bool { ascending.isEmpty }

  internal var haveRepetitions: Bool {
    zip(ascending, ascending.dropFirst()).contains { $0 == $1 }
  }

  internal func contains(_ place: Place) -> Bool {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = low + (high - low) / 2
      if ascending[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < ascending.count && ascending[low] == place
  }
}
