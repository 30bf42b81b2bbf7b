import Charmest
import Testing

private struct Boom: Error, Equatable {}

private protocol Service {
  func load() async throws -> Int
  func name(_ id: Int) async -> String?
}

/// An ordinary mock: not sendable.
private final class MockService: Mock, Service {
  let loadCalls = MockMethod("load()", returning: Int.self, throwing: (any Error).self)
  let nameCalls = MockMethod("name(_:)", taking: Int.self, returning: String?.self)

  func load() async throws -> Int { try await loadCalls.invoke() }
  func name(_ id: Int) async -> String? { await nameCalls.invoke(id) }
}

private final class Model {
  private let service: any Service
  private(set) var total = 0

  init(service: any Service) { self.service = service }

  func refresh() async throws { total = try await service.load() }
}

/// All asynchronous verbs with mocks and values that are not sendable.
@Suite("Asynchronous verbs") struct AsynchronousVerbsTests {
  @Test func throwing() async {
    let mock = MockService()
    mock.loadCalls.throws(Boom())
    await assertThrows(Boom.self) { try await mock.load() }
    await assertThrows(Boom()) { try await mock.load() }
    await assertThrows(equalTo(Boom())) { try await mock.load() }
    await assertThrows { try await mock.load() }
    await assertThrows(anything() as Matcher<any Error>) { try await mock.load() }
    verify(mock.loadCalls, 5)
  }

  @Test func notThrowing() async {
    let mock = MockService()
    mock.loadCalls.returns(7)
    let value = await assertNotThrows { try await mock.load() }
    assertThat(value, equalTo(7))
  }

  @Test func eventually() async throws {
    let mock = MockService()
    mock.loadCalls.returns(7)
    mock.nameCalls.returns("Ann")
    let model = Model(service: mock)
    try await model.refresh()
    await assertEventually(equalTo(7)) { model.total }
    await assertEventually(7) { model.total }
    await assertEventually { model.total == 7 }
    await assertEventually(hasPrefix("A")) { await mock.name(1) }
    let name = try await requireEventually(present()) { await mock.name(2) }
    assertThat(name, equalTo("Ann"))
    try await requireEventually { model.total == 7 }
    await assertAlways(7, for: .milliseconds(1)) { model.total }
    await assertAlways(for: .milliseconds(1)) { model.total == 7 }
    await verify(mock.nameCalls, .atLeastOnce, within: .seconds(1), calledWith: 1)
  }

  @Test func answering() async throws {
    let mock = MockService()
    mock.nameCalls.answers { id in
      await Task.yield()
      return "guest \(id)"
    }
    assertThat(await mock.name(7), "guest 7")
    mock.loadCalls.gives(.failure(Boom()), .success(7))
    await assertThrows(Boom()) { try await mock.load() }
    assertThat(try await mock.load(), 7)
    verifyInOrder { [mock.nameCalls.called(with: 7), mock.loadCalls.called()] }
  }

  @MainActor @Test func suspending() async throws {
    let screen = Screen()
    let pending = screen.countCalls.suspends()
    let counting = Task { await screen.count() }
    let call = try await pending.next()
    assertThat(screen.tries, 0)
    call.resume(returning: 7)
    await counting.value
    assertThat(screen.tries, 7)
  }

  @Test func collecting() async {
    let mock = MockService()
    mock.loadCalls.returns(7)
    let failures = await collectFailures {
      assertThat(try await mock.load(), equalTo(8))
    }
    assertThat(failures.map(\.text.summary), hasCount(1))
  }

  @MainActor @Test func mainActor() async throws {
    let screen = Screen()
    await assertThrows(Boom.self) { try await screen.reload() }
    await assertEventually(equalTo(3)) {
      screen.tries += 1
      return screen.tries
    }
    try await requireEventually { screen.tries == 3 }
  }
}

@MainActor private final class Screen {
  let countCalls = MockMethod("count()", returning: Int.self)
  var tries = 0

  func reload() async throws { throw Boom() }
  func count() async { tries = await countCalls.invoke() }
}
