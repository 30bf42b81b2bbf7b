/// Words of a failure, with values that are written out, and cut, where they are shown.
///
/// Write it as a literal: `"at most \(value: limit) for \(matcher)"`. Texts and whole numbers
/// become words, `value:` writes any value as a Swift literal, and a matcher is shown as its
/// expectation.
public struct Phrase: ExpressibleByStringInterpolation {
  enum Piece {
    case words(String)
    case value(WrittenText)
    case side(Pair, Pair.Side)
  }

  private(set) var pieces: [Piece] = []

  /// Creates a phrase of words, in which invisible characters are escaped.
  package init(_ words: String) { pieces = words.isEmpty ? [] : [.words(words.escaped)] }

  /// Creates a phrase of words.
  public init(stringLiteral words: String) { self.init(words) }

  /// Creates a phrase of words and values.
  public init(stringInterpolation interpolation: Interpolation) { pieces = interpolation.pieces }

  @usableFromInline package init(value: Any) { pieces = [.value(WrittenText(of: value))] }

  init(_ pair: Pair, _ side: Pair.Side) { pieces = [.side(pair, side)] }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The words, with the whole values unless they are huge.
  package var text: String { Line(cutting: self, in: Limits.value).text }

  /// The pair, if the only value is a side of one.
  var pair: Pair? {
    let values = pieces.filter { if case .words = $0 { false } else { true } }
    if values.count == 1, case .side(let pair, _) = values[0] { return pair }
    return nil
  }

  /// The phrase as one value that can be cut anywhere.
  var flat: Phrase {
    if pair != nil { return self }
    return changed(self) { $0.pieces = [.value(WrittenText(words: text))] }
  }

  /// A side of a pair, with as much around the difference as fits.
  func side(in room: Int) -> String? {
    guard pair != nil else { return nil }
    return pieces.map { $0.text(in: room) }.joined()
  }

  /// The pieces of a phrase.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Creates an empty list of pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    /// Adds words.
    public mutating func appendInterpolation(_ words: String) { pieces += Phrase(words).pieces }

    /// Adds a number as a word.
    public mutating func appendInterpolation(_ number: Int) { pieces.append(.words("\(number)")) }

    /// Adds a value, written as a Swift literal.
    public mutating func appendInterpolation(value: Any) { pieces += Phrase(value: value).pieces }

    /// Adds another phrase.
    public mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }
  }
}

extension Sequence<Phrase> {
  package func joined(by separator: Phrase = ", ") -> Phrase {
    var all: Phrase?
    for phrase in self { all = all.map { "\($0)\(separator)\(phrase)" } ?? phrase }
    return all ?? ""
  }
}

extension Collection<Phrase> {
  /// The first items, and the number of those that follow.
  package func listed(by separator: Phrase = ", ", atMost most: Int = Limits().listed) -> Phrase {
    guard count > most else { return joined(by: separator) }
    return "\(prefix(most).joined(by: separator)), and \(count - most) more"
  }
}

/// Several remarks as one; nil if there are none.
func joinedRemarks(_ remarks: [Phrase?]) -> Phrase? {
  let remarks = remarks.compactMap(\.self)
  return remarks.isEmpty ? nil : remarks.joined(by: "; ")
}

/// Remarks after a sentence.
func parentheses(_ remarks: [Phrase?]) -> Phrase {
  joinedRemarks(remarks).map { " (\($0))" } ?? ""
}
