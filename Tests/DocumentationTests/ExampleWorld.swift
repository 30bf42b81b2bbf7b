import Charmest
import Foundation

// The examples of several files use this.

/// Gives its values one after the other, one for each look at it, and then always the last.
struct ChangingValue<Value: Sendable>: Sendable {
  /// Under its lock.
  private final class Looks: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
      lock.withLock {
        defer { count += 1 }
        return count
      }
    }
  }

  private let values: [Value]
  private let looks = Looks()

  init(_ values: [Value]) { self.values = values }

  var now: Value { values[min(looks.next(), values.count - 1)] }
}

/// A kitchen that opens and closes.
struct RamenKitchen: Sendable {
  private let states: ChangingValue<Bool>

  init(isOpen states: Bool...) { self.states = ChangingValue(states) }

  var isOpen: Bool { states.now }
}

/// An order whose guest and state change.
struct TableOrder: Sendable {
  enum State { case cooking, served }

  private let guestNames: ChangingValue<String?>
  private let states: ChangingValue<State>

  init(of guestNames: String?...) {
    self.guestNames = ChangingValue(guestNames)
    states = ChangingValue([.cooking])
  }

  init(_ states: State...) {
    guestNames = ChangingValue([nil])
    self.states = ChangingValue(states)
  }

  var guestName: String? { guestNames.now }
  var state: State { states.now }
}

/// Why a text is not an order.
enum ParseError: Error, Equatable {
  case empty
  case eof(line: Int)
}

/// A parser that reads a number from each text, or throws for each text.
func parser(_ outcome: Result<Int, ParseError>) -> (String) throws -> Int {
  { _ in try outcome.get() }
}

/// There is no network.
struct Offline: Error {}

/// Records how pages are loaded.
final class MockAPI: Mock, Sendable {
  let loadCalls = MockMethod(
    "load(_:)",
    taking: Int.self,
    returning: String.self,
    throwing: (any Error).self
  )

  func load(_ id: Int) async throws -> String { try await loadCalls.invoke(id) }
}

/// Records how a stove is lit.
final class MockStove: Mock, Sendable {
  let lightCalls = MockMethod("light()")

  func light() { lightCalls.invoke() }
}

/// A stream that gives some elements and then ends, or throws an error.
func stream<Element: Sendable>(_ elements: Element..., throwing error: (any Error)? = nil)
  -> AsyncThrowingStream<Element, any Error>
{
  AsyncThrowingStream { continuation in
    for element in elements { continuation.yield(element) }
    continuation.finish(throwing: error)
  }
}
