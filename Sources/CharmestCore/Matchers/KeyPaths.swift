extension Path {
  // Kept by call, because one failure may name a path for each element. Not by key path: hashing
  // one may run a user's code, and that under a lock.
  private static let firstArguments = Locked<[String: String?]>([:])

  /// The path of a key path; the names of computed properties are read from the source, once.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - function: The function whose first argument it is.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  init(
    _ keyPath: AnyKeyPath, of function: String, in file: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.init(keyPath)
    guard hasNoName, let words = Self.firstArgument(of: function, in: file, line, column),
      words.hasPrefix("\\"), let dot = words.firstIndex(of: ".")
    else { return }
    // Behind a type that is named, the first part with a small letter is a property.
    self = Path(code: String(words[dot...].replacing(/^(\.[A-Z]\w*)+/, with: "")))
  }

  private static func firstArgument(
    of function: String, in file: StaticString, _ line: UInt, _ column: UInt
  ) -> String? {
    let call = "\(file):\(line):\(column): \(function)"
    if let known = firstArguments.withLock({ $0[call] }) { return known }
    let words = CallSource(of: function, in: file, line, column)?.firstArgument
    firstArguments.withLock { $0[call] = .some(words) }
    return words
  }

  /// The path of a key path, as far as its properties have names at run time.
  init(_ keyPath: AnyKeyPath) {
    let text = CharmestCore.text(keyPath)
    // Behind the root type, which may have generic arguments and dots.
    let root = "\\\(type(of: keyPath).rootType)"
    let path = text.hasPrefix(root) ? text.dropFirst(root.count) : text.drop { $0 != "." }
    self = path == ".self" || path.isEmpty ? [] : [.source(String(path))]
  }

  /// Whether a part has no name at run time.
  var hasNoName: Bool { text.contains("<computed ") }
}
