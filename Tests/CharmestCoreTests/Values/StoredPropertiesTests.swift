import Charmest
import Foundation
import Observation
import Testing

@testable import CharmestCore

@Suite("Stored properties")
struct StoredPropertiesTests {
  /// A value, another of its type, and the one property in which they differ.
  struct Example: CustomTestStringConvertible, Sendable {
    let description: String
    let first: @Sendable () -> Any
    let second: @Sendable () -> Any
    let difference: String
    var testDescription: String { description }

    init(
      _ description: String,
      _ first: @autoclosure @escaping @Sendable () -> Any,
      _ second: @autoclosure @escaping @Sendable () -> Any,
      _ difference: String
    ) {
      self.description = description
      self.first = first
      self.second = second
      self.difference = difference
    }

    /// The name of the outermost property: `name` in `name.first: expected "a", but was "b"`.
    var property: String {
      // A path also names the case of an enum.
      let path = difference.replacing("circle.", with: "").prefix { $0 != ":" }
      return String(path.hasPrefix("Over.") ? path : path.prefix { $0 != "." })
    }
  }

  @Test(
    "of types of Swift and Foundation, and of classes of Objective-C, are not shown",
    arguments: [
      ("Swift.String", false, true), ("Foundation.NSString", true, true),
      ("FoundationEssentials.Date", false, true), ("FoundationNetworking.URLRequest", false, true),
      ("UIView", true, true), ("NSObject", true, true), ("__C.CGRect", false, false),
      ("FoundationKit2.Meal", false, false), ("FoundationKit2.Cook", true, false),
      ("SwiftShop.Meal", false, false), ("Shop.Foundation.Date", false, false),
      ("(Swift.Int, Swift.Int)", false, false), ("()", false, false), ("Any", false, false),
    ]
  )
  func ofLibrary(name: String, isClass: Bool, expected: Bool) {
    #expect(isOfLibrary(named: name, isClass: isClass) == expected)
  }

  @Test("of a type in an extension of another module are those of its own module")
  func extended() {
    #expect(isOfLibrary(Date.FormatStyle.self))
    #expect(!isOfLibrary(type(of: (1, "a"))))
  }

  @Test(
    "a description, a difference and hasProperty call a property what the source calls it",
    arguments: [
      Example(
        "Lazy(eager: 1, ticks: 4)",
        Lazy(ticks: 4),
        Lazy(ticks: 5),
        "ticks: expected 4, but was 5 (1 of 2 fields differs)"
      ),
      Example(
        "Lazy(eager: 1, ticks: <lazy>)",
        Lazy(ticks: nil),
        Lazy(ticks: 5),
        "ticks: expected <lazy>, but was 5 (1 of 2 fields differs)"
      ),
      Example(
        "Metronome(tempo: 120, level: 3, name: \"a\")",
        Metronome(tempo: 120),
        Metronome(tempo: 60),
        "tempo: expected 120, but was 60 (1 of 3 fields differs)"
      ),
      Example(
        "Computing(_name: Trimmed(text: \"a\"))",
        Computing(name: "a"),
        Computing(name: "b"),
        "_name.text: expected \"a\", but was \"b\""
      ),
      Example(
        "Observed(count: 1, name: \"a\")",
        Observed(count: 1),
        Observed(count: 2),
        "count: expected 1, but was 2 (1 of 2 fields differs)"
      ),
      Example(
        "Underscored(_id: 1, _owner: Owner(name: \"a\"))",
        Underscored(_id: 1),
        Underscored(_id: 2),
        "_id: expected 1, but was 2 (1 of 2 fields differs)"
      ),
      Example(
        "Locked(count: 1)",
        Locked(count: 1),
        Locked(count: 2),
        "count: expected 1, but was 2"
      ),
      Example(
        "Under(Over.x: 1, y: 2, x: 3)",
        Under(1, 3),
        Under(1, 4),
        "x: expected 3, but was 4 (1 of 3 fields differs)"
      ),
      Example(
        "Under(Over.x: 1, y: 2, x: 3)",
        Under(1, 3),
        Under(2, 3),
        "Over.x: expected 1, but was 2 (1 of 3 fields differs)"
      ),
      Example("Operand(y: 1)", Operand(1), Operand(2), "y: expected 1, but was 2"),
      Example(
        "Mirrored(_shown: 10)",
        Mirrored(secret: 1),
        Mirrored(secret: 2),
        "_shown: expected 10, but was 20"
      ),
      Example(
        "(1, name: \"a\")",
        (1, name: "a"),
        (1, name: "b"),
        "name: expected \"a\", but was \"b\" (1 of 2 fields differs)"
      ),
      Example("(1, 2)", (1, 2), (1, 3), "1: expected 2, but was 3 (1 of 2 fields differs)"),
      Example(
        ".circle(radius: 1)",
        Shape.circle(radius: 1),
        Shape.circle(radius: 2),
        "circle.radius: expected 1, but was 2"
      ),
      Example(
        "Visit(url: https://a.example/, pause: 1.0 seconds)",
        Visit(url: URL(string: "https://a.example/")),
        Visit(url: URL(string: "https://a.example/"), pause: .seconds(2)),
        "pause: expected 1.0 seconds, but was 2.0 seconds (1 of 2 fields differs)"
      ),
      Example(
        "Visit(url: nil, pause: 1.0 seconds)",
        Visit(url: nil),
        Visit(url: nil, pause: .seconds(2)),
        "pause: expected 1.0 seconds, but was 2.0 seconds (1 of 2 fields differs)"
      ),
    ]
  )
  func names(_ example: Example) {
    let (first, second) = (example.first(), example.second())
    #expect(ValueDescription(of: first, limit: 200).text == example.description)
    #expect(
      text(first, second, about: "") == """
        \(example.difference)
          expected: \(example.description)
          but was:  \(ValueDescription(of: second, limit: 148).text)
        """)
    assertMatches(first, hasProperty(example.property))
  }

  @Test("a lazy property that nobody has asked for has no value")
  func unsetLazy() {
    assertMismatch(
      Lazy(ticks: nil) as Any,
      hasProperty("ticks", 4),
      text: "ticks: expected 4, but was <lazy>"
    )
  }

  @Test("the state of an actor is not read")
  func actors() {
    let (first, second) = (Store(count: 1), Store(count: 2))
    #expect(ValueDescription(of: first, limit: 200).text == "Store")
    #expect(
      explainInequality(expected: Keeper(store: first), actual: Keeper(store: second)).sentence()
        .shortText
        == "expected Keeper(store: Store), but was Keeper(store: Store) (print alike, but == is false)"
    )
    assertMismatch(
      first as Any,
      hasProperty("count"),
      text: """
        missing property .count: Store has no stored properties
          but was: Store
        """
    )
  }

  @Test("a type of Foundation is compared as a whole, and has no properties")
  func foundation() {
    assertMismatch(
      URL(string: "https://a.example/") as Any,
      hasProperty("_url"),
      text: """
        missing property ._url: URL has no stored properties
          but was: https://a.example/
        """
    )
  }

  @Test("a wrapper in a wrapper, and one that wraps itself, are unwrapped")
  func nestedWrappers() {
    let itself = SelfWrapping(0)
    itself.wrappedValue = itself
    defer { itself.wrappedValue = 0 }
    #expect(ValueDescription(of: Nested(), limit: 200).text == "Nested(both: 1)")
    #expect(ValueDescription(of: Holder(itself), limit: 200).text.hasPrefix("Holder(itself: "))
    func text(_ count: Int) -> String {
      let inner = (1..<count).reduce("miso" as Any) { inner, _ in SelfWrapping(inner) }
      return ValueDescription(of: Holder(SelfWrapping(inner)), limit: 200).text
    }
    #expect(text(6) == #"Holder(itself: "miso")"#)
    #expect(text(7) == #"Holder(itself: SelfWrapping(wrappedValue: "miso"))"#)
  }

  @Test("a mirror that holds its own type ends")
  func endless() {
    let text = ValueDescription(of: Endless(id: 1), limit: 80).text
    #expect(
      explainInequality(expected: Endless(id: 1), actual: Endless(id: 2)).sentence().shortText
        == String(repeating: "next.", count: 10).dropLast()
        + ": expected \(text), but was \(text) (differ deeper than shown)"
    )
  }
}

private final class Lazy {
  var eager = 1
  lazy var ticks = 4

  init(ticks: Int?) {
    if let ticks { self.ticks = ticks }
  }
}

@propertyWrapper private struct Clamped {
  var wrappedValue: Int
}

@propertyWrapper private final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper private struct Named {
  private var _wrappedValue: String
  var wrappedValue: String { _wrappedValue }
  init(wrappedValue: String) { _wrappedValue = wrappedValue }
}

@propertyWrapper private struct Trimmed {
  private var text: String
  var wrappedValue: String { text }
  init(wrappedValue: String) { text = wrappedValue }
}

@propertyWrapper private final class SelfWrapping {
  var wrappedValue: Any
  init(_ value: Any) { wrappedValue = value }
}

private struct Metronome {
  @Clamped var tempo: Int
  @Shared var level = 3
  @Named var name = "a"
}

private struct Computing {
  @Trimmed var name: String
}

private struct Nested {
  @Shared @Clamped var both = 1
}

private struct Holder {
  @SelfWrapping var itself: Any
  init(_ wrapper: SelfWrapping) { _itself = wrapper }
}

@Observable private final class Observed {
  var count: Int
  var name = "a"
  init(count: Int) { self.count = count }
}

private struct Owner {
  var name = "a"
}

private struct Underscored {
  var _id: Int
  var _owner = Owner()
}

/// Cannot be copied, as a `Mutex` cannot.
private struct Lock: ~Copyable {
  let value = 1
}

private final class Locked {
  let lock = Lock()
  var count: Int
  init(count: Int) { self.count = count }
}

private class Over {
  private let x: Int
  let y = 2
  init(_ x: Int) { self.x = x }
}

private final class Under: Over {
  private let x: Int
  init(_ inherited: Int, _ x: Int) {
    self.x = x
    super.init(inherited)
  }
}

private final class Operand: Operation, @unchecked Sendable {
  let y: Int
  init(_ y: Int) { self.y = y }
}

private struct Mirrored: CustomReflectable {
  var secret: Int
  var customMirror: Mirror { Mirror(self, children: ["_shown": secret * 10]) }
}

private enum Shape {
  case circle(radius: Int)
}

private struct Visit {
  var url: URL?
  var pause = Duration.seconds(1)
}

private actor Store {
  var count: Int
  init(count: Int) { self.count = count }
}

private struct Keeper: Equatable {
  var store: Store
  static func == (first: Keeper, second: Keeper) -> Bool { first.store === second.store }
}

private struct Endless: Equatable, CustomReflectable {
  var id: Int
  var customMirror: Mirror { Mirror(self, children: ["next": Endless(id: id)]) }
}
