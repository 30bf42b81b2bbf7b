import Charmest
import CharmestCore
import Foundation
import Testing

private class Cook: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (first: Cook, second: Cook) -> Bool { first.name == second.name }
}

private final class Chef: Cook {}

private protocol Event {}
private struct Paid: Event { var amount: Int }
private struct Placed: Event {}

/// Beside the type of the standard library that has the same name.
private struct Duration {}

extension Chef: Event {}

/// A value, a type, and whether the value is an instance of it.
private struct Row: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let matches: @Sendable () -> (is: Bool, alike: Bool)
  let isInstance: Bool

  init<Type>(
    _ value: @escaping @Sendable @autoclosure () -> Any,
    _ type: Type.Type,
    _ isInstance: Bool
  ) {
    testDescription = "\(Swift.type(of: value())) as \(type)"
    matches = {
      let value = value()
      let results = [
        isA(type).matches(value), instanceOf(type, and: anything()).matches(value),
        not(not(instanceOf(type))).matches(value),
      ]
      let isMatch = (instanceOf(type) as Matcher<Any>).matches(value).isMatch
      return (isMatch, results.allSatisfy { $0.isMatch == isMatch })
    }
    self.isInstance = isInstance
  }
}

private let rows = [
  Row(NSNumber(value: 1), NSNumber.self, true),
  Row(NSNumber(value: 1), NSObject.self, true),
  Row(NSNumber(value: 1), Bool.self, false),
  Row(NSNumber(value: 1), Int.self, true),
  Row(NSNumber(value: 1), Double.self, false),
  Row(AnyHashable(NSNumber(value: 1)), Int.self, true),
  Row(Optional(NSNumber(value: true)) as Any, Bool.self, true),
  Row(AnyHashable(NSNumber(value: 1)), Bool.self, false),
  Row("a", NSString.self, false),
  Row(NSString("a"), String.self, true),
  Row(NSString("a"), String?.self, false),
  Row(NSArray(array: [NSString("a")]), [String].self, true),
  Row(NSArray(array: [NSNumber(value: 1)]), [Bool].self, false),
  Row(Date(), NSDate.self, false),
  Row(1.0, CGFloat.self, false),
  Row([Int](), [String].self, false),
  Row([Int](), [Int].self, true),
  Row([1], [Any].self, false),
  Row([1: 2], [AnyHashable: Any].self, false),
  Row(Set<Int>(), Set<String>.self, false),
  Row(Int?.none as Any, Int?.self, true),
  Row(Int?.none as Any, Int.self, false),
  Row(Int?.none as Any, String?.self, false),
  Row([Int?.none], [String?].self, false),
  Row(Int?(5) as Any, Int.self, true),
  Row(Int?(5) as Any, Int?.self, true),
  Row(Int??(5) as Any, Int.self, true),
  Row(5, Int?.self, false),
  Row(AnyHashable(5), Int.self, true),
  Row(AnyHashable(5), AnyHashable.self, true),
  Row(AnyHashable(Int?(5)), Int.self, true),
  Row(5, AnyHashable.self, false),
  Row(5, Any.self, true),
  Row(5, (any Equatable).self, true),
  Row(5, AnyObject.self, false),
  Row("a", AnyObject.self, false),
  Row(Chef("Jiro"), AnyObject.self, true),
  Row(Chef("Jiro"), Cook.self, true),
  Row(Chef("Jiro"), (any Cook & Event).self, true),
  Row(Cook("Jiro"), Chef.self, false),
  Row(Cook("Jiro"), (any Event).self, false),
  Row([Chef("Jiro")], [Cook].self, false),
  Row([Placed() as any Event], [any Event].self, true),
  Row([1], (any Collection<Int>).self, true),
  Row(Int.self, Any.Type.self, true),
  Row(Placed.self, (any Event.Type).self, true),
  Row(CocoaError(.fileNoSuchFile), (any Error).self, true),
  Row(CocoaError(.fileNoSuchFile), NSError.self, false),
  Row(NSError(domain: NSCocoaErrorDomain, code: 4), CocoaError.self, true),
  Row(NSError(domain: "kitchen", code: 4), CocoaError.self, false),
]

@Suite("Types") struct TypesTests {
  @Test(
    "instanceOf and its like judge by the dynamic type, without a conversion that loses something",
    arguments: rows)
  private func dynamicType(_ row: Row) {
    #expect(row.matches().is == row.isInstance)
    #expect(row.matches().alike)
  }

  @Test("instanceOf names the modules of types that have one name")
  func oneName() {
    struct Date {}
    assertMismatch(
      Foundation.Date(timeIntervalSince1970: 0) as Any,
      instanceOf(Date.self),
      text: """
        expected an instance of TypesTests.Date, but was 1970-01-01T00:00:00Z (Date)
        """
    )
    assertMismatch(
      Duration() as Any,
      instanceOf(Swift.Duration.self, and: anything()),
      text: """
        expected an instance of Swift.Duration that is anything, \
        but was Duration() (CharmestCoreTests.Duration)
        """
    )
  }

  @Test("instanceOf names the type that came, where a cast would have converted it")
  func converted() {
    assertMismatch(
      NSNumber(value: 1),
      instanceOf(Bool.self),
      text: "expected an instance of Bool, but was 1 (NSNumber)"
    )
    assertMismatch(
      NSNumber(value: true),
      instanceOf(Int.self),
      text: "expected an instance of Int, but was 1 (NSNumber)"
    )
    assertMismatch(
      NSString("miso"),
      instanceOf(String.self, and: "shio"),
      text: "expected \"shio\", but was \"miso\""
    )
    assertMismatch(
      [Int]() as Any,
      instanceOf([String].self),
      text: "expected an instance of [String], but was [] ([Int])"
    )
    assertMismatch(
      Int?.none as Any,
      instanceOf(String?.self),
      text: "expected an instance of String?, but was nil (Int?)"
    )
    assertMismatch(
      5,
      instanceOf(Int?.self),
      text: "expected an instance of Int?, but was 5 (Int)"
    )
  }

  @Test("sameInstance matches the very object, not one that is equal")
  func identity() {
    let jiro = Cook("Jiro")
    assertMatches(jiro, sameInstance(jiro))
    assertMismatch(
      Cook("Jiro"),
      sameInstance(jiro),
      text: """
        expected the same instance as Cook(name: "Jiro"), but was another: Cook(name: "Jiro")
        """
    )
    assertDescription(sameInstance(jiro), "the same instance as Cook(name: \"Jiro\")")
  }

  @Test("instanceOf matches the type, subclasses and conforming types, at any static type")
  func types() {
    assertMatches(5 as Any, instanceOf(Int.self))
    assertMatches(Chef("Jiro") as Cook, instanceOf(Chef.self))
    assertMatches(Chef("Jiro"), instanceOf(Cook.self))
    assertMatches(Paid(amount: 9) as any Event, instanceOf(Paid.self))
    assertMatches(Paid(amount: 9) as Any, instanceOf((any Event).self))
    assertMismatch(
      5 as Any,
      instanceOf(String.self),
      text: "expected an instance of String, but was 5 (Int)"
    )
    assertMismatch(
      Placed() as any Event,
      instanceOf(Paid.self),
      text: "expected an instance of Paid, but was Placed() (Placed)"
    )
    assertMismatch(
      nil as Any?,
      instanceOf(String.self),
      text: "expected an instance of String, but was nil"
    )
    assertDescription(instanceOf(Paid.self) as Matcher<Any>, "an instance of Paid")
  }

  @Test("isA judges the instance, also by a plain value")
  func isAAnd() {
    let amount = 900
    assertMatches(5 as Any, isA(Int.self, and: greaterThan(3)))
    assertMatches(amount as Any, isA(Int.self, and: amount))
    assertMatches(amount as Any, instanceOf(Int.self, and: amount))
    assertMatches("a" as Any, isA(String.self, and: "a"))
    assertMismatch(
      Paid(amount: 850) as any Event, isA(Paid.self, and: hasProperty(\.amount, amount)),
      text: """
        amount: expected 900, but was 850
          but was: Paid(amount: 850)
        """)
    assertDescription(
      isA(Int.self, and: greaterThan(3)) as Matcher<Any>,
      "an instance of Int that is a value greater than 3")
  }

  @Test("instanceOfAnd takes the type from the matcher")
  func typesOfMatchers() {
    let matcher: Matcher<any Event> = instanceOfAnd(hasProperty(\Paid.amount, 900))
    assertMatches(Paid(amount: 900), matcher)
    assertMatches(5 as Any, instanceOfAnd(greaterThan(3)))
    assertMismatch(
      Paid(amount: 850),
      matcher,
      "it",
      text: """
        it.amount: expected 900, but was 850
          but was: Paid(amount: 850)
        """
    )
    assertMismatch(
      "5" as Any,
      instanceOfAnd(equalTo(5)),
      text: #"expected an instance of Int that is 5, but was "5" (String)"#
    )
  }

  @Test("instanceOf hands the value on as that type")
  func typesAnd() {
    let matcher: Matcher<any Event> = instanceOf(Paid.self, and: hasProperty(\.amount, 900))
    assertMatches(Paid(amount: 900), matcher)
    assertMismatch(
      Paid(amount: 850),
      matcher,
      "it",
      text: """
        it.amount: expected 900, but was 850
          but was: Paid(amount: 850)
        """
    )
    assertMismatch(
      Placed(),
      matcher,
      text: "expected an instance of Paid whose .amount is 900, but was Placed() (Placed)"
    )
  }

  @Test("instanceOf looks through optionals, and can be negated")
  func optionals() {
    assertMatches(5 as Int??, instanceOf(Int.self))
    assertMismatch(
      5 as Int??,
      instanceOf(String.self),
      text: "expected an instance of String, but was 5 (Int)"
    )
    assertMismatch(
      5 as Any,
      not(instanceOf(Int.self)),
      text: "expected not an instance of Int, but was 5"
    )
    assertDescription(
      instanceOf(Int.self, and: greaterThan(3)) as Matcher<Any>,
      "an instance of Int that is a value greater than 3"
    )
  }
}
