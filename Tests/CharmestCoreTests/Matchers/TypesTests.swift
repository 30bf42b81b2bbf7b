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

extension Chef: Event {}

/// A value, a type, and whether the value is an instance of it.
private struct Row: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let isInstance: Bool
  /// What the forms of the matcher say.
  let verdicts: @Sendable () -> [Bool]

  init<Type>(
    _ value: @escaping @Sendable @autoclosure () -> Any, _ type: Type.Type, _ isInstance: Bool
  ) {
    testDescription = "\(Swift.type(of: value())) as \(type)"
    self.isInstance = isInstance
    verdicts = {
      let matchers: [Matcher<Any>] = [
        instanceOf(type), not(not(instanceOf(type))), instanceOf(type, and: anything()),
      ]
      return matchers.map { $0.matches(value()).isMatch }
    }
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
  // Bridged from Objective-C.
  Row(NSString("a"), String.self, true),
  Row(NSMutableString("a"), String.self, true),
  Row(NSNumber(value: 1), Int.self, true),
  Row(NSNumber(value: Int.max), Int.self, true),
  Row(NSNumber(value: UInt.max), UInt.self, true),
  Row(NSNumber(value: 1), Bool.self, false),
  Row(NSNumber(value: 0), Bool.self, false),
  Row(NSNumber(value: Int8(1)), Bool.self, false),
  Row(NSNumber(value: 1), Double.self, false),
  Row(NSNumber(value: true), Bool.self, true),
  Row(NSNumber(value: true), Int.self, false),
  Row(NSNumber(value: true), Int8.self, false),
  Row(NSNumber(value: 1.5), Double.self, true),
  Row(NSNumber(value: 1.0), Int.self, false),
  Row(NSNumber(value: Double.nan), Double.self, true),
  Row(NSNumber(value: 1.5), Float.self, false),
  Row(NSNumber(value: Float(1.5)), Float.self, true),
  Row(NSNumber(value: Float(1.5)), Double.self, false),
  Row(NSDecimalNumber(string: "1.1"), Decimal.self, true),
  Row(NSDate(timeIntervalSince1970: 1), Date.self, true),
  Row(NSData(data: Data([1])), Data.self, true),
  Row(NSURL(fileURLWithPath: "/a"), URL.self, true),
  Row(NSUUID(), UUID.self, true),
  Row(NSNull(), Int?.self, false),
  Row(NSError(domain: NSCocoaErrorDomain, code: 4), CocoaError.self, true),
  Row(NSArray(), [String].self, true),
  Row(NSArray(array: [NSString("a"), NSString("b")]), [String].self, true),
  Row(NSArray(array: [NSNumber(value: 1)]), [Int].self, true),
  Row(NSArray(array: [NSNumber(value: 1)]), [Any].self, true),
  Row(NSArray(array: [NSNumber(value: 1)]), [Bool].self, false),
  Row(NSArray(array: [NSArray(array: [NSNumber(value: 1)])]), [[Bool]].self, false),
  Row(NSArray(array: [NSString("a"), NSNumber(value: 1)]), [Any].self, true),
  Row(NSSet(array: [NSNumber(value: 1), NSNumber(value: 2)]), Set<Int>.self, true),
  Row(NSDictionary(dictionary: ["a": NSNumber(value: 1)]), [String: Int].self, true),
  Row(NSDictionary(dictionary: ["a": NSNumber(value: 1)]), [String: Any].self, true),
  Row(NSDictionary(dictionary: ["a": NSNumber(value: 1)]), [AnyHashable: Any].self, true),
  Row(NSDictionary(dictionary: ["a": NSNumber(value: 1)]), [String: Bool].self, false),
  Row(NSDictionary(dictionary: [NSNumber(value: 1): "a"]), [Int: String].self, true),
]

@Suite("Types") struct TypesTests {
  @Test(
    "instanceOf and its like judge by the dynamic type, without a conversion that loses something",
    arguments: rows)
  private func dynamicType(_ row: Row) {
    #expect(row.verdicts() == Array(repeating: row.isInstance, count: 3))
  }

  @Test("instanceOf is asked of values of any static type, and names the type that came")
  func types() {
    assertMatches(5 as Int??, instanceOf(Int.self))
    assertMatches(Chef("Jiro") as Cook, instanceOf(Chef.self))
    assertMatches(Paid(amount: 9) as any Event, instanceOf(Paid.self))
    #expect(summary(nil as Any?, instanceOf(String.self)).hasSuffix("but was nil"))
    #expect(summary(5 as Any, instanceOf(String.self)).hasSuffix("but was 5 (Int)"))
  }

  @Test("instanceOf hands the value on as that type, also to a plain value")
  func typesAnd() {
    let amount = 900
    let matcher: Matcher<any Event> = instanceOf(Paid.self, and: hasProperty(\.amount, amount))
    assertMatches(amount as Any, instanceOf(Int.self, and: amount))
    assertMismatch(NSString("miso"), instanceOf(String.self, and: "shio"))
    assertMismatch(Placed(), matcher)
    #expect(leaves(Paid(amount: 850), matcher) == [[".amount", "900", "850"]])
  }

  @Test("sameInstance matches the very object, not one that is equal")
  func identity() {
    let jiro = Cook("Jiro")
    assertMatches(jiro, sameInstance(jiro))
    assertMismatch(Cook("Jiro"), sameInstance(jiro))
    #expect(summary(Cook("Jiro"), sameInstance(jiro)).contains(#"but was another: Cook(name: "Ji"#))
  }
}
