/// The place of a part in a value, as source has it: `.items[2].price`.
@usableFromInline package struct Path: Hashable, ExpressibleByArrayLiteral {
  @usableFromInline package enum Step: Hashable {
    case field(String)
    case index(Int)
    /// A key as it is written.
    case key(String)
    /// A name that needs no dot, such as the label of an argument.
    case name(String)
    /// A place that has no name in source: `line 3`.
    case words(String)
    /// Source that follows its value as it is: `.lead?.name`.
    case source(String)
    /// An element that has no index.
    case element(String)
    case unwrapping

    /// The step as it follows its value; steps are compared by it, because code does not tell an
    /// index from a key.
    package var text: String {
      switch self {
      case .field(let name): ".\(name.escaped)"
      case .index(let index): "[\(index)]"
      case .key(let key): "[\(key)]"
      case .name(let name), .words(let name): " \(name.escaped)"
      case .source(let source): source.escaped
      case .element(let element): " element \(element)"
      case .unwrapping: "?"
      }
    }
  }

  package private(set) var steps: [Step] = []

  @usableFromInline package init(arrayLiteral steps: Step...) { self.steps = steps }

  @usableFromInline package static func + (outer: Path, inner: Path) -> Path {
    changed(outer) { $0.steps += inner.steps }
  }

  /// Whether the last step is the index of an element.
  var isOfElement: Bool { if case .index = steps.last { true } else { false } }

  /// The first element of the path, if it has no index.
  var element: String { if case .element(let element) = steps.first { element } else { "" } }

  package var isRoot: Bool { steps.allSatisfy { $0 == .unwrapping } }

  /// The rest of the path after another one; nil if it does not begin with that one.
  package func rest(behind place: Path) -> Path? {
    let (own, other) = (names, place.names)
    guard own.lazy.map(\.text).starts(with: other.lazy.map(\.text)) else { return nil }
    return changed(self) { $0.steps = Array(own.dropFirst(other.count)) }
  }

  /// The steps in the form in which they are compared: `Base.id` is two steps, and names have no
  /// backticks.
  private var names: [Step] {
    steps.filter { $0 != .unwrapping }.flatMap { step -> [Step] in
      guard case .field(let name) = step, name.contains(where: { ".`".contains($0) }) else {
        return [step]
      }
      return Path(code: name).steps.map { step in
        guard case .field(let name) = step else { return step }
        return .field(name.filter { $0 != "`" }.replacing("\u{A0}", with: " "))
      }
    }
  }

  /// The path as it follows its value: `.items[2]`, ` line 3`.
  package var text: String {
    var (text, steps) = ("", steps)
    // The failure shows such an element anyway.
    if case .element = steps.last { steps.removeLast() }
    for step in steps {
      if case .words = step, text.last == "?" { text.removeLast() }
      text += step.text
    }
    // No question mark at the end: the value is the optional itself.
    return (text.last == "?" ? String(text.dropLast()) : text).withoutMiddle(keeping: Limits.path)
  }

  /// Creates a path from Swift code: `address.city`, `visits[0].day`.
  package init(code: String) {
    var rest = code[...]
    while let first = rest.first {
      switch first {
      case ".", "?", "!": rest.removeFirst()
      case "[":
        var (depth, isQuoted) = (0, false)
        let key = rest.prefix { character in
          if character == "\"" { isQuoted.toggle() }
          if isQuoted { return true }
          defer { depth += character == "[" ? 1 : character == "]" ? -1 : 0 }
          return !(character == "]" && depth == 1)
        }
        steps.append(.key(String(key.dropFirst())))
        rest = rest[key.endIndex...].dropFirst()
      case "`":
        let name = rest.dropFirst().prefix { $0 != "`" }
        steps.append(.field("`\(name)`"))
        rest = rest[name.endIndex...].dropFirst()
      default:
        let name = rest.prefix { !".[?!".contains($0) }
        steps.append(.field(String(name)))
        rest = rest[name.endIndex...]
      }
    }
  }

  /// Creates a path from code, or from words if it begins with a blank: ` line 3`.
  init(following text: String) {
    self.init(code: text)
    if text.first == " " { steps = [.words(String(text.dropFirst()))] }
  }

  /// The path after a word: `expected .items[2]`.
  func following(_ word: String) -> String { start.isEmpty ? word : "\(word) \(start)" }

  /// The path in front of a word: `.items[2] expected`.
  func before(_ words: Phrase) -> Phrase { start.isEmpty ? words : "\(start) \(words)" }

  /// The path as the beginning of an item, without its value: `line 3`.
  package var start: String { text.first == " " ? String(text.dropFirst()) : text }
}
