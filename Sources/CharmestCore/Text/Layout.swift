/// How much room the lines of a failure text have, and how a phrase is made to fit into one.
///
/// The numbers stand here, and `CHARMEST_TEXT_LIMIT` multiplies them only here. Those of single
/// values stand in ``ValueLimits``.
///
/// Multiplied is how much of a value and how many items are shown. Not multiplied is what bounds
/// the time that a failure takes, and how short a part must be that the reader takes in at a
/// glance: more room does not make a longer one easier to read.
package struct Layout {
  private let scale: Int

  package init(scale: Int = Layout.scaleOfThisRun) {
    // So that no limit overflows, even where an `Int` has 32 bits.
    self.scale = min(scale, .max / 10_000)
  }

  /// How wide the first line may be.
  var firstLine: Int { 200 * scale }
  /// How wide every other line may be.
  var furtherLine: Int { 160 * scale }
  /// How many lines a text may have.
  var lines: Int { 30 * scale }
  /// How many bytes a text may have.
  var bytes: Int { 3_500 * scale }
  /// How many items have lines of their own.
  var items: Int { Self.listed * scale }

  /// How many times longer than usual the texts of this run may be.
  package static let scaleOfThisRun = ValueLimits.scaleOfThisRun
  /// How many times longer the text is that a failure has as an attachment.
  ///
  /// It multiplies the lines of the text, and not what is kept of values before a text is made.
  static let scaleOfReports = 1_000

  /// How many items of one kind have lines of their own in a text of usual length.
  package static let listed = 10
  /// How many of several differences a text of this run shows, not counting the last one.
  package static let mostListed = listed * scaleOfThisRun
  /// How many items a first line names.
  ///
  /// Not multiplied, because a text has the form that it has in usual length: what is told one by
  /// one, and what at once. More room only shows more items of it.
  package static let named = 3
  /// How many items a first line names of which it shows no more than the names.
  static let namedOfRest = named * named
  /// How many times as many items a list of short items shows.
  static let longList = 3
  /// So many places of elements take hardly more room than their number.
  package static let placesOfRest = 3
  /// Of the lines around a place, at most one of so many equal shares stands in front of it.
  static let sharesOfLinesAhead = 3
  /// How much of a value a reader of a first line takes in.
  package static let glance = 80
  /// How wide a value on a line of its own may be.
  package static let line = 140
  /// How wide the key of an entry in a path may be.
  package static let keyInPath = 60 * scaleOfThisRun
  /// How wide it may be beside a note on it.
  package static let keyBesideNote = 30 * scaleOfThisRun
  /// How wide the words of the source may be that are the subject.
  package static let subject = 80 * scaleOfThisRun
  /// How wide the summary of an error is that stands for a call.
  static let summaryOfError = line * scaleOfThisRun
  /// How wide two addresses are at most that are easier to read than their parts.
  package static let address = 70
  /// How long a text may be of which no part need be shown alone.
  static let shortText = 40
  /// How long two texts may be that stand whole side by side, also where one begins with the other.
  static let textBesideAnother = 48
  /// How many conditions on one value are read at most.
  static let mostConditions = 20 * scaleOfThisRun
  /// How many of the values that a wait saw are kept.
  static let seenValues = 5 * scaleOfThisRun
  /// How many lines around a difference are shown.
  static let linesOfContext = 2 * scaleOfThisRun
  /// A condition that is longer has no room beside what came.
  static let longCondition = 120
  /// A short text is shown whole where a value has so much room.
  static let leastOfShortText = 30
  /// What is wrong with an element is told once more for the next one if it is no longer than this.
  static let shortOutcome = 12
  /// How long the items of a query may be that are shown together.
  static let shortQuery = 60
  /// How long the text of a date is at most.
  static let date = 100
  /// How much room an argument of a call needs to be recognised.
  static let leastOfArgument = 20
  /// An argument that tells nothing is cut to a multiple of so much room.
  static let stepOfShares = 10
  /// A first argument with less room is left out, unless it tells the call from others.
  static let leastOfFirstArgument = 30
  /// What a line begins with that goes on with the value of the line before.
  static let indent = "      "
  /// How many lines a whole value may take: as many as have room in a text.
  ///
  /// Not multiplied, and neither is the next, because each of the lines is longer.
  static let linesOfWhole = 22
  /// How many lines one of several items may take before its parts have a line each.
  static let linesOfItem = 3
  /// The widest value that any line shows.
  static let widestValue = 200 * scaleOfThisRun
  /// How much room the line needs that counts what is left out.
  static let roomOfOmitted = 60
  /// How much is shown of a beginning that all of several texts have.
  static let sharedBeginning = 10
  /// A piece may move by one of so many equal shares of it, to end where the other one does.
  static let sharesToAlign = 4
  /// A text that is no wider is shown whole beside a pattern.
  static let besidePattern = 20
  /// How many characters of a text are shown at least.
  static let leastOfText = 8
  /// A part of a text of so many characters is shown whole.
  static let shortPart = 24
  /// So many equal characters let a reader find a place again, and tell two places apart.
  static let landmark = 4
  /// A shorter addition to a text is seen between what is around it.
  static let longAddition = 10
  /// How long the name of a type may be that stands beside a count.
  static let nameOfCounted = 24
  /// How long an addition to a text may be that is moved to where a reader would cut it.
  static let alignedAddition = 200

  /// The room on a line of its own.
  private func lineRoom(
    _ value: Int, _ context: Int, _ items: Int, without leftOut: Room.Extras = .nothing
  ) -> Room {
    var room = room(value, context, items, without: leftOut)
    (room.glance, room.piece, room.comparison) = (Self.line, Self.line * scale, 60)
    room.isFirstLine = false
    return room
  }

  /// The room on a first line.
  private func room(
    _ value: Int, _ context: Int, _ items: Int, inside: Int? = nil, subject: Int? = nil,
    call: Int? = nil, without leftOut: Room.Extras = .nothing
  ) -> Room {
    let call = subject.map { max($0, min(value, Self.glance) * 3 / 2) } ?? call
    return Room(
      value: value * scale, glance: Self.glance, piece: Self.glance * scale,
      comparison: Self.glance,
      context: context * scale, items: items * scale, itemsInside: (inside ?? items) * scale,
      names: min(60, max(44, value)) * scale,
      subject: subject.map { $0 * scale } ?? .max,
      call: call.map { $0 * scale } ?? .max, leftOut: leftOut)
  }

  /// The room of a phrase outside a failure text, such as a description.
  fileprivate static let plain = Layout().lineRoom(line, 40, listed)
  /// The room of a phrase that a reader takes in on a line of its own.
  fileprivate static let readable = Layout(scale: 1).lineRoom(line, 40, listed)
  /// The room of a phrase that is compared with others.
  fileprivate static let wide = Layout(scale: 1).lineRoom(500, 40, listed)
  /// The room of a phrase that the text of a first line is compared with.
  fileprivate static let summary = Layout(scale: 1).room(glance, 20, named)

  /// The room of a value that stands in front of what is said of it.
  fileprivate static let shortName = Layout().room(glance, 20, named)
  /// The room of a phrase that is a part of a first line.
  fileprivate static let brief = Layout(scale: 1).room(24, 10, 1, without: .notesAndTallies)
  /// The room of two keys that are compared on a first line.
  fileprivate static let key = Layout(scale: 1).room(60, 20, 1)

  /// The room of a phrase of which only both ends are shown.
  ///
  /// - Parameters:
  ///   - room: The room of the ends.
  ///   - isShort: Whether the phrase has little more than its ends.
  /// - Returns: The room of the whole phrase.
  static func forBothEnds(of room: Room, isShort: Bool) -> Room {
    var whole = room
    whole.value = isShort ? .max : max(comparedText, room.value)
    (whole.items, whole.call) = (max(listed, room.items), .max)
    return whole
  }
}

extension Layout {
  /// How many items a usual list has that is as long as a list of so many short items.
  static func usualItems(ofLong count: Int) -> Int { (count + longList - 1) / longList }
}

extension Phrase.Condition {
  /// Whether it holds for a key of an entry on a first line.
  package var holdsForKeys: Bool { holds(in: Layout.key) }
}

extension Phrase {
  /// The phrase as text outside a failure text, as long as on a line of its own in this run.
  package var plainText: String { text(in: Layout.plain) }

  /// The phrase as text, to be compared with others.
  package var longText: String { text(in: Layout.wide) }

  /// Whether a reader cannot tell it from another one.
  package func readsAs(_ other: Phrase) -> Bool { plainText == other.plainText }

  /// The phrase as text, as short as on a first line.
  package var shortText: String { text(in: Layout.summary) }

  /// The phrase as text in front of what is said of it, as short as on a first line of this run.
  var shortName: String { text(in: Layout.shortName) }

  /// The phrase as text, to be a part of a first line; as brief as it can be where it has no room.
  package func brief(in most: Int) -> String {
    width(in: Layout.summary) <= most ? shortText : text(in: Layout.brief)
  }

  /// Whether a reader of a first line can take in all of it.
  package var isAtAGlance: Bool { isAtAGlance(in: Layout.summary) }

  /// Whether it has room on a line of its own.
  package var isOnALine: Bool { isAtAGlance(in: Layout.readable) }
}

extension RandomAccessCollection {
  /// The elements that a failure text may show: as many as are listed, and the last.
  var listable: [Element] {
    // Each on its own: `prefix + suffix` reads all elements of a lazy collection.
    count > Layout.mostListed + 1
      ? Array(prefix(Layout.mostListed)) + Array(suffix(1)) : Array(self)
  }
}

// MARK: - The first line

extension Layout {
  /// A phrase on one line.
  struct Line {
    var text: String
    /// Whether no value is cut.
    var isWhole: Bool
    /// Whether nothing is left out: no item, and no note.
    var isComplete: Bool
    /// Whether the line does not have the whole subject.
    var cutsSubject: Bool
    /// Whether a value is cut or something is left out.
    var isCut: Bool { !isWhole || !isComplete }

    init(_ pen: Pen, text: String) {
      self.text = text
      isWhole = pen.isWhole
      isComplete = pen.isComplete
      cutsSubject = pen.subject.isCut
    }
  }

  /// The most room that a sentence may have on a first line.
  private var widest: Room { room(200, 20, 3, subject: 200) }

  /// Whether a line has all of a phrase.
  func shows(_ phrase: Phrase, on line: Line) -> Bool {
    line.text.contains(phrase.text(in: lineRoom(200, 40, Self.listed)).escapedForLog)
  }

  /// As much of a sentence as has room.
  func summary(of sentence: Phrase) -> Line {
    let whole = sentence.written(in: widest)
    let text = whole.text.escapedForLog
    if text.width <= firstLine, !whole.subject.isCut { return Line(whole, text: text) }
    // The arguments of a call in the test can be read there, what came cannot.
    if whole.subject.standsInSource, let line = fit(sentence, [room(200, 20, 3, subject: 30)]),
      !line.isCut
    {
      return line
    }
    // The subject gives room before the values, which give room before whole items do.
    let wide = [room(80, 20, 3, subject: 100), room(60, 20, 3, subject: 100)]
    // Two or three differences are worth more than the arguments of a call and than whole values.
    let all = [
      room(60, 20, 3, subject: 30), room(40, 10, 3, subject: 100, without: .notes),
      room(40, 10, 3, subject: 30, without: .notesAndTallies),
      room(24, 8, 3, inside: 1, subject: 30, without: .notesAndTallies),
    ]
    // Of many differences, whole ones are left out before the inside of one is cut.
    let fewer = [
      room(60, 20, 2, subject: 100), room(60, 20, 1, inside: 3, subject: 80),
      room(40, 10, 1, subject: 60), room(40, 10, 1, subject: 30), room(20, 10, 1, subject: 30),
      // A note says less than the arguments of a call.
      room(60, 20, 1, subject: 60, without: .notes),
    ]
    // Better than a line that is cut in its middle.
    let last = [
      room(60, 20, 1, subject: 30, without: .notesAndTallies),
      room(40, 10, 1, subject: 30, without: .notesAndTallies),
      room(20, 10, 1, subject: 30, without: .notesAndTallies),
    ]
    let briefest = last.map { room in
      var room = room
      (room.names, room.leftOut) = (0, .counts)
      return room
    }
    let hasFewItems = 2...Self.named ~= sentence.longestList
    if let line = fit(sentence, wide, keepingArguments: true)
      ?? (hasFewItems ? fit(sentence, all) : nil) ?? fit(sentence, fewer, keepingArguments: true)
    {
      return line
    }
    var smallest = room(20, 10, 1, call: 30)
    let longest = sentence.measured(in: smallest)
    smallest.subject = max(
      longest.subject.text.width - max(0, longest.width - firstLine), 20 * scale)
    smallest.cutsWordsOfSubject = true
    let pen = sentence.written(in: smallest)
    // More is kept at the end, because what came stands there.
    let cut = pen.text.onOneLine(keeping: firstLine, atEnd: 3 / 5)
    if cut == pen.text.escapedForLog { return Line(pen, text: cut) }
    if let line = fit(sentence, last) ?? fit(sentence, briefest) { return line }
    var line = Line(pen, text: cut)
    (line.isWhole, line.isComplete, line.cutsSubject) = (false, false, true)
    return line
  }

  /// The sentence in the first of these rooms in which it fits; its values, and then the subject,
  /// get the room that is left.
  private func fit(_ sentence: Phrase, _ rooms: [Room], keepingArguments: Bool = false) -> Line? {
    for least in rooms {
      let measured = sentence.measured(in: least)
      guard measured.width <= firstLine else { continue }
      let room = grown(least, measured, to: widest) {
        sentence.width(in: $0) <= firstLine
      }
      // Values that are cut shorter may leave room for an argument.
      if keepingArguments, cutsSubjectToName(sentence, in: room) { continue }
      for room in [room, least] {
        let pen = sentence.written(in: room)
        let text = pen.text.escapedForLog
        if text.width <= firstLine { return Line(pen, text: text) }
      }
    }
    return nil
  }

  private func cutsSubjectToName(_ sentence: Phrase, in room: Room) -> Bool {
    let subject = sentence.measured(in: room).subject
    var least = room
    least.subject = 1
    return subject.isCut && subject.text == sentence.measured(in: least).subject.text
  }

  /// The largest room for values, for the subject, and around what differs, in which something
  /// fits.
  private func grown(
    _ room: Room, _ measured: Pen, to widest: Room, while fits: (Room) -> Bool
  ) -> Room {
    var grown = room
    // Only what is cut can take more room.
    let parts = [
      measured.isWhole && !measured.hasExcerpt ? nil : \Room.value,
      measured.subject.isCut ? \Room.subject : nil, measured.hasExcerpt ? \Room.context : nil,
    ]
    for part in parts.compactMap(\.self) {
      grown[keyPath: part] = largest(from: room[keyPath: part], to: widest[keyPath: part]) {
        var other = grown
        other[keyPath: part] = $0
        return fits(other)
      }
    }
    return grown
  }

  /// The largest number up to another for which something holds; the least if it holds for none.
  private func largest(from least: Int, to most: Int, _ holds: (Int) -> Bool) -> Int {
    guard most > least, !holds(most) else { return max(least, most) }
    return (least + 1..<most).partitioningIndex { !holds($0) } - 1
  }

  /// The subject of a failure as text.
  static func subject(_ subject: Phrase, in room: Room) -> Pen.Subject {
    func text(_ call: Int, _ value: Int) -> String {
      var usual = summary
      (usual.value, usual.call) = (value, call)
      return subject.text(in: usual)
    }
    let whole = text(.max, widestValue)
    var shown = room.subject >= whole.width ? whole : text(room.subject, glance * scaleOfThisRun)
    if room.cutsWordsOfSubject { shown = shown.withoutMiddle(keeping: room.subject) }
    shown = shown.withoutMiddle(keeping: widestValue)
    return Pen.Subject(
      text: shown.escapedForLog, isCut: shown != whole, standsInSource: subject.standsInSource)
  }
}

// MARK: - The other lines

extension Layout {
  /// What stands in front of the value of a line.
  static func head(_ key: String) -> String { "  \(key): " }

  /// A key and as much of a phrase as has room beside it.
  func line(_ key: String, _ phrase: Phrase) -> Line {
    let head = Self.head(key)
    let left = max(furtherLine - head.escapedForLog.width, 1)
    let all = [
      lineRoom(160, 40, Self.listed), lineRoom(Self.line, 40, Self.listed),
      lineRoom(Self.line, 40, Self.named),
    ]
    // Of many items, whole ones are left out before the inside of one is cut.
    let hasFewItems = phrase.longestList <= Self.named
    let rooms =
      all + (hasFewItems ? [lineRoom(60, 20, 3), lineRoom(40, 10, 3), lineRoom(24, 8, 3)] : [])
      + [
        lineRoom(Self.line, 40, 2), lineRoom(Self.line, 40, 1), lineRoom(60, 20, 1),
        lineRoom(20, 10, 1), lineRoom(20, 10, 1, without: .notesAndTallies),
      ]
    func written(in room: Room) -> Line? {
      let pen = phrase.written(in: room)
      let line = Line(pen, text: (head + pen.text).escapedForLog)
      return line.text.width <= furtherLine ? line : nil
    }
    if let line = written(in: rooms[0]) { return line }
    for least in rooms {
      var room = least
      if phrase.hasCall, phrase.width(in: room) > left {
        // A call has the room that the words beside it leave.
        room.call = 0
        room.call = max(left - phrase.width(in: room), 1)
      }
      let measured = phrase.measured(in: room)
      guard measured.width <= left else { continue }
      room = grown(room, measured, to: rooms[0]) { phrase.width(in: $0) <= left }
      if let line = written(in: room) { return line }
    }
    let pen = phrase.written(in: rooms[rooms.count - 1])
    var line = Line(pen, text: (head + pen.text).onOneLine(keeping: furtherLine))
    line.isWhole = false
    return line
  }

  /// A key and all of a phrase, on as many lines as that needs; nil if these are too many.
  func wholeLines(_ key: String, _ phrase: Phrase, atMost count: Int) -> [String]? {
    let most = furtherLine * count
    var room = lineRoom(Self.line, 40, Self.listed)
    (room.value, room.glance, room.piece, room.items) = (most, most, most, most)
    // Not written where something is cut.
    guard phrase.measured(in: room).isWhole else { return nil }
    let pen = phrase.written(in: room)
    let text = (Self.head(key) + pen.text).escapedForLog
    guard pen.isComplete, text.width <= most else { return nil }
    // Once more, because what was in the middle of a line may be a command at the start of one.
    let lines = text.rows(keeping: furtherLine, indent: Self.indent).flatMap {
      $0.escapedForLog.rows(keeping: furtherLine, indent: Self.indent)
    }
    return lines.count <= count ? lines : nil
  }
}

extension String {
  /// The text on one line within a limit, with invisible characters escaped.
  func onOneLine(keeping limit: Int, atEnd share: Double = ValueLimits.shareAtEnd) -> String {
    // Cut before escaping as well, so that no more is escaped than can be shown.
    withoutMiddle(keeping: limit, atEnd: share).escapedForLog
      .withoutMiddle(keeping: limit, atEnd: share)
  }
}
