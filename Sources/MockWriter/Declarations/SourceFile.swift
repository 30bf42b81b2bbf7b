import Foundation

/// A Swift file: its tokens, and its declarations without the content of bodies.
final class SourceFile {
  let path: String
  let module: String
  let tokens: Tokens
  /// The declarations that stand in no other.
  let declarations: [Declaration]
  /// All types and extensions, with those inside others.
  let types: [Declaration]

  init(path: String, module: String, text: String) {
    self.path = path
    self.module = module
    tokens = Tokens(text)
    var reader = DeclarationReader(tokens)
    declarations = reader.read()
    types = reader.types
  }

  /// Reads a file; nil if it is not there, or does not have a word.
  convenience init?(path: String, module: String, having word: String = "") {
    guard let data = FileManager.default.contents(atPath: path),
      word.isEmpty || data.range(of: Data(word.utf8)) != nil
    else { return nil }
    self.init(path: path, module: module, text: String(decoding: data, as: UTF8.self))
  }

  var imports: [Declaration] { declarations.filter { $0.keyword == "import" } }

  /// The line of a declaration.
  func line(of declaration: Declaration) -> Int {
    tokens.line(ofByte: tokens.all[declaration.place].bytes.lowerBound)
  }

  /// The text of tokens on one line, with blanks as the compiler prints them.
  ///
  /// - Parameters:
  ///   - range: The tokens.
  ///   - names: The texts that stand for names of types.
  /// - Returns: The text.
  func text(_ range: Range<Int>, writing names: [String: String] = [:]) -> String {
    var result = ""
    var last = ""
    for index in range {
      var word = tokens.text(index)
      let isLastInList = word == "," && [")", "]"].contains(tokens.text(index + 1))
      if isLastInList { continue }
      if let other = names[word], isType(index) { word = other }
      if !result.isEmpty, isBlank(between: last, word, index) { result += " " }
      result += word
      last = word
    }
    return result
  }

  /// Whether a name is that of a type, and neither a label nor a member.
  private func isType(_ index: Int) -> Bool {
    if tokens.isSign(index - 1, ".") { return false }
    let beginsArgument = tokens.isSign(index - 1, "(") || tokens.isSign(index - 1, ",")
    let isBeforeWord =
      tokens.all[safe: index + 1]?.kind == .word && tokens.text(index + 1) != "where"
    return !beginsArgument || !(tokens.isSign(index + 1, ":") || isBeforeWord)
  }

  private func isBlank(between last: String, _ word: String, _ index: Int) -> Bool {
    if ["(", "[", "."].contains(last) || [",", ")", "]", ":"].contains(word) { return false }
    let spaced: Set = [",", ":", "->", "==", "&", "{", "}"]
    if spaced.contains(last) || ["->", "==", "&", "{", "}"].contains(word) { return true }
    if ["<", ">", "?", "!"].contains(word) || last == "<" { return false }
    return tokens.all[index].isApart
  }
}

extension Collection {
  /// The element at a place; nil if there is none.
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
