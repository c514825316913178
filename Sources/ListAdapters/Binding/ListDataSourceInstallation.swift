// SPDX-License-Identifier: MIT

/// A data source that an adapter was given, and the way to take it back.
@MainActor
public final class ListDataSourceInstallation {
  private weak var adapter: ListAdapter?
  private var dataSource: (any ListAdapterDataSource)?

  internal init(_ dataSource: any ListAdapterDataSource, in adapter: ListAdapter) {
    self.adapter = adapter
    self.dataSource = dataSource
  }

  /// Whether the adapter still has the data source.
  public var isInstalled: Bool {
    guard let adapter, let dataSource else { return false }
    return adapter.currentDataSource === dataSource
  }

  /// Leaves the adapter without data source, unless it has another one by now, and lets go of the data source.
  public func uninstall() {
    if isInstalled { adapter?.dataSource = nil }
    dataSource = nil
  }
}

extension ListAdapter {
  /// Sets the data source.
  ///
  /// - Returns: What keeps the data source, until it is let go of, and can take it from the adapter again.
  public func setDataSource(_ dataSource: some ListAdapterDataSource) -> ListDataSourceInstallation {
    self.dataSource = dataSource
    return ListDataSourceInstallation(dataSource, in: self)
  }
}
