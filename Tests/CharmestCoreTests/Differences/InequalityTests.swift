import CharmestCore
import Testing

@Suite("Values that are not equal")
struct InequalityTests {
  @Test("NaN never equals itself, wherever it is compared")
  func nan() {
    #expect(whatDiffers(in: [1, .nan], equalTo([1, Float.nan])) == ["[1]: nan -> nan"])
    let matchers: [Matcher<[Double]>] = [
      equalTo([.nan]), hasItem(.nan), hasItems(.nan), everyItem(.nan), containsExactly(.nan),
      containsInAnyOrder(.nan), containsInRelativeOrder(.nan), isSubset(of: [.nan]),
      isSuperset(of: [.nan]), hasItem(isIn([.nan])), hasItem(anyOf(equalTo(.nan), equalTo(1))),
    ]
    for matcher in matchers {
      #expect(explain([.nan], matcher) != nil, "\(matcher)")
    }
    #expect(explain(["k": Double.nan], hasValue(.nan)) != nil)
    #expect(explain([Double.nan: 1], hasKey(.nan)) != nil)
    #expect(explain([Double.nan] as Set, equalTo([.nan])) != nil)
    #expect(explain(Double.nan, isNaN()) == nil)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(explain(Float16.nan, equalTo(.nan)) != nil)
    #endif
  }

  @Test("what differs deep inside is shown, and not said to print alike")
  func deep() {
    func nested(_ value: Int) -> AnyHashable {
      (0..<30).reduce(value as AnyHashable) { nested, _ in [nested] as AnyHashable }
    }
    for matcher: Matcher<[AnyHashable]> in [
      equalTo([nested(2)]), hasItem(nested(2)), containsInAnyOrder(nested(2)),
    ] {
      let text = explain([nested(1)], matcher)?.description ?? ""
      #expect(text.contains("2") && text.contains("1"), "\(text)")
      #expect(!text.contains("print alike"), "\(text)")
    }
  }
}
