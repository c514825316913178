// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A string, a number, or a note, as a view model.
enum SampleViewModel: Equatable, Diffable, ListObjectWrapping {
  case text(String)
  case number(Int)
  case note(Note)

  var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }
  var wrappedObject: any Diffable {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .note(let note): note
    }
  }
}

/// An object made of such view models.
struct SampleList: Equatable, Diffable {
  let diffIdentifier: Int
  var viewModels: [SampleViewModel]

  init(_ id: Int, _ viewModels: [SampleViewModel]) {
    diffIdentifier = id
    self.viewModels = viewModels
  }
}

final class TextBindingCell: HeadlessCell, ListBindable {
  private(set) var bound: [String] = []
  func bindViewModel(_ viewModel: String) {
    bound.append(viewModel)
    text = viewModel
  }
}

final class NumberBindingCell: HeadlessCell, ListBindable {
  func bindViewModel(_ viewModel: Int) { text = "\(viewModel)" }
}

final class NoteBindingCell: HeadlessCell, ListBindable {
  private(set) var bound: [String] = []
  func bindViewModel(_ viewModel: Note) {
    bound.append(viewModel.text)
    text = viewModel.text
  }
}

/// Shows texts 55 points high, numbers 30 points high, and notes as high as they say.
class SampleBindingController: ListBindingSectionController<SampleList, SampleViewModel> {
  /// What takes the place of the object's view models.
  var override: [SampleViewModel]?
  var makeCount = 0
  var isReorderable = false
  var mayDrop: (Int, Int) -> Bool = { _, _ in true }

  override func viewModels(for object: SampleList) -> [SampleViewModel] {
    makeCount += 1
    return override ?? object.viewModels
  }

  override func cell(for viewModel: SampleViewModel, at index: Int) -> any ListBindable {
    switch viewModel {
    case .text: collectionContext!.dequeueReusableCell(of: TextBindingCell.self, for: self, at: index)
    case .number: collectionContext!.dequeueReusableCell(of: NumberBindingCell.self, for: self, at: index)
    case .note: collectionContext!.dequeueReusableCell(of: NoteBindingCell.self, for: self, at: index)
    }
  }

  override func size(for viewModel: SampleViewModel, at index: Int) -> CGSize {
    let width = collectionContext?.containerSize.width ?? 0
    switch viewModel {
    case .text: return CGSize(width: width, height: 55)
    case .number: return CGSize(width: width, height: 30)
    case .note(let note): return CGSize(width: width, height: note.height)
    }
  }

  override func canMoveItem(at index: Int) -> Bool { isReorderable }
  override func canMoveItem(at index: Int, to newIndex: Int) -> Bool { mayDrop(index, newIndex) }
}
