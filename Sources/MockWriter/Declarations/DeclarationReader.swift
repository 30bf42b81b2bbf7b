/// Finds the declarations among the tokens of a file.
struct DeclarationReader {
  private let tokens: Tokens
  private(set) var types: [Declaration] = []

  /// The braces in which declarations are read.
  private struct Scope {
    let range: Range<Int>
    var path: [String] = []
    var conditions: [String] = []
    var access: String?
    var levels: [(name: String, access: String)] = []
  }

  private static let members: Set = [
    "func", "var", "let", "init", "subscript", "associatedtype", "case", "deinit", "import",
  ]
  private static let nameless: Set = ["init", "subscript", "deinit"]
  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "static", "class",
    "nonisolated", "mutating", "nonmutating", "consuming", "borrowing", "override", "required",
    "convenience", "optional", "dynamic", "lazy", "weak", "unowned", "indirect", "distributed",
    "isolated", "prefix", "postfix", "infix", "__consuming",
  ]
  /// The directives that declare nothing.
  private static let silent: Set = [
    "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error",
  ]

  init(_ tokens: Tokens) { self.tokens = tokens }

  mutating func read() -> [Declaration] { read(Scope(range: 0..<tokens.all.count)).found }

  private mutating func read(_ scope: Scope) -> (found: [Declaration], stray: Int?) {
    var found: [Declaration] = []
    var branches: [[String]] = []
    var stray: Int?
    var index = scope.range.lowerBound
    /// The first token that may belong to the next declaration.
    var first = index
    while index < scope.range.upperBound {
      var inner = scope
      inner.conditions += branches.joined()
      if tokens.all[index].kind == .directive {
        if index > first { stray = stray ?? first }
        if !Self.silent.contains(tokens.text(index)) { stray = stray ?? index }
        index = readDirective(index, &branches)
        first = index
      } else if tokens.isSign(index, ";") {
        index += 1
        first = index
      } else if let declaration = declaration(at: index, from: first, in: inner) {
        if startOfWords(before: index, from: first) > first { stray = stray ?? first }
        index = declaration.body.map { $0.upperBound + 1 } ?? declaration.tail.upperBound
        first = index
        found.append(withMembers(declaration))
      } else {
        index = tokens.next(after: index)
      }
    }
    if first < scope.range.upperBound { stray = stray ?? first }
    return (found, stray)
  }

  private mutating func withMembers(_ declaration: Declaration) -> Declaration {
    var declaration = declaration
    if let body = declaration.body {
      var scope = Scope(range: body, conditions: declaration.conditions)
      let isExtension = declaration.keyword == "extension"
      let names = isExtension ? declaration.name.split(separator: ".").map(String.init) : nil
      scope.path = declaration.path + (names ?? [declaration.name])
      scope.access =
        isExtension ? declaration.words.first(where: Declaration.accessLevels.contains) : nil
      scope.levels = isExtension ? declaration.outerLevels : declaration.accessLevels
      (declaration.members, declaration.strayToken) = read(scope)
    }
    if declaration.isType || declaration.keyword == "extension" { types.append(declaration) }
    return declaration
  }

  /// Notes the condition of `#if`, in the words of the file.
  ///
  /// - Returns: The first token behind the directive.
  private func readDirective(_ index: Int, _ branches: inout [[String]]) -> Int {
    let directive = tokens.text(index)
    guard Self.silent.contains(directive) else { return tokens.next(after: index) }
    var end = index + 1
    while end < tokens.all.count, !tokens.beginsLine(end) { end += 1 }
    let behind = tokens.all[index].bytes.upperBound
    let condition = tokens.text(bytes: behind..<tokens.all[end - 1].bytes.upperBound).trimmed
    switch directive {
    case "#if": branches.append([condition])
    case "#elseif", "#else":
      guard var branch = branches.popLast(), let last = branch.popLast() else { break }
      branch.append("!(\(last))")
      if directive == "#elseif" { branch.append(condition) }
      branches.append(branch)
    case "#endif": _ = branches.popLast()
    default: break
    }
    return end
  }

  // MARK: - One declaration

  /// The declaration whose keyword is a token; nil if none begins there.
  private func declaration(at index: Int, from first: Int, in scope: Scope) -> Declaration? {
    guard tokens.all[index].kind == .word, !tokens.isSign(index - 1, ".") else { return nil }
    let keyword = tokens.text(index)
    let hasBody =
      keyword == "extension" || Declaration.types.contains(keyword) && keyword != "typealias"
    guard hasBody || keyword == "typealias" || Self.members.contains(keyword),
      let (name, afterName) = name(after: index, keyword, in: scope.range)
    else { return nil }
    // `class func`
    let isWord = Self.members.contains(name) || Self.modifiers.contains(name)
    if keyword == "class", isWord { return nil }
    var end = endOfStatement(from: afterName, to: scope.range.upperBound)
    var body: Range<Int>?
    if hasBody {
      guard let brace = brace(from: afterName, to: scope.range.upperBound) else { return nil }
      end = brace
      body = brace + 1..<(tokens.all[brace].partner ?? scope.range.upperBound)
    }
    return Declaration(
      keyword: keyword, name: name, path: scope.path,
      words: words(startOfWords(before: index, from: first)..<index), place: index,
      tail: afterName..<end, body: body, conditions: scope.conditions, outerAccess: scope.access,
      outerLevels: scope.levels)
  }

  /// The name after a keyword, and the first token behind it.
  private func name(after keyword: Int, _ word: String, in range: Range<Int>) -> (String, Int)? {
    let next = keyword + 1
    if Self.nameless.contains(word) { return (word, next) }
    guard next < range.upperBound, !tokens.text(next).hasPrefix("@") else { return nil }
    switch (tokens.all[next].kind, word) {
    case (.sign, "func"): return operatorName(at: next, to: range.upperBound)
    case (.word, "import"):
      // `import struct Kitchen.Bowl`
      let isKind = tokens.all[safe: next + 1]?.kind == .word && !tokens.beginsLine(next + 1)
      return dottedName(at: isKind ? next + 1 : next)
    case (.word, "extension"):
      let (name, end) = dottedName(at: next)
      return tokens.isSign(end, "?") ? nil : (name, end)
    case (.word, _): return (tokens.text(next), next + 1)
    default: return nil
    }
  }

  private func dottedName(at index: Int) -> (String, Int) {
    var name = tokens.text(index)
    var end = index + 1
    while tokens.isSign(end, ".") {
      name += "." + tokens.text(end + 1)
      end += 2
    }
    return (name, end)
  }

  private func operatorName(at index: Int, to end: Int) -> (String, Int) {
    var name = tokens.text(index)
    var place = index + 1
    while place < end, tokens.all[place].kind == .sign, !tokens.isSign(place, "("),
      !tokens.all[place].isApart
    {
      name += tokens.text(place)
      place += 1
    }
    // In `==<Item>(`, the bracket of the generic parameter stands beside the operator.
    if name.count > 1, name.hasSuffix("<"), tokens.all[safe: place]?.kind == .word {
      name.removeLast()
      place -= 1
    }
    return (name, place)
  }

  private func brace(from index: Int, to end: Int) -> Int? {
    var place = index
    while place < end, !tokens.isSign(place, "{") { place = tokens.next(after: place) }
    return place < end ? place : nil
  }

  /// The first token that no longer belongs to a declaration, because it begins another line.
  private func endOfStatement(from index: Int, to end: Int) -> Int {
    var place = index
    while place < end, tokens.all[place].kind != .directive, !tokens.isSign(place, ";") {
      if tokens.beginsLine(place), !continues(place) { break }
      place = tokens.next(after: place)
    }
    return min(place, end)
  }

  private static let continuing: Set = ["async", "throws", "rethrows", "reasync", "where"]

  /// Whether a token at the beginning of a line belongs to the declaration before it.
  private func continues(_ index: Int) -> Bool {
    if tokens.all[index].kind == .sign { return true }
    if Self.continuing.contains(tokens.text(index)) { return true }
    let last = tokens.text(index - 1)
    let isOpen: Set = ["->", "&", ":", "=", ",", ".", "==", "any", "some", "where"]
    return isOpen.contains(last) || last.hasPrefix("@")
  }

  // MARK: - Words before a declaration

  /// The first of the attributes and modifiers before a keyword.
  private func startOfWords(before keyword: Int, from first: Int) -> Int {
    var start = keyword
    while start > first {
      var place = start - 1
      if tokens.isSign(place, ")"), let opening = tokens.all[place].partner,
        !tokens.all[opening].isApart
      {
        place = opening - 1
      }
      guard place >= first, tokens.all[place].kind == .word else { break }
      let word = tokens.text(place)
      guard word.hasPrefix("@") || Self.modifiers.contains(word) else { break }
      start = place
    }
    return start
  }

  private func words(_ range: Range<Int>) -> [String] {
    var words: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = tokens.isSign(index + 1, "(") ? tokens.next(after: index + 1) : index + 1
      let bytes = tokens.all[index].bytes.lowerBound..<tokens.all[end - 1].bytes.upperBound
      words.append(tokens.text(bytes: bytes))
      index = end
    }
    return words
  }
}
