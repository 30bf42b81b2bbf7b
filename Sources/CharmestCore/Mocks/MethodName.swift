/// The name of a mocked method, such as `cookRamen(bowls:soup:extras:)`, taken apart.
@usableFromInline
package struct MethodName: Equatable, Sendable {
  package let full: String
  /// The name without its labels: `cookRamen`.
  package let base: String
  /// A label for each argument; `nil` where the call is written without.
  private let labels: [String?]

  package init(_ name: String) {
    full = name
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else {
      base = name
      labels = []
      return
    }
    base = String(name[..<open])
    labels = name[name.index(after: open)...].dropLast()
      .split(separator: ":", omittingEmptySubsequences: false).dropLast()
      .map { $0 == "_" ? nil : String($0) }
  }

  /// The method without arguments, as it stands in a failure text.
  package var signature: String { full.hasSuffix(")") ? full : "\(full)()" }

  /// What the failure text calls an argument.
  package func argumentName(_ index: Int) -> String {
    label(index) ?? "argument \(index + 1)"
  }

  /// A call of the method as it is written in Swift.
  package func call(with arguments: [String]) -> String {
    let list = arguments.enumerated().map { index, argument in
      label(index).map { "\($0): \(argument)" } ?? argument
    }
    return "\(base)(\(list.joined(separator: ", ")))"
  }

  private func label(_ index: Int) -> String? {
    labels.indices.contains(index) ? labels[index] : nil
  }
}
