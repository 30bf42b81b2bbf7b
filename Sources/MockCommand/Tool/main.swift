import Foundation
import MockWriter

let answer = MockInvocation(Array(CommandLine.arguments.dropFirst())).answer()
FileHandle.standardOutput.write(Data(answer.text.utf8))
for error in answer.errors { FileHandle.standardError.write(Data("error: \(error)\n".utf8)) }
exit(answer.errors.isEmpty ? 0 : 1)
