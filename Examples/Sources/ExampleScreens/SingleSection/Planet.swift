// SPDX-License-Identifier: MIT

import ListDiffing

/// A planet and how many moons of it are known.
struct Planet: Identifiable, Equatable, Diffable {
  let id: String
  var moons: Int

  var summary: String { "\(id): \(moons) \(moons == 1 ? "moon" : "moons")" }

  static let all = [
    Planet(id: "Mercury", moons: 0), Planet(id: "Venus", moons: 0), Planet(id: "Earth", moons: 1),
    Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 95), Planet(id: "Saturn", moons: 146),
    Planet(id: "Uranus", moons: 28), Planet(id: "Neptune", moons: 16),
  ]
}
