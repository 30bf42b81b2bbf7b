internal import Foundation

/// Whether elements come in the order of their hashes, which differs between processes.
///
/// The one place that decides it, for texts and for judgements of an order. A type of the standard
/// library that only wraps a set, such as a slice or `AnyCollection`, keeps the order of the set, and
/// so does its iterator. So does a type of the test's own whose iterator is that of a set.
func isUnordered(_ elements: Any) -> Bool {
  if elements is any HashOrdered { return true }
  if let elements = elements as? any Sequence, hasIteratorOfHashes(elements) { return true }
  if let joined = elements as? any JoinedElements { return joined.haveHashOrder }
  guard isWrapper(type(of: elements)) else { return false }
  let parts = parts(of: elements)
  // In another state, a closure finds an order of its own, or only notes what it has seen.
  return (elements is any MadeOfState ? parts.filter { $0 is any IteratorProtocol } : parts)
    .contains(where: isUnordered)
}

/// A sequence that a closure makes of a state.
private protocol MadeOfState {}
extension UnfoldSequence: MadeOfState {}

private func hasIteratorOfHashes<Source: Sequence>(_ source: Source) -> Bool {
  Source.Iterator.self is any HashOrdered.Type
}

/// Whether a type alone says that its elements have an order; most types do.
func isAlwaysOrdered<Source: Sequence>(_ type: Source.Type) -> Bool {
  // The most frequent type. To compare types is much faster than to look for conformances.
  if type == [Source.Element].self { return true }
  return !(type is any HashOrdered.Type) && !isWrapper(type)
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

/// Whether a type of the standard library gives the elements of what it stores, in their order.
///
/// All its sequences and iterators do, except collections that hold the elements themselves. Those
/// make their own mirrors.
private func isWrapper(_ type: Any.Type) -> Bool {
  if type is any CustomReflectable.Type || type is any RepeatedValue.Type { return false }
  // A type that a test nests in one of the library has another beginning.
  return areOfStandardLibrary.value(for: type) { String(reflecting: $0).hasPrefix("Swift.") }
}

private let areOfStandardLibrary = FoundOncePerType<Bool>()

/// A sequence whose element is the value that it stores, which may itself be a set.
protocol RepeatedValue {}
extension Repeated: RepeatedValue {}
extension CollectionOfOne.Iterator: RepeatedValue {}

/// What a wrapper stores; `AnySequence` and its like store it in a box.
private func parts(of wrapper: Any) -> [Any] {
  Mirror(reflecting: wrapper).children.compactMap { unwrapped($0.value) }
}

/// The elements of several sequences, one behind the other.
protocol JoinedElements { var haveHashOrder: Bool { get } }

extension FlattenSequence: JoinedElements {
  var haveHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

extension FlattenSequence.Iterator: JoinedElements {
  var haveHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

extension JoinedSequence: JoinedElements {
  var haveHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

extension JoinedSequence.Iterator: JoinedElements {
  var haveHashOrder: Bool { joinsHashOrder(self, of: Base.Element.self) }
}

/// Whether some of the joined sequences, or the list of them, comes in the order of hashes.
private func joinsHashOrder<Part: Sequence>(_ joined: Any, of type: Part.Type) -> Bool {
  if type is any HashOrdered.Type || Part.Iterator.self is any HashOrdered.Type { return true }
  return parts(of: joined).contains {
    isUnordered($0) || !isAlwaysOrdered(type) && hasUnordered(type, in: $0)
  }
}

/// Whether a list of sequences, or one in a wrapper, has a sequence without an order.
private func hasUnordered<Part: Sequence>(_ type: Part.Type, in list: Any) -> Bool {
  // Walking a lazy sequence would run the test's closures once more than the test expects.
  if list is any LazySequenceProtocol { return false }
  if isWrapper(Swift.type(of: list)) {
    return parts(of: list).contains { hasUnordered(type, in: $0) }
  }
  return (list as? any Collection<Part>)?.contains(where: isUnordered) ?? false
}
