// SPDX-License-Identifier: MIT

// Example: objects of a feed
import Foundation
import ListAdapters
import ListDiffing
import Testing

struct Post: Hashable, Identifiable, Diffable {
  let id: Int
  var text: String
}

struct Picture: Hashable, Identifiable, Diffable {
  let id: Int
  var name: String
}

enum Story: Diffable, ListObjectWrapping {
  case post(Post)
  case pictures(GridItemContainer<Picture>)

  var wrappedObject: any Diffable {
    switch self {
    case .post(let post): post
    case .pictures(let pictures): pictures
    }
  }

  var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }

  func isContentEqual(to other: Story) -> Bool {
    AnyDiffable(wrappedObject).isContentEqual(to: AnyDiffable(other.wrappedObject))
  }
}
// End of example

/// The feed of the article *Getting started*.
@MainActor
@Suite struct GettingStartedExamplesTests {
  @Test func aFeedWithAGrid() async throws {
    // Example: section controllers of a feed
    final class PostCell: HeadlessCell {}
    final class PictureCell: HeadlessCell {}

    @MainActor
    func postSection() -> ListSectionController {
      ListSingleSectionController<Post, PostCell>(
        configureBlock: { post, cell in cell.text = post.text },
        sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
    }

    @MainActor
    func pictureSection() -> ListSectionController {
      ListGridSectionController<Picture, PictureCell>(
        columns: 3, spacing: 1, configureBlock: { picture, cell in cell.text = picture.name })
    }
    // End of example

    // Example: data source of a feed
    final class StorySource: ListAdapterDataSource {
      var stories: [Story] = []

      func objects(for listAdapter: ListAdapter) -> [Story] { stories }

      func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Story)
        -> ListSectionController
      {
        switch object {
        case .post: postSection()
        case .pictures: pictureSection()
        }
      }
    }
    // End of example

    // Example: adapter of a feed
    @MainActor
    func screens() async -> [String] {
      let host = HeadlessListHost(size: CGSize(width: 302, height: 400), layout: ListCollectionViewLayout())
      let source = StorySource()
      let adapter = ListAdapter()
      adapter.host = host
      adapter.dataSource = source

      var pictures = GridItemContainer(
        id: "pictures", items: (1...4).map { Picture(id: $0, name: "picture \($0)") })
      source.stories = [.post(Post(id: 1, text: "Hello")), .pictures(pictures)]
      await adapter.performUpdates(animated: false)
      let first = host.snapshotText()

      pictures.items.removeFirst()
      source.stories = [.pictures(pictures), .post(Post(id: 1, text: "Hello again"))]
      await adapter.performUpdates(animated: false)
      return [first, host.snapshotText()]
    }

    for screen in await screens() { print(screen) }
    // End of example
    let promised = try outputInTheArticle()
    #expect(promised.count == 2)
    #expect(await screens() == promised)
  }

  /// What the article says that the program prints: its blocks that are set in by four spaces.
  private func outputInTheArticle() throws -> [String] {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/ListAdapters/ListAdapters.docc/GettingStarted.md")
    var isCode = false
    var blocks = [""]
    for line in try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("    ") {
        blocks[blocks.count - 1] += line.dropFirst(4) + "\n"
      } else if blocks.last != "" {
        blocks.append("")
      }
    }
    return blocks.filter { !$0.isEmpty }
  }
}
