/// A call of a mocked method for which no result was stubbed.
///
/// Thrown by methods that can throw it; otherwise its description is the message with which the
/// process stops.
public struct UnstubbedCall: Error, Sendable {
  private let call: String
  private let property: String
  private let mock: String
  private let result: String
  private let ownDefault: String

  package init(call: String, method: MethodName, mock: String, result: String) {
    self.call = call
    property = method.isOfProperty ? "\(method.base)Property" : "\(method.base)Calls"
    self.mock = mock
    self.result = result
    let placeholders = method.full.contains(":") ? "…, " : ""
    ownDefault =
      method.isOfProperty
      ? "MockProperty(…, initially: …)" : "\(property).invoke(\(placeholders)default: …)"
  }
}

extension UnstubbedCall: CustomStringConvertible {
  /// What was called, and which stub to write.
  public var description: String { FailureText(explanation, about: subject).description }

  var subject: String { MethodName.call(call, on: mock) }

  var explanation: Explanation {
    Explanation(
      .statement { _ in "was called, but has no stub, and \(result) has no default here" },
      facts: [
        Fact(.item, "stub it") { _ in "\(MethodName.call(property, on: mock)).returns(…)" },
        Fact(.item, "or give a default in the mock") { _ in ownDefault },
      ])
  }
}
