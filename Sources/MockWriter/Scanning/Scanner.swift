/// Reads the tokens of a file, by the rules of Swift's own lexer.
struct Scanner {
  let bytes: [UInt8]
  private(set) var tokens: [Tokens.Token] = []
  private(set) var mistake: Int?
  /// The next byte to read.
  var place: Int
  /// The tokens of the brackets that are open.
  private var open: [Int] = []
  /// For each `#if` around, how many brackets were open before it.
  private var branches: [Int] = []

  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  mutating func readAll() {
    if starts(with: "\u{FEFF}") { place += 3 }
    if starts(with: "#!") { place = endOfLine(from: place) }
    while readToken() {}
    if let first = open.first { note(tokens[first].bytes.lowerBound) }
  }

  /// Reads on to the partner of the bracket at the place.
  mutating func readBrackets() { while readToken(), !open.isEmpty {} }

  /// Reads the next token.
  ///
  /// - Returns: Whether there was one.
  private mutating func readToken() -> Bool {
    let isApart = skipBlanks()
    guard place < bytes.count else { return false }
    let start = place
    let byteKind = ByteKind.of(bytes[place])
    var kind = Tokens.Kind.word
    switch byteKind {
    case .hash: kind = readHash()
    case .beyondASCII where isOperator(at: place), .operatorSign:
      readOperator(isApart)
      return true
    case .word, .beyondASCII: skipWord()
    case .attribute: skipAttribute()
    case .backtick: skipName()
    case .quote:
      kind = .literal
      skipString(signs: 0)
    case .blank, .sign, .opening, .closing:
      kind = .sign
      place += 1
    }
    add(kind, from: start, isApart)
    if byteKind == .opening { open.append(tokens.count - 1) }
    if byteKind == .closing { close() }
    if kind == .directive { readBranch(String(decoding: bytes[start..<place], as: UTF8.self)) }
    return true
  }

  private mutating func add(_ kind: Tokens.Kind, from start: Int, _ isApart: Bool) {
    tokens.append(Tokens.Token(kind: kind, bytes: start..<place, isApart: isApart))
  }

  mutating func note(_ place: Int) { mistake = mistake ?? place }

  // MARK: - Bytes

  /// The byte at a place; 0 beyond the end.
  func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  func isSign(_ sign: Unicode.Scalar, at place: Int) -> Bool { byte(place) == UInt8(ascii: sign) }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  func endOfLine(from place: Int) -> Int {
    bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private func scalar(at place: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var rest = bytes[place...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return scalar
  }

  private func isOperator(at place: Int) -> Bool {
    guard place < bytes.count else { return false }
    switch ByteKind.of(bytes[place]) {
    case .operatorSign: return true
    case .beyondASCII: return scalar(at: place)?.isOperatorBeyondASCII ?? false
    default: return false
    }
  }

  private func length(at place: Int) -> Int {
    ByteKind.of(bytes[place]) == .beyondASCII
      ? scalar(at: place).map { UTF8.width($0) } ?? 1 : 1
  }

  // MARK: - Blanks and words

  /// Skips blanks and comments.
  ///
  /// - Returns: Whether there were any, or the file begins.
  private mutating func skipBlanks() -> Bool {
    let start = place
    while place < bytes.count {
      if ByteKind.of(bytes[place]) == .blank {
        place += 1
      } else if isSign("/", at: place), isSign("/", at: place + 1) {
        place = endOfLine(from: place)
      } else if isSign("/", at: place), isSign("*", at: place + 1) {
        skipComment()
      } else {
        break
      }
    }
    return place > start || start == 0
  }

  private mutating func skipComment() {
    let start = place
    var depth = 0
    repeat {
      let opens = isSign("/", at: place) && isSign("*", at: place + 1)
      let closes = isSign("*", at: place) && isSign("/", at: place + 1)
      if opens { depth += 1 }
      if closes { depth -= 1 }
      place += opens || closes ? 2 : 1
    } while depth > 0 && place < bytes.count
    if depth > 0 { note(start) }
  }

  private mutating func skipWord() {
    while place < bytes.count {
      switch ByteKind.of(bytes[place]) {
      case .word: place += 1
      case .beyondASCII where !isOperator(at: place): place += length(at: place)
      default: return
      }
    }
  }

  /// Skips an attribute with the dots and the generic arguments of its name: `@Kitchen.Cup<Int>`.
  private mutating func skipAttribute() {
    place += 1
    skipWord()
    while isSign(".", at: place), ByteKind.of(byte(place + 1)) == .word {
      place += 1
      skipWord()
    }
    var depth = 0
    let start = place
    while isSign("<", at: place) || depth > 0, place < bytes.count {
      if isSign("<", at: place) { depth += 1 }
      if isSign(">", at: place) { depth -= 1 }
      place += 1
    }
    if depth > 0 { note(start) }
  }

  /// Skips a name in backticks.
  private mutating func skipName() {
    let line = bytes[place..<endOfLine(from: place)]
    let end = line.dropFirst().firstIndex(of: UInt8(ascii: "`"))
    if end == nil { note(place) }
    place = (end ?? place) + 1
  }

  /// Reads what begins with `#`: a literal, a directive or a macro.
  private mutating func readHash() -> Tokens.Kind {
    let signs = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    if isSign("\"", at: place + signs) {
      place += signs
      skipString(signs: signs)
      return .literal
    }
    if isSign("/", at: place + signs) {
      let end = regexEnd(at: place + signs, signs: signs, isCertain: true)
      if end == nil { note(place) }
      place = end ?? endOfLine(from: place)
      return .literal
    }
    place += 1
    skipWord()
    return .directive
  }

  // MARK: - Brackets

  private mutating func close() {
    let closing = tokens.count - 1
    // Brackets are in pairs within a branch of `#if`.
    let start = tokens[closing].bytes.lowerBound
    guard open.count > branches.last ?? 0, let opening = open.last else { return note(start) }
    // The partner of `(` is one byte after it in ASCII, those of `[` and `{` are two.
    let distance = bytes[start] - min(bytes[tokens[opening].bytes.lowerBound], bytes[start])
    guard distance == 1 || distance == 2 else { return note(start) }
    open.removeLast()
    tokens[opening].partner = closing
    tokens[closing].partner = opening
  }

  private mutating func readBranch(_ directive: String) {
    switch directive {
    case "#if": branches.append(open.count)
    case "#elseif", "#else", "#endif":
      guard let before = branches.last else { return note(place) }
      if open.count > before {
        note(tokens[open[before]].bytes.lowerBound)
        open.removeSubrange(before...)
      }
      if directive == "#endif" { branches.removeLast() }
    default: break
    }
  }

  // MARK: - Operators

  private mutating func readOperator(_ isApart: Bool) {
    let start = place
    let hasDots = isSign(".", at: start)
    var end = start
    while isOperator(at: end), hasDots || !isSign(".", at: end) { end += length(at: end) }
    let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/"))
    if let slash, let regexEnd = regexEnd(at: slash, inOperator: start..<end) {
      addSigns(until: slash, isApart)
      place = regexEnd
      return add(.literal, from: slash, isApart && slash == start)
    }
    let comment = (start..<end).dropFirst().first { place in
      isSign("/", at: place) && (isSign("/", at: place + 1) || isSign("*", at: place + 1))
    }
    addSigns(until: comment ?? end, isApart)
  }

  /// Adds the signs of an operator one by one, but those that declarations have as one.
  private mutating func addSigns(until end: Int, _ isApart: Bool) {
    let first = place
    while place < end {
      let start = place
      let whole = ["->", "==", "..."].first { starts(with: $0) && start + $0.utf8.count <= end }
      place += whole?.utf8.count ?? length(at: place)
      add(.sign, from: start, isApart && start == first)
    }
  }
}
