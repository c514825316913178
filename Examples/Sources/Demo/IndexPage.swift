// SPDX-License-Identifier: MIT

import Foundation

/// The page that shows all pictures. It is well-formed XML, too.
struct IndexPage {
  let html: String

  init(_ exhibitions: [Exhibition]) {
    html = """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <title>Trellis: example screens</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>Example screens</h1>
      <nav>\(exhibitions.map { "<a href=\"#\($0.name)\">\(Self.escaped($0.title))</a>" }.joined(separator: " "))</nav>
      \(exhibitions.map(Self.section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 2em; color: #1c1c1e; background: #fbfbfd; }
    nav a { margin-right: 1em; }
    .steps { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start; }
    figure { margin: 0; width: 320px; }
    img { display: block; border: 1px solid #d1d1d6; border-radius: 12px; }
    figcaption { min-height: 4.2em; margin-bottom: .5em; }
    .notes { margin: .5em 0; padding-left: 1.2em; }
    details { margin: .5em 0; font-size: 13px; }
    pre { max-height: 16em; overflow: auto; white-space: pre-wrap; background: #f2f2f7; padding: .6em; }
    """

  private static func section(_ exhibition: Exhibition) -> String {
    """
    <section id="\(exhibition.name)">
    <h2>\(escaped(exhibition.title))</h2>
    <p>\(escaped(exhibition.summary))</p>
    <div class="steps">
    \(exhibition.pictures.enumerated().map { figure($1, number: $0 + 1) }.joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private static func figure(_ picture: Exhibition.Picture, number: Int) -> String {
    let notes = picture.notes.map { "<li>\(escaped($0))</li>" }.joined()
    return """
      <figure>
      <figcaption>\(number). \(escaped(picture.caption))</figcaption>
      <img src="\(picture.fileName)" alt="\(escaped(picture.caption))"/>
      \(notes.isEmpty ? "" : "<ul class=\"notes\">\(notes)</ul>")
      <details><summary>\(picture.operations.count) operations of the host</summary>
      <pre>\(escaped(picture.operations.joined(separator: "\n")))</pre></details>
      </figure>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
