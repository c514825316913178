// SPDX-License-Identifier: MIT

/// Stands in for `print` in an example.
final class Transcript {
  private(set) var lines: [String] = []

  func callAsFunction<Value>(_ value: Value) {
    var line = ""
    print(value, terminator: "", to: &line)
    lines.append(line)
  }
}
