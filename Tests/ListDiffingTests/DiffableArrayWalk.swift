// SPDX-License-Identifier: MIT

import Testing
import TrellisTestSupport

@testable import ListDiffing

/// A random walk of an array through all its mutations, beside a plain array that takes the same steps.
struct DiffableArrayWalk<Element: Diffable> {
  private let seed: UInt64
  private let element: (_ id: Int, _ content: Int) -> Element
  private var generator: SplitMix64
  private(set) var array = DiffableArray<Element>()
  private var model: [Element] = []
  private var past: [(array: DiffableArray<Element>, model: [Element])] = []
  private var history: [String] = []

  init(seed: UInt64, element: @escaping (_ id: Int, _ content: Int) -> Element) {
    self.seed = seed
    self.element = element
    generator = SplitMix64(seed: seed)
    past = [(array, model)]
  }

  private mutating func elements(atMost count: Int) -> [Element] {
    (0..<generator.below(count + 1)).map { _ in element(generator.below(60), generator.below(2)) }
  }

  private mutating func range() -> Range<Int> {
    let bounds = [generator.below(model.count + 1), generator.below(model.count + 1)].sorted()
    return bounds[0]..<min(bounds[1], bounds[0] + 8)
  }

  /// Takes a step, looks something up so that there is a look-up to be kept right, and checks.
  mutating func step() {
    if generator.chance(oneIn: 2) { lookUp() }
    if generator.chance(oneIn: 12) { past.append((array, model)) }
    if past.count > 5 { past.remove(at: generator.below(past.count)) }
    let name = mutate()
    history.append(name)
    let place: Comment = "seed \(seed), after \(history.suffix(6)), step \(history.count)"
    #expect(array.map { "\($0)" } == model.map { "\($0)" }, place)
    #expect(array.inconsistency == nil, place)
    if generator.chance(oneIn: 6) { compareWithThePast(place) }
  }

  private mutating func mutate() -> String {
    // Removals and insertions balance at some hundred elements.
    let count = model.count
    guard count > 1 else {
      let new = elements(atMost: 40)
      array.append(contentsOf: new)
      model.append(contentsOf: new)
      return "append(contentsOf:)"
    }
    let position = generator.below(count)
    let other = generator.below(count)
    let new = element(generator.below(60), generator.below(2))
    switch generator.below(20) {
    case 0, 1:
      array.append(new)
      model.append(new)
      return "append"
    case 2:
      array.insert(new, at: position)
      model.insert(new, at: position)
      return "insert"
    case 3:
      array.remove(at: position)
      model.remove(at: position)
      return "remove"
    case 4:
      array[position] = new
      model[position] = new
      return "subscript"
    case 5:
      // An element of the same identifier, as when a row's content changes.
      let revised = model[other]
      array[other] = revised
      return "subscript, same element"
    case 6:
      array.swapAt(position, other)
      model.swapAt(position, other)
      return "swapAt"
    case 7, 8:
      let (range, new) = (range(), elements(atMost: 8))
      array.replaceSubrange(range, with: new)
      model.replaceSubrange(range, with: new)
      return "replaceSubrange(\(range))"
    case 9:
      let (range, new) = (range(), elements(atMost: 8))
      array.replaceSubrange(range, with: MinimalCollection(new))
      model.replaceSubrange(range, with: new)
      return "replaceSubrange(\(range)), of another collection"
    case 10:
      let range = range()
      let source = past[generator.below(past.count)]
      array.replaceSubrange(range, with: source.array.prefix(5))
      model.replaceSubrange(range, with: source.model.prefix(5))
      return "replaceSubrange(\(range)), of a slice"
    case 11:
      let source = past[generator.below(past.count)]
      guard source.model.count < 40 else { return "nothing" }
      array.append(contentsOf: source.array)
      model.append(contentsOf: source.model)
      return "append(contentsOf:), of an array of this kind"
    case 12:
      let range = range()
      array.removeSubrange(range)
      model.removeSubrange(range)
      return "removeSubrange(\(range))"
    case 13:
      let doomed = Set([position, other].map { "\(model[$0])" })
      array.removeAll { doomed.contains("\($0)") }
      model.removeAll { doomed.contains("\($0)") }
      return "removeAll(where:)"
    case 14:
      let last = "\(model[position])".utf8.last
      array = array.filter { "\($0)".utf8.last == last || "\($0)".utf8.count % 3 > 0 }
      model = model.filter { "\($0)".utf8.last == last || "\($0)".utf8.count % 3 > 0 }
      return "filter"
    case 15:
      array.sort { "\($0)" < "\($1)" }
      model.sort { "\($0)" < "\($1)" }
      return "sort"
    case 16:
      array.move(from: position, to: other)
      model.insert(model.remove(at: position), at: other)
      return "move(from: \(position), to: \(other))"
    case 17:
      let positions = [position, generator.below(count), position]
      let moved = Set(positions).sorted()
      array.moveElements(at: positions, to: other)
      let head = (0..<other).filter { !moved.contains($0) }
      let tail = (other..<count).filter { !moved.contains($0) }
      model = (head + moved + tail).map { model[$0] }
      return "moveElements(at: \(positions), to: \(other))"
    case 18:
      array.reverse()
      model.reverse()
      return "reverse"
    default:
      array.removeLast()
      model.removeLast()
      return "removeLast"
    }
  }

  private mutating func lookUp() {
    let identifier = element(generator.below(70), 0).diffIdentifier
    let expected = model.firstIndex { $0.diffIdentifier == identifier }
    #expect(
      array.firstIndex(ofIdentifier: identifier) == expected, "seed \(seed), after \(history.suffix(6))")
    #expect(array.contains(identifier: identifier) == (expected != nil))
  }

  /// Copies are what they were, and diffs with them are those of plain arrays.
  private mutating func compareWithThePast(_ place: Comment) {
    let (old, oldModel) = past[generator.below(past.count)]
    #expect(old.map { "\($0)" } == oldModel.map { "\($0)" }, place)
    #expect(old.inconsistency == nil, place)
    let options = DiffOptions(
      engine: generator.chance(oneIn: 2) ? .swift : .c, reportsDuplicates: generator.chance(oneIn: 2),
      seed: generator.chance(oneIn: 4) ? 5 : nil)
    let changeset = array.changeset(from: old, options: options)
    let isShared = array.withContiguousStorageIfAvailable { new in
      old.withContiguousStorageIfAvailable { $0.baseAddress == new.baseAddress } ?? false
    }
    if isShared == true, array.count == old.count {
      // The same list, even where an element is not equal to itself; the plain arrays need not share as much.
      #expect(changeset.isEmpty, place)
    } else {
      #expect(changeset == model.changeset(from: oldModel, options: options), place)
    }
  }
}
