// SPDX-License-Identifier: MIT

import Foundation

extension Options {
  /// Reads the arguments, the program's own name left out. Of an option given twice, the last one counts.
  static func parse(_ arguments: [String]) throws(Failure) -> Options {
    var options = Options()
    var reader = ArgumentReader(arguments)
    while let argument = try reader.nextOption() {
      switch argument {
      case "--help", "-h": options.action = .showHelp
      case "--version": options.action = .showVersion
      case "--list": options.action = .listWorkloads
      case "--lines":
        options.action = .diffLines(old: try reader.value(of: argument), new: try reader.value(of: argument))
      case "--filter": options.filter = try pattern(reader.value(of: argument))
      case "--sizes": options.sizes = try list(reader.value(of: argument), of: argument, element: size)
      case "--engines": options.engines = try list(reader.value(of: argument), of: argument, element: engine)
      case "--repeats": options.repeats = try count(reader.value(of: argument), of: argument)
      case "--seconds": options.seconds = try duration(reader.value(of: argument), of: argument)
      case "--format": options.format = try format(reader.value(of: argument))
      case "--svg": options.chartFolder = try reader.value(of: argument)
      case "--seed": options.seed = try seed(reader.value(of: argument))
      default: throw Failure(.usage, "unknown option '\(argument)'")
      }
      try reader.finishOption(argument)
      // Later mistakes are of no interest to someone who asks how it is done right.
      if options.action == .showHelp { break }
    }
    return options
  }

  private static func pattern(_ text: String) throws(Failure) -> String {
    guard (try? NSRegularExpression(pattern: text)) != nil else {
      throw Failure(.usage, "--filter: '\(text)' is not a regular expression")
    }
    return text
  }

  private static func list<Element: Hashable>(
    _ text: String, of option: String, element: (String) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = try element(String(part))
      guard !elements.contains(value) else {
        throw Failure(.usage, "\(option): '\(part)' is there twice")
      }
      elements.append(value)
    }
    return elements
  }

  /// A number of elements: digits, underscores between them if you like, and `k` or `M` for thousands and millions.
  private static func size(_ text: String) throws(Failure) -> Int {
    let factors = ["k": 1_000, "K": 1_000, "m": 1_000_000, "M": 1_000_000]
    let factor = factors[String(text.suffix(1))]
    let digits = (factor == nil ? Substring(text) : text.dropLast()).filter { $0 != "_" }
    guard let number = Int(digits), number >= 1, number <= largestSize / (factor ?? 1) else {
      throw Failure(.usage, "--sizes: '\(text)' is not a number from 1 to \(largestSize.grouped)")
    }
    return number * (factor ?? 1)
  }

  private static func engine(_ text: String) throws(Failure) -> Engine {
    guard let engine = Engine(rawValue: text) else {
      let names = Engine.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(.usage, "--engines: '\(text)' is none of \(names)")
    }
    return engine
  }

  private static func count(_ text: String, of option: String) throws(Failure) -> Int {
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw Failure(.usage, "\(option): '\(text)' is not a number from 1 to 1,000,000")
    }
    return number
  }

  private static func duration(_ text: String, of option: String) throws(Failure) -> Double {
    guard let number = Double(text), number.isFinite, number > 0 else {
      throw Failure(.usage, "\(option): '\(text)' is not a positive number of seconds")
    }
    return number
  }

  private static func format(_ text: String) throws(Failure) -> Format {
    guard let format = Format(rawValue: text) else {
      let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(.usage, "--format: '\(text)' is none of \(names)")
    }
    return format
  }

  private static func seed(_ text: String) throws(Failure) -> UInt64 {
    let number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let number else {
      throw Failure(.usage, "--seed: '\(text)' is not a 64-bit number, decimal or 0x…")
    }
    return number
  }
}

/// Walks over arguments of the forms `--option value` and `--option=value`.
private struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var attachedValue: String?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func nextOption() throws(Failure) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-") else {
      throw Failure(.usage, "'\(argument)' belongs to no option")
    }
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return argument }
    attachedValue = String(argument[argument.index(after: sign)...])
    return String(argument[..<sign])
  }

  mutating func value(of option: String) throws(Failure) -> String {
    if let value = attachedValue {
      attachedValue = nil
      return value
    }
    // A value that looks like an option is far more often a forgotten value; `--option=--value` says it is none.
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw Failure(.usage, "\(option) needs a value")
    }
    rest.removeFirst()
    return value
  }

  /// Checks that `--option=value` was not said to an option that takes no value.
  func finishOption(_ option: String) throws(Failure) {
    if let value = attachedValue {
      throw Failure(.usage, "\(option) takes no value, but '\(value)' is given")
    }
  }
}
