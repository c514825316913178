// SPDX-License-Identifier: MIT

import Foundation

/// Reads the lines of a file.
enum LineFile {
  /// More would not be a list that somebody looks at, and a file without an end would fill the memory.
  static let largestFile = 1 << 30
  static let mostLines = 1 << 24

  static func read(_ path: String) throws(Failure) -> LineList {
    let (memory, count) = try bytes(of: path)
    guard let list = LineList(adopting: memory, count: count, atMost: mostLines) else {
      throw Failure(.noInput, "\(path): more than \(mostLines.grouped) lines")
    }
    return list
  }

  private static func bytes(
    of path: String
  ) throws(Failure) -> (memory: UnsafeMutableRawPointer, count: Int) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var capacity = 1 << 16
    var information = stat()
    if fstat(file, &information) == 0, information.st_size > 0 {
      // One byte more than there is, so that the end shows itself without another growth.
      capacity = min(Int(information.st_size), largestFile) + 1
    }
    var memory = try grown(nil, to: capacity, path)
    var count = 0
    while true {
      if count == capacity {
        capacity *= 2
        memory = try grown(memory, to: capacity, path)
      }
      let got = Foundation.read(file, memory + count, capacity - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        let failure = failure(path)
        free(memory)
        throw failure
      }
      if got == 0 { return (memory, count) }
      count += got
      guard count <= largestFile else {
        free(memory)
        throw Failure(.noInput, "\(path): larger than \(largestFile.grouped) bytes")
      }
    }
  }

  private static func grown(
    _ memory: UnsafeMutableRawPointer?, to capacity: Int, _ path: String
  ) throws(Failure) -> UnsafeMutableRawPointer {
    guard let grown = realloc(memory, capacity) else {
      free(memory)
      throw Failure(.noInput, "\(path): not enough memory to read it")
    }
    return grown
  }

  /// What the last system call says went wrong.
  private static func failure(_ path: String) -> Failure {
    Failure(.noInput, "\(path): \(String(cString: strerror(errno)))")
  }
}
