/// The judgement by a user's closure that is open on this thread.
///
/// A closure may ask another matcher by `matches(_:)` and give its own answer. If that matcher could
/// not judge, neither can the closure, whatever its answer is.
package enum OpenJudgement {
  /// Points to the doubt of the innermost open judgement, on the stack of its thread.
  private static let innermost = ThreadPointer<Doubt?>()

  /// Tells the open judgement, if there is one, that a value could not be judged.
  package static func tell(_ doubt: Doubt) { innermost.pointer?.pointee = doubt }

  /// Runs a user's closure.
  ///
  /// - Parameter body: The closure.
  /// - Returns: Its result, and why matchers inside could not judge, if one could not.
  /// - Throws: The error of the closure.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> (Result, Doubt?) {
    var doubt: Doubt?
    let outer = innermost.pointer
    defer { innermost.pointer = outer }
    let result = try withUnsafeMutablePointer(to: &doubt) { pointer in
      innermost.pointer = pointer
      return try body()
    }
    return (result, doubt)
  }
}
