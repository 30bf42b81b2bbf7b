/// The way from the asserted value to the place that differs, such as `.address.city` or `[2]`.
///
/// Written in Swift syntax if Swift has such an expression, otherwise in words (` line 4`,
/// ` after [1]`).
@usableFromInline package struct Path: Equatable, Sendable {
  private let text: String

  private init(_ text: String) { self.text = text }

  @usableFromInline package static let root = Path("")

  package static func field(_ name: String) -> Path { Path(".\(name)") }
  @usableFromInline package static func index(_ index: Int) -> Path { Path("[\(index)]") }
  package static func key(_ description: String) -> Path { Path("[\(description)]") }
  /// A place for which Swift has no expression: `line 4`, `after [1]`.
  package static func words(_ words: String) -> Path { words.isBlank ? .root : Path(" \(words)") }
  /// Where an element is missing: `after [1]`, with the index of the element in front of the gap.
  package static func gap(after index: Int, startingAt first: Int) -> Path {
    .words(index < first ? "at the start" : "after [\(index)]")
  }
  /// An expression that already begins as it must: `[0].name`, `.count`.
  package static func expression(_ expression: String) -> Path { Path(expression) }

  /// The index of an element of the asserted value: 2 for `[2].name`.
  package var leadingIndex: Int? {
    guard text.hasPrefix("[") else { return nil }
    return Int(text.dropFirst().prefix { $0 != "]" })
  }

  package static func + (outer: Path, inner: Path) -> Path { Path(outer.text + inner.text) }

  /// Whether another path leads further into the same place: `.address` contains `.address.city`.
  package func contains(_ other: Path) -> Bool {
    guard other.text.count > text.count, other.text.hasPrefix(text) else { return false }
    return [".", "["].contains(other.text.dropFirst(text.count).first)
  }

  package var isRoot: Bool { text.isEmpty }

  /// The path after a subject: `person` gives `person.address.city`.
  package func appended(to subject: String) -> String { subject.isEmpty ? atStart : subject + text }

  /// The path if nothing stands before it, without the leading dot or blank.
  package var atStart: String {
    text.hasPrefix(".") || text.hasPrefix(" ") ? String(text.dropFirst()) : text
  }

  /// The path as an item of a list: with its dot, without its blank.
  package var inList: String { text.hasPrefix(" ") ? String(text.dropFirst()) : text }
}
