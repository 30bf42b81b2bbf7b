/// How a matcher reads when the opposite is expected: `no item 3` for `an item 3`.
@usableFromInline package struct Negation {
  /// The beginning of the description.
  private let words: String
  /// The text that replaces this beginning in the negative.
  private let negative: String
  /// The whole description in the negative, if it is known.
  private let whole: Rendering?
  /// Why a value matched, as the end of "expected …, but …"; nil where the value itself says it.
  @usableFromInline package let reason: ((Any) -> Rendering?)?
  /// An ``Opposite`` of the matcher's own type, if it says more than `not`.
  @usableFromInline package let opposite: AnyObject?

  /// - Parameters:
  ///   - words: The beginning of the description.
  ///   - negative: The text that replaces this beginning in the negative.
  ///   - reason: Why a value matched, as the end of "expected …, but …".
  @usableFromInline package init(
    _ words: String, _ negative: String, because reason: ((Any) -> Rendering?)? = nil
  ) {
    self.words = words
    self.negative = negative
    self.reason = reason
    whole = nil
    opposite = nil
  }

  /// The negative of a matcher that is itself the opposite of another.
  @usableFromInline package init(restoring description: @escaping Rendering) {
    words = ""
    negative = ""
    reason = nil
    whole = description
    opposite = nil
  }

  /// The negative of a matcher that has an opposite of its own kind.
  package init<Value>(_ opposite: Opposite<Value>) {
    words = ""
    negative = ""
    reason = nil
    whole = { opposite.make().rendering($0) }
    self.opposite = opposite
  }

  /// The description in the negative.
  ///
  /// The positive is made only if it is needed: a chain of negations would else make all of them
  /// twice at each step.
  package func description(of positive: () -> String, _ limits: TextLimits) -> String {
    if let whole { return whole(limits) }
    let positive = positive()
    return positive.hasPrefix(words)
      ? negative + positive.dropFirst(words.count) : "not \(positive)"
  }
}

/// The opposite of a matcher, as a matcher of the same kind: `count not 2` for `count 2`.
@usableFromInline package final class Opposite<Value> {
  @usableFromInline package let make: () -> Matcher<Value>

  package init(_ make: @escaping () -> Matcher<Value>) { self.make = make }
}
