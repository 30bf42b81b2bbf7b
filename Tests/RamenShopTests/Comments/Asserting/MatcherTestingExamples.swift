import Charmest
import Testing

@Suite("The examples in MatcherTesting.swift") struct MatcherTestingExamples {
  private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

  private func fitsOnMenu() -> Matcher<String> {
    Matcher("a text that fits on a menu") { $0.count < 4 }
  }

  @Test func values() {
    example {
      assertMatches(4, isEven)
      assertMatches("miso", fitsOnMenu(), "name")
      // name: expected a text that fits on a menu, but was "miso"
    }
    example {
      assertMismatch(3, isEven, text: "expected an even number, but was 3")
      assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 3")
    }
  }

  @Test func descriptions() {
    let isEven = Matcher<Int>("an even integer") { $0.isMultiple(of: 2) }
    example {
      assertDescription(isEven, "an even number")
      // isEven.description: expected "an even number", but was "an even integer"
    }
  }
}
