// SPDX-License-Identifier: MIT

import Foundation

@testable import ListAdapters

/// What is to be seen of a host's view at a moment.
struct PresentedElement: Hashable {
  let text: String
  let frame: CGRect
  let alpha: CGFloat
}

extension HeadlessListHost {
  /// What is to be seen, by ascending places.
  var snapshotElements: [PresentedElement] {
    presentedViews.map {
      PresentedElement(
        text: ($0.view as? HeadlessView)?.text ?? "", frame: $0.attributes.frame, alpha: $0.attributes.alpha)
    }
  }
}
