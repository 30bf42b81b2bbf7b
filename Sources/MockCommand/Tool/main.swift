import Foundation
import MockWriter

// Reads the request from one file and writes the answer to another:
// `mock-writer request.json answer.json`.
let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
if paths.count == 2 {
  do {
    let request = try JSONDecoder().decode(MockRequest.self, from: Data(contentsOf: paths[0]))
    try JSONEncoder().encode(request.answer()).write(to: paths[1])
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
} else {
  FileHandle.standardError.write(Data("This is a part of `swift package mock`.\n".utf8))
  exit(2)
}
