// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapter {
  internal func changeHost(to newHost: (any ListHost)?) {
    // A host that another adapter took meanwhile is a new one.
    if newHost === currentHost, newHost == nil || newHost?.client === client { return }
    updater.performDataSourceChange { [self] in
      if let oldHost = currentHost, oldHost.client === client { oldHost.client = nil }
      if let other = newHost?.client as? AdapterHostClient { other.adapter?.lostHost() }
      currentHost = newHost
      endDisplay()
      newHost?.client = client
      readObjects()
    }
    bindingLease?.driver?.adapterChangedHost()
    newHost?.invalidateLayout(.everything)
  }

  internal func changeDataSource(to newSource: (any ListAdapterDataSource)?) {
    guard newSource !== currentDataSource else { return }
    updater.performDataSourceChange { [self] in
      currentDataSource = newSource
      if newSource !== ownedDataSource { ownedDataSource = nil }
      readObjects()
    }
    bindingLease?.driver?.adapterChangedDataSource()
  }

  /// Another adapter has taken the host.
  private func lostHost() {
    updater.performDataSourceChange { [self] in
      currentHost = nil
      endDisplay()
    }
    bindingLease?.driver?.adapterChangedHost()
  }

  /// Puts what the data source has now in force, and has the host forget what it knows.
  private func readObjects() {
    guard let host = currentHost else { return }
    let new = currentDataSource.map { $0._makeObjects(for: self) } ?? ListObjects([String]())
    let transition = ListTransition(from: map.objects, to: new)
    _ = apply(transition.result())
    running = nil
    host.reloadData()
  }

  /// Nothing is displayed any more by a host that is gone.
  private func endDisplay() {
    for ended in display.endAll() { report(ended) }
    updateWorkingRange()
  }
}
