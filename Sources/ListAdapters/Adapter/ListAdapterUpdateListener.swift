// SPDX-License-Identifier: MIT

/// What an adapter has finished.
public enum ListAdapterUpdateType: Sendable, Hashable {
  /// An update asked for with `performUpdates`.
  case performUpdates
  /// A reload asked for with `reloadData`.
  case reloadData
  /// An update of items asked for by a section controller.
  case itemUpdates
}

/// Is told when an adapter has finished an update, before whoever asked for it is.
@MainActor
public protocol ListAdapterUpdateListener: AnyObject {
  func listAdapter(_ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool)
}

internal struct WeakListener {
  internal weak var listener: (any ListAdapterUpdateListener)?
}

extension ListAdapter {
  /// Adds a listener, once; it is held weakly.
  public func addUpdateListener(_ listener: any ListAdapterUpdateListener) {
    removeUpdateListener(listener)
    listeners.append(WeakListener(listener: listener))
  }

  /// Removes a listener.
  public func removeUpdateListener(_ listener: any ListAdapterUpdateListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }
}
