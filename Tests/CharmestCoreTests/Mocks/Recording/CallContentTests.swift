import CharmestCore
import Testing

@Suite("What is kept of arguments") struct CallContentTests {
  private final class Topping: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Weak {
    weak var topping: Topping?
    init(_ topping: Topping) { self.topping = topping }
  }

  /// Calls a method with objects that nobody else keeps.
  private func record(
    _ count: Int,
    on method: MockMethod<Topping, String, Void, Never>
  ) -> [Weak] {
    (0..<count).map { number in
      let topping = Topping(number)
      method.invoke(topping, "extra \(number)")
      return Weak(topping)
    }
  }

  @Test("is each call's own, however many there are", arguments: [1, 15, 16, 17, 100])
  func manyCalls(_ count: Int) {
    let method = MockMethod("add(_:_:)", taking: Topping.self, String.self)
    let toppings = record(count, on: method)
    #expect(method.calls.map { $0.arguments.0.number } == Array(0..<count))
    #expect(method.calls.map { $0.arguments.1 } == (0..<count).map { "extra \($0)" })
    #expect(toppings.allSatisfy { $0.topping != nil })
  }

  @Test("is let go when the calls are forgotten, and new calls have their own")
  func forgotten() {
    let method = MockMethod("add(_:_:)", taking: Topping.self, String.self)
    let before = record(40, on: method)
    method.forgetCalls()
    #expect(before.allSatisfy { $0.topping == nil })
    let after = record(3, on: method)
    #expect(method.calls.map { $0.arguments.0.number } == [0, 1, 2])
    method.reset()
    #expect(after.allSatisfy { $0.topping == nil })
  }

  @Test("is let go with the method")
  func freed() {
    var method: MockMethod<Topping, String, Void, Never>? = MockMethod(
      "add(_:_:)",
      taking: Topping.self,
      String.self
    )
    let toppings = method.map { record(20, on: $0) } ?? []
    method = nil
    #expect(toppings.count == 20)
    #expect(toppings.allSatisfy { $0.topping == nil })
  }

  @Test("stays with a call that somebody keeps, and with no other")
  func kept() {
    let method = MockMethod("add(_:_:)", taking: Topping.self, String.self)
    let toppings = record(100, on: method)
    let call = method.calls[50]
    method.forgetCalls()
    #expect(call.arguments.0.number == 50)
    #expect(toppings.compactMap(\.topping?.number) == [50])
  }

  @Test("is nothing where there are no arguments")
  func noArguments() {
    let method = MockMethod("wash()")
    for _ in 1...20 { method.invoke() }
    #expect(method.calls.count == 20)
    #expect(method.calls.allSatisfy { $0.arguments == () })
  }

  @Test("is only a text where the method does not retain arguments")
  func notRetained() {
    let method = MockMethod(
      "add(_:_:)",
      taking: Topping.self,
      String.self,
      retainsArguments: false
    )
    let toppings = record(20, on: method)
    #expect(toppings.allSatisfy { $0.topping == nil })
    #expect(method.recordedCalls[17].description.hasSuffix("\"extra 17\")"))
  }
}
