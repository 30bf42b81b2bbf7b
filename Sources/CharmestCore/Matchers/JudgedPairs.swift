/// The verdicts of matchers on elements.
///
/// Each pair is judged once: a text uses what was found while judging, because a user's closure may
/// have effects.
final class JudgedPairs<Element> {
  private let matchers: [Matcher<Element>]
  private let elements: [Element]
  private var mismatches: [Int: Mismatch] = [:]
  /// What pairs that match do when the verb has passed.
  private var effects: [Int: [() -> Void]] = [:]
  /// Why the first pair that could not be judged could not.
  private(set) var doubt: Doubt?

  init(_ matchers: [Matcher<Element>], _ elements: [Element]) {
    self.matchers = matchers
    self.elements = elements
  }

  private func pair(_ matcher: Int, _ element: Int) -> Int { matcher * elements.count + element }

  /// Whether there are too many pairs to keep their mismatches.
  private var areTooMany: Bool { matchers.count * elements.count > Limits.reordered }

  /// Judges a pair, and keeps why it does not match.
  func judge(_ matcher: Int, _ element: Int, by judging: inout Judging) -> Bool {
    let start = judging.effects.count
    guard let mismatch = judging.judge(matchers[matcher], elements[element]).mismatch else {
      let own = judging.takeEffects(since: start)
      if !own.isEmpty { effects[pair(matcher, element)] = own }
      return true
    }
    doubt = doubt ?? mismatch.doubt
    if !areTooMany || mismatch.isUndecided { mismatches[pair(matcher, element)] = mismatch }
    return false
  }

  /// The effects of the pairs that were chosen.
  func effects(of elementOfMatcher: [Int?]) -> [() -> Void] {
    elementOfMatcher.enumerated().flatMap { matcher, element in
      element.flatMap { effects[pair(matcher, $0)] } ?? []
    }
  }

  /// Why a pair does not match, for a text.
  ///
  /// Every pair must have been judged before.
  func mismatch(_ matcher: Int, _ element: Int) -> Mismatch? {
    if let kept = mismatches[pair(matcher, element)] { return kept }
    return areTooMany ? matchers[matcher].mismatchForText(of: elements[element]) : nil
  }
}

extension Matcher {
  /// Judges a value for a text, which must have no effects.
  func mismatchForText(of value: Value) -> Mismatch? {
    FailureReporter.dropping { evaluate(value, &$0).mismatch }
  }
}
