/// Elements in an order that is the same in every process, unlike that of sets and dictionaries.
func inStableOrder<Element>(_ elements: some Collection<Element>) -> [Element] {
  let array = Array(elements)
  return indicesInStableOrder(array).map { array[$0] }
}

/// The indices of elements in an order that depends on nothing but the elements.
func indicesInStableOrder<Element>(_ elements: [Element]) -> [Int] {
  func byValue<Value: Comparable>(_ type: Value.Type) -> [Int]? {
    guard let values = elements as? [Value] else { return nil }
    return values.indices.sorted { values[$0] < values[$1] }
  }
  if let type = Element.self as? any Comparable.Type, let sorted = byValue(type) { return sorted }
  let texts = elements.map { ValueDescription(of: $0, limit: 200).text }
  return texts.indices.sorted { texts[$0] < texts[$1] }
}
