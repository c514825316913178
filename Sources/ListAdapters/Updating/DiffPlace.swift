// SPDX-License-Identifier: MIT

/// Where two lists are diffed.
internal enum DiffPlace: Equatable {
  case main
  case background(TaskPriority)

  /// The priority of what the user is waiting for this instant, which has no name of its own.
  internal static let userInteractive = TaskPriority(rawValue: 33)

  internal init(
    oldCount: Int, newCount: Int, isVisible: Bool, allowsBackground: Bool, adaptive: ListAdaptiveDiffing
  ) {
    if !allowsBackground {
      self = .main
    } else if !adaptive.isEnabled {
      self = .background(.userInitiated)
    } else if adaptive.lowersPriorityWhenNotVisible && !isVisible {
      self = .background(.medium)
    } else if max(oldCount, newCount) < adaptive.maximumCountOnMain {
      self = .main
    } else {
      self = .background(adaptive.usesHigherPriority ? Self.userInteractive : .userInitiated)
    }
  }
}
