/// A value as a Swift literal, no longer than it may be.
package struct ValueDescription {
  package let text: String
  /// Whether nothing of the value was left out.
  package let isComplete: Bool

  package init(of value: Any?, limit: Int) {
    let full = value.map { String(reflecting: $0) } ?? "nil"
    text = full.count <= limit ? full : full.prefix(limit) + "..."
    isComplete = full.count <= limit
  }
}

/// A rendering of a value as a Swift literal.
package func describing<Value>(_ value: Value) -> Rendering {
  { ValueDescription(of: value, limit: $0.value).text }
}
