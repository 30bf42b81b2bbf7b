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
/// With `nil`, the value itself is shown. A matcher made of others passes on their mismatch, under
/// the path where it was found:
///
/// ```swift
/// let inTheNorth = Matcher<Point>("a point in the north") { point in
///   switch greaterThan(0).matches(point.latitude) {
///   case .match: .match
///   case .mismatch(let mismatch): .mismatch(mismatch.at("latitude"))
///   }
/// }
/// assertThat(point, inTheNorth)
/// // point.latitude: expected a value greater than 0, but was -3
/// ```
///
/// The text is made only when it is needed, never during matching.
public struct Mismatch {
  /// What is seldom made is indirect, so that a verdict stays small: most verdicts are matches.
  private enum Content {
    case unexplained
    /// A reason that a user gave may not contain the value.
    indirect case reason(() -> Phrase, at: Path, isOwn: Bool = false)
    /// Waits for the matcher's description of what it expects.
    case expecting((_ expected: Phrase) -> Explanation)
    case explained(Explained)
    /// A simple explanation, which is made each time: to keep it takes an object more.
    case explainedPlainly(() -> Explanation)
    case unequal(UnequalPair)

    static func explained(by make: @escaping () -> Explanation) -> Content {
      .explained(Explained(make))
    }
  }

  private var content: Content
  /// Whether the matcher could not judge at all.
  ///
  /// The mismatch carries this, so that a user's matcher that passes on the mismatch of another
  /// matcher is undecided as well.
  @usableFromInline package let isUndecided: Bool
  /// What is done if the mismatch is reported as a failure.
  @usableFromInline private(set) var reportEffects: ReportEffects?

  /// The two values that should be equal, wherever they are in the judged value.
  private var pair: UnequalPair? {
    switch content {
    case .unequal(let pair): pair
    case .explained(let explained): explained.pair
    case .unexplained, .reason, .expecting, .explainedPlainly: nil
    }
  }

  private init(_ content: Content, isUndecided: Bool = false) {
    self.content = content
    self.isUndecided = isUndecided
  }

  /// The same mismatch, told in another way.
  private func told(by content: Content) -> Mismatch {
    var told = self
    told.content = content
    return told
  }

  /// Creates a mismatch that says in words what came instead.
  ///
  /// - Parameter reason: The end of the sentence "expected …, but …", with its own verb. If the
  ///   reason is empty, the value itself is shown.
  public init(_ reason: String) {
    // "expected X, but " would leave the sentence open.
    self.init(reason.isEmpty ? .unexplained : .reason({ Phrase(reason) }, at: .root, isOwn: true))
  }

  @usableFromInline package init(
    because reason: @escaping () -> Phrase, isUndecided: Bool = false
  ) {
    self.init(.reason(reason, at: .root), isUndecided: isUndecided)
  }

  @usableFromInline package init(explainedBy explanation: @escaping () -> Explanation) {
    self.init(.explained(by: explanation))
  }

  /// A mismatch of one of many values, whose explanation takes no search.
  @usableFromInline package static func explainedPlainly(
    by explanation: @escaping () -> Explanation
  ) -> Mismatch { Mismatch(.explainedPlainly(explanation)) }

  /// The mismatch of a matcher that cannot judge, which explains itself.
  package static func undecided(_ explanation: @escaping () -> Explanation) -> Mismatch {
    Mismatch(.explained(by: explanation), isUndecided: true)
  }

  package init(expecting explain: @escaping (_ expected: Phrase) -> Explanation) {
    self.init(.expecting(explain))
  }

  /// The mismatch of a matcher that cannot judge, because one of its parts cannot.
  @usableFromInline init(expecting expected: @escaping () -> Phrase, undecidedBy part: Mismatch) {
    self.init(
      .explained(by: {
        let cause = part.explanation.undecided
        var explanation = Explanation(
          .reason(
            expected: expected(),
            but: "it cannot be judged" + (cause.map { ": \($0.sentence)" } ?? "")))
        explanation.undecided = cause
        return explanation
      }), isUndecided: true)
  }

  /// What came instead, with its own verb; nil if that is only the value.
  ///
  /// ```swift
  /// let odd = Matcher<Int>("an odd number") { MatchResult($0 % 2 == 1, "it was even") }
  /// if case .mismatch(let why) = odd.matches(2) { assertThat(why.reason, "it was even") }
  /// ```
  ///
  /// A matcher made of others builds its own reason from it: `why.reason ?? "was \(value)"`. To
  /// pass on the whole mismatch, return it instead.
  public var reason: String? {
    // The user's text outlives a search, in which texts are simpler.
    Nearest.isSearching.withValue(false) { reasonInWords }
  }

  private var reasonInWords: String? {
    if case .reason(let reason, let path, _) = content {
      let text = reason().plainText
      return path.isRoot ? text : "\(path.inList) \(text)"
    }
    if case .unexplained = content { return nil }
    let explanation = explanation
    if explanation.differences.count == 1, let difference = explanation.located.first,
      case .unequal = difference.claim, difference.path.isRoot
    {
      return nil
    }
    return explanation.reason.plainText
  }

  /// The same mismatch, under a property of a value.
  ///
  /// - Parameter property: The property's name, or a path of names such as `address.city`.
  /// - Returns: A mismatch whose text begins with the path.
  public func at(_ property: String) -> Mismatch {
    switch content {
    case .unexplained: self
    case .reason(let reason, let path, _):
      told(by: .reason(reason, at: .field(property) + path))
    case .expecting, .explained, .explainedPlainly, .unequal:
      explained { $0.at(.field(property)) }
    }
  }

  /// The same reason in words, which say where it holds: `[2]: was 3`.
  func naming(_ place: @escaping () -> Path) -> Mismatch {
    guard case .reason(let reason, _, _) = content else { return self }
    let named = { () -> Phrase in
      let place = place()
      return place.isRoot ? reason() : "\(place.inList): \(reason())"
    }
    return told(by: .reason(named, at: .root))
  }

  /// The same mismatch with a changed explanation.
  package func explained(_ change: @escaping (Explanation) -> Explanation) -> Mismatch {
    let explain = {
      let explanation = explanation
      var changed = change(explanation)
      if changed.undecided == nil { changed.undecided = explanation.undecided }
      return changed
    }
    return told(by: .explained(Explained(of: pair, explain)))
  }

  /// The same mismatch, for the optional around the value.
  var insideOptional: Mismatch {
    switch content {
    case .unequal(let pair): told(by: .unequal(pair.inOptionals))
    case .explained, .explainedPlainly: explained { $0.at(.unwrapping) }
    case .unexplained, .reason, .expecting: self
    }
  }

  @usableFromInline func reported(_ effects: ReportEffects?) -> Mismatch {
    var mismatch = self
    mismatch.reportEffects = effects
    return mismatch
  }

  @usableFromInline package init(unequal pair: UnequalPair) {
    self.init(.unequal(pair))
  }

  /// A mismatch of two values that are compared otherwise than by `==`.
  init(unequal pair: UnequalPair?, explainedBy explanation: @escaping () -> Explanation) {
    self.init(.explained(Explained(of: pair, explanation)))
  }

  /// The two values that should have been equal, if the judged value is one of them.
  package var unequalValues: (expected: Any, actual: Any)? {
    if case .unequal(let pair) = content { pair.values } else { nil }
  }

  /// What came, without what was expected, and how it differs where the two were to be equal.
  package var outcome: Phrase { outcome(at: .root) }

  /// The same under the path of the value.
  package func outcome(at path: Path) -> Phrase {
    explanation.at(path).outcomeInList(isNoted: pair != nil)
  }

  /// How far the value is from what was expected, from 0 to 1.
  package var cost: Double {
    pair?.cost ?? Nearest.isSearching.withValue(true) { explanation.cost }
  }

  package var explanation: Explanation {
    var explanation =
      switch content {
      case .unexplained: Explanation(.statement("unexpected value"))
      case .reason(let reason, let path, _):
        Explanation(.statement("unexpected: \(reason())")).at(path)
      case .expecting(let explain): explain("a match")
      case .explained(let explained): explained.explanation
      case .explainedPlainly(let explain): explain()
      case .unequal(let pair): pair.explanation
      }
    if isUndecided, explanation.undecided == nil {
      explanation.undecided = Difference(.statement(explanation.outcome))
    }
    explanation.whenReported = reportEffects.map { effects in { effects.perform() } }
    return explanation
  }

  /// Whether the mismatch itself says what was expected and what came.
  @usableFromInline var isComplete: Bool {
    switch content {
    case .explained, .explainedPlainly, .unequal: true
    case .unexplained, .reason, .expecting: false
    }
  }

  /// The same mismatch, with what was expected and what came added if it did not say so.
  @usableFromInline func completed<Value>(
    expected: @escaping () -> Phrase, actual: @autoclosure @escaping () -> Value
  ) -> Mismatch {
    switch content {
    case .unexplained:
      explained { _ in .ofWhole(actual(), expected: expected()) }
    case .reason(let reason, let path, let isOwn):
      told(
        by: .explained(by: {
          let reason = reason()
          var explanation = Explanation(.reason(expected: expected(), but: reason)).at(path)
          if isOwn, path.isRoot {
            let actual = describing(actual())
            if !reason.plainText.hasWord(actual.plainText) {
              explanation.whole = WholeValues(actual: actual)
            }
          }
          if isUndecided { explanation.undecided = Difference(at: path, .statement(reason)) }
          return explanation
        }))
    case .expecting(let explain): told(by: .explained(by: { explain(expected()) }))
    case .explained, .explainedPlainly, .unequal: self
    }
  }
}

extension Explanation {
  /// `expected X, but was Y`, of a value that is wrong as a whole.
  static func ofWhole(_ value: some Any, expected: Phrase) -> Explanation {
    var explanation = explainPlainly(expected: expected, actual: value)
    // What the matcher dislikes may be where the first line cuts the value.
    if !describing(value).isAtAGlance { explanation.show(value) }
    return explanation
  }

  /// Shows a value below: on one line, or if it does not fit, each of its parts on a line.
  fileprivate mutating func show(_ value: Any) {
    let parts = shownParts(of: value)
    if parts.isEmpty || describing(value).isOnALine {
      whole = WholeValues(actual: describing(value))
    } else {
      details = DetailLine.list(parts.map { (".\($0.name)", describing($0.value)) })
    }
  }
}

extension String {
  /// Whether the text has these words, and not only as parts of longer words or numbers.
  fileprivate func hasWord(_ word: String) -> Bool {
    // A point or a hyphen belongs to what follows it.
    func goesOn(_ neighbours: [Character]) -> Bool {
      let isJoint = neighbours.first.map { ".-".contains($0) } ?? false
      let next = isJoint ? neighbours.dropFirst().first : neighbours.first
      return next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return !word.isEmpty
      && ranges(of: word).contains { range in
        let before = self[..<range.lowerBound].suffix(2)
        return before.last != "-" && !goesOn(before.reversed())
          && !goesOn(Array(self[range.upperBound...].prefix(2)))
      }
  }
}

extension Mismatch: ExpressibleByStringInterpolation {
  /// Creates a mismatch that says in words what came instead.
  public init(stringLiteral reason: String) { self.init(reason) }
}

extension Mismatch: ExpressibleByNilLiteral {
  /// Creates a mismatch that shows the value itself.
  public init(nilLiteral: ()) { self.init(.unexplained) }
}

extension Mismatch: CustomStringConvertible {
  /// What was expected, what came and where, as a failed assertion says it.
  public var description: String {
    Nearest.isSearching.withValue(false) { FailureText(explanation).description }
  }
}

extension [Mismatch] {
  /// What a text says of each; of those that it only counts, which are neither among the first nor
  /// the last, no more than a search needs.
  func told<Told>(_ tell: (Mismatch) -> Told) -> [Told] {
    enumerated().map { index, mismatch in
      let isCounted = index >= Layout.mostListed && index < count - 1
      return Nearest.isSearching.withValue(isCounted || Nearest.isSearching.get()) {
        tell(mismatch)
      }
    }
  }
}

extension Mismatch {
  /// How much each of several values has in common with what was expected of all of them; only of the
  /// first ones, if these are too large to compare all.
  static func likeness(of mismatches: [Mismatch]) -> [Nearest.Likeness] {
    let comparison = ValueComparison()
    var numbers: [String: Int] = [:]
    var likeness: [Nearest.Likeness] = []
    Nearest.isSearching.withValue(true) {
      for mismatch in mismatches {
        if let (expected, actual) = mismatch.pair?.values {
          guard let next = comparison.likeness(expected, actual) else { return }
          likeness.append(next)
          continue
        }
        let explanation = mismatch.explanation
        let places = explanation.told.lazy.map { (explanation.path + $0.path).inList }
          .filter { !$0.isEmpty }
        let parts = places.map { place in
          let number = numbers[place] ?? numbers.count
          numbers[place] = number
          return number
        }
        // Of a value that is wrong as a whole, no part is known to be right.
        likeness.append(
          Nearest.Likeness(cost: explanation.cost, wrongParts: parts.isEmpty ? nil : Set(parts)))
      }
    }
    return likeness
  }
}

extension Nearest {
  /// Finds the mismatch that is nearest to a match; nil if none is near.
  ///
  /// - Parameters:
  ///   - mismatches: How each value differs from what was looked for.
  ///   - most: How many of them to compare.
  ///   - total: How many values there are, if not all were judged.
  init?(
    among mismatches: some Collection<(index: Int, mismatch: Mismatch)>,
    atMost most: Int = Layout.comparedValues, outOf total: Int? = nil
  ) {
    let compared = Array(mismatches.prefix(Self.most(most)))
    let likeness = Mismatch.likeness(of: compared.map(\.mismatch))
    let best = Self.best(of: likeness) {
      let mismatch = compared[$0].mismatch
      return mismatch.unequalValues.map(Self.readAlike) ?? mismatch.explanation.looksAlike
    }
    guard let (index, mismatch) = best.map({ compared[$0] }) else { return nil }
    if let values = mismatch.unequalValues {
      self.init(index, values)
    } else {
      self.init(index, mismatch.explanation)
    }
    searched = Searched(compared: likeness.count, total: total ?? mismatches.count)
  }
}
