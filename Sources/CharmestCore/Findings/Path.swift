/// The way from the asserted value to the place that differs, such as `.address.city` or `[2]`.
///
/// Written in Swift syntax if Swift has such an expression, otherwise in words (` line 4`).
@usableFromInline package struct Path: Equatable, Sendable {
  private enum Step: Equatable, Sendable {
    case field(String)
    case index(Int)
    /// A key as it is shown.
    case key(String)
    /// A place for which Swift has no expression.
    case words(String)
    /// Where something is missing, in words.
    case gap(String)
    /// What a call gave, in words, in a clause of its own: `parse("("): thrown error.line expected 3`.
    case outcome(String)
    /// Code that begins as it must after a value.
    case code(String)
    /// A value that has a name in words only, and stands behind what it has: `.age of first argument`.
    case owner(String)
    /// From an optional to the value in it.
    case unwrapping

    var text: String {
      switch self {
      case .field(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      case .key(let description): "[\(description)]"
      case .words(let words), .gap(let words), .outcome(let words): " \(words)"
      case .code(let code), .owner(let code): code
      case .unwrapping: "?"
      }
    }

    // Code does not tell an index from a key.
    static func == (first: Step, second: Step) -> Bool { first.text == second.text }

    var isUnwrapping: Bool { if case .unwrapping = self { true } else { false } }
    var isWords: Bool {
      switch self {
      case .words, .gap, .outcome: true
      case .field, .index, .key, .code, .owner, .unwrapping: false
      }
    }
  }

  private var steps: [Step]

  private init(_ step: Step) { steps = [step] }
  private init(_ steps: [Step]) { self.steps = steps }

  /// The steps to other places; an optional is at the same place as the value in it.
  private var places: LazyFilterSequence<[Step]> { steps.lazy.filter { !$0.isUnwrapping } }

  @usableFromInline package static func == (first: Path, second: Path) -> Bool {
    first.places.elementsEqual(second.places)
  }

  @usableFromInline package static let root = Path([])

  package static func field(_ name: String) -> Path { Path(.field(name)) }
  /// The steps of a path that is written as Swift code: `address.city`, `visits[0].day`.
  package static func steps(_ code: String) -> Path {
    var steps: [Step] = []
    var rest = code.hasPrefix(".") ? code.dropFirst() : code[...]
    while !rest.isEmpty {
      if rest.first == "[" {
        let key = key(at: rest.dropFirst())
        steps.append(.key(String(key)))
        rest = rest.dropFirst(key.count + 2)
      } else {
        let name = rest.name(until: ".[?")
        // A raw identifier, which is found without its marks as well.
        let isWord = name.unicodeScalars.allSatisfy(\.isNamePart)
        let isBare = !isWord && !name.hasPrefix("`")
        steps.append(.field(isBare ? "`\(name)`" : String(name)))
        rest = rest.dropFirst(name.count)
      }
      // What is in an optional has the path of a failure text, `nick?.count`, as well.
      if rest.first == "?" { rest = rest.dropFirst() }
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return Path(steps)
  }
  /// A key up to its bracket, beside which it may have others.
  private static func key(at code: Substring) -> Substring {
    var depth = 0
    var (isInQuotes, isEscaped) = (false, false)
    return code.prefix { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isInQuotes.toggle() }
      if !isInQuotes, character == "[" { depth += 1 }
      if !isInQuotes, character == "]" { depth -= 1 }
      return depth >= 0
    }
  }
  @usableFromInline package static func index(_ index: Int) -> Path { Path(.index(index)) }
  package static func key(_ description: String) -> Path { Path(.key(description)) }
  static func key(of key: Any, limit: Int = Layout.keyInPath) -> Path {
    .key(ValueDescription(of: key, limit: limit).text)
  }
  /// A place for which Swift has no expression: `line 4`.
  package static func words(_ words: String) -> Path {
    words.isBlank ? .root : Path(.words(words))
  }
  /// What a call gave: `thrown error`.
  package static func outcome(_ words: String) -> Path { Path(.outcome(words)) }
  /// Where something is missing, in words: `at time 3, after [0]`.
  package static func gap(_ words: String) -> Path { Path(.gap(words)) }
  /// Where an element is missing: `after [1]`, or at the start.
  ///
  /// - Parameters:
  ///   - count: How many elements are in front of the gap.
  ///   - name: The name of an element, by the number of those in front of it.
  /// - Returns: The place in words.
  static func gap(behind count: Int, _ name: (Int) -> String) -> Path {
    .gap(count == 0 ? "at the start" : "after \(name(count - 1))")
  }
  /// Where an element of a collection is missing; `first` is the first index of the collection.
  package static func gap(behind count: Int, startingAt first: Int) -> Path {
    gap(behind: count) { "[\(first + $0)]" }
  }
  /// An expression that already begins as it must: `[0].name`, `.count`.
  package static func expression(_ expression: String) -> Path { Path(.code(expression)) }
  /// An argument, by its label or in words: `bowls`, `first argument`.
  package static func argument(_ name: String) -> Path {
    Path(name.isInWords ? .owner(name) : .code(name))
  }

  /// From an optional to the value in it: written only where a further step in Swift needs it.
  @usableFromInline package static let unwrapping = Path(.unwrapping)

  /// The index of an element of the asserted value: 2 for `[2].name`.
  package var leadingIndex: Int? {
    if case .index(let index)? = places.first { index } else { nil }
  }

  /// Whether it leads to a value in Swift syntax, not to an element or in words: `[2].name`.
  var leadsToField: Bool {
    switch places.last {
    case .field, .code, .key, .owner: true
    case .index, .words, .gap, .outcome, .unwrapping, nil: false
    }
  }

  /// The path as a sentence says it, in which a gap stands behind what is missing there.
  var splittingGap: (place: Path, gap: String) {
    guard case .gap(let words)? = steps.last else { return (self, "") }
    return (Path(steps.dropLast()), " \(words)")
  }

  /// Whether the first step is what a call gave.
  var leadsToOutcome: Bool { if case .outcome? = places.first { true } else { false } }

  /// Whether the first step is a key: `["miso"].price`.
  package var leadsToKey: Bool { if case .key? = places.first { true } else { false } }

  package static func + (outer: Path, inner: Path) -> Path { Path(outer.steps + inner.steps) }

  /// Whether another path leads further into the same place: `.address` contains `.address.city`.
  package func contains(_ other: Path) -> Bool {
    other.places.count > places.count && other.places.starts(with: places)
  }

  /// The path from the end of another one, which leads to an outer place; nil if it does not.
  func rest(behind outer: Path) -> Path? {
    let (steps, places) = (Array(places), outer.places)
    return steps.starts(with: places) ? Path(Array(steps.dropFirst(places.count))) : nil
  }

  package var isRoot: Bool { places.isEmpty }

  private var text: String {
    if case .owner(let name)? = steps.first {
      let expression = Path(Array(steps.dropFirst().prefix { !$0.isWords }))
      let words = Path(Array(steps.dropFirst(1 + expression.steps.count)))
      return [words.atStart, expression.inList, name].filter { !$0.isEmpty }
        .joined(separator: " of ")
    }
    var text = ""
    for (index, step) in steps.enumerated() where !step.isUnwrapping || isUnwrapped(after: index) {
      text += step.text
    }
    return text
  }

  /// Whether an optional is followed by a step that Swift takes only in the value in it.
  private func isUnwrapped(after index: Int) -> Bool {
    switch steps[index...].first(where: { !$0.isUnwrapping }) {
    case .field, .index, .key, .code, .owner: true
    case .words, .gap, .outcome, .unwrapping, nil: false
    }
  }

  /// The path after a subject: `person` gives `person.address.city`.
  package func appended(to subject: String) -> String { subject.isEmpty ? atStart : subject + text }

  /// The path after the subject of a failure, which may be cut.
  ///
  /// Words are no expression: without a blank, `.minutes` would belong to the last of them, and a
  /// question mark to the sentence.
  package func appended(to subject: Phrase) -> Phrase {
    if subject.isEmpty { return Phrase(atStart) }
    if leadsToOutcome { return "\(subject.asSubject): \(inList)" }
    let place = subject.plainText.isInWords && !isRoot ? " \(inList)" : text
    return "\(subject.asSubject)\(place)"
  }

  /// The path if nothing stands before it, without the leading dot or blank.
  ///
  /// What stands behind the path keeps the dot, without which a name would be read as a word.
  package var atStart: String {
    if case .owner? = steps.first { return inList }
    return beginsWithName ? String(inList.dropFirst()) : inList
  }

  /// Whether it begins with the name of a part, behind a dot: `.age`, but not `[2]`.
  package var beginsWithName: Bool { inList.hasPrefix(".") }

  /// The path as an item of a list: with its dot, without its blank.
  package var inList: String {
    // From the value that an optional holds.
    let inside = Path(Array(steps.drop(while: \.isUnwrapping)))
    guard inside.steps.first?.isWords == true else { return inside.text }
    return String(inside.text.dropFirst())
  }
}

extension Phrase {
  /// Where several equal values are: `[0], [2]`.
  init(places: some RandomAccessCollection<Path>) {
    self = list(places.lazy.map { Phrase($0.inList) }, .oneMore(from: 1))
  }
}

extension String {
  /// Whether it has a blank outside of brackets and quotes, behind the last label of a block.
  fileprivate var isInWords: Bool {
    var (isInWords, depth, last) = (false, 0, Character(" "))
    // The quote of a text or the mark of a raw identifier.
    var quote: Character?
    // A closure behind a call is code.
    for character in replacing(" {", with: "{") {
      switch character {
      case quote: quote = nil
      case _ where quote != nil: break
      case "\"", "`": quote = character
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth = max(depth - 1, 0)
      case " " where depth == 0: isInWords = last != ":"
      default: break
      }
      last = character
    }
    return isInWords
  }
}
