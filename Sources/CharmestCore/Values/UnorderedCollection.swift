/// A collection whose elements have no order, such as a `Set`.
///
/// Matchers that depend on an order, such as `containsExactly`, cannot judge it: its elements may
/// come in another order in each run. To say that your own collection has no order, conform it to
/// this protocol:
///
/// ```swift
/// extension Bag: UnorderedCollection {}
/// ```
///
/// ```swift
/// assertThat(extras, containsExactly("nori", "tamago"))
/// // extras: expected ["nori", "tamago"], but the elements of Bag have no order
/// ```
public protocol UnorderedCollection {}

extension Set: UnorderedCollection {}
extension Dictionary: UnorderedCollection {}
extension Dictionary.Keys: UnorderedCollection {}
extension Dictionary.Values: UnorderedCollection {}
extension Slice: UnorderedCollection where Base: UnorderedCollection {}
extension EnumeratedSequence: UnorderedCollection where Base: UnorderedCollection {}
extension LazySequence: UnorderedCollection where Base: UnorderedCollection {}
extension LazyMapSequence: UnorderedCollection where Base: UnorderedCollection {}
extension LazyFilterSequence: UnorderedCollection where Base: UnorderedCollection {}
extension LazyPrefixWhileSequence: UnorderedCollection where Base: UnorderedCollection {}
extension LazyDropWhileSequence: UnorderedCollection where Base: UnorderedCollection {}
