/// The indices of elements in an order that is the same in every process.
func indicesInStableOrder<Element>(_ elements: [Element]) -> [Int] {
  indicesInStableOrder(elements) {
    ValueDescription(of: elements[$0], limit: ValueLimits.textOfOrder).text
  }
}

/// Elements in an order that is the same in every process, unlike that of sets and dictionaries.
func inStableOrder<Element>(_ elements: some Collection<Element>) -> [Element] {
  let array = Array(elements)
  return indicesInStableOrder(array).map { array[$0] }
}

/// The indices of elements in an order that depends only on the elements.
///
/// The order is that of `<` if the elements have it, otherwise that of their texts. Very many
/// elements without `<` stay as they are: all their texts would take too long for the ten that are
/// shown.
///
/// - Parameters:
///   - elements: The elements.
///   - text: Gives the text of an element at an index.
///   - second: Gives another text, for elements that read the same.
/// - Returns: The indices of all elements.
func indicesInStableOrder<Element>(
  _ elements: [Element], byTexts text: (Int) -> String, then second: ((Int) -> String)? = nil
) -> [Int] {
  func byText(_ indices: [Int]) -> [Int] {
    guard (2...ValueLimits.orderedByText).contains(indices.count) else { return indices }
    let read = indices.map { (text: text($0), index: $0) }.sorted { $0 < $1 }
    guard let second, zip(read, read.dropFirst()).contains(where: { $0.text == $1.text }) else {
      return read.map(\.index)
    }
    return read.map { (texts: ($0.text, second($0.index)), index: $0.index) }
      .sorted { $0.texts < $1.texts }.map(\.index)
  }
  func byValue<Value: Comparable>(_ type: Value.Type) -> [Int]? {
    guard let values = elements as? [Value] else { return nil }
    // A value that does not equal itself, such as NaN, has no place in the order of the others.
    var comparable = values.indices.filter { values[$0] == values[$0] }
    comparable.sort { values[$0] < values[$1] }
    let others = values.indices.filter { values[$0] != values[$0] }
    // Elements that `<` does not tell apart are ordered by their texts.
    var (sorted, tied): ([Int], [Int]) = ([], [])
    for index in comparable {
      if let last = tied.last, values[last] < values[index] {
        sorted += byText(tied)
        tied = []
      }
      tied.append(index)
    }
    return sorted + byText(tied) + byText(others)
  }
  // The type of elements that are known only as `Any` is that of the first one.
  let type = Element.self as? any Comparable.Type ?? elements.first.map(dynamicType)
  if let type = type as? any Comparable.Type, let sorted = byValue(type) { return sorted }
  return byText(Array(elements.indices))
}
