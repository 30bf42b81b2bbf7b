internal import Foundation

/// The judgement by a user's closure that is open on this thread.
///
/// A closure may ask another matcher by `matches(_:)` and give its own answer. If that matcher could
/// not judge, neither can the closure, whatever its answer is.
package enum OpenJudgement {
  /// How often the open judgement was told something.
  private static let told = ThreadNumber()
  private static let lastDoubt = "Charmest.OpenJudgement"
  /// What the asynchronous body around the current code was told.
  private static let ofBody = TaskLocal<Locked<[Doubt]>?>(wrappedValue: nil)

  /// Tells the open judgement, if there is one, that a value could not be judged.
  package static func tell(_ doubt: Doubt) {
    // As a text, because a test may wait for an object in the value to go away.
    let reason = doubt.reason()
    let doubt = Doubt({ reason }, error: doubt.error)
    Thread.current.threadDictionary[lastDoubt] = doubt
    told.value += 1
    ofBody.get()?.withLock { $0.append(doubt) }
  }

  /// Runs a user's closure.
  ///
  /// - Parameter body: The closure.
  /// - Returns: Its result, and why a matcher inside could not judge, if one could not.
  /// - Throws: The error of the closure.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> (Result, Doubt?) {
    let before = told.value
    // Also if the closure throws; after a result, nothing is left to take.
    defer { _ = takeDoubt(since: before) }
    return (try body(), takeDoubt(since: before))
  }

  /// What a closure was told; it belongs to this closure, and not to one around it.
  private static func takeDoubt(since before: Int) -> Doubt? {
    let count = told.value - before
    guard count > 0 else { return nil }
    told.value = before
    ofBody.get()?.withLock { $0.removeLast(min(count, $0.count)) }
    return Thread.current.threadDictionary[lastDoubt] as? Doubt
  }

  /// The same for an asynchronous body, which may go on in another thread.
  package static func run<Result>(
    _ body: @concurrent () async throws -> Result
  ) async rethrows -> (Result, Doubt?) {
    let told = Locked<[Doubt]>([])
    let result = try await ofBody.withValue(told) { try await body() }
    return (result, told.withLock { $0.first })
  }
}
