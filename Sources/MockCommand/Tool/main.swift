import Foundation
import MockWriter

// Users call `mock-writer --graphs folder Cook`. The plugin calls
// `mock-writer --plugin question.json answer.txt`. From the second file, it reads the errors, or
// the modules whose graphs are missing.
let arguments = Array(CommandLine.arguments.dropFirst())
let files =
  arguments.first == "--plugin" ? arguments.dropFirst().map(URL.init(fileURLWithPath:)) : []
var answer = MockAnswer()
do {
  if files.count == 2 {
    try Data().write(to: files[1])
    let question = try Data(contentsOf: files[0])
    answer = try JSONDecoder().decode(MockInvocation.self, from: question).answer()
  } else {
    answer = MockInvocation(arguments: arguments).answer()
  }
} catch {
  answer.errors = [error.localizedDescription]
}
FileHandle.standardOutput.write(Data(answer.text.utf8))
if files.count == 2 {
  // The package manager writes `error: ` only before the first line.
  let text =
    answer.errors.isEmpty
    ? answer.missing.joined(separator: "\n") : answer.errors.joined(separator: "\nerror: ")
  try Data(text.utf8).write(to: files[1])
} else {
  for error in answer.errors { FileHandle.standardError.write(Data("error: \(error)\n".utf8)) }
}
exit(answer.errors.isEmpty ? 0 : 1)
