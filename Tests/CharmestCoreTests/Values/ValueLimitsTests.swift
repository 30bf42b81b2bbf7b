import CharmestCore
import Foundation
import Testing

private func text(_ value: Any?, _ limit: Int) -> String {
  ValueDescription(of: value, limit: limit).text
}

private struct Person {
  var name: String
  var age: Int
  var tags: [String] = []
}

/// A collection that counts how often it is asked for an element.
private struct Counted: RandomAccessCollection {
  final class Accesses: Sendable {
    let count = Locked(0)
  }
  let endIndex: Int
  let accesses = Accesses()
  var startIndex: Int { 0 }
  subscript(position: Int) -> Int {
    accesses.count.withLock { $0 += 1 }
    return position
  }
}

private final class Node {
  var value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
  }
}

private final class Vertex {
  var neighbours: [Vertex] = []
}

private struct Nothing {}

@Suite("ValueDescription: limits")
struct ValueLimitsTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let value: @Sendable () -> Any
    let limit: Int
    let text: String
    var testDescription: String { "\(limit): \(text)" }

    init(
      _ value: @autoclosure @escaping @Sendable () -> Any,
      _ limit: Int,
      _ text: String
    ) {
      self.value = value
      self.limit = limit
      self.text = text
    }
  }

  @Test(
    "what is left out is marked outside the quotes and counted",
    arguments: [
      Example("abcdefghij", 12, #""abcdefghij""#),
      Example("abcdefghij", 11, #""abcdef"..."#),
      Example("abcdefghij", 0, "..."),
      Example("\n\n\n\n", 9, #""\n\n"..."#),
      Example([1, 2, 3], 9, "[1, 2, 3]"),
      Example([1, 2, 3], 8, "[3 elements]"),
      Example([10], 3, "[1 element]"),
      Example(Array(1...1_000), 25, "[1, 2, 3, and 997 more]"),
      Example(["wakame", "tamago", "chashu"], 29, #"["wakame", and 2 more]"#),
      Example(["abcdefghijklmnop", "b"], 24, #"["abcde"..., and 1 more]"#),
      Example(["abcdefghijklmnop", "b"], 22, #"["abc"..., and 1 more]"#),
      Example(["abcdefghijklmnop", "b"], 21, "[2 elements]"),
      Example(
        ["a", "bcdefghijklmnopqrstuvwxyz0123456789", "c"], 39,
        #"["a", "bcdefghijklmnop"..., and 1 more]"#),
      Example(["a", "bcdefghijklmnopqrstuvwxyz0123456789", "c"], 38, #"["a", and 2 more]"#),
      Example(["a": 1, "b": 2, "c": 3], 20, #"["a": 1, and 2 more]"#),
      Example(["a": 1, "b": 2, "c": 3], 5, "[3 entries]"),
      Example(["abcdefghijklmnop": 1], 20, #"["abcdefgh"...: ...]"#),
      Example(Person(name: "Ann", age: 41), 38, #"Person(name: "Ann", age: 41, tags: [])"#),
      Example(Person(name: "Ann", age: 41), 37, #"Person(name: "Ann", age: 41, ...)"#),
      Example(Person(name: "Ann", age: 41), 30, #"Person(name: "Ann", ...)"#),
      Example(Person(name: "Ann", age: 41), 10, "Person(...)"),
      Example((1, "abcdefgh"), 8, "(1, ...)"),
      Example(Data([1, 2, 255]), 23, "Data(3 bytes: 01 02 ff)"),
      Example(Data("abcdefgh".utf8), 25, #"Data(8 bytes: "abcdefgh")"#),
      Example(Data("abcdefgh".utf8), 24, #"Data(8 bytes: "abcd"...)"#),
      Example(
        Data(String(repeating: "é", count: 9_999).utf8), 30, #"Data(19998 bytes: "éééééé"...)"#),
      Example(Data([1, 2, 255]), 22, "Data(3 bytes: 01...)"),
      Example(Data(repeating: 7, count: 1_000), 33, "Data(1000 bytes: 07 07 07 07...)"),
      Example("aaaaaaaa"..."bbbbbbbb", 17, #""aa"......"bb"..."#),
      Example(123_456_789, 3, "123456789"),
      Example([Person(name: "Ann", age: 41)], 30, #"[Person(name: "Ann", ...)]"#),
    ]
  )
  func elision(_ example: Example) {
    let description = ValueDescription(of: example.value(), limit: example.limit)
    #expect(description.text == example.text)
    #expect(description.isComplete == !example.text.contains(/\.\.\.|more|element|entries/))
  }

  @Test("a text never exceeds its limit", arguments: 40...200)
  func bounded(limit: Int) {
    let people = (1...50).map {
      Person(name: "Ann \($0)", age: $0, tags: ["regular\n", "vegan \(limit)"])
    }
    let values: [Any] = [
      people, Dictionary(grouping: people, by: \.name), people.map { [$0] },
      people.map { (id: $0.age, person: Optional($0)) }, Set(people.map(\.name)),
    ]
    for value in values {
      let description = ValueDescription(of: value, limit: limit)
      #expect(description.text.count <= limit, "\(description.text)")
      #expect(!description.isComplete)
    }
  }

  @Test("of a million elements only those shown are looked at")
  func million() {
    let counted = Counted(endIndex: 1_000_000)
    #expect(text(counted, 30) == "[0, 1, 2, 3, and 999996 more]")
    let accesses = counted.accesses.count.withLock(\.self)
    #expect(accesses < 12)
    let numbers = Array(repeating: 7, count: 1_000_000)
    #expect(growth(from: 1_000, to: 1_000_000) { _ = text(numbers.prefix($0), 80) } < 100)
    #expect(text(numbers, 40) == "[7, 7, 7, 7, 7, 7, 7, and 999993 more]")
  }

  @Test("of long text as data the beginning is shown, wherever it is cut", arguments: 0..<4)
  func longData(offset: Int) {
    let start = String(repeating: "x", count: offset)
    let emojis = Data((start + String(repeating: "🍜", count: 2_600)).utf8)
    #expect(text(emojis, 28 + offset) == "Data(\(emojis.count) bytes: \"\(start)🍜🍜\"...)")
  }

  @Test("of a million bytes of text and more the beginning is shown")
  func longText() {
    let bytes = Data(repeating: 0x61, count: 1_000_001)
    #expect(text(bytes, 32) == "Data(1000001 bytes: \"aaaaaa\"...)")
  }

  @Test("of long data that is not text the first bytes are shown")
  func longBytes() {
    var bytes = Data(repeating: 0x61, count: 20_000)
    bytes[9_996] = 0xFF
    #expect(text(bytes, 31) == "Data(20000 bytes: 61 61 61...)")
  }

  @Test("of a huge string only the beginning is looked at")
  func hugeString() {
    let strings = [20_000, 20_000_000].map { String(repeating: "é", count: $0) }
    #expect(text(strings[1], 10) == #""ééééé"..."#)
    #expect(growth(from: 0, to: 1) { _ = text(strings[$0], 10) } < 100)
  }

  @Test("a set with too many entries to put in order is only counted")
  func hugeSets() {
    #expect(text(Set(0..<20_000), 80) == "[20000 elements]")
    #expect(
      text(Dictionary(uniqueKeysWithValues: (0..<20_000).map { ($0, 0) }), 80)
        == "[20000 entries]"
    )
    #expect(text(Set(1_000..<9_000), 30) == "[1000, 1001, and 7998 more]")
  }

  @Test("the entries of a dictionary are not copied to be counted")
  func hugeDictionaries() {
    let entries = [20_000, 200_000].map { count in
      Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 0) })
    }
    #expect(growth(from: 0, to: 1) { _ = text(entries[$0], 80) } < 5)
  }

  @Test("sets in sets share the work of putting them in order")
  func nestedSets() {
    let sets = Set((0..<90).map { Set($0..<($0 + 90)) })
    let description = ValueDescription(of: sets, limit: 60)
    #expect(description.text == text(Set(sets), 60))
    #expect(description.text.count <= 60)
  }

  @Test("entries whose keys read the same are in the order of their values")
  func equalKeyTexts() {
    struct Key: Hashable, CustomStringConvertible {
      var id: Int
      var description: String { "key" }
    }
    let entries = Dictionary(uniqueKeysWithValues: (1...4).map { (Key(id: $0), $0) })
    #expect(text(entries, 80) == "[key: 1, key: 2, key: 3, key: 4]")
  }

  @Test("a linked list of 100,000 nodes is cut at the tenth")
  func linkedList() {
    var list: Node? = nil
    for value in (0..<100_000).reversed() { list = Node(value, list) }
    let shown = (0..<10).map { "Node(value: \($0), next: " }.joined()
    #expect(text(list, 1_000) == shown + "..." + String(repeating: ")", count: 10))
    // Releasing the first node would release all the others on one stack.
    while let next = list?.next { list = next }
  }

  @Test("a value nested 1,000 deep is cut at the tenth level")
  func deepNesting() {
    var nested: Any = 1
    for _ in 0..<1_000 { nested = [nested] }
    let description = ValueDescription(of: nested, limit: 100)
    #expect(description.text == "[[[[[[[[[[...]]]]]]]]]]")
    #expect(!description.isComplete)
  }

  @Test("a value without parts is shown behind the tenth level, too")
  func emptyBehindTheTenthLevel() {
    for (value, shown) in [([Int](), "[]"), ([:] as [Int: Int], "[:]"), (Nothing(), "Nothing()")]
      as [(Any, String)]
    {
      let nested = (1...10).reduce(value) { inner, _ in [inner] }
      let description = ValueDescription(of: nested, limit: 100)
      #expect(description.text == "[[[[[[[[[[\(shown)]]]]]]]]]]")
      #expect(description.isComplete)
    }
  }

  @Test("a graph in which everything leads everywhere stays small")
  func graph() {
    let vertices = (0..<20).map { _ in Vertex() }
    for vertex in vertices { vertex.neighbours = vertices }
    #expect(text(vertices[0], 140).count <= 140)
    #expect(text(vertices[0], 100_000).count <= 100_000)
    for vertex in vertices { vertex.neighbours = [] }
  }
}
