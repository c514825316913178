// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Foundation
#endif

/// Calls a closure on the main actor when it is let go of: at once if that happens there, else as soon as the main actor gets to it.
@MainActor
internal final class ReleaseHook {
  private let action: @MainActor () -> Void

  internal init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  #if canImport(Darwin)
    // Deinitialisers that belong to an actor need newer systems than this package does.
    deinit {
      if Thread.isMainThread {
        MainActor.assumeIsolated(action)
      } else {
        Task { @MainActor [action] in action() }
      }
    }
  #else
    isolated deinit { action() }
  #endif
}
