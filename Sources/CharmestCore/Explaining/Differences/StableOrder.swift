/// Elements in an order that is the same in every process, unlike that of sets and dictionaries.
func inStableOrder<Element>(_ elements: some Collection<Element>) -> [Element] {
  func byValue<Value: Comparable>(_ type: Value.Type) -> [Element]? {
    guard let values = Array(elements) as? [Value] else { return nil }
    return values.sorted() as? [Element]
  }
  if let type = Element.self as? any Comparable.Type, let sorted = byValue(type) { return sorted }
  return elements.map { ($0, ValueDescription(of: $0, limit: 200).text) }
    .sorted { $0.1 < $1.1 }
    .map(\.0)
}
