import CharmestCore
import Testing

@Suite("Values that are not equal")
struct InequalityTests {
  @Test("a nil that is there is not the same as none")
  func nestedOptionals() {
    let none: Int?? = nil
    #expect(whatDiffers(in: .some(nil) as Int??, equalTo(none)) == ["nil -> .some(nil)"])
    #expect(whatDiffers(in: none, equalTo(.some(nil))) == [".some(nil) -> nil"])
    #expect(whatDiffers(in: [.some(nil)] as [Int??], equalTo([none])) == ["[0]: nil -> .some(nil)"])
  }

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

  @Test("numbers and durations are written in one notation on both sides")
  func notation() {
    #expect(whatDiffers(in: Float(16_777_218), equalTo(16_777_216)) == ["16777216.0 -> 16777218.0"])
    #expect(
      whatDiffers(in: 1e16, equalTo(9.999e15)) == ["9999000000000000.0 -> 10000000000000000.0"])
    let pause = Duration.seconds(100_000_000_000)
    #expect(
      whatDiffers(in: pause + .nanoseconds(1), equalTo(pause)) == [
        "100000000000.0 seconds -> 100000000000.000000001 seconds"
      ])
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

  @Test("pointers are written without an address")
  func pointers() throws {
    let pointers = [16, 32].compactMap { UnsafeRawPointer(bitPattern: $0) }
    #expect(
      whatDiffers(in: pointers[0], equalTo(pointers[1])) == [
        "(UnsafeRawPointer) -> (UnsafeRawPointer)"
      ])
    #expect(
      whatDiffers(in: ObjectIdentifier(Int.self), equalTo(ObjectIdentifier(String.self))) == [
        "(ObjectIdentifier) -> (ObjectIdentifier)"
      ])
  }
}
