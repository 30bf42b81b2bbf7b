import Foundation

// Lists the public API of the symbol graphs in a folder. Fails if a declaration has no documentation. See
// .ci/api.

struct Graph: Decodable {
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable {
    struct Line: Decodable { let text: String }
    let lines: [Line]
  }
  struct Location: Decodable { let uri: String }
  struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }

  let pathComponents: [String]
  let declarationFragments: [Fragment]
  let docComment: Comment?
  let location: Location?
  let availability: [Availability]?

  /// Not made by the compiler, and not there only to say what to write instead.
  var isOffered: Bool {
    location != nil
      && !(availability ?? []).contains { $0.isUnconditionallyUnavailable == true }
  }

  /// All that callers depend on: `MockCall: let time: ContinuousClock.Instant`.
  var declaration: String {
    let owner = pathComponents.dropLast().joined(separator: ".")
    let declaration = declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return owner.isEmpty ? declaration : owner + ": " + declaration
  }

  var isDocumented: Bool { docComment?.lines.first.map { !$0.text.isEmpty } ?? false }
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let symbols = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  .filter { $0.hasPrefix("Charmest") && $0.hasSuffix(".symbols.json") }
  .flatMap { file in
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    return try JSONDecoder().decode(Graph.self, from: data).symbols
  }
  .filter(\.isOffered)
for declaration in Set(symbols.map(\.declaration)).sorted() { print(declaration) }
let undocumented = symbols.filter { !$0.isDocumented }
for symbol in undocumented {
  FileHandle.standardError.write(Data("without documentation: \(symbol.declaration)\n".utf8))
}
exit(undocumented.isEmpty ? 0 : 1)
