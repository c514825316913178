// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// What an update costs sections that stay as they are.
@MainActor
@Suite struct ListAdapterUnchangedSectionsTests {
  @Test func theDataSourceIsAskedOfChangedSectionsOnly() {
    let source = MetricsSource(0..<1_000)
    let scheduler = ManualListScheduler()
    let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    let host = HeadlessListHost(size: CGSize(width: 100, height: 200), layout: ListCollectionViewLayout())
    adapter.host = host
    adapter.dataSource = source
    host.layoutIfNeeded()
    let made = source.madeCount
    source.askedCount = 0

    source.objects.remove(at: 300)
    source.objects.insert(5_000, at: 700)
    source.objects.insert(source.objects.remove(at: 900), at: 500)
    adapter.performUpdates(animated: false)
    scheduler.advance()
    host.layoutIfNeeded()

    #expect((1...20).contains(source.askedCount))
    #expect(source.madeCount == made)
    #expect(host.numberOfSections == 1_000)
    #expect(host.contentSize.height == 10_000)
    #expect(
      (0..<1_000).allSatisfy {
        host.layoutAttributesForItem(at: ItemPath(item: 0, section: $0))?.frame.minY == CGFloat(10 * $0)
      })
  }
}

@MainActor
private final class MetricsSource: ListAdapterDataSource {
  var objects: [Int]
  var askedCount = 0
  var madeCount = 0

  init(_ objects: Range<Int>) { self.objects = Array(objects) }

  func objects(for listAdapter: ListAdapter) -> [Int] { objects }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Int) -> ListSectionController {
    madeCount += 1
    return ListSingleSectionController<Int, HeadlessCell>(
      configureBlock: { _, _ in }, sizeBlock: { _, _ in CGSize(width: 100, height: 10) })
  }

  func listAdapter(_ listAdapter: ListAdapter, metricsFor object: Int) -> ListSectionMetrics? {
    askedCount += 1
    return ListSectionMetrics(itemSize: CGSize(width: 100, height: 10))
  }
}
