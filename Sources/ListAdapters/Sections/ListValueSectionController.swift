// SPDX-License-Identifier: MIT

import ListDiffing

/// A section controller that keeps its object and is told of each revision with the object's own type. Subclass it.
open class ListValueSectionController<Value: Diffable>: ListSectionController {
  /// The value, in its latest revision; `nil` until the section controller is in a list.
  public private(set) var value: Value?

  /// Makes a section controller.
  public override init() { super.init() }

  /// Keeps the object and hands it on.
  ///
  /// - Precondition: The object is of the type that the section controller is made for, or stands for one that is.
  public final override func didUpdate(to object: any Diffable) {
    let value = typed(object, as: Value.self)
    self.value = value
    didUpdate(to: value)
  }

  /// There is a value, the first one or one with other content; it is ``value`` already. The default does nothing.
  open func didUpdate(to value: Value) {}
}
