/// The elements of a sequence, read once.
///
/// A sequence that can be read only once is empty afterwards, so whatever is said of it is said of
/// these.
package struct Elements<Source: Sequence> {
  private let source: Source
  package let array: [Source.Element]

  package init(of source: Source) {
    self.source = source
    array = Array(source)
  }

  /// Whether the positions of elements mean something; in a set or a dictionary they do not.
  package var areOrdered: Bool {
    !(source is any UnorderedElements)
  }

  /// Describes the sequence as the user knows it.
  package var description: Rendering {
    source is any Collection ? describing(source) : describing(array)
  }

  package var whole: WholeValues.Fitting {
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
}

private protocol UnorderedElements {}
extension Set: UnorderedElements {}
extension Dictionary: UnorderedElements {}

/// Joins items to a list that says how many it leaves out.
package func list(
  _ items: [Rendering],
  separator: String = ", ",
  _ limits: TextLimits
) -> String {
  let shown = items.prefix(limits.items).map { $0(limits) }
  let left = items.count - shown.count
  return (left > 0 ? shown + ["and \(left) more"] : shown).joined(separator: separator)
}
