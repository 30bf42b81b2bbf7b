import Charmest
import Testing

@Suite("The examples in MatchResult.swift") struct MatchResultExamples {
  @Test func reasons() {
    example {
      let isEven = Matcher<Int>("an even number") {
        MatchResult($0.isMultiple(of: 2), "it was odd")
      }
      assertThat(3, isEven)
      // expected an even number, but it was odd
    }
  }
}
