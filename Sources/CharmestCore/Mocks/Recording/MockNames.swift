/// What the mocks of one failure text are called, each differently.
package enum MockNames {
  /// Numbers names that stand for several mocks: `MockCook#1`, `MockCook#2`.
  package static func distinct(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return names.map { name in
      guard !name.isEmpty, let count = counts[name], count > 1 else { return name }
      seen[name, default: 0] += 1
      return "\(name)#\(seen[name, default: 0])"
    }
  }
}

/// The mocks whose calls stand in one order, and what they are called there.
struct OrderedMocks {
  private var instances: [MockInstance] = []
  private var names: [ObjectIdentifier: String] = [:]

  init(of steps: [ExpectedCall]) {
    var given: [String] = []
    for step in steps where !instances.contains(where: { $0 === step.mock }) {
      instances.append(step.mock)
      given.append(step.mockName())
    }
    for (instance, name) in zip(instances, MockNames.distinct(given)) {
      names[ObjectIdentifier(instance)] = name
    }
  }

  /// All calls of the mocks, in the order in which they were made.
  var calls: [(mock: MockInstance, call: RecordedCall)] {
    instances.flatMap { mock in mock.calls.map { (mock, $0) } }
      .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
  }

  /// A call of a mock.
  func text(of call: Rendering, on mock: MockInstance, _ limits: TextLimits) -> String {
    MethodName.call(call(limits), on: names[ObjectIdentifier(mock)] ?? "")
  }

  /// An expected call.
  func text(_ step: ExpectedCall, _ limits: TextLimits) -> String {
    text(of: step.expected, on: step.mock, limits)
  }

  /// The lines of both orders, with their values below each other.
  static func facts(expected: [Rendering], actual: [Rendering]) -> [Fact] {
    let lines = [("expected", expected), ("actual", actual)].map { word, values in
      values.enumerated().map { index, value in (key: "\(word) order \(index + 1)", value: value) }
    }
    let width = lines.joined().map(\.key.count).max() ?? 0
    return lines.flatMap { lines in
      Fact.list(
        lines.map { key, value in
          (key, { String(repeating: " ", count: width - key.count) + value($0) })
        }
      )
    }
  }
}
