/// The labels of a method's parameters, read from its mangled name.
///
/// The compiler prints a label `` `_` `` like no label. Only the mangled name tells them apart.
enum MangledLabels {
  /// The places of the parameters whose label is `` `_` ``.
  ///
  /// - Parameters:
  ///   - mangledName: The precise identifier of a method, an initialiser or a subscript.
  ///   - owner: That of its protocol, with which it begins.
  ///   - hasName: Whether the name of a method stands before the labels.
  ///   - count: The number of parameters.
  /// - Returns: The places.
  static func underscores(
    in mangledName: String, behind owner: String, hasName: Bool, count: Int
  ) -> Set<Int> {
    guard mangledName.hasPrefix(owner) else { return [] }
    var rest = mangledName.dropFirst(owner.count)
    if hasName { _ = identifier(&rest) }
    var places: Set<Int> = []
    // `y` means that no parameter has a label, and `_` that this one has none.
    guard rest.first != "y" else { return [] }
    for place in 0..<count {
      if rest.first == "_" {
        rest.removeFirst()
      } else {
        let label = identifier(&rest)
        // An `A` stands for a name that was there before.
        if label == "1_" || label.first == "A" && mangledName.contains("1_") {
          places.insert(place)
        }
      }
    }
    return places
  }

  /// Takes a name off the beginning: its length and its letters.
  ///
  /// Behind a `0`, letters stand for words that were there before, the last one as a capital.
  private static func identifier(_ text: inout Substring) -> Substring {
    let start = text
    if text.first == "A" {
      text = text.dropFirst().drop { $0.isLowercase || $0.isNumber }.dropFirst()
      return start[..<text.startIndex]
    }
    let isCoded = text.hasPrefix("00")
    var hasWords = text.first == "0" && !isCoded
    text = text.dropFirst(isCoded ? 2 : hasWords ? 1 : 0)
    repeat {
      while hasWords, let letter = text.first, letter.isLetter {
        hasWords = letter.isLowercase
        text.removeFirst()
      }
      if text.first == "0" {
        text.removeFirst()
        break
      }
      let length = text.prefix(while: \.isNumber)
      text = text.dropFirst(length.count)
      if isCoded, text.first == "_" { text.removeFirst() }
      text = text.dropFirst(Int(length) ?? 0)
    } while hasWords && !text.isEmpty
    return start[..<text.startIndex]
  }
}

/// The module at the beginning of a mangled name; nil if its name is not written there.
func moduleName(inMangled name: String) -> String? {
  guard let match = name.prefixMatch(of: /s:(\d+)/), let length = Int(match.output.1) else {
    return nil
  }
  return String(name[match.range.upperBound...].prefix(length))
}
