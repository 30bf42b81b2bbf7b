import CharmestCore

// The mocks that tests of several files share.

final class MockStove: Mock, Sendable {
  let lightCalls = MockMethod("light()")
  let heatCalls = MockMethod("heat(_:slowly:)", taking: Int.self, Bool.self)

  func light() { lightCalls.invoke() }
  func heat(_ degrees: Int, slowly: Bool) { heatCalls.invoke(degrees, slowly) }
}

/// A mock whose methods are made in an initialiser, between other mocks.
final class Kitchen: Mock {
  let openCalls: MockMethod<Void, Never>
  let stove = MockStove()
  let closeCalls = MockMethod("close()")

  init() { openCalls = MockMethod("open()") }
}

final class MockGong: Mock, Sendable {
  let ringCalls = MockMethod("ring(times:)", taking: Int.self)
  let muteCalls = MockMethod("mute()")

  func ring(times: Int) { ringCalls.invoke(times) }
  func mute() { muteCalls.invoke() }

  /// Rings that often each; 0 mutes the gong.
  func play(_ rings: Int...) { play(rings) }

  func play(_ rings: [Int]) {
    for times in rings { if times == 0 { mute() } else { ring(times: times) } }
  }
}

/// The differences that the failures of some verifications tell: `expected / actual`.
func differing(_ verifications: () -> Void) -> [String] {
  collectFailures(verifications).flatMap(\.differences).map {
    "\($0.expected ?? "nothing") / \($0.actual ?? "nothing")"
  }
}
