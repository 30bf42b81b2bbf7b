internal import Foundation

/// A character in quotes, followed by its code points: `"a" (U+0061)`.
func quotedWithCodePoints(_ character: Character) -> String {
  let points = character.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
  return "\(quoted(String(character))) (\(points.joined(separator: " ")))"
}

/// Whether two different characters can be mistaken for each other in print.
func lookAlike(_ first: Character, _ second: Character) -> Bool {
  first != second && skeleton(first) == skeleton(second)
}

/// What a character looks like, as far as Latin readers confuse it.
private func skeleton(_ character: Character) -> String {
  let plain = String(character).decomposedStringWithCompatibilityMapping
  return String(
    plain.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map {
      Character(twins[$0] ?? $0)
    })
}

/// Letters of other scripts, and punctuation, that look like ASCII.
private let twins: [Unicode.Scalar: Unicode.Scalar] = {
  let pairs: [(Unicode.Scalar, String)] = [
    ("a", "\u{0430}\u{03B1}"), ("c", "\u{0441}"), ("d", "\u{0501}"), ("e", "\u{0435}"),
    ("h", "\u{04BB}"), ("i", "\u{0456}\u{03B9}\u{0131}"), ("j", "\u{0458}"),
    ("k", "\u{043A}\u{03BA}"), ("l", "\u{04CF}"), ("n", "\u{0578}"), ("o", "\u{043E}\u{03BF}"),
    ("p", "\u{0440}\u{03C1}"), ("q", "\u{051B}"), ("s", "\u{0455}"), ("u", "\u{03C5}"),
    ("v", "\u{03BD}"), ("w", "\u{051D}"), ("x", "\u{0445}\u{03C7}"), ("y", "\u{0443}"),
    ("A", "\u{0410}\u{0391}"), ("B", "\u{0412}\u{0392}"), ("C", "\u{0421}"),
    ("E", "\u{0415}\u{0395}"), ("H", "\u{041D}\u{0397}"), ("I", "\u{0406}\u{0399}"),
    ("J", "\u{0408}"), ("K", "\u{041A}\u{039A}"), ("M", "\u{041C}\u{039C}"), ("N", "\u{039D}"),
    ("O", "\u{041E}\u{039F}"), ("P", "\u{0420}\u{03A1}"), ("S", "\u{0405}"),
    ("T", "\u{0422}\u{03A4}"), ("X", "\u{0425}\u{03A7}"), ("Y", "\u{03A5}"), ("Z", "\u{0396}"),
    ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}"), ("'", "\u{2018}\u{2019}\u{02BC}"),
    ("\"", "\u{201C}\u{201D}"), ("/", "\u{2044}\u{2215}"), (":", "\u{2236}"), ("*", "\u{2217}"),
    (";", "\u{037E}"), (",", "\u{201A}"),
  ]
  var twins: [Unicode.Scalar: Unicode.Scalar] = [:]
  for (ascii, others) in pairs { for other in others.unicodeScalars { twins[other] = ascii } }
  return twins
}()
