internal import Foundation

/// What was read in one judgement of sequences that may be readable only once.
///
/// This is the one place for the rule that such a sequence is read once: whoever wants its elements
/// gets those that were read first. A sequence is known again by its place in the judged value, or
/// by what it consists of. Where neither is certain, nothing is read, and the judgement is
/// undecided: also where a closure of the user got the value around the sequence, and may have read
/// it, and where a closure inside a sequence may read from another one.
///
/// The arguments of calls have readings that live as long as the calls, so that all verifications
/// see the same elements, also if several methods got the same sequence.
@usableFromInline package final class Readings: Sendable {
  fileprivate struct Key: Hashable {
    let place: UInt
    let type: ObjectIdentifier
  }

  fileprivate struct State {
    var byPlace: [Key: AnyReading] = [:]
    var byIdentity: [Int: AnyReading] = [:]
    /// What was made of other values, such as how closures ended.
    var kept: [Key: Any] = [:]
    /// The objects that hold the state of the sequences.
    var objects: Set<UInt> = []
    /// Readings that are not in `byIdentity` yet: most judgements read one sequence only, and to
    /// look into it takes longer than to read it.
    var unseen: [AnyReading] = []
    /// Whether a closure of the user got a value, in which there may be sequences.
    var hasRunClosure: Bool
  }

  // No user's code runs under the lock: no iterator is asked, and no mirror of the user's made.
  private let state: Locked<State>
  private let isOfCalls: Bool

  /// - Parameters:
  ///   - isOfCalls: Whether the values are arguments of calls.
  ///   - hasRunClosure: Whether a closure of the user may have read parts of the value.
  package init(ofCalls isOfCalls: Bool = false, afterClosure hasRunClosure: Bool = false) {
    self.isOfCalls = isOfCalls
    state = Locked(State(hasRunClosure: hasRunClosure))
  }

  /// Whether values of a type may be readable only once.
  package static func areNeeded(for type: Any.Type) -> Bool {
    let type = innermostType(type)
    return type is any Sequence.Type && !(type is any Collection.Type)
  }

  /// The reading of a sequence, which other matchers may already have begun.
  ///
  /// - Returns: The reading to share; nil if someone else may have read the sequence.
  func reading<Source: Sequence>(of source: Source, at place: Place) -> Reading<Source.Element>? {
    guard let reading = claim(source, Reading(source), at: place) as? Reading<Source.Element>
    else { return nil }
    return reading.mayHaveBeenRead && reading.isAvailable && reading.element(0) == nil
      ? nil : reading
  }

  /// Notes that a closure of the user gets a sequence, and may read it.
  ///
  /// - Returns: Whether no one can have read it before.
  func handOver<Value>(_ value: Value, at place: Place) -> Bool {
    guard let source = unwrapped(value) as? any Sequence else { return true }
    let reading = AnyReading(source)
    // Each reading of a value begins with the first element.
    guard reading.traces.isOpaque else { return true }
    return claim(source, reading, at: place) === reading && !reading.mayHaveBeenRead
  }

  /// Whether a closure of the user may read the sequences in a value that is no sequence.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - place: Where it is.
  ///   - result: What the closure gave, if it has run; it did not read sequences that are still in
  ///     there.
  /// - Returns: Whether no one can have read them before.
  func canHandOver<Value>(whole value: Value, at place: Place, giving result: Any?) -> Bool {
    let (objects, hasClosure) = state.withLock { state in
      state.noteUnseen()
      return (state.objects, state.byIdentity.values.contains { $0.traces.hasClosure })
    }
    if objects.isEmpty { return true }
    if let result, mayHold(result, oneOf: objects) { return true }
    return !(hasClosure && place.isInValue) && !mayHold(value, oneOf: objects)
  }

  /// Notes that a closure of the user may have read sequences.
  func noteClosure() { state.withLock { $0.hasRunClosure = true } }

  /// What the first matcher made of a value that can be used only once, such as how a closure ended.
  func kept<Kept>(at place: Place, _ make: () -> Kept) -> Kept {
    let key = Key(place: place.number, type: ObjectIdentifier(Kept.self))
    if place.isCertain, let known = state.withLock({ $0.kept[key] }) as? Kept { return known }
    let new = make()
    state.withLock { $0.kept[key] = new }
    return new
  }

  /// Lets the values be looked at once more, some time later.
  ///
  /// The values may be others then. A sequence that is the same has the elements that were read,
  /// and perhaps more by now.
  func beginAnew() {
    state.withLock { state in
      let readings = state.unseen + state.byIdentity.values
      state = State(hasRunClosure: state.hasRunClosure)
      state.unseen = readings.filter { $0.goOn() }
    }
  }

  /// Forgets everything that was read.
  func forget() { state.releasing { exchange(&$0, with: State(hasRunClosure: false)) } }

  /// Gives the earlier reading of the same sequence, or notes the new one if there is none.
  private func claim<Source: Sequence>(_ source: Source, _ new: AnyReading, at place: Place)
    -> AnyReading?
  {
    let key = Key(place: place.number, type: ObjectIdentifier(Source.self))
    return state.withLock { state in
      let earlier = state.byPlace[key]
      if place.isCertain, let earlier { return earlier }
      let isFirst = state.byIdentity.isEmpty && state.unseen.isEmpty
      if isFirst, !isOfCalls, !state.hasRunClosure {
        state.unseen.append(new)
        state.byPlace[key] = new
        return new
      }
      state.noteUnseen()
      var same = state.byIdentity[new.traces.identity]
      if same == nil {
        if !state.objects.isDisjoint(with: new.traces.objects) { return nil }
        if new.traces.isOpaque {
          // Two closures gave two sequences, and may have made both from the same state.
          if place.isExtracted, earlier != nil { return nil }
          if state.hasRunClosure, place.isInValue { return nil }
          if isOfCalls {
            switch SharedArguments.find(new) {
            case .none: break
            case .same(let reading): same = reading
            case .other: return nil
            }
          }
          let hasClosure = new.traces.hasClosure
          let unseen = state.byIdentity.values.filter {
            $0.traces.isOpaque && (hasClosure || $0.traces.hasClosure)
          }
          if place.mayBeMade, !unseen.isEmpty {
            // What is at its end leaves nothing to a sequence that reads from it.
            if !unseen.allSatisfy(\.isRead) { return nil }
            new.mayHaveBeenRead = true
          }
        }
        state.note(same ?? new)
      }
      state.byPlace[key] = same ?? new
      return same ?? new
    }
  }
}

extension Readings.State {
  fileprivate mutating func noteUnseen() {
    for reading in unseen { note(reading) }
    unseen = []
  }

  fileprivate mutating func note(_ reading: AnyReading) {
    byIdentity[reading.traces.identity] = reading
    objects.formUnion(reading.traces.objects)
  }
}

/// The sequences among the arguments of all calls, as long as one of the calls is kept.
///
/// One iterator may be an argument of several methods, which know nothing of each other.
private enum SharedArguments {
  enum Found {
    case none
    /// The reading of the same sequence.
    case same(AnyReading)
    /// Another sequence reads from the same object.
    case other
  }

  private struct Entry { weak var reading: AnyReading? }

  private struct Table {
    var byObject: [UInt: Entry] = [:]
    var limit = 100
  }

  private static let table = Locked(Table())

  /// Finds an earlier reading, or notes this one.
  static func find(_ new: AnyReading) -> Found {
    table.withLock { table in
      // An address is not used again while a reading keeps the object.
      let known = new.traces.objects.compactMap { table.byObject[$0]?.reading }
      if let same = known.first(where: { $0.traces.identity == new.traces.identity }) {
        return .same(same)
      }
      if !known.isEmpty { return .other }
      if table.byObject.count >= table.limit {
        table.byObject = table.byObject.filter { $0.value.reading != nil }
        table.limit = max(100, 2 * table.byObject.count)
      }
      for object in new.traces.objects { table.byObject[object] = Entry(reading: new) }
      return .none
    }
  }
}

/// A sequence that was read, or may have been by a closure of the user.
@usableFromInline class AnyReading {
  /// Kept, because a new object could get the address of an old one.
  private let source: Any
  fileprivate lazy var traces = Traces(of: source)
  /// Whether the sequence may read from another one: if it is empty, it is not known whether it was.
  fileprivate var mayHaveBeenRead = false
  /// Whether all elements were read.
  fileprivate var isRead: Bool { false }

  init(_ source: Any) { self.source = source }

  /// Reads on, even if the sequence was at its end.
  ///
  /// - Returns: Whether anything is known of the elements.
  fileprivate func goOn() -> Bool { false }
}

/// The elements that were read of a sequence.
///
/// An iterator is the user's code, so none is asked under a lock. The arguments of a call may be
/// judged by two threads at once; then one waits for the other.
@usableFromInline final class Reading<Element>: AnyReading {
  private var elements: [Element] = []
  private let makeIterator: () -> AnyIterator<Element>
  private var rest: AnyIterator<Element>?
  private var isAtEnd = false
  private let isBusy = Locked(false)

  init<Source: Sequence>(_ source: Source) where Source.Element == Element {
    makeIterator = { AnyIterator(source.makeIterator()) }
    super.init(source)
  }

  /// Whether the sequence can be read now.
  ///
  /// It cannot if its iterator waits for something on another thread, or judges its own sequence.
  var isAvailable: Bool { exclusively(within: 1_000) {} != nil }

  fileprivate override var isRead: Bool { exclusively(within: 0) { isAtEnd } ?? false }

  fileprivate override func goOn() -> Bool {
    isAtEnd = false
    return true
  }

  /// All elements.
  var all: [Element] {
    exclusively {
      while readNext() {}
      return elements
    } ?? []
  }

  /// One element, after all elements before it were read; nil after the last one.
  func element(_ index: Int) -> Element? {
    exclusively { index < elements.count || readNext() ? elements[index] : nil } ?? nil
  }

  private func readNext() -> Bool {
    guard !isAtEnd else { return false }
    let rest = rest ?? makeIterator()
    self.rest = rest
    guard let element = rest.next() else {
      isAtEnd = true
      return false
    }
    elements.append(element)
    return true
  }

  /// Runs a closure when no other thread reads.
  private func exclusively<Result>(within milliseconds: Int = .max, _ body: () -> Result) -> Result?
  {
    var waited = 0
    while isBusy.withLock({ exchange(&$0, with: true) }) {
      guard waited < milliseconds else { return nil }
      Thread.sleep(forTimeInterval: 0.001)
      waited += 1
    }
    defer { isBusy.withLock { $0 = false } }
    return body()
  }
}

/// What a sequence consists of, as far as it decides whether another one is the same.
private struct Traces {
  /// Equal for two sequences that consist of the same: they are copies of one value.
  private(set) var identity = 0
  /// The objects that may hold how far the sequence was read.
  private(set) var objects: Set<UInt> = []
  /// Whether a reading may go on where another one ended.
  private(set) var isOpaque = false
  /// Whether a closure reads the elements, from what no one can see.
  private(set) var hasClosure = false
  /// Gets what stays the same.
  private var hasher = Hasher()

  init(of source: Any) {
    hasher.combine(ObjectIdentifier(type(of: source)))
    walk(source, 0, inObject: false)
    identity = hasher.finalize()
  }

  /// - Parameters:
  ///   - value: A part of the sequence.
  ///   - depth: How deep the part is.
  ///   - inObject: Whether it is in an object, where it may change.
  private mutating func walk(_ value: Any, _ depth: Int, inObject: Bool) {
    let type = type(of: value)
    if type is AnyClass {
      let address = UInt(bitPattern: ObjectIdentifier(value as AnyObject))
      let isIterator = value is any IteratorProtocol
      let isLibrarys = isOfLibrary(type)
      // The boxes of `AnySequence` only hold it.
      if isIterator || !isLibrarys {
        note(address, inObject)
      }
      if depth < 10, isLibrarys || isIterator {
        walkParts(of: value, depth, inObject: inObject || isIterator)
      }
      return
    }
    if depth >= 10 || !walkParts(of: value, depth, inObject: inObject) {
      noteLeaf(value, inObject)
    }
  }

  /// - Returns: Whether there were any.
  @discardableResult private mutating func walkParts(
    of value: Any, _ depth: Int, inObject: Bool
  ) -> Bool {
    if value is any CustomReflectable { return false }
    var hasParts = false
    for mirror in Mirror(reflecting: value).withSuperclasses {
      for child in mirror.children {
        hasParts = true
        walk(child.value, depth + 1, inObject: inObject)
      }
    }
    return hasParts
  }

  private mutating func noteLeaf(_ value: Any, _ inObject: Bool) {
    if let elements = value as? any Collection, !(value is any LazySequenceProtocol) {
      // A sequence of sequences, such as `joined()`, reads these.
      for element in elements.prefix(100) where element is any Sequence {
        walk(element, 9, inObject: inObject)
      }
    }
    let words = words(of: value)
    if MetadataKind(of: type(of: value)) == .function {
      // A closure: its code and what it captured.
      guard words.count > 1, words[1] != 0 else { return }
      hasClosure = true
      note(words[1], inObject)
    } else if value is any _Pointer || value is OpaquePointer {
      for word in words { note(word, inObject) }
    } else if !inObject {
      hasher.combine(words)
    }
  }

  private mutating func note(_ address: UInt, _ inObject: Bool) {
    isOpaque = true
    objects.insert(address)
    if !inObject { hasher.combine(address) }
  }
}

/// Whether one of the objects may be in a value, at any depth.
private func mayHold(_ value: Any, oneOf objects: Set<UInt>) -> Bool {
  var seen: Set<UInt> = []
  var rest = [value]
  var budget = 10_000
  while let value = rest.popLast() {
    budget -= 1
    guard budget > 0 else { return true }
    let type = type(of: value)
    if type is AnyClass {
      let address = UInt(bitPattern: ObjectIdentifier(value as AnyObject))
      guard seen.insert(address).inserted else { continue }
      if objects.contains(address) { return true }
    } else if MetadataKind(of: type) == .function || value is any _Pointer {
      if words(of: value).contains(where: objects.contains) { return true }
    }
    // What a mirror of the user's own leaves out is not known.
    if value is any CustomReflectable, !isOfLibrary(type) { return true }
    for mirror in Mirror(reflecting: value).withSuperclasses {
      rest += mirror.children.map(\.value)
    }
  }
  return false
}

/// The memory of a value.
private func words(of value: Any) -> [UInt] {
  func words<Value>(_ value: Value) -> [UInt] {
    withUnsafeBytes(of: value) { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<UInt>.size).map { start in
        bytes[start..<min(start + MemoryLayout<UInt>.size, bytes.count)].reduce(0) {
          $0 << 8 | UInt($1)
        }
      }
    }
  }
  return _openExistential(value, do: words)
}
