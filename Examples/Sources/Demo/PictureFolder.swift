// SPDX-License-Identifier: MIT

import Foundation

/// A folder with pictures and a page that shows them.
struct PictureFolder {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Writes all pictures and the page, and makes the folder if it is not there.
  func write(_ exhibitions: [Exhibition]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in exhibitions.flatMap(\.pictures) { try write(picture.svg, to: picture.fileName) }
    try write(IndexPage(exhibitions).html, to: "index.html")
  }

  private func write(_ text: String, to fileName: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(fileName))
  }
}
