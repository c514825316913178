// SPDX-License-Identifier: MIT

extension Scenario {
  static let all = sections + containers + adapter + binding
}
