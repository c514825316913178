// SPDX-License-Identifier: MIT

import ListDiffing

/// A section controller that keeps its object, with the object's own type. Subclass it.
///
/// ```swift
/// final class NoteSectionController: ListGenericSectionController<Note> {
///   override func sizeForItem(at index: Int) -> CGSize {
///     CGSize(width: collectionContext?.containerSize.width ?? 0, height: 44)
///   }
///
///   override func cellForItem(at index: Int) -> any ListCell {
///     let cell: NoteCell = collectionContext!.dequeueReusableCell(for: self, at: index)
///     cell.text = object?.text ?? ""
///     return cell
///   }
/// }
/// ```
open class ListGenericSectionController<Object: Diffable>: ListSectionController {
  /// The object, in its latest revision; `nil` until the section controller is in a list.
  public private(set) var object: Object?

  /// Makes a section controller.
  public override init() { super.init() }

  /// Keeps the object. Overrides call `super` first.
  ///
  /// - Precondition: The object is of the type that the section controller is made for, or stands for one that is.
  open override func didUpdate(to object: any Diffable) { self.object = typed(object) }
}
