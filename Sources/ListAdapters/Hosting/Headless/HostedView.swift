// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// A cell, header or footer that a headless host shows.
@MainActor
internal final class HostedView {
  internal let view: any ListReusableView
  internal let reuseIdentifier: String
  internal var key: HostedElement

  /// Where it rests, when nothing moves any more.
  internal private(set) var attributes: ListLayoutAttributes

  /// How it comes to rest.
  internal var motion: HostMotion?

  /// Whether another view is to take its place at the next layout.
  internal var isStale = false

  internal init(
    _ view: any ListReusableView, reuseIdentifier: String, attributes: ListLayoutAttributes
  ) {
    self.view = view
    self.reuseIdentifier = reuseIdentifier
    self.attributes = attributes
    key = HostedElement(attributes)
    place(attributes)
  }

  internal var path: ItemPath { key.path }
  internal var cell: (any ListCell)? { key.element == .cell ? view as? any ListCell : nil }

  /// How far in front it is of what else is shown.
  internal var order: DrawingOrder { DrawingOrder(key, zIndex: attributes.zIndex, isLeaving: false) }

  internal func place(_ attributes: ListLayoutAttributes) {
    self.attributes = attributes
    (view as? HeadlessView)?.frame = attributes.frame
  }

  /// How it is drawn at a time.
  internal func presentation(at time: TimeInterval) -> ListLayoutAttributes {
    motion?.attributes(at: time, resting: attributes) ?? attributes
  }
}
