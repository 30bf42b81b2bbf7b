import CharmestCore
import Foundation
import Testing

@Suite("The result of a method that was not stubbed") struct UnstubbedDefaultTests {
  private struct Toppings: OptionSet { let rawValue: Int }

  private func result<Result>(_ type: Result.Type) throws -> Result {
    try MockMethod("result()", returning: type, throwing: (any Error).self).invoke()
  }

  @Test("is false, nothing, empty or zero")
  func values() throws {
    #expect(try result(Bool.self) == false)
    #expect(try result([Int].self) == [])
    #expect(try result([Any].self).isEmpty)
    #expect(try result(ContiguousArray<Int>.self) == [])
    #expect(try result(Set<Int>.self) == [])
    #expect(try result([String: Int].self) == [:])
    #expect(try result([String: Any].self).isEmpty)
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

  @Test("is nil, the outer one of several, and not a nil inside a value")
  func nothing() throws {
    #expect(try result(Int?.self) == nil)
    #expect(try result([Any]?.self) == nil)
    #expect(try result(Any?.self) == nil)
    #expect(try result((any Sendable)?.self) == nil)
    #expect(try result(AnyObject?.self) == nil)
    #expect(try result((any CustomStringConvertible)?.self) == nil)
    if case .some = try result(Any??.self) { Issue.record("a nil inside an optional") }
    if case .some = try result(Int??.self) { Issue.record("a nil inside an optional") }
  }

  @Test("is an error where there is no such value, and never a hidden nil")
  func none() {
    let types: [Any.Type] = [
      URL.self, Character.self, (Int, Int).self, (() -> Void).self, Any.self, (any Sendable).self,
      AnyObject.self, AnyHashable.self, (any CustomStringConvertible).self,
      (any AdditiveArithmetic).self, (any ExpressibleByNilLiteral).self, Any.Type.self,
      (Any, Any).self, (any Error).self,
    ]
    func expectError<Result>(_ type: Result.Type) {
      #expect(throws: UnstubbedCall.self) { try result(type) }
    }
    for type in types { expectError(type) }
  }
}
