import CharmestCore
import Testing

@Suite("Call") struct CallTests {
  @Test("keeps a closure that the test can call, also as the only argument")
  func closures() {
    let onRing = MockMethod("onRing(_:)", taking: (@Sendable (Int) -> Int).self)
    onRing.invoke { $0 + 1 }
    #expect(argument(of: onRing.calls.last!)(3) == 4)
    let onRingNamed = MockMethod(
      "onRing(_:named:)", taking: (@Sendable (Int) -> Int).self, String.self)
    onRingNamed.invoke({ $0 + 2 }, "bell")
    #expect(onRingNamed.calls.last!.arguments.0(3) == 5)
  }

  @Test("gives its arguments through the method, and a single argument without a tuple")
  func arguments() {
    let greet = MockMethod("greet(_:)", taking: String.self)
    let cook = MockMethod("cook(_:_:_:)", taking: Int.self, String.self, [String].self)
    let light = MockMethod("light()")
    #expect(greet.arguments == [])
    for name in ["Jon", "Ann"] { greet.invoke(name) }
    cook.invoke(2, "miso", ["nori"])
    light.invoke()
    let guests: [String] = greet.arguments
    #expect(guests == ["Jon", "Ann"])
    let orders: [(Int, String, [String])] = cook.arguments
    #expect(orders.map(\.2) == [["nori"]])
    assertMatches(cook.arguments, containsExactly(hasProperty(\.0, greaterThan(1))))
    #expect(light.arguments.count == 1)
  }

  @Test("has key paths to its parts, which the compiler takes, also while it is suspended")
  func keyPaths() async throws {
    let cook = MockMethod("cook(_:_:)", taking: Int.self, String.self)
    func cookMeals() {
      cook.invoke(2, "miso")
      cook.invoke(3, "shio")
    }
    cookMeals()
    #expect(cook.calls.map(\.arguments.0) == [2, 3])
    #expect(cook.calls.map(\.arguments).map(\.1) == ["miso", "shio"])
    assertMatches(cook.calls, everyItem(hasProperty(\.arguments.0, greaterThan(1))))
    #expect(verify(cook, 2).map(\.arguments.0) == [2, 3])
    let load = MockMethod("load(_:)", taking: Int.self, returning: String.self)
    let pending = load.suspends()
    async let page = load.invoke(7)
    let call = try await pending.next()
    #expect(pending.inFlight.map(\.arguments) == [7])
    #expect(pending.inFlight.map(\.isInFlight) == [true])
    assertMatches(pending, hasProperty(\.inFlight, hasCount(1)))
    assertMatches(load, hasProperty(\.arguments, containsExactly(7)))
    call.resume(returning: "news")
    #expect(await page == "news")
  }
}

private final class Bowl { var soup = "miso" }
private final class Ticket { let number = 7 }

@Suite("An object that was an argument") struct ChangingArgumentTests {
  @Test("is marked as it is now, if it may have changed since the call")
  func mark() {
    let serve = MockMethod("serve(_:to:)", taking: Bowl?.self, String.self)
    let bowl = Bowl()
    serve.invoke(bowl, "Jon")
    bowl.soup = "shio"
    let failures = collectFailures { verify(serve, calledWith: anything(), equalTo("Ann")) }
    let text = failures.first?.description
    #expect(text?.contains(#"(soup: "shio") as it is now, to: "Jon")"#) == true)
    #expect("\(serve.recordedCalls[0])".contains("as it is now"))
    // Nothing in it varies.
    let show = MockMethod("show(_:_:)", taking: Ticket.self, Int?.self)
    show.invoke(Ticket(), nil)
    #expect(!"\(show.recordedCalls[0])".contains("now"))
  }
}

@Suite("What is kept of arguments") struct KeptArgumentsTests {
  private final class Topping: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Weak {
    weak var topping: Topping?
    init(_ topping: Topping) { self.topping = topping }
  }

  private typealias Adding = MockMethod<Topping, String, Void, Never>

  /// Calls a method with objects that nobody else keeps.
  private func record(_ count: Int, on method: Adding) -> [Weak] {
    (0..<count).map { number in
      let topping = Topping(number)
      method.invoke(topping, "extra \(number)")
      return Weak(topping)
    }
  }

  @Test("is each call's own, however many there are", arguments: [1, 15, 16, 17, 100])
  func manyCalls(_ count: Int) {
    let method = Adding("add(_:_:)")
    let toppings = record(count, on: method)
    #expect(method.calls.map { $0.arguments.0.number } == Array(0..<count))
    #expect(method.calls.map { $0.arguments.1 } == (0..<count).map { "extra \($0)" })
    #expect(toppings.allSatisfy { $0.topping != nil })
  }

  @Test("is let go when the calls are forgotten, or with the method")
  func forgotten() {
    var method: Adding? = Adding("add(_:_:)")
    let before = method.map { record(40, on: $0) }
    method?.forgetCalls()
    #expect(before?.allSatisfy { $0.topping == nil } == true)
    let after = method.map { record(3, on: $0) }
    #expect(method?.calls.map { $0.arguments.0.number } == [0, 1, 2])
    method = nil
    #expect(after?.allSatisfy { $0.topping == nil } == true)
  }

  @Test("stays with a call that somebody keeps, and with no other")
  func kept() {
    let method = Adding("add(_:_:)")
    let toppings = record(100, on: method)
    let call = method.calls[50]
    method.forgetCalls()
    #expect(call.arguments.0.number == 50)
    #expect(toppings.compactMap(\.topping?.number) == [50])
  }
}
