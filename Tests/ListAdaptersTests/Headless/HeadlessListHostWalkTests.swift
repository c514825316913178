// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing
import TrellisTestSupport

/// Random legal batches, scrolls, taps and reloads: after each the host shows the data.
@MainActor
@Suite struct HeadlessListHostWalkTests {
  private static let size = CGSize(width: 100, height: 90)

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func theHostShowsTheDataAfterEachStep(seed: UInt64) throws {
    try walk(seed: seed, steps: 150)
  }

  @Test func theHostShowsTheDataForAsLongAsThereIsTime() throws {
    let budget = try FuzzBudget(share: 0.04)
    let deadline = Deadline(in: budget.seconds)
    var seeds = SplitMix64(seed: budget.seed)
    var seed = budget.seed
    repeat {
      try walk(seed: seed, steps: 60)
      seed = seeds.next()
    } while !deadline.hasPassed
  }

  private func walk(seed: UInt64, steps: Int) throws {
    var maker = LegalBatchMaker(seed: seed)
    let client = RowsClient(maker.randomSections())
    let host = HeadlessListHost(showing: client, size: Self.size)
    client.whenMoved = { client.moveRow(from: $1, to: $2) }
    var (asked, completed) = (0, 0)
    for step in 0..<steps {
      let comment: Comment = "seed \(seed), step \(step)"
      switch maker.below(10) {
      case 0: host.scroll(to: CGPoint(x: 0, y: CGFloat(maker.below(400))))
      case 1: host.tap(at: CGPoint(x: 50, y: host.bounds.minY + CGFloat(maker.below(90))))
      case 2:
        client.sections = maker.randomSections()
        host.reloadData()
      case 3: host.advance(by: Double(maker.below(3)) / 10)
      case 4:
        guard let path = host.pathsForVisibleItems.first else { break }
        host.beginMove(at: path)
        host.moveItem(over: at(maker.below(7), maker.below(7)))
        host.endMove()
      default:
        let next = maker.step(from: client.sections)
        asked += 1
        try host.performBatchUpdates(animated: maker.below(2) == 0) {
          client.sections = next.sections
          return next.batch
        } completion: { _ in
          completed += 1
        }
      }
      host.layoutIfNeeded()
      expectTheData(of: client, in: host, comment)
    }
    host.finishAnimations()
    #expect(completed == asked, "seed \(seed)")
    #expect(host.reuseCounts.handedOut == host.snapshotElements.count, "seed \(seed)")
    // A screen of rows, at least 5 points high, and as many as can be on their way out of it.
    #expect(host.reuseCounts.made <= 150, "seed \(seed)")
    let leftovers = host.finish()
    #expect(leftovers.isClean, "seed \(seed): \(leftovers)")
    #expect(client.displayed.isEmpty && client.faults.isEmpty, "seed \(seed): \(client.faults)")
  }

  private func expectTheData(of client: RowsClient, in host: HeadlessListHost, _ comment: Comment) {
    let counts = (0..<host.numberOfSections).map(host.numberOfItems)
    #expect(counts == client.sections.map(\.rows.count), comment)
    let paths = client.sections.indices.flatMap { section in
      client.sections[section].rows.indices.map { at(section, $0) }
    }
    let onScreen = paths.filter {
      host.layoutAttributesForItem(at: $0).map {
        $0.frame.minY < host.bounds.maxY && $0.frame.maxY > host.bounds.minY
      } ?? false
    }
    #expect(host.pathsForVisibleItems == onScreen, comment)
    for path in onScreen {
      #expect(host.text(at: path) == client.sections[path.section].rows[path.item].text, comment)
      #expect(
        (host.cellForItem(at: path) as? HeadlessCell)?.frame == host.layoutAttributesForItem(at: path)?.frame,
        comment)
      #expect(
        host.cellForItem(at: path)?.isSelected == host.pathsForSelectedItems.contains(path), comment)
    }
    let cells = host.visibleCells.map { ObjectIdentifier($0) }
    #expect(Set(cells).count == cells.count && client.displayed.isSuperset(of: cells), comment)
  }
}
