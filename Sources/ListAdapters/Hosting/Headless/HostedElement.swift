// SPDX-License-Identifier: MIT

import ListDiffing

/// An element of a list: the cell of an item, or a section's supplementary view, which has item 0.
internal struct HostedElement: Hashable {
  internal let element: ListLayoutAttributes.Element
  internal var path: ItemPath

  internal init(_ element: ListLayoutAttributes.Element, _ path: ItemPath) {
    self.element = element
    self.path = path
  }

  internal init(_ attributes: ListLayoutAttributes) { self.init(attributes.element, attributes.path) }
}

extension HostedElement: Comparable {
  /// Orders by section; within one its header, its items, its footer and then other views by the names of their kinds.
  internal static func < (left: Self, right: Self) -> Bool {
    (left.path.section, left.rank, left.path.item, left.kindName)
      < (right.path.section, right.rank, right.path.item, right.kindName)
  }

  private var rank: Int {
    switch element {
    case .supplementary(.header): 0
    case .cell: 1
    case .supplementary(.footer): 2
    case .supplementary: 3
    }
  }

  private var kindName: String {
    if case .supplementary(let kind) = element { kind.rawValue } else { "" }
  }
}
