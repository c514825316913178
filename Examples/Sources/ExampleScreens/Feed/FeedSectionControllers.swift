// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

extension ListSectionController {
  /// How wide a card is that leaves the section's insets free.
  fileprivate var cardWidth: CGFloat { collectionContext?.containerSize(for: self).width ?? 0 }

  /// Leaves room around a card.
  fileprivate func insetAsCard() { inset = ListEdgeInsets(top: 8, left: 12, bottom: 0, right: 12) }
}

/// Shows a note.
final class NoteSectionController: ListGenericSectionController<Note> {
  override init() {
    super.init()
    insetAsCard()
  }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: cardWidth, height: object.map { NoteCell.height(of: $0, width: cardWidth) } ?? 0)
  }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let object, let collectionContext else { return NoteCell() }
    let cell: NoteCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.show(object)
    return cell
  }
}

/// Shows a user, who can be dragged to another place.
final class UserSectionController: ListGenericSectionController<User> {
  override init() {
    super.init()
    insetAsCard()
  }

  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: cardWidth, height: 56) }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let object, let collectionContext else { return UserCell() }
    let cell: UserCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.show(object)
    return cell
  }

  override func canMoveItem(at index: Int) -> Bool { true }
}

/// Makes the section controllers of a feed. Photos and advertisements need no subclass.
@MainActor
enum FeedSectionControllers {
  static func make(for item: FeedItem) -> ListSectionController {
    switch item {
    case .note: NoteSectionController()
    case .user: UserSectionController()
    case .photos: makePhotos()
    case .advertisement: makeAdvertisement()
    }
  }

  private static func makePhotos() -> ListSectionController {
    let controller = ListGridSectionController<Photo, PhotoCell>(
      columns: 3, spacing: 4, itemLength: .fixed(64), configureBlock: { photo, cell in cell.show(photo) })
    controller.insetAsCard()
    return controller
  }

  private static func makeAdvertisement() -> ListSectionController {
    let controller = ListSingleSectionController<Advertisement, AdvertisementCell>(
      configureBlock: { advertisement, cell in cell.show(advertisement) },
      sizeBlock: { _, context in CGSize(width: (context?.containerSize.width ?? 0) - 24, height: 70) })
    controller.insetAsCard()
    return controller
  }
}
