// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// Examples of the documentation comments of the adapter and its updater.
@MainActor
@Suite struct AdapterExamplesTests {
  private struct Message: Identifiable, Equatable, Diffable {
    let id: Int
    var text: String
  }

  private final class MessageSource: ListAdapterDataSource {
    var messages: [Message] = []
    func objects(for listAdapter: ListAdapter) -> [Message] { messages }
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Message)
      -> ListSectionController
    {
      ListSingleSectionController<Message, HeadlessCell>(
        configureBlock: { message, cell in cell.text = message.text },
        sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
    }
  }

  @Test func anAdapterFollowsItsDataSource() async {
    let host = HeadlessListHost(size: CGSize(width: 320, height: 480), layout: ListCollectionViewLayout())
    let source = MessageSource()
    let message = Message(id: 1, text: "Hello")

    func show() -> ListAdapter {
      // Example: adapter
      let adapter = ListAdapter()
      adapter.host = host
      adapter.dataSource = source
      source.messages.append(message)
      adapter.performUpdates(animated: true)
      // End of example
      return adapter
    }
    let adapter = show()
    await adapter.performUpdates(animated: false)
    #expect(host.numberOfSections == 1)
  }

  @Test func timeIsMovedByHand() {
    let host = HeadlessListHost(size: CGSize(width: 320, height: 480), layout: ListCollectionViewLayout())
    let source = MessageSource()
    // Example: manual scheduler
    let scheduler = ManualListScheduler()
    let updater = ListAdapterUpdater(scheduler: scheduler)
    let adapter = ListAdapter(updater: updater)
    adapter.host = host
    adapter.dataSource = source
    source.messages = [Message(id: 1, text: "Hello")]
    adapter.performUpdates(animated: false)
    scheduler.advance()
    #expect(host.numberOfSections == 1)
    // End of example
  }
}
