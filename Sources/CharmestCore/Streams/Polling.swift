/// How often and how long a value is looked at that may still change.
///
/// The first look is at once, the next ten follow after yields, all others after pauses of 1, 2, 4,
/// 8, 16 and then always 20 milliseconds. Time alone does not end it: on a busy machine a second can
/// pass between two looks, so there are at least twenty.
package struct Polling {
  private let limit: Duration
  private let clock: any Clock<Duration>

  package init(for limit: Duration, on clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
  }

  /// Looks at a value until it is as required.
  ///
  /// - Parameters:
  ///   - requirement: What is expected of the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: What was required, or what was wrong the last time.
  package func untilMet<Value, Met>(
    _ requirement: Requirement<Value, Met>, by body: @concurrent () async throws -> Value
  ) async -> Requirement<Value, Met>.Outcome {
    var tries = Tries(within: limit, on: clock)
    var seen = SeenValues<Value>()
    while true {
      tries.begin()
      switch await look(for: requirement, by: body, noting: &seen) {
      case .met(let met): return .met(met)
      case .unmet(let mismatch):
        if let end = tries.end {
          let ending = end == .cancelled ? "cancelled" : "gave up"
          let remark = "\(ending) after \(tries.extent)"
          return .unmet(mismatch.remarked(remark, circumstances: seen.facts))
        }
      }
      await tries.pause()
    }
  }

  /// Looks once.
  ///
  /// A function of its own, because what the closure returned must not outlive it: in a loop it would
  /// live through the pause, and an object that is to go away could not.
  private func look<Value, Met>(
    for requirement: Requirement<Value, Met>, by body: @concurrent () async throws -> Value,
    noting seen: inout SeenValues<Value>
  ) async -> Requirement<Value, Met>.Outcome {
    let result = await ThrowingOutcome(of: body)
    let outcome = requirement.outcome(for: result)
    if case .unmet = outcome, let value = result.value { seen.add(value) }
    return outcome
  }

  /// Looks at a value as long as it is as required.
  ///
  /// - Parameters:
  ///   - requirement: What is expected of the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: What was wrong, or nothing if the time passed without that.
  package func untilUnmet<Value, Met>(
    _ requirement: Requirement<Value, Met>, by body: @concurrent () async throws -> Value
  ) async -> Mismatch? {
    var tries = Tries(within: limit, on: clock)
    while true {
      tries.begin()
      if case .unmet(let mismatch) = requirement.outcome(for: await ThrowingOutcome(of: body)) {
        return mismatch.remarked(tries.place)
      }
      switch tries.end {
      case .timeIsOver: return nil
      case .cancelled: return .cancelled(requirement.expected, for: limit, after: tries.extent)
      case nil: await tries.pause()
      }
    }
  }
}

extension Mismatch {
  /// The same mismatch with a last word on its first line, and lines of its own.
  fileprivate func remarked(_ remark: String, circumstances: [Fact] = []) -> Mismatch {
    explained { inner in
      var explanation = inner
      explanation.remark = { _ in remark }
      explanation.circumstances = circumstances
      return explanation
    }
  }

  fileprivate static func cancelled(
    _ expected: @escaping Rendering, for limit: Duration, after extent: String
  ) -> Mismatch {
    Mismatch {
      Explanation(
        .reason(expected: { "\(expected($0)) for \(limit.rounded)" }) { _ in
          "was cancelled after \(extent)"
        })
    }
  }
}
