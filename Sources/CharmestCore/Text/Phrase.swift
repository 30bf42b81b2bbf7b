/// Words with values in them, as data: the values are written only when it is known how much room
/// there is.
///
/// Who makes a phrase measures nothing.
@usableFromInline package struct Phrase {
  fileprivate indirect enum Piece {
    case words(String)
    /// A value, cut to the room of one value.
    case value(Any)
    /// An error, which needs the name of its type before the name of a case.
    case error(any Error)
    case list(AnyCollection<Phrase>, joint: Joint, Length)
    /// Conditions on one value, all of them if they are not too long.
    case conditions(AnyCollection<Phrase>, joint: String)
    /// Words that several conditions on one value say once: `Soup with .salt 3 and .eggs 2`.
    case lead(String)
    /// A phrase with several values, which share the room of one.
    case shared(Phrase)
    /// The first phrase if there is room for these values, and the second if there is not.
    case ifShown([Any], Phrase, orElse: Phrase)
    /// The first phrase if there is room for so many items, and the second if there is not.
    case ifListed(Int, Phrase, orElse: Phrase)
    /// The name of a type before that of a case.
    case named(Any.Type, Phrase)
    case call(CallPhrase)
    /// What a first line leaves out where room is short.
    case droppable(Phrase, TextLimits.Extras)
    case written((TextLimits) -> String)
    /// Both ends of a phrase, in the room of one value.
    case ends(Phrase)
    /// A phrase and the words around it; nothing if the phrase is empty.
    case framed(String, Phrase, String)
  }

  /// What stands between the items of a list.
  @usableFromInline package enum Joint: String {
    case comma = ", "
    case semicolon = "; "
    case and = " and "
  }

  /// How many items of a list are shown.
  package enum Length {
    case usual
    /// More, of items that are short as a rule.
    case long
    /// One more than usual, if that is the last and so many have room: it takes hardly more room
    /// than the words that it is left out.
    case oneMore(from: Int)
  }

  private var pieces: [Piece]

  fileprivate init(_ piece: Piece) { pieces = [piece] }

  /// A phrase that is written by a closure, and can be neither measured nor joined.
  package init(_ write: @escaping (TextLimits) -> String) { self.init(.written(write)) }

  /// Words that are the same in any room.
  @usableFromInline package init(_ words: String) { self.init(.words(words)) }

  package static func + (first: Phrase, second: Phrase) -> Phrase {
    var joined = first
    joined.pieces += second.pieces
    return joined
  }

  /// The phrase as text.
  @usableFromInline package func text(_ limits: TextLimits) -> String {
    if pieces.count == 1 { return Self.text(of: pieces[0], limits) }
    var text = ""
    for piece in pieces { text += Self.text(of: piece, limits) }
    return text
  }

  private static func text(of piece: Piece, _ limits: TextLimits) -> String {
    switch piece {
    case .words(let words), .lead(let words): words
    case .value(let value): ValueDescription(of: value, limit: limits.value).text
    case .error(let error): namedDescription(of: error, limit: limits.value)
    case .list(let items, let joint, let length): text(of: items, joinedBy: joint, length, limits)
    case .conditions(let conditions, let joint): text(of: conditions, joinedBy: joint, limits)
    case .shared(let phrase): phrase.text(limits.forTwoValues)
    case .ifShown(let values, let phrase, let other):
      areShown(values, limits) ? phrase.text(limits) : other.text(limits)
    case .ifListed(let count, let phrase, let other):
      (count <= limits.items ? phrase : other).text(limits)
    case .named(let type, let phrase): phrase.text(limits).naming(type)
    case .call(let call): call.text(limits)
    case .droppable(let phrase, let rank): limits.leftOut >= rank ? "" : phrase.text(limits)
    case .written(let write): write(limits)
    case .ends(let phrase):
      phrase.text(TextLimits(value: 500, context: limits.context, items: 10))
        .withoutMiddle(keeping: limits.value)
    case .framed(let before, let phrase, let after):
      framed(phrase.text(limits), before, after)
    }
  }

  private static func framed(_ text: String, _ before: String, _ after: String) -> String {
    text.isEmpty ? "" : before + text + after
  }

  private static func text(
    of items: AnyCollection<Phrase>, joinedBy joint: Joint, _ length: Length, _ limits: TextLimits
  ) -> String {
    let count = items.count
    let most =
      switch length {
      case .usual: limits.items
      case .long: limits.items * 3
      case .oneMore(let least):
        limits.items >= least && count == limits.items + 1 ? count : limits.items
      }
    var room = limits
    // Whole calls are left out before the arguments of one.
    if min(most, count) > 1 { room.call = .max }
    let shown = items.prefix(most).map { $0.text(room) }
    let left = count - shown.count
    // The joint of "this and that" already says it.
    let rest = joint == .and ? "\(left) more" : andMore(left)
    return (left > 0 ? shown + [rest] : shown).joined(separator: joint.rawValue)
  }

  private static func text(
    of conditions: AnyCollection<Phrase>, joinedBy joint: String, _ limits: TextLimits
  ) -> String {
    let first = conditions.prefix(20)
    let lead = first.first?.lead
    let texts = first.enumerated().map { index, condition in
      let isSaid = index > 0 && lead != nil && condition.lead == lead
      return (isSaid ? condition.withoutLead : condition).text(limits)
    }
    var (width, fitting) = (0, 0)
    for text in texts {
      width += text.width
      if width <= limits.value { fitting += 1 }
    }
    let shown = width <= 2 * limits.value ? texts[...] : texts.prefix(max(limits.items, fitting))
    let left = conditions.count - shown.count
    let rest = left > 0 ? [counted(left, "more condition")] : []
    return (shown + rest).joined(separator: " \(joint) ")
  }

  /// Whether it begins with words that an outer phrase has said.
  package func hasLead(_ words: String) -> Bool { lead == words }

  private var lead: String? {
    if case .lead(let words)? = pieces.first { words } else { nil }
  }

  private var withoutLead: Phrase {
    var rest = self
    rest.pieces.removeFirst()
    return rest
  }

  private static func areShown(_ values: [Any], _ limits: TextLimits) -> Bool {
    values.allSatisfy { ValueDescription(of: $0, limit: limits.value).isComplete }
  }
}

extension Phrase {
  package init(
    listing items: some Collection<Phrase>, joinedBy joint: Joint, _ length: Length
  ) { self.init(.list(AnyCollection(items), joint: joint, length)) }

  /// The name of a type before that of a case: `SoupError.cold`, where the phrase says `.cold`.
  package func naming(_ type: Any.Type) -> Phrase { Phrase(.named(type, self)) }

  /// Conditions on one value, joined by "and" or "or"; all of them if they are not too long.
  package static func conditions(_ items: some Collection<Phrase>, joinedBy joint: String) -> Phrase
  {
    Phrase(.conditions(AnyCollection(items), joint: joint))
  }

  /// Words that several conditions on one value say once.
  package static func lead(_ words: String) -> Phrase { Phrase(.lead(words)) }

  /// The phrase between other words; nothing if it is empty, where there may be no room for it.
  package func framed(by before: String, _ after: String) -> Phrase {
    Phrase(.framed(before, self, after))
  }

  /// A phrase that a first line leaves out where room is short.
  package var droppable: Phrase { Phrase(.droppable(self, .notes)) }

  /// The beginning and the end of the phrase, where there is no room for all.
  package var withBothEnds: Phrase { Phrase(.ends(self)) }

  /// A call, of which arguments are left out where room is short.
  package init(_ call: CallPhrase) { self.init(.call(call)) }

  /// A phrase whose values share the room of one.
  package var sharingRoom: Phrase { Phrase(.shared(self)) }

  /// A phrase for where these values are shown whole, and one for where there is less room.
  package static func ifShown(_ values: Any..., then phrase: Phrase, orElse other: Phrase) -> Phrase
  { Phrase(.ifShown(values, phrase, orElse: other)) }

  /// A phrase with so many items, and one for where there is less room.
  package static func ifListed(_ phrase: Phrase, of count: Int, orElse other: Phrase) -> Phrase {
    Phrase(.ifListed(count, phrase, orElse: other))
  }

  /// Without the blanks that align it with other lines.
  package var withoutIndent: Phrase {
    guard case .words(let words)? = pieces.first, words.allSatisfy({ $0 == " " }) else {
      return self
    }
    var phrase = self
    phrase.pieces.removeFirst()
    return phrase
  }

  /// Whether it has a call, whose arguments can be left out.
  package var hasCall: Bool { pieces.contains { if case .call = $0 { true } else { false } } }

  /// Whether there is nothing in it.
  package var isEmpty: Bool {
    pieces.allSatisfy { if case .words(let words) = $0 { words.isEmpty } else { false } }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  @usableFromInline package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    @usableFromInline package init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    @usableFromInline package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    @usableFromInline package mutating func appendInterpolation(_ words: String) {
      appendLiteral(words)
    }

    @usableFromInline package mutating func appendInterpolation(_ number: Int) {
      appendLiteral(String(number))
    }

    @usableFromInline package mutating func appendInterpolation(_ call: CallPhrase) {
      pieces.append(.call(call))
    }

    @usableFromInline package mutating func appendInterpolation(_ phrase: Phrase) {
      pieces += phrase.pieces
    }
  }

  @usableFromInline package init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  @usableFromInline package init(stringLiteral words: String) { self.init(words) }
}

/// A value as a Swift literal.
@usableFromInline package func describing<Value>(_ value: Value) -> Phrase {
  Phrase(.value(value))
}

/// An error, which always names its type.
package func describing(error: any Error) -> Phrase { Phrase(.error(error)) }

extension String.StringInterpolation {
  // An unavailable one would lose against the generic one.
  @available(*, deprecated, message: "a phrase has no text before its limits are known")
  package mutating func appendInterpolation(_ phrase: Phrase) {
    appendLiteral(phrase.text(.detail))
  }
}
