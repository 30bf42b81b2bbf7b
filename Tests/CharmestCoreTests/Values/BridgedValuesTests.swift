import CharmestCore
import Foundation
import Testing

/// Foundation converts objects outside Apple's systems as well, but makes fewer of them by itself.
@Suite("Values bridged from Objective-C") struct BridgedValuesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isInstance: @Sendable () -> Bool
    let expected: Bool

    init<Type>(
      _ value: @escaping @Sendable @autoclosure () -> Any, _ type: Type.Type, _ expected: Bool
    ) {
      testDescription = "\(Swift.type(of: value())) \(value()) as \(type)"
      isInstance = { explain(value(), instanceOf(type)) == nil }
      self.expected = expected
    }
  }

  @Test(
    "are instances of the Swift types that they stand for, and of no others",
    arguments: [
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
      Row(NSURL(string: "https://a.b")!, URL.self, true),
      Row(NSUUID(), UUID.self, true),
      Row(NSNull(), Int?.self, false),
      Row(NSError(domain: NSCocoaErrorDomain, code: 4), CocoaError.self, true),
    ]
  )
  func values(_ row: Row) { #expect(row.isInstance() == row.expected) }

  @Test(
    "in collections are instances if each element is",
    arguments: [
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
  )
  func collections(_ row: Row) { #expect(row.isInstance() == row.expected) }
}
