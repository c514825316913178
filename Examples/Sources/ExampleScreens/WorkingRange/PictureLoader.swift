// SPDX-License-Identifier: MIT

import ListAdapters

/// Fetches pictures, of which here only a colour is known. They arrive when they are told to.
@MainActor
final class PictureLoader {
  private var waiting: [(number: Int, receive: @MainActor (HeadlessColor) -> Void)] = []
  private(set) var log: [String] = []

  func load(_ number: Int, receive: @escaping @MainActor (HeadlessColor) -> Void) {
    log.append("Picture \(number) is asked for")
    waiting.append((number, receive))
  }

  /// What was asked for, or has arrived, is not needed any more.
  func drop(_ number: Int) {
    log.append("Picture \(number) is dropped")
    waiting.removeAll { $0.number == number }
  }

  /// Everything that was asked for arrives.
  func deliver() {
    let arrived = waiting
    waiting = []
    for (number, receive) in arrived { receive(HeadlessColor.palette[number % HeadlessColor.palette.count]) }
  }

  func clearLog() { log = [] }
}
