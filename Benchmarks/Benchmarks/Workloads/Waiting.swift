import Charmest

/// Becomes true after a while.
private struct Soon {
  private let then = ContinuousClock.now + .milliseconds(3)
  var isThere: Bool { .now >= then }
}

extension Comparison {
  static let waiting = [
    Comparison(
      "eventually, already true",
      .init("assertEventually") {
        for i in 0..<$0 { await assertEventually(equalTo(i), within: .seconds(1)) { i } }
      },
      .init("a loop by hand") {
        for i in 0..<$0 {
          let end = ContinuousClock.now + .seconds(1)
          while i < 0, .now < end { try? await Task.sleep(for: .milliseconds(1)) }
        }
      }
    ),
    Comparison(
      "eventually, true after 3 ms",
      .init("assertEventually") {
        for _ in 0..<$0 {
          let soon = Soon()
          await assertEventually(equalTo(true), within: .seconds(1)) { soon.isThere }
        }
      },
      .init("a loop by hand, every 1 ms") {
        for _ in 0..<$0 {
          let soon = Soon()
          let end = ContinuousClock.now + .seconds(1)
          while !soon.isThere, .now < end { try? await Task.sleep(for: .milliseconds(1)) }
        }
      }
    ),
  ]
}
