// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// The title of a group, and how many it has.
final class GroupTitleView: HeadlessReusableView {}

/// Shows names under their initial.
final class NameGroupSectionController: ListGenericSectionController<NameGroup>, ListSupplementaryViewSource {
  override init() {
    super.init()
    supplementaryViewSource = self
  }

  private var width: CGFloat { collectionContext?.containerSize.width ?? 0 }

  override func numberOfItems() -> Int { object?.names.count ?? 0 }
  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: width, height: 44) }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let object, let collectionContext else { return RowCell() }
    let cell: RowCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.text = object.names[index]
    return cell
  }

  var supportedElementKinds: [ListSupplementaryKind] { [.header, .footer] }

  func viewForSupplementaryElement(ofKind kind: ListSupplementaryKind, at index: Int) -> any ListReusableView
  {
    guard let object, let collectionContext else { return GroupTitleView() }
    let view: GroupTitleView = collectionContext.dequeueReusableSupplementaryView(
      ofKind: kind, for: self, at: index)
    if kind == .header {
      view.text = object.id
      view.fontSize = 16
      view.textColor = .white
      view.backgroundColor = object.color
    } else {
      view.text = "\(object.names.count) names"
      view.fontSize = 12
      view.textAlignment = .trailing
    }
    return view
  }

  func sizeForSupplementaryView(ofKind kind: ListSupplementaryKind, at index: Int) -> CGSize {
    CGSize(width: width, height: kind == .header ? 32 : 24)
  }
}
