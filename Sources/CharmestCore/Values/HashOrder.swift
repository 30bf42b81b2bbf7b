internal import Foundation

/// Whether elements come in the order of their hashes, which differs between processes.
///
/// The one place that decides it, for texts and for judgements of an order. A type of the standard
/// library that only wraps a set, such as a slice or `AnyCollection`, keeps the order of the set. So
/// does a type of the test's own whose iterator is that of a set.
func isUnordered(_ elements: Any) -> Bool {
  switch elements {
  case is any HashOrdered: true
  case let elements as any SequenceWrapper: elements.wrapsHashOrder
  case let elements as any Sequence: hasIteratorOfHashes(elements)
  default: false
  }
}

private func hasIteratorOfHashes<Source: Sequence>(_ source: Source) -> Bool {
  Source.Iterator.self is any HashOrdered.Type
}

/// Whether a type alone says that its elements have an order; most types do.
func isAlwaysOrdered<Source: Sequence>(_ type: Source.Type) -> Bool {
  // The most frequent type. To compare types is much faster than to look for conformances.
  if type == [Source.Element].self { return true }
  return !(type is any HashOrdered.Type) && !(type is any SequenceWrapper.Type)
    && !(Source.Iterator.self is any HashOrdered.Type)
}

/// A collection whose elements come in the order of their hashes, or an iterator of one.
protocol HashOrdered {}
extension Set: HashOrdered {}
extension Set.Iterator: HashOrdered {}
extension Dictionary: HashOrdered {}
extension Dictionary.Iterator: HashOrdered {}
extension Dictionary.Keys: HashOrdered {}
extension Dictionary.Keys.Iterator: HashOrdered {}
extension Dictionary.Values: HashOrdered {}
extension Dictionary.Values.Iterator: HashOrdered {}
extension NSSet: HashOrdered {}
extension NSDictionary: HashOrdered {}

/// A sequence of the standard library whose elements come in the order of another sequence.
protocol SequenceWrapper { var wrapsHashOrder: Bool { get } }

extension SequenceWrapper {
  var wrapsHashOrder: Bool { parts(of: self).contains(where: isUnordered) }
}

/// What a wrapper stores; `AnySequence` and its like store it in a box.
private func parts(of wrapper: Any) -> [Any] {
  Mirror(reflecting: wrapper).children.flatMap { label, value in
    label == "_box" ? Mirror(reflecting: value).children.map(\.value) : [value]
  }
}

extension AnyBidirectionalCollection: SequenceWrapper {}
extension AnyCollection: SequenceWrapper {}
extension AnyIterator: SequenceWrapper {}
extension AnyRandomAccessCollection: SequenceWrapper {}
extension AnySequence: SequenceWrapper {}
extension DefaultIndices: SequenceWrapper {}
extension DropFirstSequence: SequenceWrapper {}
extension DropWhileSequence: SequenceWrapper {}
extension EnumeratedSequence: SequenceWrapper {}
extension EnumeratedSequence.Iterator: SequenceWrapper {}
extension IndexingIterator: SequenceWrapper {}
extension IteratorSequence: SequenceWrapper {}
extension LazyDropWhileSequence: SequenceWrapper {}
extension LazyFilterSequence: SequenceWrapper {}
extension LazyFilterSequence.Iterator: SequenceWrapper {}
extension LazyMapSequence: SequenceWrapper {}
extension LazyMapSequence.Iterator: SequenceWrapper {}
extension LazyPrefixWhileSequence: SequenceWrapper {}
extension LazySequence: SequenceWrapper {}
extension PrefixSequence: SequenceWrapper {}
extension PrefixSequence.Iterator: SequenceWrapper {}
extension ReversedCollection: SequenceWrapper {}
extension Slice: SequenceWrapper {}
extension Zip2Sequence: SequenceWrapper {}
extension Zip2Sequence.Iterator: SequenceWrapper {}

extension FlattenSequence: SequenceWrapper {
  var wrapsHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

extension FlattenSequence.Iterator: SequenceWrapper {
  var wrapsHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

extension JoinedSequence: SequenceWrapper {
  var wrapsHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

/// Whether some of the joined sequences, or the list of them, comes in the order of hashes.
private func joinsHashOrder<Part: Sequence>(_ joined: Any, of type: Part.Type) -> Bool {
  if type is any HashOrdered.Type || Part.Iterator.self is any HashOrdered.Type { return true }
  return parts(of: joined).contains { value in
    if isUnordered(value) { return true }
    // Walking a lazy sequence would run the test's closures once more than the test expects.
    guard !isAlwaysOrdered(type), !(value is any LazySequenceProtocol),
      let parts = value as? any Collection
    else { return false }
    return parts.contains { isUnordered($0) }
  }
}
