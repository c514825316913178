// SPDX-License-Identifier: MIT

import Foundation

/// How an updater spaces updates: the first at once, later ones further apart the faster they are asked for.
///
/// By default nothing is spaced: changes wait for the end of the turn in which the first was asked for.
public struct ListAdaptiveCoalescing: Sendable, Hashable {
  /// Whether updates are spaced. The default is `false`.
  public var isEnabled: Bool
  /// The least time between the starts of two updates, in seconds.
  public var minimumInterval: TimeInterval
  /// How much longer the time becomes each time an update is asked for too soon, in seconds.
  public var intervalIncrement: TimeInterval
  /// The most time between the starts of two updates, in seconds.
  public var maximumInterval: TimeInterval
  /// Whether an update of a list that can't be seen waits for ``maximumInterval``. A host's first second counts as visible.
  public var usesMaximumIntervalWhenNotVisible: Bool

  /// Makes a configuration; what is left out is off or zero.
  public init(
    isEnabled: Bool = false, minimumInterval: TimeInterval = 0, intervalIncrement: TimeInterval = 0,
    maximumInterval: TimeInterval = 0, usesMaximumIntervalWhenNotVisible: Bool = false
  ) {
    self.isEnabled = isEnabled
    self.minimumInterval = minimumInterval
    self.intervalIncrement = intervalIncrement
    self.maximumInterval = maximumInterval
    self.usesMaximumIntervalWhenNotVisible = usesMaximumIntervalWhenNotVisible
  }
}
