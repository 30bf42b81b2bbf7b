import CharmestCore
import Testing

@Suite("Intervals") struct IntervalsTests {
  @Test("inInterval takes every kind of range")
  func intervals() {
    expectMatch(9, inInterval(1...9))
    expectMatch(1, inInterval(1...))
    expectMatch(9, inInterval(..<10))
    expectMismatch(12, inInterval(1...9), "it: expected a value in 1...9, but was 12")
    expectMismatch(12, inInterval(1..<12), "it: expected a value in 1..<12, but was 12")
    expectMismatch(0, inInterval(1...), "it: expected a value in 1..., but was 0")
    expectMismatch(12, inInterval(..<10), "it: expected a value in ..<10, but was 12")
    expectMismatch(
      Double.nan,
      inInterval(0...1),
      "it: expected a value in 0.0...1.0, but was nan"
    )
    expectDescription(inInterval(1...9), "a value in 1...9")
  }

  @Test("comparesEqualTo asks for the order only")
  func compares() {
    struct Version: Comparable {
      var major: Int
      var name: String
      static func < (first: Version, second: Version) -> Bool { first.major < second.major }
    }
    expectMatch(Version(major: 2, name: "a"), comparesEqualTo(Version(major: 2, name: "b")))
    expectMismatch(
      1.9,
      comparesEqualTo(2.0),
      "it: expected a value that compares equal to 2.0, but was 1.9"
    )
    expectMismatch(
      Double.nan,
      comparesEqualTo(2.0),
      "it: expected a value that compares equal to 2.0, but was nan"
    )
    expectDescription(comparesEqualTo(2), "a value that compares equal to 2")
  }
}
