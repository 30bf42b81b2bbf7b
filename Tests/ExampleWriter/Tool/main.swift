import ExampleWriter
import Foundation

// Writes the tests of the examples in a document: `example-writer <document> <preamble> <output>`.

let arguments = CommandLine.arguments
guard arguments.count == 4 else { fatalError("give a document, a preamble and an output") }
let (document, preamble) = (arguments[1], arguments[2])
let output = URL(fileURLWithPath: arguments[3])

/// The text of a file; nil if there is none.
func text(of path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

guard let source = text(of: document) else { fatalError("\(document) cannot be read") }
do {
  let tests = try TestFile(
    document: Document(path: document, source: source),
    preamble: Preamble(path: preamble, source: text(of: preamble) ?? ""))
  let code = tests.source(suite: output.deletingPathExtension().lastPathComponent)
  // A file that stays the same is not compiled again.
  if text(of: output.path) != code {
    try code.write(to: output, atomically: true, encoding: .utf8)
  }
} catch let fault as TestFile.Fault {
  print("\(fault.path):\(fault.line): error: \(fault.text)")
  exit(1)
}
