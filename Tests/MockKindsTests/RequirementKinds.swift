import Charmest

// One mock for every kind of requirement that a protocol can have.

protocol Everything {
  typealias Handler = @Sendable (Int) -> Void

  init(name: String)
  static func open() -> Int
  subscript(key: String) -> Int { get set }
  func none()
  func eight(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int)
  func optional(_ guest: String?)
  func pair(_ pair: (Int, String))
  func existential(_ error: any Error)
  func variadic(_ numbers: Int...)
  func generic<Value>(_ value: Value)
  func constrained<Value: CustomStringConvertible & Sendable>(_ value: Value) -> String
  func subscribe(_ handler: @escaping Handler)
  func borrow(_ body: () -> Int) -> Int
  func change(_ numbers: inout [Int])
  func find(_ number: Int) -> String
  func find(_ name: String) -> String
  func find(named name: String) -> String
  static func == (first: Self, second: Self) -> Bool
}

final class EverythingMock: Mock, Everything {
  static let openCalls = MockMethod("open()", returning: Int.self)
  static let initCalls = MockMethod("init(name:)", taking: String.self)
  static let equalsCalls = MockMethod("==(_:_:)", returning: Bool.self)

  let subscriptGets = MockMethod("subscript(_:) { get }", taking: String.self, returning: Int.self)
  let subscriptSets = MockMethod("subscript(_:) { set }", taking: String.self, Int.self)
  let noneCalls = MockMethod("none()")
  let eightCalls = MockMethod(
    "eight(_:_:_:_:_:_:_:_:)",
    taking: Int.self,
    Int.self,
    Int.self,
    Int.self,
    Int.self,
    Int.self,
    Int.self,
    Int.self
  )
  let optionalCalls = MockMethod("optional(_:)", taking: String?.self)
  let pairCalls = MockMethod("pair(_:)", taking: Int.self, String.self)
  let existentialCalls = MockMethod("existential(_:)", taking: (any Error).self)
  let variadicCalls = MockMethod("variadic(_:)", taking: [Int].self)
  let genericCalls = MockMethod("generic(_:)", taking: Any.self)
  let constrainedCalls = MockMethod(
    "constrained(_:)",
    taking: (any CustomStringConvertible & Sendable).self,
    returning: String.self
  )
  let subscribeCalls = MockMethod("subscribe(_:)", taking: Handler.self)
  /// What a closure gave that does not escape: the closure itself cannot be kept.
  let borrowCalls = MockMethod("borrow(_:)", taking: Int.self, returning: Int.self)
  let changeCalls = MockMethod("change(_:)", taking: [Int].self, returning: [Int].self)
  /// The value after the call, as a method of its own.
  let changedCalls = MockMethod("changed(_:)", taking: [Int].self)
  let findByNumberCalls = MockMethod("find(_:)", taking: Int.self, returning: String.self)
  let findByTextCalls = MockMethod("find(_:)", taking: String.self, returning: String.self)
  let findNamedCalls = MockMethod("find(named:)", taking: String.self, returning: String.self)

  init(name: String) { Self.initCalls.invoke(name) }

  static func open() -> Int { openCalls.invoke() }

  subscript(key: String) -> Int {
    get { subscriptGets.invoke(key) }
    set { subscriptSets.invoke(key, newValue) }
  }

  func none() { noneCalls.invoke() }
  func eight(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int) {
    eightCalls.invoke(a, b, c, d, e, f, g, h)
  }
  func optional(_ guest: String?) { optionalCalls.invoke(guest) }
  func pair(_ pair: (Int, String)) { pairCalls.invoke(pair.0, pair.1) }
  func existential(_ error: any Error) { existentialCalls.invoke(error) }
  func variadic(_ numbers: Int...) { variadicCalls.invoke(numbers) }
  func generic<Value>(_ value: Value) { genericCalls.invoke(value) }
  func constrained<Value: CustomStringConvertible & Sendable>(_ value: Value) -> String {
    constrainedCalls.invoke(value)
  }
  func subscribe(_ handler: @escaping Handler) { subscribeCalls.invoke(handler) }
  func borrow(_ body: () -> Int) -> Int { borrowCalls.invoke(body()) }
  func change(_ numbers: inout [Int]) {
    numbers = changeCalls.invoke(numbers, default: numbers)
    changedCalls.invoke(numbers)
  }
  func find(_ number: Int) -> String { findByNumberCalls.invoke(number) }
  func find(_ name: String) -> String { findByTextCalls.invoke(name) }
  func find(named name: String) -> String { findNamedCalls.invoke(name) }

  static func == (first: EverythingMock, second: EverythingMock) -> Bool { equalsCalls.invoke() }
}

protocol Counting {
  mutating func count() -> Int
}

struct MutatingMock: Mock, Counting {
  let countCalls = MockMethod("count()", returning: Int.self)
  mutating func count() -> Int { countCalls.invoke() }
}
