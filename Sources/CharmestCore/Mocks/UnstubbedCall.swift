/// A call of a mocked method for which no result was stubbed.
///
/// Thrown by methods that can throw it; otherwise its description is the message with which the
/// process stops.
public struct UnstubbedCall: Error, Sendable {
  private let call: String
  private let property: String
  private let mock: String
  private let result: String
  private let placeholders: String

  package init(call: String, method: MethodName, mock: String, result: String) {
    self.call = call
    property = "\(method.base)Calls"
    self.mock = mock
    self.result = result
    placeholders = method.full.contains(":") ? "…, " : ""
  }
}

extension UnstubbedCall: CustomStringConvertible {
  /// What was called, and which stub to write.
  public var description: String { text.description }

  package var text: FailureText {
    let prefix = mock.isEmpty ? "" : "\(mock)."
    return FailureText(
      summary: { subject, _ in
        "\(subject): was called, but has no stub, and \(result) has no default here"
      },
      about: prefix + call,
      facts: [
        Fact(.item, "stub it") { _ in "\(prefix)\(property).returns(…)" },
        Fact(.item, "or give a default in the mock") { _ in
          "\(property).invoke(\(placeholders)default: …)"
        },
      ],
      whole: nil
    )
  }
}

/// A type with a value to return where no other was stubbed.
protocol UnstubbedDefault {
  static var unstubbedDefault: Self { get }
}

extension Optional: UnstubbedDefault {
  static var unstubbedDefault: Wrapped? { nil }
}

extension Array: UnstubbedDefault {
  static var unstubbedDefault: [Element] { [] }
}

extension Set: UnstubbedDefault {
  static var unstubbedDefault: Set<Element> { [] }
}

extension Dictionary: UnstubbedDefault {
  static var unstubbedDefault: [Key: Value] { [:] }
}

extension String: UnstubbedDefault {
  static var unstubbedDefault: String { "" }
}

extension Bool: UnstubbedDefault {
  static var unstubbedDefault: Bool { false }
}

extension Numeric where Self: UnstubbedDefault {
  static var unstubbedDefault: Self { .zero }
}

extension Int: UnstubbedDefault {}
extension Int8: UnstubbedDefault {}
extension Int16: UnstubbedDefault {}
extension Int32: UnstubbedDefault {}
extension Int64: UnstubbedDefault {}
extension UInt: UnstubbedDefault {}
extension UInt8: UnstubbedDefault {}
extension UInt16: UnstubbedDefault {}
extension UInt32: UnstubbedDefault {}
extension UInt64: UnstubbedDefault {}
extension Double: UnstubbedDefault {}
extension Float: UnstubbedDefault {}
