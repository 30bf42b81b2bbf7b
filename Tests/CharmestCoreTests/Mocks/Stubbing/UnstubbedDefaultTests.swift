import CharmestCore
import Foundation
import Testing

@Suite("The result of a method that was not stubbed") struct UnstubbedDefaultTests {
  private struct Toppings: OptionSet { let rawValue: Int }

  private func result<Result>(_ type: Result.Type) throws -> Result {
    try MockMethod("result()", returning: type, throwing: (any Error).self).invoke()
  }

  @Test("is nil, false, nothing, empty or zero")
  func values() throws {
    #expect(try result(Int?.self) == nil)
    #expect(try result(String??.self) == .some(nil) || result(String??.self) == nil)
    #expect(try result(Bool.self) == false)
    #expect(try result([Int].self) == [])
    #expect(try result(ContiguousArray<Int>.self) == [])
    #expect(try result(Set<Int>.self) == [])
    #expect(try result([String: Int].self) == [:])
    #expect(try result(String.self) == "")
    #expect(try result(Substring.self) == "")
    #expect(try result(Data.self) == Data())
    #expect(try result(Toppings.self) == [])
    #expect(try result(UInt8.self) == 0)
    #expect(try result(Double.self) == 0)
    #expect(try result(Decimal.self) == 0)
    #expect(try result(Duration.self) == .zero)
    try result(Void.self)
  }

  @Test("is nil, and not a nil inside a value")
  func nilOfAny() throws {
    #expect(try result(Any?.self) == nil)
    #expect(try result((any Sendable)?.self) == nil)
    #expect(try result(AnyObject?.self) == nil)
    #expect(try result((any CustomStringConvertible)?.self) == nil)
  }

  @Test("is an error where there is no such value")
  func none() {
    #expect(throws: UnstubbedCall.self) { try result(URL.self) }
    #expect(throws: UnstubbedCall.self) { try result(Character.self) }
    #expect(throws: UnstubbedCall.self) { try result((Int, Int).self) }
    #expect(throws: UnstubbedCall.self) { try result((() -> Void).self) }
  }

  @Test("is an error, and never a hidden nil, for types that every value has")
  func noHiddenNil() {
    #expect(throws: UnstubbedCall.self) { try result(Any.self) }
    #expect(throws: UnstubbedCall.self) { try result((any Sendable).self) }
    #expect(throws: UnstubbedCall.self) { try result(AnyObject.self) }
    #expect(throws: UnstubbedCall.self) { try result(AnyHashable.self) }
    #expect(throws: UnstubbedCall.self) { try result((any CustomStringConvertible).self) }
    #expect(throws: UnstubbedCall.self) { try result((any AdditiveArithmetic).self) }
    #expect(throws: UnstubbedCall.self) { try result((any ExpressibleByNilLiteral).self) }
    #expect(throws: UnstubbedCall.self) { try result(Any.Type.self) }
    #expect(throws: UnstubbedCall.self) { try result((Any, Any).self) }
    #expect(throws: UnstubbedCall.self) { try result((any Error).self) }
  }

  @Test("is an empty collection of any values, and the outer nil of several optionals")
  func collectionsOfAny() throws {
    #expect(try result([Any].self).isEmpty)
    #expect(try result([String: Any].self).isEmpty)
    #expect(try result([Any]?.self) == nil)
    if case .some = try result(Any??.self) { Issue.record("a nil inside an optional") }
    if case .some = try result(Int??.self) { Issue.record("a nil inside an optional") }
  }
}
