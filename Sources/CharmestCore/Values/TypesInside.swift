/// Whether a value of a type may hold, at any depth, what is looked for.
///
/// - Parameters:
///   - type: The type of a property, which may be an optional or a collection.
///   - isFound: Whether a type is looked for. Nil for a type whose parts decide.
/// - Returns: Whether it is found; each type inside is asked once.
func mayHold(_ type: Any.Type, where isFound: (Any.Type) -> Bool?) -> Bool {
  var known: Set<ObjectIdentifier> = []
  func search(_ type: Any.Type) -> Bool {
    let content = contentType(type)
    guard known.insert(ObjectIdentifier(content)).inserted else { return false }
    if let isFound = isFound(type) { return isFound }
    let parts = payloadTypes(of: content) ?? fieldTypes(of: content)
    return parts.contains(where: search)
  }
  return search(type)
}
