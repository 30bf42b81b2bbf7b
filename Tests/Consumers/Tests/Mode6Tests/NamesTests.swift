import App
import Charmest
import Testing

// Functions of both modules need nothing: the arguments tell them apart. So do types of the app that
// Charmest does not have, such as `Call` and `Failure`. A type that both have is named with its module.

private final class MockDoor: Charmest.Mock {
  let openCalls = MockMethod("open(_:)", taking: Int.self)
  let rateCalls = MockMethod("rate()", returning: Int.self)

  func open(_ number: Int) { openCalls.invoke(number) }
  func rate() -> Int { rateCalls.invoke() }
}

private func isOpen() -> Charmest.Matcher<MockDoor> {
  Charmest.Matcher("an open door") { !$0.openCalls.calls.isEmpty }
}

/// Tests of an app whose names are those of the library.
@Suite("Names that the app has as well") struct NamesTests {
  private let door = MockDoor()

  @Test func types() {
    assertThat(Call().number, 1)
    assertThat(Call(), Call())
    assertThat(App.Mock().title, hasPrefix("A"))
    assertThat(App.Recorded(), hasProperty(\.seconds, 3))
    assertThat(App.Matcher(), App.Matcher())
    assertThrows(try { throw Failure() }(), Failure())
    assertThat(Result<Int, Failure>.failure(Failure()), fails(Failure()))
  }

  @Test func mocks() {
    door.rateCalls.when().returns(2)
    verify(door.openCalls, .never)
    door.open(1)
    verify(door.openCalls)
    verify(door.openCalls, calledWith: 1)
    assertThat(door, isOpen())
    assertThat(door.rate(), 2)
    assertThat(verify("1234"))
  }

  @Test func matchers() {
    assertThat([Int](), empty())
    assertThat([[1]], hasItem(not(empty())))
    assertThat(empty(), hasCount(0))
    assertThat([1], containsExactly(1))
    assertThat(contains(1))
    assertThat(1, not(2))
    assertThat(not(false))
    assertThat(when(1), "day 1")
    assertThat(succeeds())
    assertThat(Result<Int, Failure>.success(1), succeeds())
    assertThat(Result<Int, Failure>.success(1), succeeds(1))
  }

  @Test func streams() async {
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    assertThat(collect([1, 2]), 3)
    assertThat(first(of: [1]), 1)
    assertThat(await first(of: stream), 1)
    assertThat(await collect(AsyncStream<Int> { $0.finish() }), finished())
  }
}
