import Foundation
import MockWriter

// Reads the request from one file and writes the answer to another:
// `mock-writer request.json answer.json`.
let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
if paths.count == 2 {
  do {
    try Data().write(to: paths[1])
    let invocation = try JSONDecoder().decode(MockInvocation.self, from: Data(contentsOf: paths[0]))
    let answer = try invocation.answer()
    FileHandle.standardOutput.write(Data(answer.text.utf8))
    let lines = answer.errors.isEmpty ? answer.missing : answer.errors
    try Data(lines.joined(separator: "\n").utf8).write(to: paths[1])
    if !answer.errors.isEmpty { exit(1) }
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
} else {
  FileHandle.standardError.write(Data("This is a part of `swift package mock`.\n".utf8))
  exit(2)
}
