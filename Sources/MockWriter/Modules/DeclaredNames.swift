import Foundation

/// The names that a file may declare, found without scanning it.
///
/// A name in a comment or in a string is among them as well. So only the files that are then
/// scanned tell what is declared.
struct DeclaredNames {
  let types: Set<String>
  let protocols: Set<String>
  /// The modules that the file imports for all files that import its own module.
  let exportedModules: Set<String>

  private static let keywords = ["class", "struct", "enum", "actor", "typealias"]

  init(_ file: Data) {
    // The search of the C library, because loops are slow in a tool that is not optimized.
    let text = [UInt8](file) + [0]
    protocols = Set(Self.words(after: "protocol", in: text))
    types = protocols.union(Self.keywords.flatMap { Self.words(after: $0, in: text) })
    let imports = text.contains("@_exported") ? Self.words(after: "import", in: text) : []
    exportedModules = Set(imports)
  }

  private static func words(after keyword: String, in text: [UInt8]) -> [String] {
    var words: [String] = []
    var start = 0
    while let found = text.place(of: keyword, from: start) {
      start = found + keyword.utf8.count
      let isWord = found == 0 || ![.word, .beyondASCII].contains(ByteKind.of(text[found - 1]))
      let blanks = text[start...].prefix { $0 != 0 && ByteKind.of($0) == .blank }
      if isWord, !blanks.isEmpty { words.append(word(in: text[blanks.endIndex...])) }
    }
    return words
  }

  /// The name at the beginning, without backticks.
  private static func word(in text: ArraySlice<UInt8>) -> String {
    let backtick = UInt8(ascii: "`")
    let isQuoted = text.first == backtick
    let word =
      isQuoted
      ? text.dropFirst().prefix { $0 != backtick && $0 != 0x0A && $0 != 0 }
      : text.prefix { [.word, .beyondASCII].contains(ByteKind.of($0)) }
    return String(decoding: word, as: UTF8.self)
  }
}

extension [UInt8] {
  func contains(_ word: String) -> Bool { place(of: word, from: 0) != nil }

  /// The place of a text in one that ends with 0.
  fileprivate func place(of word: String, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        let found = strstr(first + start, word)
      else { return nil }
      return UnsafePointer(found) - first
    }
  }
}
