// SPDX-License-Identifier: MIT

import Foundation

/// A cell, header or footer as it is to be seen at a moment.
@MainActor
internal struct PresentedView {
  internal let key: HostedElement
  internal let view: any ListReusableView
  /// Where it is on its way.
  internal let attributes: ListLayoutAttributes
  /// Whether it is on its way out.
  internal let isLeaving: Bool

  internal var order: DrawingOrder { DrawingOrder(key, zIndex: attributes.zIndex, isLeaving: isLeaving) }
  internal var isSelected: Bool { (view as? any ListCell)?.isSelected ?? false }
  internal var isHighlighted: Bool { (view as? any ListCell)?.isHighlighted ?? false }
}

extension HeadlessListHost {
  /// What is to be seen, by ascending places, of two at one place the one that leaves first.
  internal var presentedViews: [PresentedView] {
    let leaving = batchAnimations.flatMap(\.leaving).map { presented($0, isLeaving: true) }
    return (leaving + shown.values.map { presented($0, isLeaving: false) })
      .sorted { ($0.key, $0.isLeaving ? 0 : 1) < ($1.key, $1.isLeaving ? 0 : 1) }
  }

  private func presented(_ hosted: HostedView, isLeaving: Bool) -> PresentedView {
    PresentedView(
      key: hosted.key, view: hosted.view, attributes: hosted.presentation(at: now), isLeaving: isLeaving)
  }
}
