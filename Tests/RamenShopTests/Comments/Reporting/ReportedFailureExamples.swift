import Charmest
import Testing

@Suite("The examples in ReportedFailure.swift") struct ReportedFailureExamples {
  @Test func differences() throws {
    example {
      let failures = collectFailures { assertThat([1, 5], containsExactly(1, 2)) }
      let difference = try requireThat(failures.first?.differences.first)
      assertThat(difference.path, "[1]")
      assertThat(difference.expected, "2")
      assertThat(difference.actual, "5")
    }
  }
}
