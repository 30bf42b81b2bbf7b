import Foundation

// Says which records of printed mocks no test stubs, and which none verifies. See .ci/mocks.
//
//   members mocks.swift ... -- tests.swift ...
//
// A stub is `mock.washCalls.returns(…)` or its like, a verification `verify(mock.washCalls, …)`. A
// property is read, and set if it has a setter. Mocks are known by `let mock = MockPlain(…)` in the
// same test, and static records by the name of the mock.

func texts(_ paths: some Sequence<String>) throws -> String {
  try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined(separator: "\n")
}

let (mocks, tests) = try {
  let lists = CommandLine.arguments.dropFirst().split(separator: "--")
  return (try texts(lists[0]), try texts(lists[1]))
}()

var needed: [String] = []
for source in mocks.split(separator: /\n(?=(?:\S.*)?\b(?:class|actor) )/) {
  guard let mock = source.firstMatch(of: /^.*?\b(?:class|actor) (\w+)/) else { continue }
  for record in source.matches(of: /let (\w+(?:Calls|Gets|Sets)) =/) {
    needed += ["\(mock.1).\(record.1) stubbed", "\(mock.1).\(record.1) verified"]
  }
  for property in source.matches(of: /let (\w+Property) =/) {
    let name = "\(mock.1).\(property.1)"
    needed += ["\(name) stubbed", "\(name).gets verified"]
    if source.contains("\(property.1).set(") { needed.append("\(name).sets verified") }
  }
}

var done: Set<String> = []
for test in tests.split(separator: "\n  }\n") {
  var types: [Substring: Substring] = [:]
  for mock in test.matches(of: /let (\w+) = (?:\w+\.)?(\w*Mock\w*)/) { types[mock.1] = mock.2 }
  for stub in test.matches(
    of: /(\w+)\.(\w+)(?:\.when\(.*\))?\.(?:returns|throws|answers|gives|forwards)\b/)
  {
    done.insert("\(types[stub.1] ?? stub.1).\(stub.2) stubbed")
  }
  for call in test.matches(of: /verify\(\s*(\w+)\.(\w+(?:\.gets|\.sets)?\b)(?!.*\.never)/) {
    done.insert("\(types[call.1] ?? call.1).\(call.2) verified")
  }
}

let missing = needed.filter { !done.contains($0) }
for line in missing { print("no test has \(line)") }
print("\(needed.count - missing.count) of \(needed.count) uses of records are in tests")
exit(missing.isEmpty ? 0 : 1)
