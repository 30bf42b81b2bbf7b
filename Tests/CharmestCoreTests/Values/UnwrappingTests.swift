import CharmestCore
import Testing

/// Optionals of any depth.
///
/// There are only twelve levels, because Swift itself takes twice as long for each level to make such
/// a type at run time.
@Suite("Optionals inside optionals")
struct UnwrappingTests {
  /// A value inside some optionals, judged as one.
  private struct Nested {
    let levels: Int
    let expected: Int
    let actual: Int

    func judged() -> [[ReportedFailure.Difference]] {
      collectFailures { judge(expected, actual, levels: levels) }.map(\.differences)
    }

    private func judge<Value: Equatable>(_ expected: Value, _ actual: Value, levels: Int) {
      guard levels == 0 else {
        return judge(Optional(expected), Optional(actual), levels: levels - 1)
      }
      assertThat(actual, equalTo(expected), "price")
      assertThat([actual], hasItem(equalTo(expected)), "prices")
      assertThat(actual as Any, instanceOf(Int.self, and: equalTo(self.expected)), "any price")
    }
  }

  @Test("values in twelve optionals are equal where the values inside are")
  func equal() {
    #expect(Nested(levels: 12, expected: 1, actual: 1).judged().isEmpty)
  }

  @Test("values in twelve optionals differ where the values inside do, and are shown bare")
  func different() {
    let differences = Nested(levels: 12, expected: 1, actual: 2).judged()
    #expect(differences.count == 3)
    #expect(differences.first?.map(\.actual) == ["2"])
    #expect(differences.last?.map(\.expected) == ["1"])
  }
}
