// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import TrellisTestSupport

/// A list that changes at random under a layout that is told of it, compared with the oracle after every step.
@MainActor
struct ListLayoutWalk {
  /// Lengths come in fractions of a point: halves and quarters, or thirds, which no sum of doubles hits.
  private let fraction: CGFloat
  private let mayOverlap: Bool
  private var random: SplitMix64
  private let source = LayoutSourceOfSizes()
  private let layout: ListCollectionViewLayout
  private var container: ListLayoutContainer

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    fraction = [1, 2, 4, 3][random.below(4)]
    mayOverlap = random.chance(oneIn: 4)
    layout = ListCollectionViewLayout(
      stickyHeaders: random.chance(oneIn: 2),
      scrollDirection: random.chance(oneIn: 2) ? .vertical : .horizontal,
      topContentInset: random.chance(oneIn: 2) ? 7 : 0, stretchToEdge: random.chance(oneIn: 2))
    container = ListLayoutContainer(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 100), displayScale: [1, 2, 3][random.below(3)])
    self.random = random
  }

  /// What is wrong after some step, or nil.
  mutating func fault(steps: Int) -> String? {
    for step in 0..<steps {
      let change = self.change()
      layout.prepare(with: source, in: container)
      if let fault = self.fault() { return "Step \(step), \(change): \(fault)" }
    }
    return nil
  }

  // MARK: Changing

  private mutating func change() -> String {
    switch random.below(8) {
    case 0:
      source.sections = (0..<random.below(12)).map { _ in section() }
      layout.invalidate(.everything)
      return "another list"
    case 1:
      let first = random.below(source.sections.count + 1)
      source.sections.insert(contentsOf: (0...random.below(3)).map { _ in section() }, at: first)
      layout.invalidate(.sections(from: first))
      return "insertion at \(first)"
    case 2 where !source.sections.isEmpty:
      let first = random.below(source.sections.count)
      source.sections.removeSubrange(
        first..<min(source.sections.count, first + 1 + random.below(3)))
      layout.didModifySection(first)
      return "deletion at \(first)"
    case 3 where !source.sections.isEmpty:
      let index = random.below(source.sections.count)
      let other = random.below(source.sections.count)
      source.sections.swapAt(index, other)
      layout.invalidate(.sections(from: max(index, other)))
      layout.invalidate(.sections(from: min(index, other)))
      return "swap of \(index) and \(other)"
    case 4 where !source.sections.isEmpty:
      let index = random.below(source.sections.count)
      let items = source.sections[index].sizes.count
      guard items > 0 else { return "nothing" }
      source.sections[index].sizes[random.below(items)] = size()
      layout.invalidate(.items([ItemPath(item: 0, section: index)]))
      return "another size in \(index)"
    case 5:
      container.bounds.size = CGSize(width: 40 + length(100), height: 40 + length(100))
      container.adjustedContentInset = random.chance(oneIn: 3) ? inset() : .zero
      return "a container \(container)"
    case 6:
      layout.showHeaderWhenEmpty.toggle()
      layout.stickyHeaderYOffset = CGFloat(random.below(20)) - 10
      return "headers of empty sections \(layout.showHeaderWhenEmpty)"
    default:
      container.bounds.origin = CGPoint(x: length(200) - 20, y: length(200) - 20)
      return "an offset \(container.bounds.origin)"
    }
  }

  private mutating func length(_ bound: Int) -> CGFloat {
    CGFloat(random.below(bound * Int(fraction))) / fraction
  }

  private mutating func size() -> CGSize {
    CGSize(
      width: random.chance(oneIn: 12) ? 0 : random.chance(oneIn: 6) ? 100 / 3 : length(120),
      height: random.chance(oneIn: 12) ? 0 : random.chance(oneIn: 20) ? 300 : length(50))
  }

  private mutating func inset() -> ListEdgeInsets {
    let least: CGFloat = mayOverlap ? 5 : 0
    return ListEdgeInsets(
      top: length(15) - least, left: length(15) - least, bottom: length(15) - least,
      right: length(15) - least)
  }

  private mutating func section() -> LayoutSourceOfSizes.Section {
    let count = random.chance(oneIn: 4) ? 0 : random.chance(oneIn: 10) ? 40 : 1 + random.below(7)
    let inset = random.chance(oneIn: 2) ? .zero : self.inset()
    let line = random.chance(oneIn: 2) ? 0 : length(10) - (mayOverlap ? 5 : 0)
    let interitem = random.chance(oneIn: 2) ? 0 : length(10) - (mayOverlap ? 3 : 0)
    let header = random.chance(oneIn: 2) ? 0 : length(20)
    let footer = random.chance(oneIn: 2) ? 0 : length(20)
    if random.chance(oneIn: 2) {
      return .init(
        count, of: size(), inset: inset, line: line, interitem: interitem, header: header, footer: footer)
    }
    let oneHeight = random.chance(oneIn: 2) ? nil : Optional(length(30))
    return .init(
      (0..<count).map { _ in
        var size = self.size()
        if let oneHeight { size.height = oneHeight }
        return size
      }, inset: inset, line: line, interitem: interitem, header: header, footer: footer)
  }

  // MARK: Comparing

  private mutating func fault() -> String? {
    let offset =
      layout.scrollDirection == .vertical ? container.bounds.minY : container.bounds.minX
    let oracle = ListLayoutOracle(
      source.sections, direction: layout.scrollDirection, container: container,
      stretch: layout.stretchToEdge, showHeaderWhenEmpty: layout.showHeaderWhenEmpty,
      stickyEdge: layout.stickyHeaders
        ? offset + layout.topContentInset + layout.stickyHeaderYOffset : nil)
    if !isSame(layout.contentSize, oracle.contentSize) {
      return "Content size \(layout.contentSize), not \(oracle.contentSize)."
    }
    for rect in rectangles(oracle.contentSize) {
      let found = layout.attributesForElements(in: rect)
      let expected = oracle.elements(in: rect)
      guard found.count == expected.count else {
        return "In \(rect) \(found.map(\.path)), not \(expected.map(\.path))."
      }
      for (found, expected) in zip(found, expected) {
        guard found.path == expected.path, found.element == expected.element,
          isSame(found.frame, expected.frame)
        else { return "In \(rect) \(found), not \(expected)." }
      }
    }
    return faultOfSingleElements(oracle)
  }

  private mutating func rectangles(_ content: CGSize) -> [CGRect] {
    let everything = CGRect(x: -1000, y: -1000, width: content.width + 9000, height: content.height + 9000)
    return [container.bounds, everything]
      + (0..<4).map { _ in
        CGRect(
          x: length(Int(content.width) + 20) - 10, y: length(Int(content.height) + 20) - 10,
          width: 1 + length(60), height: 1 + length(60))
      }
  }

  private func faultOfSingleElements(_ oracle: ListLayoutOracle) -> String? {
    var supplementaries = 0
    for expected in oracle.elements {
      let found: ListLayoutAttributes?
      switch expected.element {
      case .cell: found = layout.attributesForItem(at: expected.path)
      case .supplementary(let kind):
        supplementaries += 1
        found = layout.attributesForSupplementaryView(ofKind: kind, inSection: expected.path.section)
      }
      guard let found, found.path == expected.path, found.element == expected.element,
        isSame(found.frame, expected.frame)
      else { return "\(String(describing: found)), not \(expected)." }
    }
    for section in source.sections.indices {
      if layout.header(section) != nil { supplementaries -= 1 }
      if layout.footer(section) != nil { supplementaries -= 1 }
    }
    return supplementaries == 0 ? nil : "There are headers or footers too many."
  }

  private func isSame(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6 && isSame(left.size, right.size)
  }

  private func isSame(_ left: CGSize, _ right: CGSize) -> Bool {
    abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
  }
}
