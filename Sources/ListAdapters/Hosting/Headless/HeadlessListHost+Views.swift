// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  // MARK: Where views come from

  /// Has views of a type made by a closure. Types that inherit from ``HeadlessReusableView`` need none.
  public func register<View: ListReusableView>(_ type: View.Type, make: @escaping @MainActor () -> View) {
    factories.types[ObjectIdentifier(type)] = make
  }

  /// Says what comes from a nib.
  public func register(forNibName name: String, make: @escaping @MainActor () -> any ListReusableView) {
    factories.nibs[name] = make
  }

  /// Says what comes from a prototype of the storyboard.
  public func register(
    forStoryboardIdentifier identifier: String, make: @escaping @MainActor () -> any ListReusableView
  ) {
    factories.prototypes[identifier] = make
  }

  // MARK: Dequeuing

  /// A cell, from the pool if one of its reuse identifier waits there.
  ///
  /// - Precondition: The client is being asked for the cell of this item, has not dequeued one yet, and the source is a type that can
  ///   be made, or registered.
  public func dequeueReusableCell(
    from source: ListViewSource, reuseIdentifier: String, for path: ItemPath
  ) -> any ListCell {
    let view = dequeue(.cell, from: source, reuseIdentifier: reuseIdentifier, for: path)
    guard let cell = view as? any ListCell else {
      preconditionFailure("A cell was asked for, but \(source) gave a \(type(of: view)), which is none")
    }
    return cell
  }

  /// A supplementary view, from the pool if one of its reuse identifier waits there.
  ///
  /// - Precondition: The client is being asked for this view, has not dequeued one yet, and the source is a type that can be made, or
  ///   registered.
  public func dequeueReusableSupplementaryView(
    ofKind kind: ListSupplementaryKind, from source: ListViewSource, reuseIdentifier: String,
    for path: ItemPath
  ) -> any ListReusableView {
    dequeue(.supplementary(kind), from: source, reuseIdentifier: reuseIdentifier, for: path)
  }

  private func dequeue(
    _ element: ListLayoutAttributes.Element, from source: ListViewSource, reuseIdentifier: String,
    for path: ItemPath
  ) -> any ListReusableView {
    guard var request = asking, request.element == HostedElement(element, path) else {
      preconditionFailure(
        """
        A view was dequeued for \(element) \(path) while the host asks for \
        \(asking.map { "\($0.element.element) \($0.element.path)" } ?? "none"); dequeue a view only when it is \
        asked for, and for the item that it is asked for
        """)
    }
    precondition(
      request.dequeued == nil,
      "Two views were dequeued for \(element) \(path); dequeue exactly one each time that one is asked for")
    let view: any ListReusableView
    if let existing = request.reconfigured {
      precondition(
        existing.reuseIdentifier == reuseIdentifier,
        """
        A view “\(reuseIdentifier)” was dequeued to reconfigure item \(path), which has one of “\
        \(existing.reuseIdentifier)”; reload an item that needs another kind of cell
        """)
      view = existing.view
    } else if let waiting = pool.take(reuseIdentifier) {
      (waiting as? HeadlessReusableView)?.reuseCount += 1
      waiting.prepareForReuse()
      view = waiting
    } else {
      view = factories.make(source)
    }
    request.dequeued = (view, reuseIdentifier)
    asking = request
    return view
  }

  /// How often views of a reuse identifier were made and used again, and how many wait.
  public func reuseCounts(forReuseIdentifier identifier: String) -> HeadlessReuseCounts {
    pool.counts[identifier] ?? HeadlessReuseCounts()
  }

  /// The same for all views together.
  public var reuseCounts: HeadlessReuseCounts { pool.total }

  // MARK: Asking

  /// Asks the client for the view of an element.
  ///
  /// - Returns: `nil` if paths mean something else by the time it answers.
  internal func ask(
    for attributes: ListLayoutAttributes, of client: any ListHostClient
  ) -> HostedView? {
    let element = HostedElement(attributes)
    let revision = revision
    let (view, identifier) = answer(to: ViewRequest(element: element), of: client)
    guard revision == self.revision else {
      pool.put(view, identifier)
      return nil
    }
    return HostedView(view, reuseIdentifier: identifier, attributes: attributes)
  }

  /// Asks the client to configure the cell that an item has again.
  internal func reconfigure(_ hosted: HostedView, of client: any ListHostClient) {
    _ = answer(to: ViewRequest(element: hosted.key, reconfigured: hosted), of: client)
  }

  private func answer(
    to request: ViewRequest, of client: any ListHostClient
  ) -> (view: any ListReusableView, identifier: String) {
    let path = request.element.path
    asking = request
    let view: any ListReusableView
    switch request.element.element {
    case .cell:
      record(request.reconfigured == nil ? .askedForCell(path) : .reconfiguredCell(path))
      view = client.host(self, cellForItemAt: path)
    case .supplementary(let kind):
      record(.askedForSupplementaryView(kind, section: path.section))
      view = client.host(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    let dequeued = asking?.dequeued
    asking = nil
    guard let dequeued, dequeued.view === view else {
      preconditionFailure(
        """
        The client answered with a view for \(request.element.element) \(path) that was not dequeued during the \
        call; dequeue exactly one each time that one is asked for, and return that
        """)
    }
    return dequeued
  }
}
