// SPDX-License-Identifier: MIT

import ExampleScreens
import ListAdapters
import Testing

@MainActor
@Suite struct AllScreensTests {
  @Test func noTwoScreensHaveOneName() {
    let names = allExampleScreens.map { $0.name }
    #expect(!names.isEmpty && Set(names).count == names.count)
  }

  @Test func everyScreenPlaysToItsEndWithoutARefusedBatchAndLeavesNothingBehind() async {
    for type in allExampleScreens {
      let name = type.name
      let screen = type.init()
      let steps = screen.steps
      #expect(!steps.isEmpty, "\(name)")
      for step in steps { await step.perform() }
      let refusals = screen.host.operations.filter { if case .refusedBatch = $0 { true } else { false } }
      #expect(refusals.isEmpty, "\(name)")
      let leftovers = screen.host.finish()
      #expect(leftovers.isClean, "\(name): \(leftovers)")
    }
  }

  @Test func everyScreenLooksTheSameEachTime() async {
    for type in allExampleScreens {
      let (first, second) = (type.init(), type.init())
      for (step, sameStep) in zip(first.steps, second.steps) {
        await step.perform()
        await sameStep.perform()
        let (text, sameText) = (first.host.snapshotText(), second.host.snapshotText())
        #expect(text == sameText, "\(step.caption)")
      }
    }
  }

  @Test func everyStepChangesThePicture() async {
    for type in allExampleScreens {
      let screen = type.init()
      var last = ""
      for step in screen.steps {
        await step.perform()
        let picture = screen.host.snapshotSVG(screen.snapshotOptions)
        #expect(picture != last, "\(step.caption)")
        last = picture
      }
    }
  }
}
