// SPDX-License-Identifier: MIT

import ExampleScreens
import Foundation
import Testing

@testable import Demo

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite struct PictureFolderTests {
  @Test func everyStepHasAWellFormedPictureThatThePageShows() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let exhibitions = await Exhibition.all()
    try PictureFolder(folder).write(exhibitions)

    let names = exhibitions.flatMap(\.pictures).map(\.fileName)
    #expect(names.count == allExampleScreens.map { $0.init().steps.count }.reduce(0, +))
    #expect(Set(names).count == names.count)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(written) == Set(names + ["index.html"]))
    for name in written {
      let parser = XMLParser(data: try Data(contentsOf: folder.appendingPathComponent(name)))
      #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
    }
    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for name in names { #expect(page.contains("<img src=\"\(name)\"")) }
  }

  @Test func thePageEscapesWhatItIsToldAndListsTheOperations() {
    let exhibition = Exhibition(
      name: "x", title: "A & B", summary: "<none>",
      pictures: [
        Exhibition.Picture(
          fileName: "x-1.svg", caption: "\"Quoted\"", svg: "", notes: ["1 < 2"], operations: ["a > b", "c"])
      ])
    let page = IndexPage([exhibition]).html
    #expect(page.contains("<h2>A &amp; B</h2>"))
    #expect(page.contains("<p>&lt;none&gt;</p>"))
    #expect(page.contains("alt=\"&quot;Quoted&quot;\""))
    #expect(page.contains("<ul class=\"notes\"><li>1 &lt; 2</li></ul>"))
    #expect(page.contains("<summary>2 operations of the host</summary>\n<pre>a &gt; b\nc</pre>"))
  }
}
