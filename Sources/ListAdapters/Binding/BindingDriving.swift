// SPDX-License-Identifier: MIT

/// A binding, whatever its stream's values are.
@MainActor
internal protocol BindingDriving: AnyObject {
  /// Reports of updates from now on.
  var updates: ListEventSequence<ListBindingUpdate> { get }
  /// What the stream failed with.
  var failure: (any Error)? { get }
  /// Whether the stream is still listened to.
  var isFollowing: Bool { get }

  func cancel()

  // MARK: What the adapter tells

  func adapterWasReleased()
  func adapterChangedHost()
  func adapterChangedDataSource()

  /// Whether the binding writes back what the user moves.
  var takesMoves: Bool { get }
  /// The user moved a section: the objects in the order that they are to have.
  func userMoved(to objects: ListObjects)
  /// The user moved an item within its section; the section controller knows.
  func userMovedItem(inSection section: Int, from index: Int, to newIndex: Int)
  /// The list shows a move of the user's already, and the stream will come to say so too.
  func expectEcho()
}
