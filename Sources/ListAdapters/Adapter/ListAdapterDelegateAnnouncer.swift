// SPDX-License-Identifier: MIT

/// Tells any number of listeners what all adapters of the program display.
@MainActor
public final class ListAdapterDelegateAnnouncer {
  /// The one that adapters report to.
  public static let shared = ListAdapterDelegateAnnouncer()

  private struct WeakDelegate { weak var delegate: (any ListAdapterDelegate)? }

  private var entries: [WeakDelegate] = []

  private init() {}

  /// Adds a listener, once; it is held weakly. Only displays are announced.
  public func addListener(_ listener: any ListAdapterDelegate) {
    entries.removeAll { $0.delegate == nil || $0.delegate === listener }
    entries.append(WeakDelegate(delegate: listener))
  }

  /// Removes a listener.
  public func removeListener(_ listener: any ListAdapterDelegate) {
    entries.removeAll { $0.delegate == nil || $0.delegate === listener }
  }

  internal var listeners: [any ListAdapterDelegate] { entries.compactMap(\.delegate) }
}
