// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// Lays out what is invalid: asks for sizes, then for cells, and has those leave that are off screen. Does nothing while a layout is
  /// under way, within the block of a batch, or after a batch was refused.
  public func layoutIfNeeded() { _ = layOut(animation: nil) }

  /// Marks a part of the layout as invalid; the next layout asks for sizes again. Cells stay.
  public func invalidateLayout(_ invalidation: ListLayoutInvalidation) {
    record(.invalidatedLayout(invalidation))
    layout.invalidate(invalidation)
    layoutIsInvalid = true
    needsLayout = true
  }

  /// Asks for supplementary views again at the next layout. Sections that the host does not have are left out.
  public func reloadSupplementaryViews(ofKind kind: ListSupplementaryKind, inSections sections: IndexSet) {
    let sections = sections.filter { model.itemCounts.indices.contains($0) }
    guard let first = sections.first else { return }
    record(.reloadedSupplementaryViews(kind, sections: sections))
    for section in sections {
      shown[HostedElement(.supplementary(kind), ItemPath(item: 0, section: section))]?.isStale = true
    }
    layout.invalidate(.sections(from: first))
    layoutIsInvalid = true
    needsLayout = true
  }

  /// Lays out until nothing is invalid any more, as far as the client can be asked now.
  ///
  /// - Parameter animation: How what is new is shown. Views that leave are then not gone yet.
  /// - Returns: The views that leave when the animation ends, in order.
  internal func layOut(animation: LayoutAnimation?) -> [HostedView] {
    guard !isLayingOut, !isInUpdates, !isPreparing, !awaitsDrop, countsBeingAsked == 0, refusal == nil else {
      return []
    }
    var leaving: [HostedView] = []
    isLayingOut = true
    // A client that invalidates something each time that it is asked is not followed for ever.
    for _ in 0..<Self.maximumPassCount where needsLayout {
      needsLayout = false
      if !layOutOnce(animation, leaving: &leaving) { needsLayout = true }
    }
    isLayingOut = false
    let calls = afterLayout
    afterLayout = []
    for call in calls { call() }
    return leaving
  }

  private static var maximumPassCount: Int { 16 }

  /// - Returns: `false` if paths came to mean something else meanwhile, so that it has to be done again.
  private func layOutOnce(_ animation: LayoutAnimation?, leaving: inout [HostedView]) -> Bool {
    guard let client else {
      showNothing()
      return true
    }
    let revision = revision
    func isCurrent() -> Bool { revision == self.revision }

    precondition(
      client.numberOfSections == numberOfSections,
      """
      The client has \(client.numberOfSections) sections and the host was told of \(numberOfSections); change data within \
      performBatchUpdates, or have the host reload after the change
      """)
    guard prepareLayout(), isCurrent() else { return false }
    if bringOffsetIntoContent() { guard isCurrent(), prepareLayout(), isCurrent() else { return false } }

    while !leftBehind.isEmpty { endDisplay(of: leftBehind.removeFirst()) }
    while isCurrent(), !awaitingReconfigure.isEmpty {
      reconfigure(awaitingReconfigure.removeFirst(), of: client)
    }
    guard isCurrent() else { return false }

    let attributes = layout.attributesForElements(in: bounds)
    guard isCurrent() else { return false }
    var visible: Set<HostedElement> = []
    var missing: [ListLayoutAttributes] = []
    for attributes in attributes {
      visible.insert(HostedElement(attributes))
      if let hosted = shown[HostedElement(attributes)], !hosted.isStale {
        place(hosted, at: attributes, animation)
      } else {
        missing.append(attributes)
      }
    }
    // What is off screen at once can be used again for what is new; what moves out is in use till then.
    if animation == nil { leaveOffScreen(allBut: visible, nil, &leaving) }
    guard isCurrent() else { return false }
    for attributes in missing {
      guard let hosted = ask(for: attributes, of: client) else { return false }
      if let replaced = shown.updateValue(hosted, forKey: hosted.key) { departing.append(replaced) }
      if let animation { animateAppearance(of: hosted, animation, of: client) }
      beginDisplay(of: hosted, client)
      guard isCurrent() else { return false }
    }
    while !departing.isEmpty { leave(departing.removeFirst(), animation, &leaving) }
    guard isCurrent() else { return false }
    if animation != nil { leaveOffScreen(allBut: visible, animation, &leaving) }
    return isCurrent()
  }

  /// Has everything leave that is off screen, by ascending places, as long as paths mean what they do.
  private func leaveOffScreen(
    allBut visible: Set<HostedElement>, _ animation: LayoutAnimation?, _ leaving: inout [HostedView]
  ) {
    let revision = revision
    for hosted in shown.values.filter({ !visible.contains($0.key) }).sorted(by: { $0.key < $1.key }) {
      guard revision == self.revision else { return }
      shown[hosted.key] = nil
      leave(hosted, animation, &leaving, for: placeOffScreen(of: hosted.key))
    }
  }

  private func place(
    _ hosted: HostedView, at attributes: ListLayoutAttributes, _ animation: LayoutAnimation?
  ) {
    guard attributes != hosted.attributes else { return }
    hosted.motion = animation.map {
      HostMotion(from: hosted.presentation(at: $0.start), start: $0.start, duration: $0.duration)
    }
    hosted.place(attributes)
  }

  private func animateAppearance(
    of hosted: HostedView, _ animation: LayoutAnimation, of client: any ListHostClient
  ) {
    var initial = hosted.attributes
    if hosted.key.element == .cell { initial = client.initialLayoutAttributes(initial) }
    if initial == hosted.attributes { initial.alpha = 0 }
    hosted.motion = HostMotion(from: initial, start: animation.start, duration: animation.duration)
  }

  /// Where an element is now that is not visible any more.
  private func placeOffScreen(of key: HostedElement) -> ListLayoutAttributes? {
    switch key.element {
    case .cell: layout.attributesForItem(at: key.path)
    case .supplementary(let kind):
      layout.attributesForSupplementaryView(ofKind: kind, inSection: key.path.section)
    }
  }

  /// - Parameter place: Where the view's item is now, off screen; `nil` if it is gone.
  private func leave(
    _ hosted: HostedView, _ animation: LayoutAnimation?, _ leaving: inout [HostedView],
    for place: ListLayoutAttributes? = nil
  ) {
    guard let animation else { return endDisplay(of: hosted) }
    var target = animation.finalAttributes[ObjectIdentifier(hosted)] ?? hosted.attributes
    if target == hosted.attributes {
      // What only moves away is to be seen until it is off screen; what is gone fades.
      if let place { target = place } else { target.alpha = 0 }
    }
    hosted.motion = HostMotion(
      from: hosted.presentation(at: animation.start), to: target, start: animation.start,
      duration: animation.duration)
    leaving.append(hosted)
  }
}

/// How a batch is shown.
@MainActor
internal struct LayoutAnimation {
  internal let start: TimeInterval
  internal let duration: TimeInterval
  /// Where cells go that leave, by what was on screen before.
  internal let finalAttributes: [ObjectIdentifier: ListLayoutAttributes]
}
