import Foundation

/// The exit code for a wrong use of a command, as `sysexits.h` has it.
let wrongUse: Int32 = 64

do {
  let arguments = try OrderArguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.asksForHelp {
    print(OrderArguments.usage)
  } else {
    Story(of: arguments.order).tell()
  }
} catch {
  let text = "ramen: \(error.reason)\n\(OrderArguments.usage)\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(wrongUse)
}
