import CharmestCore
import Foundation
import Observation
import Testing

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
    "a description, a difference and hasProperty call a property what the source calls it",
    arguments: [
      Example("Lazy(eager: 1, ticks: 4)", Lazy(ticks: 4), Lazy(ticks: 5), "ticks: 4 -> 5"),
      Example(
        "Lazy(eager: 1, ticks: <lazy>)", Lazy(ticks: nil), Lazy(ticks: 5), "ticks: <lazy> -> 5"),
      Example(
        "Metronome(tempo: 120, level: 3, name: \"a\")", Metronome(tempo: 120), Metronome(tempo: 60),
        "tempo: 120 -> 60"),
      Example(
        "Computing(_name: Trimmed(text: \"a\"))", Computing(name: "a"), Computing(name: "b"),
        "_name.text: \"a\" -> \"b\""),
      Example(
        "Observed(count: 1, name: \"a\")", Observed(count: 1), Observed(count: 2), "count: 1 -> 2"),
      Example(
        "Underscored(_id: 1, _owner: Owner(name: \"a\"))", Underscored(_id: 1), Underscored(_id: 2),
        "_id: 1 -> 2"),
      Example("Under(Over.x: 1, y: 2, x: 3)", Under(1, 3), Under(1, 4), "x: 3 -> 4"),
      Example("Under(Over.x: 1, y: 2, x: 3)", Under(1, 3), Under(2, 3), "Over.x: 1 -> 2"),
      Example("Mirrored(_shown: 10)", Mirrored(secret: 1), Mirrored(secret: 2), "_shown: 10 -> 20"),
      Example("(1, name: \"a\")", (1, name: "a"), (1, name: "b"), "name: \"a\" -> \"b\""),
      Example(
        ".circle(radius: 1)", Shape.circle(radius: 1), Shape.circle(radius: 2),
        "circle.radius: 1 -> 2"),
      Example(
        "Visit(url: https://a.example/, pause: 1.0 seconds)",
        Visit(url: URL(string: "https://a.example/")),
        Visit(url: URL(string: "https://a.example/"), pause: .seconds(2)),
        "pause: 1.0 seconds -> 2.0 seconds"),
      Example(
        "Visit(url: nil, pause: 1.0 seconds)", Visit(url: nil), Visit(url: nil, pause: .seconds(2)),
        "pause: 1.0 seconds -> 2.0 seconds"),
    ]
  )
  func names(_ example: Example) {
    let (first, second) = (example.first(), example.second())
    #expect(written(first) == example.description)
    #expect(whatDiffers(between: first, and: second) == [".held.\(example.difference)"])
    assertMatches(first, hasProperty(named: example.property))
  }

  @Test("a lazy property that nobody has asked for has no value")
  func unsetLazy() {
    #expect(explain(Lazy(ticks: nil) as Any, hasProperty(named: "ticks", 4)) != nil)
  }

  @Test("the state of an actor is not read")
  func actors() {
    let (first, second) = (Store(count: 1), Store(count: 2))
    #expect(written(first) == "(Store)")
    #expect(explain(Keeper(store: second), equalTo(Keeper(store: first))) != nil)
    #expect(explain(first as Any, hasProperty(named: "count")) != nil)
  }

  @Test("a type of Foundation is compared as a whole, and has no properties")
  func foundation() {
    let values: [(Any, String)] = [(URL(filePath: "/a"), "_url"), (Date(), "_time")]
    for (value, name) in values { #expect(explain(value, hasProperty(named: name)) != nil) }
  }

  @Test("a wrapper in a wrapper, and one that wraps itself, are unwrapped")
  func nestedWrappers() {
    let itself = SelfWrapping(0)
    itself.wrappedValue = itself
    defer { itself.wrappedValue = 0 }
    #expect(written(Nested()) == "Nested(both: 1)")
    #expect(written(Wrapping(itself)).hasPrefix("Wrapping(itself: "))
  }

  @Test("a mirror that holds its own type ends")
  func endless() {
    #expect(reported(Endless(id: 2), equalTo(Endless(id: 1))).count == 1)
  }
}

private final class Lazy {
  var eager = 1
  lazy var ticks = 4

  init(ticks: Int?) { if let ticks { self.ticks = ticks } }
}

@propertyWrapper private struct Clamped { var wrappedValue: Int }

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

private struct Computing { @Trimmed var name: String }

private struct Nested { @Shared @Clamped var both = 1 }

private struct Wrapping {
  @SelfWrapping var itself: Any
  init(_ wrapper: SelfWrapping) { _itself = wrapper }
}

@Observable private final class Observed {
  var count: Int
  var name = "a"
  init(count: Int) { self.count = count }
}

private struct Owner { var name = "a" }

private struct Underscored {
  var _id: Int
  var _owner = Owner()
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

private struct Mirrored: CustomReflectable {
  var secret: Int
  var customMirror: Mirror { Mirror(self, children: ["_shown": secret * 10]) }
}

private enum Shape { case circle(radius: Int) }

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
