// SPDX-License-Identifier: MIT

import TrellisTestSupport

/// Changes one thing somewhere in a JSON value: a number, or what a list or an object holds.
enum JSONTampering {
  static func tampered(_ json: Any, using generator: inout SplitMix64) -> Any {
    switch json {
    case var object as [String: Any]:
      guard let key = object.keys.sorted().randomElement(using: &generator) else { return object }
      if generator.chance(oneIn: 12) {
        object[key] = nil
      } else {
        object[key] = tampered(object[key] as Any, using: &generator)
      }
      return object
    case var list as [Any]:
      guard !list.isEmpty else { return list }
      let position = generator.below(list.count)
      switch generator.below(6) {
      case 0: list.remove(at: position)
      case 1: list.insert(list[position], at: position)
      case 2: list.swapAt(position, generator.below(list.count))
      default: list[position] = tampered(list[position], using: &generator)
      }
      return list
    case let number as Int:
      let others = [
        0, -1, 1, number &+ 1, number &- 1, .max, .min, 1 << 32, (1 << 32) - 1, number &+ (1 << 32),
      ]
      return others[generator.below(others.count)]
    default:
      return json
    }
  }
}
