import Charmest
import Testing

@Suite("The examples in Patterns.swift") struct PatternsExamples {
  private let receipt = "Total: none"

  @Test func patterns() {
    example {
      assertThat(receipt, matchesPattern(#"Total: \d+"#))
      // receipt: expected a string matching /Total: \d+/, but was "Total: none"
    }
    example {
      assertThat(receipt, matchesPattern(/Total: (\d+)/))
      // receipt: expected a string matching /Total: (\d+)/, but was "Total: none"
    }
  }
}
