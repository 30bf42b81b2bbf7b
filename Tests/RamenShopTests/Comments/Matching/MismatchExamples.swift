import Charmest
import Testing

private struct Point {
  let latitude: Int
}

@Suite("The examples in Mismatch.swift") struct MismatchExamples {
  @Test func reasons() {
    let age = 12
    example {
      let adult = Matcher<Int>("an adult's age") { age in
        age >= 18 ? .match : .mismatch("\(18 - age) years are missing")
      }
      assertThat(age, adult)
      // age: expected an adult's age, but 6 years are missing
    }
  }

  @Test func reasonAlone() {
    example {
      let odd = Matcher<Int>("an odd number") { MatchResult($0 % 2 == 1, "it was even") }
      if case .mismatch(let why) = odd.matches(2) { assertThat(why.reason, "it was even") }
    }
  }

  @Test func partsOfValues() {
    let point = Point(latitude: -3)
    example {
      let inTheNorth = Matcher<Point>("a point in the north") { point in
        switch greaterThan(0).matches(point.latitude) {
        case .match: .match
        case .mismatch(let mismatch): .mismatch(mismatch.at("latitude"))
        }
      }
      assertThat(point, inTheNorth)
      // point.latitude: expected a value greater than 0, but was -3
    }
  }
}
