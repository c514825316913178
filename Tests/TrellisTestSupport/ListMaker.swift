// SPDX-License-Identifier: MIT

import ListDiffing

/// Makes the lists of each `ListPairShape`.
struct ListMaker {
  var generator: SplitMix64

  /// Mostly small, since small failures are found and read fastest; sometimes large enough for the phases that start
  /// only after hundreds of mismatches.
  mutating func count(atMost maximum: Int) -> Int {
    switch generator.below(16) {
    case 0..<10: generator.below(min(maximum, 24) + 1)
    case 10..<15: generator.below(min(maximum, 160) + 1)
    default: generator.below(maximum + 1)
    }
  }

  mutating func lists(_ shape: ListPairShape, count: Int) -> (old: [Int], new: [Int]) {
    let base = Array(0..<count)
    switch shape {
    case .edits: return (base, edited(base))
    case .editsOfDuplicates:
      let old = random(count: count, alphabet: 1 + count / (2 + generator.below(6)))
      return (old, edited(old, alphabet: count))
    case .shuffle: return (base, base.shuffled(using: &generator))
    case .disjoint: return (base, (0..<generator.below(count + 1)).map { $0 + count })
    case .heavyDuplicates:
      let alphabet = 1 + generator.below(6)
      return (random(count: count, alphabet: alphabet), random(count: count, alphabet: alphabet))
    case .interleaving: return (base, interleaved(base))
    case .blockSwaps: return (base, blocks(of: base).shuffled(using: &generator).flatMap { $0 })
    case .singleMismatches:
      let step = 2 + generator.below(2)
      return (base, base.map { $0 % step == 0 ? $0 + count : $0 })
    case .neighbourSwaps:
      var new = base
      for index in stride(from: 0, to: count - 1, by: 2 + generator.below(3)) { new.swapAt(index, index + 1) }
      return (base, new)
    case .farMoves: return (base, farMoved(base))
    case .sharedEnds: return sharedEnds(count: count)
    case .rotation:
      let point = generator.below(count + 1)
      return (base, Array(base[point...] + base[..<point]))
    case .reversal: return (base, base.reversed())
    case .blockEdits: return (base, blockEdited(base))
    case .periodic:
      let period = 1 + generator.below(9)
      let old = base.map { $0 % period }
      return (old, edited(old, alphabet: period + 1))
    case .truncation:
      let kept = generator.below(count + 1)
      let short = Array(generator.chance(oneIn: 2) ? base[..<kept] : base[kept...])
      return generator.chance(oneIn: 2) ? (base, short) : (short, base)
    }
  }

  private mutating func random(count: Int, alphabet: Int) -> [Int] {
    (0..<count).map { _ in generator.below(alphabet) }
  }

  /// Deletes, inserts and moves a few elements. Inserted identifiers are fresh, or drawn from the alphabet.
  private mutating func edited(_ list: [Int], alphabet: Int? = nil) -> [Int] {
    var result = list
    var fresh = list.count
    for _ in 0..<(1 + generator.below(2 + list.count / 4)) {
      let position = generator.below(result.count)
      switch generator.below(5) {
      case 0 where !result.isEmpty, 1 where !result.isEmpty:
        result.remove(at: position)
      case 2 where !result.isEmpty:
        let element = result.remove(at: position)
        result.insert(element, at: generator.below(result.count + 1))
      default:
        result.insert(alphabet.map { generator.below($0 + 1) } ?? fresh, at: position)
        fresh += 1
      }
    }
    return result
  }

  private mutating func interleaved(_ list: [Int]) -> [Int] {
    let half = list.count / 2
    return (0..<half).flatMap { [list[half + $0], list[$0]] } + list[(2 * half)...]
  }

  private mutating func blocks(of list: [Int]) -> [[Int]] {
    let longest = 1 + generator.below(1 + list.count / 3)
    var blocks: [[Int]] = []
    var start = 0
    while start < list.count {
      let end = min(list.count, start + 1 + generator.below(longest))
      blocks.append(Array(list[start..<end]))
      start = end
    }
    return blocks
  }

  private mutating func farMoved(_ list: [Int]) -> [Int] {
    var result = list
    for _ in 0..<(1 + generator.below(4)) where !result.isEmpty {
      let nearEnd = generator.chance(oneIn: 2)
      let element = nearEnd ? result.removeLast() : result.removeFirst()
      result.insert(element, at: generator.below(result.count + 1))
    }
    return result
  }

  private mutating func sharedEnds(count: Int) -> (old: [Int], new: [Int]) {
    let start = (0..<(count / 3)).map { $0 }
    let end = (0..<(count / 3)).map { $0 + count }
    let alphabet = 2 * count + 1
    let middles = (0..<2).map { _ in random(count: generator.below(count / 3 + 2), alphabet: alphabet) }
    return (start + middles[0] + end, start + middles[1] + end)
  }

  private mutating func blockEdited(_ list: [Int]) -> [Int] {
    var result = list
    let lengths = [1, 2, 7, 8, 9, 63, 64, 65, 97]
    for edit in 0..<(1 + generator.below(3)) {
      let length = lengths[generator.below(lengths.count)]
      let position = generator.below(result.count + 1)
      if generator.chance(oneIn: 2) {
        result.removeSubrange(position..<min(result.count, position + length))
      } else {
        let first = (edit + 2) * (list.count + 100)
        result.insert(contentsOf: first..<(first + length), at: position)
      }
    }
    return result
  }
}

extension ListMaker {
  /// Changes what the shape leaves open: contents, how identifiers are spread, and near twins.
  mutating func disguise(_ pair: ListPair) -> ListPair {
    var pair = pair
    let odds = 1 + generator.below(8)
    for index in pair.new.indices where generator.chance(oneIn: odds) {
      pair.new[index].content = generator.below(2)
    }
    for index in pair.old.indices where generator.chance(oneIn: 4 * odds) {
      pair.old[index].content = 1
    }
    if generator.chance(oneIn: 3) { pair = twinned(pair) }
    switch generator.below(4) {
    case 0:  // spread over all 64 bits
      let salt = generator.next()
      return pair.mapIDs { id in
        var mixer = SplitMix64(seed: salt ^ UInt64(bitPattern: Int64(id)))
        return Int(truncatingIfNeeded: mixer.next())
      }
    case 1:  // dense, but not from zero
      let offset = generator.below(2000) - 1000
      return pair.mapIDs { $0 + offset }
    default:
      return pair
    }
  }

  /// Doubles the identifiers and makes some of them odd. Key types that ignore the lowest bit then collide at single
  /// places of otherwise honest lists, in whatever phase handles that place.
  private mutating func twinned(_ pair: ListPair) -> ListPair {
    var pair = pair.mapIDs { 2 * $0 }
    let odds = 1 + generator.below(max(2, pair.count))
    for index in pair.new.indices where generator.chance(oneIn: odds) { pair.new[index].id += 1 }
    for index in pair.old.indices where generator.chance(oneIn: 2 * odds) { pair.old[index].id += 1 }
    return pair
  }
}
