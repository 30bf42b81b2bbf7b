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

/// A rendering of an error that always names its type.
package func describing(error: any Error) -> Rendering {
  { limits in
    let text = describing(error)(limits)
    return text.hasPrefix(".") ? typeName(type(of: error)) + text : text
  }
}

/// A rendering of a value on one line, or nothing where it does not fit.
package func fitting<Value>(_ value: Value) -> WholeValues.Fitting {
  { room in
    let description = ValueDescription(of: value, limit: room)
    return description.isComplete ? description.text : nil
  }
}

package func typeName(_ type: Any.Type) -> String { String(describing: type) }
