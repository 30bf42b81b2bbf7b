extension DecodingError: Shaped {
  /// The place first: `DecodingError.typeMismatch at [1].price: expected Int, but found a string`.
  var shape: Shape {
    let (name, path, context): (String, [any CodingKey], Context?) =
      switch self {
      case .typeMismatch(_, let context): ("typeMismatch", context.codingPath, context)
      case .valueNotFound(_, let context): ("valueNotFound", context.codingPath, context)
      // The context only says once more that there is no such key.
      case .keyNotFound(let key, let context): ("keyNotFound", context.codingPath + [key], nil)
      case .dataCorrupted(let context): ("dataCorrupted", context.codingPath, context)
      @unknown default: ("unknown", [], nil)
      }
    let place = path.isEmpty ? "" : " at " + Self.text(of: path)
    let reason = context.map { context in
      let cause =
        context.underlyingError.map {
          " (\(ValueDescription(of: $0, limit: ValueLimits.cause).text.naming(type(of: $0))))"
        } ?? ""
      let shorter = context.debugDescription
        .wholeMatch(of: /Expected to decode (.+) but found (.+) instead\./)
        .map { "expected \($0.1), but found \($0.2)" }
      return ": " + (shorter ?? context.debugDescription) + cause
    }
    return .words("DecodingError.\(name)\(place)\(reason ?? "")")
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.enumerated().map { position, key in
      if let index = key.intValue { return "[\(index)]" }
      return (position == 0 ? "" : ".") + key.stringValue
    }.joined()
  }
}
