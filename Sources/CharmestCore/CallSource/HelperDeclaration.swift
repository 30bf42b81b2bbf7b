internal import Foundation

/// The declaration of a function that may pass on the location of its caller to a verb.
struct HelperDeclaration {
  private let name: String
  /// The line up to the name.
  private let modifiers: Substring
  /// The declaration from its name on, with code that follows.
  private let text: String

  /// All functions that a source text declares, except in literals.
  static func all(in source: String) -> [HelperDeclaration] {
    let pieces = source.components(separatedBy: "func ")
    return zip(pieces, pieces.dropFirst()).compactMap { before, text in
      let line = before[(before.lastIndex(of: "\n") ?? before.startIndex)...]
      let name = String(text.unicodeScalars.prefix(while: \.isNamePart))
      return line.contains("\"")
        ? nil : HelperDeclaration(name: name, modifiers: line, text: text)
    }
  }

  /// Whether a call of the verb that is reported on a line may be one in this function, which the
  /// same file declares.
  ///
  /// A helper with the name of the verb may pass on its whole location. Any other helper on the
  /// line may pass on only the line; the column is then that of a verb in the helper.
  func mayPassOn(_ line: Substring.UTF8View, of verb: VerbForm) -> Bool {
    if isOverload(of: verb) { return true }
    guard name != verb.name, text.contains("#line"), !text.contains("#column") else { return false }
    return Substring(line).unicodeScalars.split { !$0.isNamePart }.contains { String($0) == name }
  }

  /// Whether a call can look like one of the verb, and be one of this function.
  private func isOverload(of verb: VerbForm) -> Bool { name == verb.name && verb.fits(text) }
}

// Helpers in other files of the test's target, or of a target that it imports.
extension HelperDeclaration {
  /// How many files of any kind are looked at in a folder: a target may hold many that are no source.
  private static let mostFiles = 5_000
  private static let known = Locked<[String: [HelperDeclaration]]>([:])

  /// Whether the test can call a function in another file that looks like the verb and takes the
  /// location of its call.
  ///
  /// - Parameters:
  ///   - verb: The verb.
  ///   - path: What `#filePath` is in the test.
  ///   - source: The text of the file.
  /// - Returns: Whether there is one.
  static func overloads(_ verb: VerbForm, for path: String, _ source: String) -> Bool {
    folders(around: path, source).lazy.flatMap(declared(in:)).contains { $0.isOverload(of: verb) }
  }

  /// The folder of the test's target, and those of the targets beside it that it imports.
  private static func folders(around path: String, _ source: String) -> [String] {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    var target = folder
    while folder.pathComponents.count > 2 {
      let outer = folder.deletingLastPathComponent()
      if ["Tests", "Sources"].contains(outer.lastPathComponent) {
        let imports = source.matches(of: /(?m)^\s*(?:@\w+\s+)?import\s+(\w+)/).map(\.1)
        let others = imports.filter { !$0.hasPrefix("Charmest") }
        return [folder.path] + others.map { outer.appendingPathComponent(String($0)).path }
      }
      // In an Xcode project.
      if folder.lastPathComponent.hasSuffix("Tests") { target = folder }
      folder = outer
    }
    return [target.path]
  }

  private static func declared(in folder: String) -> [HelperDeclaration] {
    if let known = known.withLock({ $0[folder] }) { return known }
    let files = FileManager.default.enumerator(atPath: folder)?.lazy.prefix(mostFiles)
    var found: [HelperDeclaration] = []
    for case let path as String in files.map(Array.init) ?? [] where path.hasSuffix(".swift") {
      found += SourceFile.text(of: "\(folder)/\(path)").map(takingLocation(in:)) ?? []
    }
    known.withLock { $0[folder] = found }
    return found
  }

  /// The functions of a text that have the location of their call as a default.
  private static func takingLocation(in source: String) -> [HelperDeclaration] {
    guard source.contains("#line") || source.contains("#_sourceLocation") else { return [] }
    return all(in: source).filter {
      !$0.modifiers.contains("private")
        && ($0.text.contains("#line") || $0.text.contains("#_sourceLocation"))
    }
  }
}
