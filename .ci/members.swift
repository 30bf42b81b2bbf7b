import Foundation

// Says which records of printed mocks no member of their mock uses, or more than one. See .ci/mocks.
//
//   members mocks.swift ...

let mocks = try CommandLine.arguments.dropFirst()
  .map { try String(contentsOfFile: $0, encoding: .utf8) }.joined(separator: "\n")
var wrong: [String] = []
for source in mocks.split(separator: /\n(?=(?:\S.*)?\b(?:class|actor) )/) {
  guard let mock = source.firstMatch(of: /^.*?\b(?:class|actor) (\w+)/) else { continue }
  let uses = Dictionary(grouping: source.matches(of: /(\w+)\.(invoke|get|set)\(/)) { "\($0.1) \($0.2)" }
  for record in source.matches(of: /let (\w+(?:Calls|Gets|Sets)) =/)
  where uses["\(record.1) invoke"]?.count != 1 { wrong.append("\(mock.1).\(record.1)") }
  for property in source.matches(of: /let (\w+Property) =/)
  where uses["\(property.1) get"]?.count != 1 || uses["\(property.1) set", default: []].count > 1 {
    wrong.append("\(mock.1).\(property.1)")
  }
}
for record in wrong { print("\(record): not used by one member") }
exit(wrong.isEmpty ? 0 : 1)
