import Charmest
import Testing

private struct Version: Comparable, CustomStringConvertible {
  let description: String

  init(_ text: String) { description = text }

  static func < (first: Version, second: Version) -> Bool {
    first.description < second.description
  }
}

@Suite("The examples in Comparison.swift") struct ComparisonExamples {
  @Test func greater() {
    let bowls = 2
    example {
      assertThat(bowls, greaterThan(2))
      // bowls: expected a value greater than 2, but was 2
    }
  }

  @Test func greaterOrEqual() {
    let bowls = 1
    example {
      assertThat(bowls, greaterThanOrEqualTo(2))
      // bowls: expected a value greater than or equal to 2, but was 1
    }
  }

  @Test func less() {
    let bowls = 12
    example {
      assertThat(bowls, lessThan(10))
      // bowls: expected a value less than 10, but was 12
    }
    example {
      assertThat(bowls, lessThanOrEqualTo(10))
      // bowls: expected a value less than or equal to 10, but was 12
    }
  }

  @Test func neitherLessNorGreater() {
    let version = Version("1.9")
    example {
      assertThat(version, comparesEqualTo(Version("2.0")))
      // version: expected a value comparing equal to 2.0, but was 1.9
    }
  }

  @Test func interval() {
    let bowls = 12
    example {
      assertThat(bowls, inInterval(1...9))
      // bowls: expected a value in 1...9, but was 12
    }
  }
}
