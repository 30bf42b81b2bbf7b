/// How a value differs from what a matcher expects.
///
/// A custom matcher gives a reason in words, which finishes the sentence "expected …, but …":
///
/// ```swift
/// let adult = Matcher<Int>("an adult's age") { age in
///   age >= 18 ? .match : .mismatch("\(18 - age) years are missing")
/// }
/// assertThat(age, adult)
/// // age: expected an adult's age, but 6 years are missing
/// ```
///
/// If the reason is `nil`, the value itself is shown. A matcher that is made of other matchers gets
/// their mismatches from ``Judging``, each at the path of its part.
///
/// The text is made only when it is needed, never during matching.
public struct Mismatch:
  ExpressibleByStringInterpolation, ExpressibleByNilLiteral, CustomStringConvertible
{
  /// Nil if the value alone is the reason, and the value is not known yet.
  private var explain: ((_ expected: Phrase) -> Explanation)?
  /// The expectation of the matcher that found the mismatch; nil until it is known.
  private var expected: (() -> Phrase)?
  /// Why the matcher could not judge; nil if it could.
  ///
  /// The mismatch carries this, so that a user's matcher that passes on the mismatch is undecided
  /// as well.
  package private(set) var doubt: Doubt?

  /// Whether the value could not be judged, so that the opposite is not true either.
  ///
  /// A matcher cannot judge if a closure throws, if a pattern is not valid, if two values cannot be
  /// compared in full, or if the test has a fault, such as a call without a stub. In these cases,
  /// the assertion fails, even under `not`. If your own matcher passes on the mismatch, it cannot
  /// judge either.
  ///
  /// ```swift
  /// if case .mismatch(let why) = matchesPattern("(").matches("miso") {
  ///   assertThat(why.isUndecided)
  /// }
  /// ```
  public var isUndecided: Bool { doubt != nil }

  @usableFromInline package init(
    doubt: Doubt? = nil, _ explain: @escaping (_ expected: Phrase) -> Explanation
  ) { (self.explain, self.doubt) = (explain, doubt) }

  /// Creates a mismatch of a value that cannot be judged, so that the opposite is not true either.
  ///
  /// - Parameter reason: The end of the sentence "expected …, but …", with its own verb.
  /// - Returns: A mismatch that is undecided.
  public static func undecided(_ reason: @autoclosure @escaping () -> Phrase) -> Mismatch {
    undecided(reason(), error: nil)
  }

  static func undecided(
    _ reason: @autoclosure @escaping () -> Phrase, error: (any Error)?
  ) -> Mismatch {
    Mismatch(doubt: Doubt(reason, error: error)) { Explanation(expected: $0, but: reason()) }
  }

  /// `expected X, but was Y`.
  @usableFromInline init(of actual: Any, expecting expected: @escaping () -> Phrase) {
    self.init { Explanation(expected: $0, actual: actual) }
    self.expected = expected
  }

  /// The mismatch of a matcher that cannot judge, because one of its parts cannot.
  package init(undecidedBy doubt: Doubt) {
    self.init(doubt: doubt) { Explanation(.reason(expected: $0, but: "it \(doubt.phrase)")) }
  }

  /// Creates a mismatch that says in words what came instead.
  ///
  /// - Parameter reason: The end of the sentence "expected …, but …", with its own verb. If the
  ///   reason is empty, the value itself is shown.
  public init(_ reason: String) {
    self.init { Explanation(.reason(expected: $0, but: Phrase(reason))) }
    if reason.isEmpty { explain = nil }
  }

  /// The reason in words, with its own verb; nil if the value alone says what is wrong.
  ///
  /// ```swift
  /// let odd = Matcher<Int>("an odd number") { MatchResult($0 % 2 == 1, "it was even") }
  /// if case .mismatch(let why) = odd.matches(2) { assertThat(why.reason, "it was even") }
  /// ```
  ///
  /// A matcher that is made of other matchers can build its own reason from it:
  /// `why.reason ?? "was \(value)"`. To pass on the whole mismatch, return the mismatch instead.
  public var reason: String? {
    guard explain != nil else { return nil }
    let explanation = explanation
    return explanation.saysOnlyWhatCame ? nil : explanation.outcome.text
  }

  /// The same mismatch, at a property of a value.
  ///
  /// - Parameter path: The path, written as in source code after the value: `address.city`, `[2]`.
  ///   A path that begins with a blank consists of words: ` line 3`.
  /// - Returns: A mismatch whose text begins with the path.
  public func at(_ path: String) -> Mismatch { at { Path(following: path) } }

  /// The same mismatch, under a path of an outer value.
  package func at(_ path: @escaping () -> Path) -> Mismatch {
    changed(explained { $0.at(path()) }) { $0.doubt = doubt?.at(path) }
  }

  package var explanation: Explanation {
    guard let explain else { return Explanation(.reason(expected: nil, but: "unexpected value")) }
    return explain(expected?() ?? "a match")
  }

  /// The same mismatch with a changed explanation.
  package func explained(_ change: @escaping (Explanation) -> Explanation) -> Mismatch {
    guard let explain else { return self }
    return changed(self) { $0.explain = { change(explain($0)) } }
  }

  /// The same mismatch with the expectation of a matcher, unless an inner matcher has given its
  /// own.
  package func expecting(_ expected: @escaping () -> Phrase) -> Mismatch {
    guard self.expected == nil else { return self }
    return changed(self) { $0.expected = expected }
  }

  /// The same mismatch with the value, as the reason or beside it.
  func of(_ value: Any) -> Mismatch {
    guard explain == nil else {
      return explained { $0.wholes.isEmpty && !$0.saysOnlyWhatCame ? $0.showing(value) : $0 }
    }
    return changed(self) { $0.explain = { Explanation(expected: $0, actual: value) } }
  }

  /// Creates a mismatch from the end of the sentence "expected …, but …".
  public init(stringLiteral reason: String) { self.init(reason) }

  /// Creates a mismatch that shows the value itself.
  public init(nilLiteral: ()) { self.init("") }

  /// The sentence of a failed assertion: where, what was expected, and what came.
  public var description: String { FailureText(explanation, about: Subject("")).description }
}
