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
    let index = ascending.partitioningIndex { $0 >= place }
    return index < ascending.count && ascending[index] == place
  }
}
