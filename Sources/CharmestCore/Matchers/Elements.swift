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

  /// Indices in an order that is the same in every process, also where the elements have none.
  package func inStableOrder(_ indices: some Collection<Int>) -> [Int] {
    areOrdered ? Array(indices) : CharmestCore.inStableOrder(indices, of: { array[$0] })
  }

  /// What a matcher that read the sequence says of a match, if nobody can read it again.
  package var match: Verdict {
    source is any Collection ? .match : .match(because: { "was \(describing(array)($0))" })
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

  /// A line about the element at an index: by its position, or by itself where it has none.
  package func item(
    _ index: Int,
    saying text: @escaping Rendering
  ) -> (key: String, value: Rendering) {
    guard !areOrdered else { return ("[\(index)]", text) }
    return (
      "element",
      { limits in
        let element = describing(array[index])(limits)
        let text = text(limits)
        return text == "was \(element)" ? text : "\(element) (\(text))"
      }
    )
  }

  /// The value at an index behind its position: `[1] 7`.
  package func numbered(_ index: Int, _ limits: TextLimits) -> String {
    (areOrdered ? "[\(index)] " : "") + describing(array[index])(limits)
  }
}

private protocol UnorderedElements {}
extension Set: UnorderedElements {}
extension Dictionary: UnorderedElements {}
extension Dictionary.Keys: UnorderedElements {}
extension Dictionary.Values: UnorderedElements {}

/// Joins items to a list that says how many it leaves out.
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
