// SPDX-License-Identifier: MIT

/// Where an updater that may diff away from the main actor does so.
public struct ListAdaptiveDiffing: Sendable, Hashable {
  /// Whether the rest counts. The default is `false`: all lists are diffed in one place.
  public var isEnabled: Bool
  /// Whether lists are diffed with the priority of what the user is waiting for this instant.
  public var usesHigherPriority: Bool
  /// Two lists that both have fewer objects than this are diffed on the main actor.
  public var maximumCountOnMain: Int
  /// Whether lists that can't be seen are diffed with a lower priority. A host's first second counts as visible.
  public var lowersPriorityWhenNotVisible: Bool

  /// Makes a configuration; what is left out is off or zero.
  public init(
    isEnabled: Bool = false, usesHigherPriority: Bool = false, maximumCountOnMain: Int = 0,
    lowersPriorityWhenNotVisible: Bool = false
  ) {
    self.isEnabled = isEnabled
    self.usesHigherPriority = usesHigherPriority
    self.maximumCountOnMain = maximumCountOnMain
    self.lowersPriorityWhenNotVisible = lowersPriorityWhenNotVisible
  }
}
