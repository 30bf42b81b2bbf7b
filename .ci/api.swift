import Foundation

// Reads symbol graphs, and writes or checks the list of the public API. See .ci/api.

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

func symbols(in folder: String) throws -> [Symbol] {
  let folder = URL(fileURLWithPath: folder)
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  return
    try files.filter { $0.hasPrefix("Charmest") && $0.hasSuffix(".symbols.json") }.sorted()
    .flatMap { file in
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      return try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    .filter(\.isOffered)
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else { fail("usage: api check|release graphs dump") }
let (mode, dump) = (arguments[1], arguments[3])
let found = try symbols(in: arguments[2])
let declarations = Set(found.map(\.declaration)).sorted()
switch mode {
case "release":
  try (declarations.joined(separator: "\n") + "\n")
    .write(toFile: dump, atomically: true, encoding: .utf8)
default:
  let undocumented = found.filter { !$0.isDocumented }
  if !undocumented.isEmpty {
    fail("without documentation:\n" + undocumented.map(\.declaration).joined(separator: "\n"))
  }
  if let released = try? String(contentsOfFile: dump, encoding: .utf8) {
    let gone = Set(released.split(separator: "\n").map(String.init)).subtracting(declarations)
    if !gone.isEmpty {
      fail("in the last release, and not any more:\n" + gone.sorted().joined(separator: "\n"))
    }
  }
  print("\(found.count) public declarations, all documented")
}
