// SPDX-License-Identifier: MIT

/// What the view can do, and how it is to show that content has changed.
public struct StagingOptions: Sendable, Hashable {
  /// How an item with other content is shown.
  public enum UpdateStrategy: Sendable, Hashable, CaseIterable {
    /// It gets a new cell, in its place.
    case reload
    /// Its cell is configured again, which costs least and keeps what the cell is at.
    case reconfigure
    /// Its cell goes and another one comes, for views that can't do the other two.
    case deleteAndInsert
  }

  /// How items with other content are shown.
  ///
  /// A section whose own content differs is reloaded with all its items, because views have nothing finer, or deleted and inserted.
  public var updates: UpdateStrategy

  /// Whether the view can move sections. If not, a section that moves is deleted and inserted.
  public var movesSections: Bool

  /// Makes options.
  public init(updates: UpdateStrategy = .reload, movesSections: Bool = true) {
    self.updates = updates
    self.movesSections = movesSections
  }
}
