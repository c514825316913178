// SPDX-License-Identifier: MIT

import Foundation

extension ListCollectionContext {
  /// A cell of a type, new or used again.
  ///
  /// - Parameters:
  ///   - type: The type of the cell.
  ///   - reuseIdentifier: Keeps cells of one type apart that differ in set-up.
  ///   - sectionController: Whose cell it is.
  ///   - index: Of which item.
  public func dequeueReusableCell<Cell: ListCell>(
    of type: Cell.Type = Cell.self, reuseIdentifier: String? = nil,
    for sectionController: ListSectionController, at index: Int
  ) -> Cell {
    let cell = dequeueReusableCell(
      from: .type(type), reuseIdentifier: reuseIdentifier, for: sectionController, at: index)
    return typed(cell, source: "the type \(type)")
  }

  /// A cell from a nib, new or used again.
  ///
  /// - Precondition: The nib's cell is of the type.
  public func dequeueReusableCell<Cell: ListCell>(
    of type: Cell.Type = Cell.self, withNibName nibName: String, bundle: Bundle? = nil,
    for sectionController: ListSectionController, at index: Int
  ) -> Cell {
    let cell = dequeueReusableCell(
      from: .nib(name: nibName, bundle: bundle), reuseIdentifier: nil, for: sectionController, at: index)
    return typed(cell, source: "the nib “\(nibName)”")
  }

  /// A cell from a storyboard's prototype, new or used again.
  ///
  /// - Precondition: The prototype is of the type.
  public func dequeueReusableCellFromStoryboard<Cell: ListCell>(
    of type: Cell.Type = Cell.self, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> Cell {
    let cell = dequeueReusableCell(
      from: .storyboard(identifier: identifier), reuseIdentifier: nil, for: sectionController, at: index)
    return typed(cell, source: "the storyboard's prototype “\(identifier)”")
  }

  /// A header or footer of a type, new or used again.
  public func dequeueReusableSupplementaryView<View: ListReusableView>(
    ofKind kind: ListSupplementaryKind, of type: View.Type = View.self,
    for sectionController: ListSectionController,
    at index: Int
  ) -> View {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, from: .type(type), for: sectionController, at: index)
    return typed(view, source: "the type \(type)")
  }

  /// A header or footer from a nib, new or used again.
  ///
  /// - Precondition: The nib's view is of the type.
  public func dequeueReusableSupplementaryView<View: ListReusableView>(
    ofKind kind: ListSupplementaryKind, of type: View.Type = View.self, withNibName nibName: String,
    bundle: Bundle? = nil, for sectionController: ListSectionController, at index: Int
  ) -> View {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, from: .nib(name: nibName, bundle: bundle), for: sectionController, at: index)
    return typed(view, source: "the nib “\(nibName)”")
  }

  /// A header or footer from a storyboard's prototype, new or used again.
  ///
  /// - Precondition: The prototype is of the type.
  public func dequeueReusableSupplementaryViewFromStoryboard<View: ListReusableView>(
    ofKind kind: ListSupplementaryKind, of type: View.Type = View.self, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> View {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, from: .storyboard(identifier: identifier), for: sectionController, at: index)
    return typed(view, source: "the storyboard's prototype “\(identifier)”")
  }

  private func typed<View>(_ view: any ListReusableView, source: String) -> View {
    guard let view = view as? View else {
      preconditionFailure("A \(View.self) was asked for, but \(source) gave a \(type(of: view))")
    }
    return view
  }
}
