/// What a judgement depends on besides the matcher and the value.
@usableFromInline package struct JudgingContext {
  /// Whether the opposite is expected; then a match says what is wrong.
  @usableFromInline package var sense: Sense
  @usableFromInline var effects: SideEffects
  /// What was read in the whole judgement; made when a sequence is read that needs it.
  @usableFromInline package var readings: MadeReadings
  /// Where the value is in what is judged as a whole.
  @usableFromInline var place: Place

  @inlinable package init(effects: SideEffects = .atOnce, readings: Readings? = nil) {
    sense = .asItIs
    self.effects = effects
    self.readings = readings.map { .made($0) } ?? .none
    place = Place()
  }
}

/// The readings of a judgement, as far as they are needed.
@usableFromInline package enum MadeReadings {
  case none
  /// None yet, but a closure of the user got a value, and may have read sequences in it.
  case afterClosure
  case made(Readings)

  package var made: Readings? { if case .made(let readings) = self { readings } else { nil } }

  /// Notes that a closure of the user may have read sequences in a value.
  mutating func noteClosure() {
    switch self {
    case .none: self = .afterClosure
    case .afterClosure: break
    case .made(let readings): readings.noteClosure()
    }
  }
}

/// Whether there may be sequences in values of a type.
///
/// Only what is asked fast, because it is asked of the matchers of all tests.
@inlinable func mayHoldSequences(_ type: (some Any).Type) -> Bool {
  !_isPOD(type) && type != String.self
}

/// What a closure of the user may read that takes a part out of a value.
struct Extraction {
  /// Whether it may read sequences in the value, beside the part that it gives.
  let mayReadParts: Bool
  /// Whether it may read the value itself, which can be read only once.
  let mayReadValue: Bool

  init<Value, Part>(of part: Part.Type, from value: Value.Type) {
    // A sequence that the closure gives is known again by what it consists of.
    let mayRead =
      mayHoldSequences(value) && !(mayHoldSequences(part) && Readings.areNeeded(for: part))
    // A sequence of the user's own has other parts as well, and may be read again.
    let innermost = innermostType(value)
    let isReadOnce = innermost is any IteratorProtocol.Type || isOfLibrary(innermost)
    mayReadValue = mayRead && Readings.areNeeded(for: value) && isReadOnce
    mayReadParts = mayRead && !mayReadValue
  }
}

/// Judges parts of a value by other matchers.
///
/// It remembers the first part that could not be judged, so that the matcher need not.
@usableFromInline package struct Judging {
  /// Which parts have to be judged for a match to be certain.
  @usableFromInline package enum Deciding {
    /// All parts: if another part had been judged differently, there might be no match.
    case allParts
    /// The parts that match: the match stands, whatever the other parts are.
    case matchingParts
  }

  @usableFromInline var context: JudgingContext
  /// The side effects of the value's own judgement; its parts have none where the opposite is
  /// expected.
  @usableFromInline let ownEffects: SideEffects
  /// Why a part could not be judged, as a mismatch of the whole value.
  ///
  /// Of several parts with an order, the first one; otherwise the one whose text comes first.
  @usableFromInline package private(set) var undecided: Mismatch?
  /// Why parts without an order could not be judged, if they are the undecided ones.
  @usableFromInline var causes: Causes?
  /// Whether the value's elements are not known, so that no match is certain.
  @usableFromInline var isUnread = false
  /// What is done if a mismatch of the whole value is reported; without parts that match.
  @usableFromInline package private(set) var reportEffects: ReportEffects?

  @inlinable package init(_ context: JudgingContext = JudgingContext()) {
    self.context = context
    ownEffects = context.effects
    if context.sense.isOpposite { self.context.effects = .never }
  }

  /// Judges a part of the value.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the part.
  ///   - part: The part.
  ///   - path: Where the part is in the value, for a part that cannot be judged. Parts without a
  ///     place of their own have none, or a key.
  ///   - step: How one comes from the value to the part.
  /// - Returns: What the matcher found; a mismatch if it could not judge.
  @inlinable package mutating func judge<Part>(
    _ matcher: Matcher<Part>, part: Part, at path: @autoclosure () -> Path = .root,
    by step: Place.Step = .unnamed
  ) -> Verdict {
    let place = context.place
    context.place = place.part(step)
    let verdict = matcher.evaluate(part, &context)
    context.place = place
    if case .mismatch(let mismatch) = verdict { note(mismatch, at: path()) }
    return verdict
  }

  /// Judges the value itself by another matcher.
  @inlinable package mutating func judge<Value>(_ matcher: Matcher<Value>, _ value: Value)
    -> Verdict
  {
    let verdict = matcher.evaluate(value, &context)
    if case .mismatch(let mismatch) = verdict { note(mismatch) }
    return verdict
  }

  /// Judges elements one after the other.
  ///
  /// Generic over the element only: a loop that is generic over the sequence looks up types for
  /// each element, which takes most of the time in code that is not optimized.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of each element.
  ///   - elements: The elements.
  ///   - start: The index of the first one to judge.
  ///   - endsAtMatch: Whether to stop at the first match.
  ///   - mismatches: Gets the mismatches.
  ///   - path: Where an element is, for one that cannot be judged.
  /// - Returns: The index of the match at which it stopped.
  @inlinable mutating func judge<Element>(
    _ matcher: Matcher<Element>, eachOf elements: [Element], from start: Int = 0,
    untilMatch endsAtMatch: Bool = false,
    _ mismatches: inout [(index: Int, mismatch: Mismatch)],
    at path: (Int) -> Path
  ) -> Int? {
    let place = context.place
    let sense = context.sense
    context.place = place.part(.element(start))
    context.sense = .asItIs
    defer {
      context.place = place
      context.sense = sense
    }
    var index = start
    while index < elements.count {
      context.place.move(toElement: index)
      if case .mismatch(let mismatch) = matcher.evaluate(elements[index], &context) {
        // As in `note`; a closure for the path would take an allocation for each list.
        if mismatch.isUndecided { remember(mismatch, at: path(index)) }
        if let effects = mismatch.reportEffects { add(effects) }
        mismatches.append((index, mismatch))
      } else if endsAtMatch {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Judges a part of the value; where the opposite is expected, it is expected of the part.
  mutating func judgeInSense<Part>(
    _ matcher: Matcher<Part>, part: Part, at path: @autoclosure () -> Path, by step: Place.Step
  ) -> Verdict {
    let effects = context.effects
    context.effects = ownEffects
    defer { context.effects = effects }
    return judge(matcher, part: part, at: path(), by: step)
  }

  /// Judges the value itself, of which the opposite is expected.
  mutating func judgeOpposite<Value>(_ matcher: Matcher<Value>, _ value: Value) -> Verdict {
    let outer = context
    context.sense = !outer.sense
    context.effects = ownEffects
    defer {
      context.sense = outer.sense
      context.effects = outer.effects
    }
    return judge(matcher, value)
  }

  /// A match; where the opposite is expected, this is what came instead of it.
  @inlinable func match(because reason: @autoclosure @escaping () -> Phrase) -> Verdict {
    context.sense.isOpposite ? .match(because: Reason(Mismatch(because: reason))) : .match
  }

  /// Whether a match is uncertain because of the part that could not be judged.
  @usableFromInline func isNeeded(by deciding: Deciding) -> Bool {
    if case .allParts = deciding { true } else { isUnread }
  }

  /// Does something if a mismatch of this value is reported as a failure.
  mutating func ifReported(_ action: @escaping () -> Void) {
    if case .never = ownEffects { return }
    add(ReportEffects(action))
  }

  /// A mismatch of the whole value, with the effects of those of its parts.
  @inlinable func reported(_ mismatch: Mismatch) -> Verdict {
    guard let reportEffects else { return .mismatch(mismatch) }
    return .mismatch(mismatch.reported(reportEffects))
  }

  /// The match, which is what is reported where the opposite is expected.
  @inlinable func reported(_ because: Reason?) -> Verdict {
    guard let reportEffects, let because else { return .match(because: because) }
    return .match(because: Reason(because.mismatch.reported(reportEffects)))
  }

  /// Notes what the mismatch of a part means for the whole value; without a path, the part is the
  /// value itself.
  @usableFromInline mutating func note(
    _ mismatch: Mismatch, at path: @autoclosure () -> Path? = nil
  ) {
    if mismatch.isUndecided { remember(mismatch, at: path()) }
    if let effects = mismatch.reportEffects { add(effects) }
  }

  @usableFromInline mutating func add(_ effects: ReportEffects) {
    reportEffects = reportEffects + effects
  }

  @usableFromInline mutating func remember(_ mismatch: Mismatch, at path: Path?) {
    let cause = mismatch.explained { $0.at(path ?? .root) }
    let comesByHash = path.map { $0.isRoot || $0.leadsToKey } ?? false
    if let causes, comesByHash { return causes.add(cause) }
    guard undecided == nil else { return }
    undecided = cause
    guard comesByHash else { return }
    let causes = Causes(cause)
    self.causes = causes
    undecided = Mismatch { causes.first }
  }

  /// The elements of the value; those that other matchers read if it can be read only once.
  ///
  /// If they cannot be known, the judgement is undecided.
  @usableFromInline package mutating func elements<Source: Sequence>(of source: Source)
    -> [Source.Element]
  {
    if let all = allElements(of: source) { return all }
    let count = countOfElements(source).map { "\($0)" } ?? "more than \(Int.max)"
    leaveUnread(.undecided(expecting: "", "it has \(count) elements"))
    return []
  }

  /// The elements of the value as ``elements(of:)`` gives them; nil if there are too many to read.
  mutating func allElements<Source: Sequence>(of source: Source) -> [Source.Element]? {
    if Source.self == [Source.Element].self { return Array(source) }
    guard Source.self is any Collection.Type else { return reading(of: source)?.all ?? [] }
    return areTooManyElements(source) ? nil : Array(source)
  }

  /// The shared reading of the value, which is not a collection.
  ///
  /// - Returns: The reading; nil if someone else may have read it, and then the judgement is
  ///   undecided.
  @usableFromInline mutating func reading<Source: Sequence>(of source: Source) -> Reading<
    Source.Element
  >? {
    let reading = readings.reading(of: source, at: context.place)
    if let reading, reading.isAvailable { return reading }
    leaveUnread(wasRead)
    return nil
  }

  private mutating func leaveUnread(_ cause: Verdict) {
    isUnread = true
    undecided = undecided ?? cause.mismatch
  }

  /// Notes that a closure of the user gets the value, and may read it.
  ///
  /// - Returns: Why the closure cannot judge it; nil if it can.
  mutating func handOver<Value>(_ value: Value) -> Verdict? {
    readings.handOver(value, at: context.place) ? nil : wasRead
  }

  /// Notes that a closure of the user gets the value, which is no sequence, and may read those in it.
  ///
  /// - Returns: Why the closure cannot judge it; nil if it can.
  mutating func handOver<Value>(whole value: Value) -> Verdict? {
    // First, so that no other thread reads what the closure may read as well.
    noteClosure()
    return handedOver(value, giving: nil)
  }

  /// Why the sequences in a value, which is none, may not be read by a closure of the user.
  ///
  /// - Parameters:
  ///   - value: The value that the closure gets.
  ///   - part: What the closure gave, if it has run.
  /// - Returns: Why the closure cannot judge it; nil if it can.
  func handedOver<Value>(_ value: Value, giving part: Any?) -> Verdict? {
    guard case .made(let readings) = context.readings else { return nil }
    return readings.canHandOver(whole: value, at: context.place, giving: part) ? nil : partWasRead
  }

  /// Notes that a closure of the user got the value, after the part that it gave was judged.
  mutating func noteClosure() { context.readings.noteClosure() }

  private var readings: Readings {
    mutating get {
      let readings =
        switch context.readings {
        case .made(let readings): readings
        case .none: Readings()
        case .afterClosure: Readings(afterClosure: true)
        }
      context.readings = .made(readings)
      return readings
    }
  }

  /// What the first matcher made of the judged value, such as how a closure ended.
  mutating func kept<Kept>(_ make: () -> Kept) -> Kept {
    readings.kept(at: context.place, make)
  }

  private var wasRead: Verdict {
    .undecided(expecting: "", "it can be read only once, and may have been read before")
  }

  private var partWasRead: Verdict {
    .undecided(
      expecting: "", "a sequence in it can be read only once, and may have been read before")
  }

  /// The same without side effects, for a judgement that only explains.
  var forExplanation: Judging {
    var context = context
    context.effects = .never
    return Judging(context)
  }
}

/// Whether a collection has too many elements to read all of them.
///
/// More than this hardly have room in memory, and a range of all integers has none.
func areTooManyElements(_ source: some Sequence) -> Bool {
  guard let collection = source as? any RandomAccessCollection else { return false }
  return countOfElements(collection).map { $0 > 1 << 27 } ?? true
}

/// How many elements there are; nil if an `Int` cannot count them, as in a range of all integers.
private func countOfElements(_ source: some Sequence) -> Int? {
  if let range = source as? any RangeOfIntegers { return range.countIfRepresentable }
  return (source as? any Collection)?.count ?? 0
}

/// A range whose `count` ends the process if it is larger than an `Int`.
private protocol RangeOfIntegers {
  var countIfRepresentable: Int? { get }
}

extension Range: RangeOfIntegers where Bound: FixedWidthInteger {
  fileprivate var countIfRepresentable: Int? { representableDistance(lowerBound, upperBound) }
}

extension ClosedRange: RangeOfIntegers where Bound: FixedWidthInteger {
  fileprivate var countIfRepresentable: Int? {
    representableDistance(lowerBound, upperBound).flatMap { $0 == .max ? nil : $0 + 1 }
  }
}

private func representableDistance<Number: FixedWidthInteger>(
  _ lower: Number, _ upper: Number
) -> Int? {
  // Without a sign, because then no distance is too large for the type.
  Int(
    exactly: Number.Magnitude(truncatingIfNeeded: upper)
      &- Number.Magnitude(truncatingIfNeeded: lower))
}

/// How many elements are enough to stop, in a collection that has too many to read all of them.
let mostElementsOfTooMany = 1_000_000

/// Why several parts could not be judged, where the parts come in the order of hashes.
///
/// Of very many parts, only some are compared: all their texts would take too long for the one that
/// is shown.
@usableFromInline final class Causes {
  private var all: [Mismatch]

  fileprivate init(_ cause: Mismatch) { all = [cause] }

  fileprivate func add(_ cause: Mismatch) {
    if all.count < ValueLimits.orderedByText { all.append(cause) }
  }

  /// The explanation whose text comes first.
  fileprivate var first: Explanation {
    let texts = all.map { cause in
      let explanation = cause.explanation
      return (text: explanation.undecided?.sentence.plainText ?? "", explanation: explanation)
    }
    return (texts.min { $0.text < $1.text } ?? texts[0]).explanation
  }
}
