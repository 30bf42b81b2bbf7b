internal import Foundation

extension StringDifference {
  /// Whether two strings are equal but for characters that look alike.
  static func readAlike(_ expected: String, _ actual: String) -> Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0 == $1 || lookAlike($0, $1) }
  }

  /// The first characters that differ, with their code points, if they look alike.
  var firstLookAlikes: (expected: String, actual: String)? {
    guard let first = expected.rest.first, let second = actual.rest.first else { return nil }
    /// As many characters of a text as look like one character of the other, such as `...` for `…`.
    func characters(of text: TextPlace, like character: Character) -> Substring? {
      let look = skeleton(character)
      let characters = text.rest.prefix(look.count)
      return !look.isEmpty && characters.map(skeleton).joined() == look ? characters : nil
    }
    // Of a character of very many code points, not all are shown.
    if let points = firstDifferentCodePoints(first, second) { return points }
    if lookAlike(first, second) {
      return (quotedWithCodePoints(first), quotedWithCodePoints(second))
    }
    if let several = characters(of: actual, like: first) {
      return (quotedWithCodePoints(first), quotedWithCodePoints(several))
    }
    return characters(of: expected, like: second).map {
      (quotedWithCodePoints($0), quotedWithCodePoints(second))
    }
  }
}

/// A character in quotes, followed by its code points: `"a" (U+0061)`.
func quotedWithCodePoints(_ character: Character) -> String {
  quotedWithCodePoints(String(character)[...])
}

/// The first code points that differ in two characters of which the same few are shown.
private func firstDifferentCodePoints(
  _ expected: Character, _ actual: Character
) -> (expected: String, actual: String)? {
  let (first, second) = (Array(expected.unicodeScalars), Array(actual.unicodeScalars))
  // Only of very many code points some are left out.
  guard first.count > ValueLimits.codePoints, quoted(String(expected)) == quoted(String(actual)),
    let index = zip(first, second).map(!=).firstIndex(of: true)
  else { return nil }
  func text(_ scalar: Unicode.Scalar) -> String {
    "\(codePoint(scalar)) as code point \(index + 1)"
  }
  return (text(first[index]), text(second[index]))
}

private func quotedWithCodePoints(_ text: Substring) -> String {
  let points = text.unicodeScalars.prefix(ValueLimits.codePoints).map(codePoint)
  return "\(quoted(text)) (\(points.joined(separator: " ")))"
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
  String(format: "U+%04X", scalar.value)
}

/// Whether two different characters look alike in print.
func lookAlike(_ first: Character, _ second: Character) -> Bool {
  first != second && skeleton(first) == skeleton(second)
}

/// What a character looks like to readers of Latin letters.
private func skeleton(_ character: Character) -> String {
  // Also before decomposing: a double prime decomposes into two primes.
  let latin = character.unicodeScalars.reduce(into: String.UnicodeScalarView()) {
    $0.append(latinLookAlikes[$1] ?? $1)
  }
  // Foundation takes long for what decomposes into itself.
  if latin.allSatisfy(\.isASCII) { return String(latin) }
  let plain = String(latin).decomposedStringWithCompatibilityMapping
  return String(
    plain.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map {
      Character(latinLookAlikes[$0] ?? $0)
    })
}

/// Letters of other scripts, and punctuation, that look like ASCII.
private let latinLookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
  let pairs: [(Unicode.Scalar, String)] = [
    ("a", "\u{0430}\u{03B1}"), ("c", "\u{0441}"), ("d", "\u{0501}"), ("e", "\u{0435}"),
    ("h", "\u{04BB}"), ("i", "\u{0456}\u{03B9}\u{0131}"), ("j", "\u{0458}"),
    ("k", "\u{043A}\u{03BA}"), ("l", "\u{04CF}"), ("n", "\u{0578}"), ("o", "\u{043E}\u{03BF}"),
    ("p", "\u{0440}\u{03C1}"), ("q", "\u{051B}"), ("s", "\u{0455}"), ("u", "\u{03C5}"),
    ("v", "\u{03BD}"), ("w", "\u{051D}"), ("x", "\u{0445}\u{03C7}"), ("y", "\u{0443}"),
    ("A", "\u{0410}\u{0391}"), ("B", "\u{0412}\u{0392}"), ("C", "\u{0421}"),
    ("E", "\u{0415}\u{0395}"), ("H", "\u{041D}\u{0397}"), ("I", "\u{0406}\u{0399}"),
    ("J", "\u{0408}"), ("K", "\u{041A}\u{039A}"), ("M", "\u{041C}\u{039C}"), ("N", "\u{039D}"),
    ("O", "0\u{041E}\u{039F}"), ("P", "\u{0420}\u{03A1}"), ("S", "\u{0405}"),
    ("T", "\u{0422}\u{03A4}"), ("X", "\u{0425}\u{03A7}"), ("Y", "\u{03A5}"), ("Z", "\u{0396}"),
    ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}"),
    ("'", "\u{2018}\u{2019}\u{02BC}\u{2032}\u{00B4}"),
    ("\"", "\u{201C}\u{201D}\u{2033}"), ("/", "\u{2044}\u{2215}"), (":", "\u{2236}"),
    ("*", "\u{2217}"),
    (";", "\u{037E}"), (",", "\u{201A}"),
  ]
  var byLookAlike: [Unicode.Scalar: Unicode.Scalar] = [:]
  for (ascii, others) in pairs {
    for other in others.unicodeScalars { byLookAlike[other] = ascii }
  }
  return byLookAlike
}()
