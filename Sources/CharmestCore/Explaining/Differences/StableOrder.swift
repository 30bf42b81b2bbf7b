/// Elements in an order that is the same in every process, unlike that of sets and dictionaries.
func inStableOrder<Element>(_ elements: some Collection<Element>) -> [Element] {
  inStableOrder(elements, of: { $0 })
}

/// Elements in the stable order of a part of each.
func inStableOrder<Element, Part>(
  _ elements: some Collection<Element>,
  of part: (Element) -> Part
) -> [Element] {
  func byValue<Value: Comparable>(_ type: Value.Type) -> [Element]? {
    guard let values = elements.map(part) as? [Value] else { return nil }
    return zip(elements, values).sorted { $0.1 < $1.1 }.map(\.0)
  }
  if let type = Part.self as? any Comparable.Type, let sorted = byValue(type) { return sorted }
  return elements.map { ($0, ValueDescription(of: part($0), limit: 200).text) }
    .sorted { $0.1 < $1.1 }
    .map(\.0)
}
