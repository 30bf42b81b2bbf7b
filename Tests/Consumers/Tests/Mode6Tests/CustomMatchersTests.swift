import Charmest
import Testing
import XCTest

@MainActor private final class Controller {
  var title = "Miso"
  var isLoading = false
  var footer: String? = "Thank you"
}

nonisolated private struct Guest: Sendable {
  var name = "Ann"
  var visits = 3
}

private enum Shape: Sendable {
  case circle(Double)
  case square(Double)
}

/// Matchers kept for all tests, which only those of sendable values can be.
nonisolated private enum Kept {
  static let even = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
  static let adult = Matcher<Int>("an adult's age") { age in
    age >= 18 ? .match : .mismatch("\(18 - age) years are missing")
  }
  static let regular = having("visits", { (guest: Guest) in guest.visits }, greaterThan(2))
}

private func isCalled(_ name: String) -> Matcher<Guest> {
  Matcher("a guest called \(name)") { $0.name == name }
}

/// Not sendable, as functions that a test gets often are.
private func satisfies<Value>(_ accepts: @escaping (Value) -> Bool) -> Matcher<Value> {
  Matcher("a value that is accepted", accepts)
}

private func judged(_ judge: @escaping (Guest) throws -> MatchResult) -> Matcher<Guest> {
  Matcher("a guest who is judged", judge)
}

private func visits(_ count: @escaping (Guest) -> Int, _ matcher: Matcher<Int>) -> Matcher<Guest> {
  having("visits", count, matcher)
}

private func circle(_ radius: @escaping (Shape) -> Double?) -> Matcher<Shape> {
  having("radius", radius, presentAnd(greaterThan(0)))
}

/// Closures that touch what only the test's own isolation may.
@Suite("Custom matchers") @MainActor final class CustomMatchersTests {
  private var limit = 2
  private var seen: [String] = []

  private func hasTitle(_ title: String) -> Matcher<Controller> {
    Matcher("title") { (controller: Controller) in controller.title == title }
  }

  @Test func mainActorValues() {
    let controller = Controller()
    assertThat(controller, hasTitle("Miso"))
    assertThat(controller, Matcher("idle") { !$0.isLoading })
    assertThat(
      controller,
      Matcher("a title") { $0.title.isEmpty ? .mismatch("there was none") : .match }
    )
    assertThat(controller, having("title", { $0.title }, "Miso"))
    assertThat(controller, having("title", { $0.title }, hasPrefix("Mi")))
    assertThat(controller, having("footer", { $0.footer }, "Thank you"))
  }

  @Test func selfOfTheTest() {
    let matcher = Matcher<Guest>("a regular") { guest in
      self.seen.append(guest.name)
      return guest.visits > self.limit
    }
    assertThat(Guest(), matcher)
    assertThat(Guest(), having("visits", { $0.visits - self.limit }, 1))
    assertThat(Shape.circle(3), circle { if case .circle(let radius) = $0 { radius } else { nil } })
    assertThat(seen, containsExactly("Ann"))
  }
}

@Suite("Custom matchers of any isolation") struct NonisolatedCustomMatchersTests {
  @Test func capturedVariables() {
    var calls = 0
    let matcher = Matcher<Int>("any number") { _ in
      calls += 1
      return true
    }
    assertThat(1, matcher)
    assertThat(
      1,
      having(
        "itself",
        { number in
          calls += 1; return number
        },
        equalTo(1)
      )
    )
    assertThat(calls, greaterThan(0))
  }

  @Test func parameters() {
    assertThat(3, satisfies { $0 > 2 })
    assertThat(Guest(), judged { $0.name.isEmpty ? .mismatch(nil) : .match })
    assertThat(Guest(), visits({ $0.visits }, Kept.adult || greaterThan(2)))
    assertThat(Guest(), isCalled("Ann") && Kept.regular)
    assertThat(4, Kept.even)
  }

  @Test(arguments: [Kept.even, Kept.adult, Matcher("a number above ten") { $0 > 10 }])
  func matchersAsArguments(_ matcher: Matcher<Int>) {
    assertThat(20, matcher)
  }

  @Test(arguments: zip([1, 20], [not(Kept.even), Kept.adult && greaterThan(19)]))
  func pairsOfArguments(_ number: Int, _ matcher: Matcher<Int>) {
    assertThat(number, matcher)
  }
}

nonisolated final class CustomMatchersXCTests: XCTestCase {
  private var limit = 2

  func testSelf() throws {
    assertThat(1, Matcher("a number below the limit") { $0 < self.limit })
    try requireThat(1, having("the rest", { self.limit - $0 }, 1))
  }

  @MainActor func testMainActorValues() async {
    let controller = Controller()
    await assertEventually(Matcher("idle") { !$0.isLoading }) { controller }
    let mock = MockPresenter()
    mock.show(controller)
    verify(mock.showCalls, calledWith: Matcher("a title") { $0.title == controller.title })
  }
}

private final class MockPresenter: Mock {
  let showCalls = MockMethod("show(_:)", taking: Controller.self)

  func show(_ controller: Controller) { showCalls.invoke(controller) }
}
