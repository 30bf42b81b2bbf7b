/// The elements of a sequence, read once.
///
/// A sequence that can be read only once is empty afterwards, so whatever is said of it is said of
/// these.
@usableFromInline
package struct Elements<Source: Sequence> {
  private let source: Source
  @usableFromInline package let array: [Source.Element]

  @usableFromInline
  package init(of source: Source) {
    self.source = source
    array = SharedReading.array(of: source)
  }

  private init(of source: Source, array: [Source.Element]) {
    self.source = source
    self.array = array
  }

  /// The same elements, in an order that is the same in every process.
  package var inStableOrder: Elements {
    Elements(of: source, array: indices.map { array[$0] })
  }

  /// Whether the positions of elements mean something; in a set or a dictionary they do not.
  package var areOrdered: Bool {
    !(source is any UnorderedElements)
  }

  /// The indices, where there are no positions in an order that is the same in every process.
  package var indices: [Int] {
    areOrdered ? Array(array.indices) : indicesInStableOrder(array)
  }

  /// A match that can still show the elements of a sequence that was read to its end.
  @usableFromInline package var match: Verdict {
    source is any Collection ? .match : .match { "was \(describing(array)($0))" }
  }

  /// Describes the sequence as the user knows it.
  package var description: Rendering {
    source is any Collection ? describing(source) : describing(array)
  }

  package var whole: Fitting {
    source is any Collection ? fitting(source) : fitting(array)
  }

  /// The value at an index with its position: `7 at [1]`.
  package func located(_ index: Int, _ limits: TextLimits) -> String {
    describing(array[index])(limits) + (areOrdered ? " at [\(index)]" : "")
  }

  /// The value at an index behind its position: `[1] 7`.
  package func numbered(_ index: Int, _ limits: TextLimits) -> String {
    (areOrdered ? "[\(index)] " : "") + describing(array[index])(limits)
  }

  /// What came of the value at an index, behind its position: `[1] was 7`, `[1].age was 7`.
  ///
  /// Where there are no positions, the value stands for its own: `was 7`, `Person(age: 7).age was 7`.
  package func outcome(
    of mismatch: Mismatch,
    at index: Int,
    _ limits: TextLimits
  ) -> String {
    guard !areOrdered else {
      return mismatch.explanation.at(.index(index)).outcome(limits: limits)
    }
    let outcome = mismatch.explanation.outcome(limits: limits)
    let value = describing(array[index])(limits)
    if outcome == "was \(value)" { return outcome }
    return value + (outcome.hasPrefix(".") || outcome.hasPrefix("[") ? "" : " ") + outcome
  }

  /// A line for each mismatch, in the order of the elements.
  package func facts(_ mismatches: [Int: Mismatch]) -> [Fact] {
    Fact.list(
      indices.compactMap { index in
        mismatches[index].map { mismatch in
          areOrdered
            ? ("[\(index)]", { mismatch.explanation.outcome(limits: $0) })
            : ("element", { outcome(of: mismatch, at: index, $0) })
        }
      }
    )
  }
}

private protocol UnorderedElements {}
extension Set: UnorderedElements {}
extension Dictionary: UnorderedElements {}
extension Dictionary.Keys: UnorderedElements {}
extension Dictionary.Values: UnorderedElements {}

/// Joins items to a list that says how many it leaves out.
@usableFromInline
package func list(
  _ items: [Rendering],
  separator: String = ", ",
  _ limits: TextLimits
) -> String {
  let shown = items.prefix(limits.items).map { $0(limits) }
  let left = items.count - shown.count
  // The separator of "this and that" already says it.
  let rest = (separator == " and " ? "" : "and ") + "\(left) more"
  return (left > 0 ? shown + [rest] : shown).joined(separator: separator)
}
