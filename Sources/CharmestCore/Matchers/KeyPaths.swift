extension Path {
  /// The paths of calls that have failed, because one failure may name a path for each element.
  private static let known = Locked<[[AnyHashable]: Path]>([:])

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
    let call: [AnyHashable] = [keyPath, "\(file)", line, column]
    if let path = Self.known.withLock({ $0[call] }) {
      self = path
      return
    }
    self.init(keyPath)
    if hasNoName, let words = CallSource(of: function, in: file, line, column)?.firstArgument,
      words.hasPrefix("\\"), let dot = words.firstIndex(of: ".")
    {
      // Behind a type that is named, the first part with a small letter is a property.
      self = Path(code: String(words[dot...].replacing(/^(\.[A-Z]\w*)+/, with: "")))
    }
    Self.known.withLock { [self] in $0[call] = self }
  }

  /// The path of a key path, as far as its properties have names at run time.
  init(_ keyPath: AnyKeyPath) {
    let text = "\(keyPath)".replacing(/<computed 0x[0-9a-fA-F]+ (\(.*?\))>/) {
      "<computed \($0.1)>"
    }
    .replacing("..", with: ".").replacing(".?", with: "?").replacing(".[", with: "[")
    // Behind the root type, which may have generic arguments and dots.
    let root = "\\\(type(of: keyPath).rootType)"
    let path = text.hasPrefix(root) ? text.dropFirst(root.count) : text.drop { $0 != "." }
    self = path == ".self" || path.isEmpty ? [] : Path(source: String(path))
  }

  private init(source: String) {
    // The question mark at the end is not in the source.
    let path = source.hasSuffix("?") ? String(source.dropLast()) : source
    self = [.source(path)]
  }

  /// Whether a part has no name at run time.
  var hasNoName: Bool { text.contains("<computed ") }
}
