internal import Foundation

/// Two values that are not equal, written so that the reader sees where they differ.
///
/// One rule serves all values: if two texts have no room, both sides show the same stretch around
/// the first difference.
package final class Pair {
  package enum Side { case expected, actual }

  let expected: WrittenText
  let actual: WrittenText
  /// A remark that the two texts do not show.
  package private(set) var note: Phrase?
  /// The part of each text between the common beginning and the common end.
  private let middles: (expected: Range<String.Index>, actual: Range<String.Index>)
  private(set) lazy var columns = max(expected.columns, actual.columns)

  package init(_ expected: Any, _ actual: Any) {
    (self.expected, self.actual, note) = Self.texts(expected, actual)
    middles =
      self.expected.isString == self.actual.isString
      ? differingParts(self.expected.raw, self.actual.raw) : (self.expected.all, self.actual.all)
    note = note ?? noteOfStrings
  }

  /// The texts of both values, with more detail if they read alike.
  private static func texts(_ expected: Any, _ actual: Any) -> (WrittenText, WrittenText, Phrase?) {
    let texts = (WrittenText(of: expected), WrittenText(of: actual))
    guard texts.0.raw == texts.1.raw, texts.0.isString == texts.1.isString else {
      return (texts.0, texts.1, nil)
    }
    guard texts.0.isWhole, texts.1.isWhole else {
      return (texts.0, texts.1, "they differ deeper than shown")
    }
    let types = (type(of: unwrapped(expected) ?? expected), type(of: unwrapped(actual) ?? actual))
    if types.0 != types.1 {
      let names = typeNames(types.0, types.1)
      return (texts.0.followed(by: " (\(names.0))"), texts.1.followed(by: " (\(names.1))"), nil)
    }
    let reflected = (reflected(expected), reflected(actual))
    // Parts that a type leaves out on purpose stay out.
    if reflected.0 != reflected.1, !(unwrapped(expected) is any FailureReflectable) {
      return (WrittenText(words: reflected.0), WrittenText(words: reflected.1), nil)
    }
    let note: Phrase =
      texts.0.raw == "nan" ? "nan never equals itself" : "they print alike, but == is false"
    return (texts.0, texts.1, note)
  }

  /// The debug description, without addresses and numbers of types, because these change in each
  /// run.
  private static func reflected(_ value: Any) -> String {
    // Without a debug description, the value, or each element, would be read by reflection.
    guard let value = unwrapped(value), let value = value as? any CustomDebugStringConvertible,
      !(value is any Collection), !isClosed(value), !isMock(type(of: value))
    else { return "" }
    let noise = /\(unknown context at \$[0-9a-f]+\)\.|:? ?0x[0-9a-fA-F]{9,}/
    return String(reflecting: value).replacing(noise, with: "").escaped
  }

  /// Whether the two sides read alike.
  var readsAlike: Bool { expected.raw == actual.raw && expected.isString == actual.isString }

  subscript(side: Side) -> WrittenText { side == .expected ? expected : actual }

  /// One side, in at most so many columns.
  func text(_ side: Side, in room: Int) -> String {
    let text = self[side]
    guard room < columns else { return text.text() }
    let middle = side == .expected ? middles.expected : middles.actual
    return text.text(from: text.start(of: before(in: room), before: middle.lowerBound), in: room)
  }

  /// How many columns in front of the difference are shown, so that it is in the middle.
  private func before(in room: Int) -> Int {
    let middle = middle(atMost: room)
    let behind = expected.columns(from: middles.expected.upperBound, atMost: room)
    let left = room - middle - Limits.marks
    return max(left / 2, left - behind, min(room / 3, Limits.around))
  }

  /// How many columns a side needs to show the whole difference and a little around it.
  private(set) lazy var columnsOfDifference =
    middle(atMost: Limits.value) + 2 * Limits.around + Limits.marks

  private func middle(atMost room: Int) -> Int {
    max(
      expected.columns(
        from: middles.expected.lowerBound, to: middles.expected.upperBound, atMost: room),
      actual.columns(from: middles.actual.lowerBound, to: middles.actual.upperBound, atMost: room))
  }

  /// How similar the two texts are, from 0 to 1.
  package var likeness: Double {
    if readsAlike { return 1 }
    let length = max(expected.raw.utf8.count, actual.raw.utf8.count)
    // Similar digits do not make numbers near. Their distance only orders them.
    let distance = abs(number(expected.raw) - number(actual.raw))
    if !expected.isString, distance.isFinite { return 0.01 / (1 + distance) }
    guard expected.isString || length > Limits.around else { return 0 }
    let rest = max(expected.raw[middles.expected].utf8.count, actual.raw[middles.actual].utf8.count)
    return length == 0 ? 0 : 1 - Double(rest) / Double(length)
  }

  /// A note on a difference that is easily overlooked, or on its place.
  private var noteOfStrings: Phrase? {
    guard expected.isString, actual.isString else { return nil }
    let (first, second) = (expected.raw, actual.raw)
    let start = middles.expected.lowerBound
    let offset = first.distance(from: first.startIndex, to: start)
    let (character, other) = (first[start...].first, second[middles.actual.lowerBound...].first)
    if let character, let other, !character.isASCII || !other.isASCII {
      return "offset \(offset): expected \(character.codePoints), but was \(other.codePoints)"
    }
    if max(first.utf8.count, second.utf8.count) <= Limits.value {
      if first.lowercased() == second.lowercased() { return "only case differs" }
      if first.filter({ !$0.isWhitespace }) == second.filter({ !$0.isWhitespace }) {
        return "only white space differs"
      }
    }
    return columns > Limits.glance ? "first difference at offset \(offset)" : nil
  }
}

extension WrittenText {
  fileprivate var all: Range<String.Index> { raw.startIndex..<raw.endIndex }

  fileprivate func followed(by words: String) -> WrittenText { WrittenText(words: text() + words) }
}

extension Character {
  fileprivate var codePoints: String {
    unicodeScalars.prefix(12).map { String(format: "U+%04X", $0.value) }.joined(separator: " ")
  }
}

/// The parts of two texts between the common beginning and the common end.
private func differingParts(_ first: String, _ second: String) -> (
  Range<String.Index>, Range<String.Index>
) {
  let counts = (first.utf8.count, second.utf8.count)
  let (start, otherStart) = firstDifference(first, second)
  var end = sameBytes(first[start...].utf8.reversed(), second[otherStart...].utf8.reversed())
  while end > 0,
    first.characterStart(counts.0 - end) != counts.0 - end
      || second.characterStart(counts.1 - end) != counts.1 - end
  {
    end -= 1
  }
  return (
    start..<first.utf8.index(first.startIndex, offsetBy: counts.0 - end),
    otherStart..<second.utf8.index(second.startIndex, offsetBy: counts.1 - end)
  )
}

/// Where the first characters stand that are not equal; if all are, the first whose bytes are not.
private func firstDifference(_ first: String, _ second: String) -> (String.Index, String.Index) {
  var start = sameBytes(first.utf8, second.utf8)
  var isWhole = false
  while !isWhole {
    let rounded = min(first.characterStart(start), second.characterStart(start))
    (isWhole, start) = (rounded == start, rounded)
  }
  let ofBytes = (
    first.utf8.index(first.startIndex, offsetBy: start),
    second.utf8.index(second.startIndex, offsetBy: start)
  )
  var (index, other) = ofBytes
  // Characters can be equal though their bytes are not.
  while index < first.endIndex, other < second.endIndex, first[index] == second[other] {
    first.formIndex(after: &index)
    second.formIndex(after: &other)
  }
  return index == first.endIndex && other == second.endIndex ? ofBytes : (index, other)
}

private func sameBytes(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Int {
  // Lazily, because a text may have millions of bytes.
  zip(first, second).lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
}

extension String {
  /// The offset at which the character with this byte begins.
  fileprivate func characterStart(_ offset: Int) -> Int {
    let index = utf8.index(startIndex, offsetBy: offset)
    // One character forth and back, because indices round down.
    return index == endIndex
      ? offset : utf8.distance(from: startIndex, to: self.index(before: self.index(after: index)))
  }
}
