extension ValueWalker {
  /// Writes a value by what it is made of.
  mutating func reflect(_ value: Any, in room: WidthLimit) -> LimitedText {
    switch Structure(of: value) {
    case .opaque: return named(by: value)
    case .optional(let wrapped):
      guard let wrapped else { return LimitedText("nil") }
      return descending { $0.describe(wrapped, in: room) }
    case .list(let elements): return self.elements(of: elements, in: room)
    case .set(let elements): return unorderedElements(of: elements, in: room)
    case .dictionary(let entries): return unorderedEntries(of: entries, in: room)
    case .tuple(let parts): return list(parts, of: "", in: room)
    case .enumCase(let name?, let payload):
      return list(payload, of: "." + name.escapedForLog, in: room)
    case .enumCase(nil, _): return enumCase(value, in: room)
    case .record(let properties):
      let head = head(of: value)
      guard type(of: value) is AnyClass else { return list(properties, of: head, in: room) }
      return entering(value as AnyObject) { $0.list(properties, of: head, in: room) }
    }
  }

  /// Lists properties behind a name.
  mutating func list(_ properties: [StoredProperty], of head: String, in room: WidthLimit)
    -> LimitedText
  {
    var properties = properties[...]
    return list(
      .parts(properties.count, of: head), { properties.popFirst().map { .part($0) } }, in: room)
  }

  private mutating func enumCase(_ value: Any, in room: WidthLimit) -> LimitedText {
    let name = "\(value)"
    // An enum imported from C does not know the names of its cases.
    if name == "\(type(of: value))" || name.contains("("),
      let value = value as? any RawRepresentable
    {
      let rawValue = StoredProperty(name: "rawValue", value: value.rawValue)
      return list([rawValue], of: head(of: value), in: room)
    }
    return escaped("." + name, .unquoted, in: room)
  }
}
