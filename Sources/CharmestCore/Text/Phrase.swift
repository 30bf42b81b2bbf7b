/// Words with values in them, as data: the values are written only when it is known how much room
/// there is.
///
/// Who makes a phrase measures nothing.
@usableFromInline package struct Phrase {
  /// What is large is indirect, so that words and values, which every phrase has, take no object of
  /// their own.
  fileprivate enum Piece {
    case words(String)
    /// A value, cut to the room of one value.
    case value(WrittenValue)
    indirect case excerpt(Excerpt)
    indirect case list(Items)
    /// Conditions on one value, all of them if they are not too long.
    indirect case conditions(ListedPhrases, joint: String)
    /// Words that several conditions on one value say once: `Soup whose .salt is 3 and .eggs is 2`.
    indirect case lead(Lead)
    /// Nothing; what follows is said of the contents of a value, which has them in these words.
    case ofContents(Phrase)
    indirect case choice(Condition, Phrase, orElse: Phrase)
    /// The name of a type before that of a case.
    indirect case named(Any.Type, Phrase)
    indirect case call(CallPhrase)
    /// What a failure is about.
    case subject(Phrase)
    /// Nothing, in place of what a line should say.
    case leftOut
    /// Both ends of a phrase, in the room of one value.
    case ends(Phrase)
    /// A phrase and the words around it; nothing if the phrase is empty.
    indirect case framed(String, Phrase, String)
    /// Phrases in a row, without those that are empty.
    indirect case joined([Phrase], by: String)
    /// A list inside an item of another list.
    case inside(Phrase)
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

  /// What a line has room for.
  package indirect enum Condition {
    /// For these values, each at a glance.
    case shown([Phrase])
    /// For both values at a glance, and they do not read alike.
    case apart(Phrase, Phrase)
    /// For so many items.
    case listed(Int)
    /// For so many short items.
    case listedLong(Int)
    /// Whether these read alike.
    case alike(Phrase, Phrase)
    /// For words that say in short what is left out.
    case brief(Phrase)
    /// For what a line leaves out with these.
    case extras(Room.Extras)
    case either(Condition, Condition)
    case both(Condition, Condition)
    case never
  }

  /// A list of which some items may be left out.
  fileprivate struct Items {
    let items: ListedPhrases
    let total: Int
    let joint: Joint
    let length: Length
    /// What stands in place of those that are left out.
    let rest: (_ shown: Int) -> Phrase

    /// How many items are shown.
    func shown(in room: Room) -> Int {
      switch length {
      case .usual: min(room.items, items.count)
      case .long: min(room.longItems, items.count)
      case .oneMore(let least):
        room.items >= least && total == room.items + 1 ? total : min(room.items, items.count)
      }
    }
  }

  private var pieces: [Piece]

  fileprivate init(_ piece: Piece) { pieces = [piece] }

  /// Words that are the same in any room.
  @usableFromInline package init(_ words: String) { self.init(.words(words)) }

  package static func + (first: Phrase, second: Phrase) -> Phrase {
    var joined = first
    joined.pieces += second.pieces
    return joined
  }
}

extension Phrase {
  /// The phrase as text.
  func text(in room: Room) -> String { written(in: room).text }

  /// The phrase as text, and whether nothing of it is cut or left out.
  func written(in room: Room) -> Pen {
    var pen = Pen()
    write(in: room, with: &pen)
    return pen
  }

  /// How wide the phrase is in this room; a value that is cut may be a little shorter.
  func width(in room: Room) -> Int { measured(in: room).width }

  func measured(in room: Room) -> Pen {
    var pen = Pen(onlyMeasures: true)
    write(in: room, with: &pen)
    return pen
  }

  private func write(in room: Room, with pen: inout Pen) {
    for piece in pieces { Self.write(piece, in: room, with: &pen) }
  }

  private static func write(_ piece: Piece, in room: Room, with pen: inout Pen) {
    switch piece {
    case .words(let words): pen.write(words)
    case .lead(let lead): pen.write(lead.words)
    case .ofContents: break
    case .value(let value): pen.write(value, in: room.value)
    case .excerpt(let excerpt): pen.write(excerpt, in: room)
    case .list(let items): write(items, in: room, with: &pen)
    case .conditions(let conditions, let joint):
      write(conditions, joinedBy: joint, in: room, with: &pen)
    case .choice(let condition, let phrase, let other):
      let holds = condition.holds(in: room)
      if !holds, condition.longestList > room.items { pen.leaveOut() }
      (holds ? phrase : other).write(in: room, with: &pen)
    case .named(let type, let phrase):
      let name = phrase.written(in: room)
      pen.write(name.text.naming(type), like: name)
    case .call(let call):
      pen.write(call.text(in: room))
      if call.goesOn, !call.isWhole(in: room) { pen.cut() }
    case .subject(let subject): pen.writeSubject(subject, in: room)
    case .leftOut: pen.leaveOut()
    case .ends(let phrase):
      let whole = phrase.writtenForBothEnds(in: room)
      let ends = whole.text.withoutMiddle(keeping: room.value)
      pen.write(ends, like: whole)
      if ends != whole.text { pen.cut() }
    case .framed(let before, let phrase, let after):
      pen.frame(before, after) { phrase.write(in: room, with: &$0) }
    case .joined(let phrases, let joint):
      var isFirst = true
      for phrase in phrases {
        let isWritten = pen.frame(isFirst ? "" : joint, "") { phrase.write(in: room, with: &$0) }
        if isWritten { isFirst = false }
      }
    case .inside(let phrase): phrase.write(in: room.insideItem, with: &pen)
    }
  }

  private static func write(_ list: Items, in room: Room, with pen: inout Pen) {
    let count = list.shown(in: room)
    var inner = room
    // Whole calls are left out before the arguments of one.
    if min(count, list.total) > 1 { inner.call = .max }
    for (index, item) in list.items.prefix(count).enumerated() {
      if index > 0 { pen.write(list.joint.rawValue) }
      item.write(in: inner, with: &pen)
    }
    guard count < list.total else { return }
    pen.leaveOut()
    if count > 0 { pen.write(list.joint.rawValue) }
    list.rest(count).write(in: inner, with: &pen)
  }

  private static func write(
    _ conditions: ListedPhrases, joinedBy joint: String, in room: Room,
    with pen: inout Pen
  ) {
    let first = conditions.prefix(Layout.mostConditions)
    let lead = first.first?.lead
    let phrases = first.enumerated().map { index, condition in
      index > 0 && lead != nil && condition.lead == lead
        ? condition.withoutLead ?? condition : condition
    }
    var (width, fitting) = (0, 0)
    let measured = phrases.map { $0.measured(in: room) }
    for phrase in measured {
      width += phrase.width
      if width <= room.excerpt { fitting += 1 }
    }
    let most = width <= 2 * room.excerpt ? phrases.count : max(room.items, fitting)
    for index in phrases.indices.prefix(most) {
      if index > 0 { pen.write(" \(joint) ") }
      // Not measured twice, because conditions in conditions would double that at each level.
      if !pen.add(measured[index]) { phrases[index].write(in: room, with: &pen) }
    }
    let left = conditions.count - min(most, phrases.count)
    guard left > 0 else { return }
    pen.leaveOut()
    pen.write(" \(joint) \(counted(left, "more condition"))")
  }

  /// The number of items of the longest list, apart from lists inside one of several items.
  var longestList: Int {
    pieces.map { piece in
      switch piece {
      case .words, .value, .excerpt, .lead, .call, .subject, .leftOut, .inside, .ofContents: 0
      case .conditions(let conditions, _): conditions.count
      case .list(let list):
        switch list.length {
        case .usual where list.total == 1: max(1, list.items.prefix(1).first?.longestList ?? 1)
        case .long: Layout.usualItems(ofLong: list.total)
        case .usual, .oneMore: list.total
        }
      case .choice(let condition, let phrase, let other):
        max(condition.longestList, phrase.longestList, other.longestList)
      case .named(_, let phrase), .ends(let phrase), .framed(_, let phrase, _):
        phrase.longestList
      case .joined(let phrases, _): phrases.map(\.longestList).max() ?? 0
      }
    }.max() ?? 0
  }
}

extension Phrase.Condition {
  func holds(in room: Room) -> Bool {
    switch self {
    case .shown(let phrases):
      return phrases.allSatisfy { $0.isAtAGlance(in: room) }
    case .apart(let first, let second):
      var room = room
      room.glance = min(room.glance, room.comparison)
      return first.isAtAGlance(in: room) && second.isAtAGlance(in: room)
        && first.text(in: room) != second.text(in: room)
    case .listed(let count): return count <= room.items
    case .listedLong(let count): return count <= room.longItems
    case .alike(let first, let second): return first.text(in: room) == second.text(in: room)
    case .brief(let phrase): return phrase.width(in: room) <= room.names
    case .extras(let extras): return room.leftOut < extras
    case .either(let first, let second): return first.holds(in: room) || second.holds(in: room)
    case .both(let first, let second): return first.holds(in: room) && second.holds(in: room)
    case .never: return false
    }
  }

  fileprivate var longestList: Int {
    switch self {
    case .listed(let count): count
    case .listedLong(let count): Layout.usualItems(ofLong: count)
    case .shown, .apart, .alike, .brief, .extras, .never: 0
    case .either(let first, let second), .both(let first, let second):
      max(first.longestList, second.longestList)
    }
  }
}

extension Phrase {
  /// Whether the phrase is whole and short enough to be taken in.
  func isAtAGlance(in room: Room) -> Bool {
    var room = room
    room.value = min(room.value, room.glance)
    if let value = onlyValue { return value.isShown(in: room.value) }
    let pen = written(in: room)
    return pen.isWhole && pen.isComplete && pen.text.width <= room.value
  }

  /// Phrases in a row; those for which there is no room are counted.
  ///
  /// - Parameters:
  ///   - items: The phrases; of a lazy collection, only those that are shown are made.
  ///   - total: How many there are, if that is more than `items`.
  ///   - joint: What stands between them.
  ///   - length: How many are shown.
  ///   - rest: What stands in place of those that are left out; their number by default.
  package init(
    listing items: some Collection<Phrase>, of total: Int? = nil, joinedBy joint: Joint = .comma,
    _ length: Length = .usual, rest: ((_ shown: Int) -> Phrase)? = nil
  ) {
    let total = total ?? items.count
    self.init(
      .list(
        Items(
          items: ListedPhrases(items), total: total, joint: joint, length: length,
          // The joint of "this and that" already says "and".
          rest: rest ?? {
            Phrase(joint == .and ? "\(total - $0) more" : andMore(total - $0))
          })))
  }

  /// The name of a type before that of a case: `SoupError.cold`, where the phrase says `.cold`.
  package func naming(_ type: Any.Type) -> Phrase { Phrase(.named(type, self)) }

  /// Conditions on one value, joined by "and" or "or"; all of them if they are not too long.
  package static func conditions(_ items: some Collection<Phrase>, joinedBy joint: String) -> Phrase
  {
    Phrase(.conditions(ListedPhrases(items), joint: joint))
  }

  /// Words that several conditions on one value say once.
  package static func lead(_ whole: String, _ link: Lead.Link) -> Phrase {
    Phrase(.lead(Lead(whole: whole, link: link)))
  }

  /// The name of a type and the word in front of its parts: `Soup whose`.
  package struct Lead: Equatable {
    package enum Link: String { case whose, with }

    fileprivate let whole: String
    fileprivate let link: Link
    fileprivate var words: String { "\(whole) \(link.rawValue) " }
  }

  /// A description of what a value has in it, such as `an item 3`.
  ///
  /// - Parameters:
  ///   - description: What is expected.
  ///   - owned: What stands behind "has", if these are other words.
  /// - Returns: The description.
  @usableFromInline package static func contents(
    _ description: Phrase, owned: Phrase? = nil
  ) -> Phrase { Phrase(.ofContents(owned ?? description)) + description }

  /// The description as a predicate: `is 3`, `has an item 3`.
  @usableFromInline package var predicate: Phrase { owned.map { "has \($0)" } ?? "is \(self)" }

  /// The opposite of the predicate: `is not 3`, `does not have an item 3`.
  package var deniedPredicate: Phrase {
    owned.map { "does not have \($0)" } ?? "is not \(self)"
  }

  /// The description behind "to": `be 3`, `have an item 3`.
  @usableFromInline package var infinitive: Phrase { owned.map { "have \($0)" } ?? "be \(self)" }

  /// Whether it is something that a value has, and not something that it is.
  var isOfContents: Bool { owned != nil }

  private var owned: Phrase? {
    switch pieces.first {
    case .ofContents(let owned): owned
    case .conditions(let conditions, let joint) where pieces.count == 1:
      conditions.prefix(Layout.mostConditions).allSatisfy { $0.owned != nil }
        ? .conditions(conditions.all.lazy.map { $0.owned ?? $0 }, joinedBy: joint) : nil
    default: nil
    }
  }

  /// The description behind a noun: `that is 3`, `that has an item 3`, `whose .visits is 3`.
  @usableFromInline package var relativeClause: Phrase {
    guard let lead, let rest = withoutLead else { return "that \(predicate)" }
    return "\(lead.link.rawValue) \(rest)"
  }

  /// Whether it begins with the name of a type, which an outer phrase has said.
  package func namesWhole(_ name: String) -> Bool { lead?.whole == name }

  /// The words with which it, or each of its conditions, begins.
  private var lead: Lead? {
    switch pieces.first {
    case .lead(let lead): return lead
    case .conditions(let conditions, _) where pieces.count == 1:
      let conditions = conditions.prefix(Layout.mostConditions)
      guard let lead = conditions.first?.lead else { return nil }
      return conditions.allSatisfy { $0.lead == lead } ? lead : nil
    default: return nil
    }
  }

  /// The same without these words; nil if there are none.
  private var withoutLead: Phrase? {
    switch pieces.first {
    case .lead:
      var rest = self
      rest.pieces.removeFirst()
      return rest
    case .conditions(let conditions, let joint) where pieces.count == 1:
      return .conditions(conditions.all.lazy.map { $0.withoutLead ?? $0 }, joinedBy: joint)
    default: return nil
    }
  }

  /// The phrase between other words; nothing if it is empty, where there may be no room for it.
  package func framed(by before: String, _ after: String) -> Phrase {
    Phrase(.framed(before, self, after))
  }

  /// Phrases in a row, without those that are empty.
  package static func joined(_ phrases: [Phrase], by joint: String) -> Phrase {
    phrases.count == 1 ? phrases[0] : Phrase(.joined(phrases, by: joint))
  }

  /// Nothing, in place of what a line should say, so that further lines say it.
  package static var leftOut: Phrase { Phrase(Piece.leftOut) }

  /// A phrase that a line leaves out where room is short.
  package var droppable: Phrase { droppable(with: .notes) }

  /// A phrase that a line leaves out with these.
  package func droppable(with extras: Room.Extras) -> Phrase {
    .if(.extras(extras), self, orElse: .leftOut)
  }

  /// A phrase that a line leaves out where room is short, and that no further line needs to say.
  package var dispensable: Phrase { .if(.extras(.notes), self, orElse: "") }

  /// The beginning and the end of the phrase, where there is no room for all.
  package var withBothEnds: Phrase { Phrase(.ends(self)) }

  /// A call, of which arguments are left out where room is short.
  package init(_ call: CallPhrase) { self.init(.call(call)) }

  /// A piece of a value.
  init(_ excerpt: Excerpt) { self.init(.excerpt(excerpt)) }

  /// What a failure is about, which is cut in its middle where room is short.
  package var asSubject: Phrase { isEmpty ? self : Phrase(.subject(self)) }

  /// A list inside an item of another list.
  package var insideItem: Phrase { Phrase(.inside(self)) }

  /// A phrase for where there is room for something, and one for where there is less room.
  package static func `if`(_ condition: Condition, _ phrase: Phrase, orElse other: Phrase) -> Phrase
  { Phrase(.choice(condition, phrase, orElse: other)) }

  /// Without the blanks that align it with other lines.
  package var withoutIndent: Phrase {
    guard case .words(let words)? = pieces.first, words.allSatisfy({ $0 == " " }) else {
      return self
    }
    var phrase = self
    phrase.pieces.removeFirst()
    return phrase
  }

  /// The value that is all of it.
  var onlyValue: WrittenValue? {
    if pieces.count == 1, case .value(let value) = pieces[0] { value } else { nil }
  }

  init(_ value: WrittenValue) { self.init(.value(value)) }

  /// The phrase, to be cut in its middle; a long text has only what its ends may show.
  private func writtenForBothEnds(in room: Room) -> Pen {
    let text = onlyValue?.value.flatMap { unwrapped($0) as? String }
    guard let ends = text?.ends(keeping: room.value) else {
      return written(in: Layout.forBothEnds(of: room, isShort: false))
    }
    return describing(ends).written(in: Layout.forBothEnds(of: room, isShort: true))
  }

  /// Whether it has a call, whose arguments can be left out.
  var hasCall: Bool { pieces.contains { if case .call = $0 { true } else { false } } }

  /// Whether it is a call that can be read in the source of the test.
  var standsInSource: Bool {
    if pieces.count == 1, case .call(let call)? = pieces.first {
      call.standsInSource
    } else {
      false
    }
  }

  /// Whether a reader could take nil for what it describes: `anything`, `not 3`, `none of 1, 2`.
  var mayMeanNil: Bool {
    pieces.contains { piece in
      switch piece {
      case .words(let words): ["anything", "not ", "none of "].contains(where: words.hasPrefix)
      case .conditions(let parts, _): parts.prefix(Layout.named).contains(where: \.mayMeanNil)
      case .joined(let parts, _): parts.contains(where: \.mayMeanNil)
      case .list(let list): list.items.prefix(Layout.named).contains(where: \.mayMeanNil)
      case .framed(_, let part, _), .inside(let part): part.mayMeanNil
      case .choice(_, let first, let second): first.mayMeanNil || second.mayMeanNil
      default: false
      }
    }
  }

  /// Whether its own words are a sentence such as `expected 3, but was 4`, and not only those behind
  /// a colon or in parentheses.
  package var saysBothSides: Bool { ownWords.prefix { !":(".contains($0) }.contains(", but ") }

  /// The words beside the values, as in a line with much room.
  private var ownWords: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .lead(let lead): lead.words
      case .value, .excerpt, .call, .leftOut, .ofContents: ""
      case .list(let list):
        list.items.prefix(Layout.named).map(\.ownWords).joined(separator: list.joint.rawValue)
      case .conditions(let parts, let joint):
        parts.prefix(Layout.named).map(\.ownWords).joined(separator: joint)
      case .choice(_, let part, _), .named(_, let part), .subject(let part), .ends(let part),
        .inside(let part):
        part.ownWords
      case .framed(let before, let part, let after): before + part.ownWords + after
      case .joined(let parts, let joint): parts.map(\.ownWords).joined(separator: joint)
      }
    }.joined()
  }

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
  Phrase(WrittenValue(value))
}

/// An error, which always names its type.
package func describing(error: any Error) -> Phrase {
  describing(error).naming(type(of: error))
}

extension String.StringInterpolation {
  // An unavailable one would lose against the generic one.
  @available(*, deprecated, message: "a phrase has no text before its room is known")
  package mutating func appendInterpolation(_ phrase: Phrase) {
    appendLiteral(phrase.plainText)
  }
}
