// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// The examples in the documentation of section controllers, compiled and run.
@MainActor
@Suite struct SectionControllerExamplesTests {
  struct Photo: Hashable, Identifiable, Diffable {
    let id: Int
    var title: String
  }

  struct Advertisement: Hashable, Identifiable, Diffable {
    let id: Int
  }

  struct Person: Hashable, Identifiable, Diffable {
    let id: Int
    var name: String
  }

  final class PhotoCell: HeadlessCell {}
  final class PersonCell: HeadlessCell {}
  final class NoteCell: HeadlessCell {}

  // Example: several types of objects
  enum FeedItem: Diffable, Equatable, ListObjectWrapping {
    case photo(Photo)
    case advertisement(Advertisement)

    var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }

    var wrappedObject: any Diffable {
      switch self {
      case .photo(let photo): photo
      case .advertisement(let advertisement): advertisement
      }
    }
  }
  // End of example

  // Example: a generic section controller
  final class NoteSectionController: ListGenericSectionController<Note> {
    override func sizeForItem(at index: Int) -> CGSize {
      CGSize(width: collectionContext?.containerSize.width ?? 0, height: 44)
    }

    override func cellForItem(at index: Int) -> any ListCell {
      let cell: NoteCell = collectionContext!.dequeueReusableCell(for: self, at: index)
      cell.text = object?.text ?? ""
      return cell
    }
  }
  // End of example

  // Example: a bindable cell
  final class LabelCell: HeadlessCell, ListBindable {
    func bindViewModel(_ viewModel: String) { text = viewModel }
  }
  // End of example

  private func single(_ print: @escaping @MainActor (String) -> Void) -> ListSectionController {
    // Example: a section of one cell
    ListSingleSectionController<Person, PersonCell>(
      configureBlock: { person, cell in cell.text = person.name },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) },
      didSelect: { person in print(person.name) })
    // End of example
  }

  private func grid(_ print: @escaping @MainActor (Int, String) -> Void) -> ListSectionController {
    // Example: a grid of four columns
    ListGridSectionController<Photo, PhotoCell>(
      columns: 4, spacing: 1,
      configureBlock: { photo, cell in cell.text = photo.title },
      didSelect: { index, photo in print(index, photo.title) })
    // End of example
  }

  @Test func aSectionOfOneCell() {
    var printed: [String] = []
    let list = ListFixture([Person(id: 1, name: "Ada")]) { _ in single { printed.append($0) } }
    list.host.tap(itemAt: at(0, 0))
    #expect(list.texts() == ["Ada"])
    #expect(printed == ["Ada"])
  }

  @Test func aGridOfFourColumns() {
    var printed: [String] = []
    let photos = (0..<5).map { Photo(id: $0, title: "photo \($0)") }
    let list = ListFixture([GridItemContainer(items: photos)]) { _ in
      grid { printed.append("\($0) \($1)") }
    }
    list.host.tap(itemAt: at(0, 4))
    #expect(list.cells().map(\.frame.minY) == [0, 0, 0, 0, 25])
    #expect(printed == ["4 photo 4"])
  }

  @Test func aGenericSectionController() {
    let list = ListFixture([Note(1, "note")]) { _ in NoteSectionController() }
    #expect(list.texts() == ["note"])
  }

  @Test func aBindableCell() {
    let cell = LabelCell()
    cell.bindViewModel("label")
    #expect(cell.text == "label")
  }

  @Test func severalTypesOfObjects() {
    let feed: [FeedItem] = [.photo(Photo(id: 1, title: "photo")), .advertisement(Advertisement(id: 1))]
    #expect(feed[0].diffIdentifier != feed[1].diffIdentifier)
    let list = ListFixture(feed) { item in
      switch item {
      case .photo:
        ListSingleSectionController<Photo, PhotoCell>(
          configureBlock: { $1.text = $0.title }, sizeBlock: { _, _ in CGSize(width: 100, height: 10) })
      case .advertisement:
        ListSingleSectionController<Advertisement, HeadlessCell>(
          configureBlock: { $1.text = "advertisement \($0.id)" },
          sizeBlock: { _, _ in CGSize(width: 100, height: 10) })
      }
    }
    #expect(list.texts(0) + list.texts(1) == ["photo", "advertisement 1"])
  }
}
