// SPDX-License-Identifier: MIT

import ListDiffing

/// Is told when the user has dropped a section at another place.
@MainActor
public protocol ListAdapterMoveDelegate: AnyObject {
  /// A section was moved. When the call returns, the data source has to give the objects in the new order.
  ///
  /// - Parameters:
  ///   - listAdapter: The adapter.
  ///   - object: The object of the section.
  ///   - previousObjects: All objects in the order that they had; see ``ListObjects/array(of:)``.
  ///   - objects: All objects in the order that they are to have.
  func listAdapter(
    _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
    to objects: ListObjects)
}
