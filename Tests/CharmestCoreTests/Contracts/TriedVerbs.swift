@testable import CharmestCore
import Testing

typealias Run = @Sendable (World) async throws -> Void

private struct Burnt: Error {}

/// Everything on which a verb can leave a trace.
final class World: Sendable {
  final class MockCook: Mock, Sendable {
    let greetCalls = MockMethod("greet(_:)", taking: String.self)
    let washCalls = MockMethod("wash()")
    let chopCalls = MockMethod("chop(_:)", taking: Int.self)
    let priceCalls = MockMethod("price(of:)", taking: String.self, returning: Int.self)
    let loadCalls = MockMethod(
      "load(_:)", taking: Int.self, returning: Int.self, throwing: (any Error).self)
    let nameProperty = MockProperty("name", initially: "Jon")

    func price(of soup: String) -> Int { priceCalls.invoke(soup) }
    func load(_ id: Int) async throws -> Int { try await loadCalls.invoke(id) }
  }

  /// A mock without any record, about which verbs complain.
  struct MockNothing: Mock {}

  let cook = MockCook()
  let names = ArgumentCaptor<String>()
  let cuts = ArgumentCaptor<Int>()
  let clock = TestClock()

  init() {
    cook.greetCalls.returns()
    cook.greetCalls.invoke("Jon")
    cook.greetCalls.invoke("Ann")
    cook.washCalls.invoke()
    cook.chopCalls.invoke(3)
    cook.nameProperty.value = "Ann"
    assertThat("earlier", capture(into: names))
  }

  /// What verbs have left.
  var traces: [String] {
    get async {
      var traces = cook.calls.map { "\($0)\($0.isVerified ? " is marked" : "")" }
      traces += names.values + cuts.values.map(String.init)
      traces.append(cook.nameProperty.value ?? "no name")
      traces.append("\(cook.greetCalls.log.state.withLock { $0.stubs.count }) stubs")
      return traces
    }
  }
}

/// A verb that may leave traces, in a form that passes or fails.
struct TriedVerb: Sendable, CustomTestStringConvertible {
  /// The public name.
  let name: String
  let form: String
  let run: Run

  init(_ name: String, _ form: String, _ run: @escaping Run) {
    self.name = name
    self.form = form
    self.run = run
  }

  var testDescription: String { "\(name) \(form)" }

  static let all = values + errors + calls + orders + matchers + waits + forgetting + time

  private static let values = [
    TriedVerb("assertThat", "fails") { _ in assertThat(1, 2, "a") },
    TriedVerb("assertThat", "captures") { assertThat("Eve", capture(into: $0.names)) },
    TriedVerb("requireThat", "fails") { _ in try requireThat(1, 2, "a") },
    TriedVerb("requireThat", "captures") { try requireThat("Eve", capture(into: $0.names)) },
    TriedVerb("collectFailures", "collects what fails, but keeps marks") { world in
      _ = collectFailures { verify(world.cook.greetCalls, 7) }
    },
    TriedVerb("collectFailures", "waits") { world in
      _ = await collectFailures {
        await Task.yield()
        verify(world.cook.greetCalls, calledWith: "Jon")
      }
    },
  ]

  private static let errors = [
    TriedVerb("assertThrows", "fails") { _ in assertThrows(try burn(false)) },
    TriedVerb("assertThrows", "captures") { world in
      assertThrows(having("name", { (_: Burnt) in "Eve" }, capture(into: world.names))) {
        try burn(true)
      }
    },
    TriedVerb("assertNotThrows", "fails") { _ in assertNotThrows(try burn(true)) },
    TriedVerb("assertNotThrows", "has a verb in its body") { world in
      assertNotThrows {
        verify(world.cook.greetCalls, calledWith: capture(into: world.names, "Ann"))
      }
    },
  ]

  @discardableResult private static func burn(_ isHot: Bool) throws -> Int {
    if isHot { throw Burnt() }
    return 1
  }

  private static let calls = [
    TriedVerb("verify", "passes") { verify($0.cook.greetCalls, calledWith: "Jon") },
    TriedVerb("verify", "fails") { verify($0.cook.greetCalls, 7) },
    TriedVerb("verify", "waits and passes") {
      await verify($0.cook.greetCalls, 2, within: .seconds(60), calledWith: capture(into: $0.names))
    },
    TriedVerb("verify", "waits and fails") { await verify($0.cook.greetCalls, 7, within: .zero) },
    TriedVerb("capture", "keeps arguments") {
      verify($0.cook.greetCalls, 2, calledWith: capture(into: $0.names))
    },
    TriedVerb("verifyNoMoreCalls", "passes") {
      verifyNoMoreCalls($0.cook, ignoring: $0.cook.greetCalls, $0.cook.washCalls, $0.cook.chopCalls)
    },
    TriedVerb("verifyNoMoreCalls", "fails") { verifyNoMoreCalls($0.cook) },
    TriedVerb("verifyNoCalls", "fails") { verifyNoCalls($0.cook) },
    TriedVerb("verifyAllStubsUsed", "fails") { world in
      let cook = World.MockCook()
      cook.priceCalls.returns(3)
      verifyAllStubsUsed(cook)
    },
  ]

  private static let orders = [
    TriedVerb("verifyInOrder", "passes") { world in
      verifyInOrder {
        world.cook.greetCalls.called(with: capture(into: world.names))
        world.cook.washCalls.called()
      }
    },
    TriedVerb("verifyInOrder", "fails") { world in
      verifyInOrder {
        world.cook.washCalls.called()
        world.cook.greetCalls.called(with: "Jon")
      }
    },
    TriedVerb("verifySequence", "passes") { world in
      verifySequence(of: world.cook) {
        world.cook.greetCalls.called(with: capture(into: world.names))
        world.cook.greetCalls.called(with: "Ann")
        world.cook.washCalls.called()
      }
    },
    TriedVerb("verifySequence", "fails") { world in
      verifySequence(of: world.cook) { world.cook.greetCalls.called(with: "Eve") }
    },
  ]

  private static let matchers = [
    TriedVerb("wasCalled", "passes") {
      assertThat($0.cook.greetCalls, wasCalled(with: capture(into: $0.names, "Ann")))
    },
    TriedVerb("wasCalled", "fails") { assertThat($0.cook.greetCalls, wasCalled(7), "greet") },
    TriedVerb("wasCalled", "fails a requirement") {
      try requireThat($0.cook.greetCalls, not(wasCalled()), "greet")
    },
    TriedVerb("wasCalled", "passes as a part") {
      assertThat(
        $0.cook,
        allOf(hasProperty(\.greetCalls, wasCalled(2)), hasProperty(\.washCalls, wasCalled())))
    },
    TriedVerb("wasCalled", "fails as a part") {
      assertThat(
        $0.cook,
        allOf(hasProperty(\.greetCalls, wasCalled(2)), hasProperty(\.washCalls, wasCalled(2))),
        "cook")
    },
  ]

  private static let waits = [
    TriedVerb("assertEventually", "passes at its third try") { world in
      let tries = Counter()
      await assertEventually(within: .seconds(60)) {
        tries.increase()
        verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
        return tries.count == 3
      }
    },
    TriedVerb("assertEventually", "fails") { world in
      await assertEventually("inner", within: .zero) {
        verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
        return false
      }
    },
    TriedVerb("assertEventually", "captures the value") { world in
      await assertEventually(capture(into: world.names), within: .seconds(60)) { "Eve" }
    },
    TriedVerb("requireEventually", "passes") { world in
      try await requireEventually(capture(into: world.names), within: .seconds(60)) {
        verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
        return "Eve"
      }
    },
    TriedVerb("requireEventually", "fails") { world in
      try await requireEventually(2, "inner", within: .zero) {
        verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
        return 1
      }
    },
    TriedVerb("assertAlways", "passes") { world in
      await assertAlways(capture(into: world.names), for: .zero) {
        verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
        return "Eve"
      }
    },
    TriedVerb("assertAlways", "fails at its second look") { world in
      let looks = Counter()
      await assertAlways(1, "inner", for: .seconds(60)) {
        looks.increase()
        verify(world.cook.greetCalls, 2, calledWith: capture(into: world.names))
        return looks.count
      }
    },
    TriedVerb("first", "is told to wait less than no time") { _ in
      _ = await first(of: AsyncStream<Int> { nil }, within: .seconds(-1))
    },
    TriedVerb("last", "is told to wait less than no time") { _ in
      _ = await last(of: AsyncStream<Int> { nil }, within: .seconds(-1))
    },
    TriedVerb("collect", "is told to wait less than no time") { _ in
      _ = await collect(AsyncStream<Int> { nil }, within: .seconds(-1))
    },
    TriedVerb("untilRecorded", "fails") {
      await EventRecorder<Int>(clock: $0.clock).untilRecorded(1, within: .zero)
    },
    TriedVerb("suspends", "takes a call that nobody resumes") { world in
      let cook = World.MockCook()
      let pending = cook.loadCalls.suspends()
      let caller = Task { try? await cook.load(1) }
      _ = try await pending.next(within: .seconds(60))
      pending.resumeAll(throwing: Burnt())
      _ = await caller.value
    },
    TriedVerb("next", "fails") { world in
      let pending = World.MockCook().loadCalls.suspends()
      _ = try await pending.next(within: .zero)
    },
    TriedVerb("cancelled", "fails") { world in
      let cook = World.MockCook()
      let pending = cook.loadCalls.suspends()
      let caller = Task { try? await cook.load(1) }
      let call = try await pending.next(within: .seconds(60))
      call.resume(returning: 1)
      _ = await caller.value
      try await call.cancelled()
    },
    TriedVerb("resume", "resumes twice") { world in
      let cook = World.MockCook()
      let pending = cook.loadCalls.suspends()
      let caller = Task { try? await cook.load(1) }
      let call = try await pending.next(within: .seconds(60))
      call.resume(returning: 1)
      call.resume(returning: 2)
      _ = await caller.value
    },
  ]

  private static let forgetting = [
    TriedVerb("forgetCalls", "of a method") { $0.cook.greetCalls.forgetCalls() },
    TriedVerb("forgetCalls", "of a mock") { $0.cook.forgetCalls() },
    TriedVerb("forgetCalls", "of nothing") { _ in World.MockNothing().forgetCalls() },
    TriedVerb("forgetStubs", "of a mock") { $0.cook.forgetStubs() },
    TriedVerb("forgetStubs", "of nothing") { _ in World.MockNothing().forgetStubs() },
    TriedVerb("reset", "of a method, after a mark") { world in
      verify(world.cook.greetCalls, 2)
      world.cook.greetCalls.reset()
    },
    TriedVerb("reset", "of a mock") { $0.cook.reset() },
    TriedVerb("reset", "of a captor, between two captures") { world in
      verify(world.cook.greetCalls, calledWith: capture(into: world.names, "Ann"))
      world.names.reset()
      verify(world.cook.greetCalls, calledWith: capture(into: world.names, "Jon"))
    },
    TriedVerb("failsOnUnstubbedCalls", "of nothing") { _ in
      World.MockNothing().failsOnUnstubbedCalls()
    },
  ]

  private static let time = [
    TriedVerb("advance", "goes back") { await $0.clock.advance(by: .seconds(-1)) },
    TriedVerb("run", "is told to wait less than no time") {
      await $0.clock.run(within: .seconds(-1))
    },
    TriedVerb("untilSleeping", "fails") { await $0.clock.untilSleeping(within: .zero) },
    TriedVerb("asyncStream", "has a failure in its plan") { world in
      _ = scheduled(on: world.clock, [.failed(1, Burnt()) as Recorded<Int>]).asyncStream()
    },
  ]
}
