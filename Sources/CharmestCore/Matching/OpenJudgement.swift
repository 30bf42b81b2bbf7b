internal import Foundation

/// The judgement by a user's closure that is open on this thread.
///
/// A closure may ask another matcher by `matches(_:)` and give its own answer. If that matcher could
/// not judge, neither can the closure, whatever its answer is.
package enum OpenJudgement {
  /// How often the open judgement was told something.
  private static let told = ThreadNumber()
  private static let lastDoubt = "Charmest.OpenJudgement"

  /// Tells the open judgement, if there is one, that a value could not be judged.
  package static func tell(_ doubt: Doubt) {
    // As a text, because a test may wait for an object in the value to go away.
    let reason = doubt.reason()
    Thread.current.threadDictionary[lastDoubt] = Doubt({ reason }, error: doubt.error)
    told.value += 1
  }

  /// Runs a user's closure.
  ///
  /// - Parameter body: The closure.
  /// - Returns: Its result, and why a matcher inside could not judge, if one could not.
  /// - Throws: The error of the closure.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> (Result, Doubt?) {
    let before = told.value
    do {
      let result = try body()
      if told.value == before { return (result, nil) }
      told.value = before
      return (result, Thread.current.threadDictionary[lastDoubt] as? Doubt)
    } catch {
      // What was told belongs to this closure, and not to one around it.
      told.value = before
      throw error
    }
  }
}
