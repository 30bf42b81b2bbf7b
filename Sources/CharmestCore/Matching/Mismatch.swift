/// How a value differs from what a matcher expects.
///
/// A custom matcher gives a reason in words, which finishes the sentence "expected …, but …":
///
/// ```swift
/// let adult = Matcher<Int>("an adult's age") { age in
///   age >= 18 ? .match : .mismatch("\(18 - age) years are missing")
/// }
/// // age: expected an adult's age, but 6 years are missing
/// ```
///
/// or `nil`, and then the value itself is shown. A matcher made of others hands on their mismatch,
/// under the path at which it was found:
///
/// ```swift
/// let inTheNorth = Matcher<Point>("a point in the north") { point in
///   switch greaterThan(0).matches(point.latitude) {
///   case .match: .match
///   case .mismatch(let mismatch): .mismatch(mismatch.at("latitude"))
///   }
/// }
/// // latitude: expected a value greater than 0, but was -3
/// ```
///
/// The text is made when it is asked for, never while matching.
public struct Mismatch {
  private enum Content {
    case unexplained
    case reason(String, at: Path)
    case explained(() -> Explanation)
  }

  private let content: Content
  /// Whether the matcher could not judge at all, because its closure threw or it is not valid.
  ///
  /// The opposite of such a matcher matches nothing either; else `not` would hide the reason.
  @usableFromInline package private(set) var isUndecided = false

  private init(_ content: Content) {
    self.content = content
  }

  /// Creates a mismatch that says in words what came instead.
  ///
  /// - Parameter reason: The end of the sentence "expected …, but …", with its own verb. With an
  ///   empty reason the value itself is shown.
  public init(_ reason: String) {
    // "expected X, but " would leave the sentence open.
    self.init(reason.isEmpty ? .unexplained : .reason(reason, at: .root))
  }

  @usableFromInline
  package init(
    undecided isUndecided: Bool = false,
    explainedBy explanation: @escaping () -> Explanation
  ) {
    self.init(.explained(explanation))
    self.isUndecided = isUndecided
  }

  /// The same mismatch, seen from a value that has the mismatched one as a property.
  ///
  /// - Parameter property: The property's name, or a path of names such as `address.city`.
  /// - Returns: A mismatch whose text begins with the path.
  public func at(_ property: String) -> Mismatch {
    switch content {
    case .unexplained: self
    case .reason(let reason, let path):
      Mismatch(.reason(reason, at: .field(property) + path))
    case .explained(let explanation):
      Mismatch(
        undecided: isUndecided,
        explainedBy: { explanation().at(.field(property)) }
      )
    }
  }

  package var explanation: Explanation {
    switch content {
    case .unexplained: Explanation(.statement { _ in "unexpected value" })
    case .reason(let reason, let path):
      Explanation(.statement { _ in "unexpected: \(reason)" }).at(path)
    case .explained(let explanation): explanation()
    }
  }

  /// The same mismatch with what was expected and what came, where it did not say so itself.
  package func completed<Value>(
    expected: @escaping Rendering,
    actual: @autoclosure @escaping () -> Value
  ) -> Mismatch {
    switch content {
    case .unexplained:
      Mismatch {
        Explanation(.unequal(expected: expected, actual: describing(actual())))
      }
    case .reason(let reason, let path):
      Mismatch { Explanation(.reason(expected: expected, but: { _ in reason })).at(path) }
    case .explained: self
    }
  }
}

extension Mismatch: ExpressibleByStringInterpolation {
  /// Creates a mismatch that says in words what came instead.
  public init(stringLiteral reason: String) {
    self.init(reason)
  }
}

extension Mismatch: ExpressibleByNilLiteral {
  /// Creates a mismatch that shows the value itself.
  public init(nilLiteral: ()) {
    self.init(.unexplained)
  }
}

extension Mismatch: CustomStringConvertible {
  /// What was expected, what came and where, as a failed assertion says it.
  public var description: String {
    FailureText(explanation).description
  }
}
