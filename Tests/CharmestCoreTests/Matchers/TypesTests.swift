import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

private class Cook: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (first: Cook, second: Cook) -> Bool { first.name == second.name }
}

private final class Chef: Cook {}

private protocol Event {}
private struct Paid: Event { var amount: Int }
private struct Placed: Event {}

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
        instanceOf(type, and: anything()).matches(value),
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
  Row(AnyHashable(NSNumber(value: 1)), Int.self, true),
  Row(Optional(NSNumber(value: true)) as Any, Bool.self, true),
  Row(AnyHashable(NSNumber(value: 1)), Bool.self, false),
  Row("a", NSString.self, false),
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
  Row(AnyHashable(5), Int.self, true),
  Row(AnyHashable(5), AnyHashable.self, true),
  Row(AnyHashable(Int?(5)), Int.self, true),
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
]

@Suite("Types") struct TypesTests {
  @Test(
    "instanceOf and its like judge by the dynamic type, without a conversion that loses something",
    arguments: rows)
  private func dynamicType(_ row: Row) {
    #expect(row.matches().is == row.isInstance)
    #expect(row.matches().alike)
  }

  @Test("instanceOf matches the type, subclasses and conforming types, at any static type")
  func types() {
    assertMatches(5 as Any, instanceOf(Int.self))
    assertMatches(5 as Int??, instanceOf(Int.self))
    assertMatches(Chef("Jiro") as Cook, instanceOf(Chef.self))
    assertMatches(Chef("Jiro"), instanceOf(Cook.self))
    assertMatches(Paid(amount: 9) as any Event, instanceOf(Paid.self))
    assertMatches(Paid(amount: 9) as Any, instanceOf((any Event).self))
    assertMismatch(5 as Any, not(instanceOf(Int.self)))
    assertMismatch(Placed() as any Event, instanceOf(Paid.self))
    assertMismatch(nil as Any?, instanceOf(String.self))
    expectText(
      explain(5 as Any, instanceOf(String.self), "price"),
      """
      price: expected an instance of String, but was 5 (Int)
      """
    )
    assertDescription(instanceOf(Paid.self) as Matcher<Any>, "an instance of Paid")
  }

  @Test("instanceOf hands the value on as that type, also to a plain value")
  func typesAnd() {
    let amount = 900
    let matcher: Matcher<any Event> = instanceOf(Paid.self, and: hasProperty(\.amount, amount))
    assertMatches(5 as Any, instanceOf(Int.self, and: greaterThan(3)))
    assertMatches(amount as Any, instanceOf(Int.self, and: amount))
    assertMatches(Paid(amount: 900), matcher)
    assertMismatch(NSString("miso"), instanceOf(String.self, and: "shio"))
    assertMismatch(Placed(), matcher)
    #expect(leaves(Paid(amount: 850), matcher) == [[".amount", "900", "850"]])
    assertDescription(
      instanceOf(Int.self, and: greaterThan(3)) as Matcher<Any>,
      "an instance of Int that is a value greater than 3")
  }

  @Test("sameInstance matches the very object, not one that is equal")
  func identity() {
    let jiro = Cook("Jiro")
    assertMatches(jiro, sameInstance(jiro))
    expectText(
      explain(Cook("Jiro"), sameInstance(jiro), "cook"),
      #"""
      cook: expected the same instance as Cook(name: "Jiro"), but was another: Cook(name: "Jiro")
      """#
    )
    assertDescription(sameInstance(jiro), "the same instance as Cook(name: \"Jiro\")")
  }
}
