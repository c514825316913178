// SPDX-License-Identifier: MIT

/// Changes that were asked for and have not started. However many they are, they make one update.
///
/// Adding one takes O(1): of sections the last update counts, of items every block, and all completions are owed.
@MainActor
internal struct UpdateQueue {
  internal private(set) var sectionUpdate: ListSectionUpdate?
  internal private(set) var reload: (@MainActor () -> Void)?
  internal private(set) var itemUpdates: [@MainActor () -> Void] = []
  private var nextItemUpdate = 0
  /// Whether everybody who asked wants to see the change.
  internal private(set) var isAnimated = true
  internal private(set) var host: @MainActor () -> (any ListHost)? = { nil }
  internal let completions = UpdateCompletions()
  /// How often somebody asked.
  internal private(set) var requestCount = 0

  internal mutating func add(_ update: ListSectionUpdate, _ completion: (@MainActor (Bool) -> Void)?) {
    requestCount += 1
    sectionUpdate = update
    host = update.host
    isAnimated = isAnimated && update.animated
    completions.append(completion)
  }

  internal mutating func addItemUpdates(
    in host: @escaping @MainActor () -> (any ListHost)?, animated: Bool,
    _ updates: @escaping @MainActor () -> Void, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    requestCount += 1
    itemUpdates.append(updates)
    self.host = host
    isAnimated = isAnimated && animated
    completions.append(completion)
  }

  internal mutating func addReload(
    in host: @escaping @MainActor () -> (any ListHost)?, _ reload: @escaping @MainActor () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    requestCount += 1
    self.reload = reload
    self.host = host
    completions.append(completion)
  }

  /// The first block of item updates, which is taken out: each runs once.
  internal mutating func takeItemUpdate() -> (@MainActor () -> Void)? {
    guard nextItemUpdate < itemUpdates.count else { return nil }
    defer { nextItemUpdate += 1 }
    return itemUpdates[nextItemUpdate]
  }

  /// Takes the item updates and the completions of another queue behind those that are there. What else it holds is left to it.
  internal mutating func absorb(_ other: UpdateQueue) {
    requestCount += other.requestCount
    itemUpdates += other.itemUpdates[other.nextItemUpdate...]
    completions.append(contentsOf: other.completions)
  }
}
