import CharmestCore
import Foundation
import Testing

/// A collection that counts how often it is asked for an element.
private struct Counted: RandomAccessCollection {
  let endIndex: Int
  let accesses = Counter()
  var startIndex: Int { 0 }
  subscript(position: Int) -> Int {
    accesses.increase()
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

private final class Vertex { var neighbours: [Vertex] = [] }

@Suite("Values that are too long to be written")
struct ValueLimitsTests {
  private struct Person {
    var name: String
    var age: Int
    var tags: [String] = []
  }

  @Test("begin as they do, and have a bounded length")
  func bounded() {
    let people = (1...50).map {
      Person(name: "Ann \($0)", age: $0, tags: ["regular\n", "vegan"])
    }
    let values: [(Any, String)] = [
      (people, #"[ValueLimitsTests.Person(name: "Ann 1", age: 1"#),
      (Dictionary(grouping: people, by: \.name), #"["Ann 1": [ValueLimitsTests.Person("#),
      (people.map { [$0] }, "[[ValueLimitsTests.Person("),
      (people.map { (id: $0.age, person: Optional($0)) }, "[(id: 1, person: ValueLimitsTests"),
      (Set(people.map(\.name)), #"["Ann 1", "Ann 10", "#),
      (String(repeating: "\n", count: 1_000), #""\n\n\n"#),
      (Data(String(repeating: "é", count: 9_999).utf8), #""éééé"#),
      (Data(repeating: 0xFF, count: 20_000), "[0xff, 0xff, 0xff"),
      (Set(1_000..<9_000), "[1000, 1001, 1002"),
    ]
    for (value, start) in values {
      let text = written(value)
      #expect(text.hasPrefix(start))
      #expect(text.count <= 10_100, "\(text)")
    }
  }

  @Test("are looked at only as far as they are written")
  func million() {
    let counted = Counted(endIndex: 1_000_000)
    #expect(written(counted).hasPrefix("[0, 1, 2, 3, "))
    #expect(counted.accesses.count < 10_000)
    let texts = [20_000, 20_000_000].map { String(repeating: "é", count: $0) }
    #expect(growth(from: 0, to: 1) { _ = written(texts[$0]) } < 100)
    let numbers = Array(repeating: 7, count: 1_000_000)
    #expect(growth(from: 1_000, to: 1_000_000) { _ = written(numbers.prefix($0)) } < 100)
  }

  @Test("have a text of bounded length, however many entries are in no order")
  func hugeSets() {
    #expect(written(Set(0..<20_000)).count <= 200)
    let entries = [20_000, 200_000].map { count in
      Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 0) })
    }
    #expect(growth(from: 0, to: 1) { _ = written(entries[$0]) } < 60)
    let sets = Set((0..<90).map { Set($0..<($0 + 90)) })
    #expect(written(sets) == written(Set(sets)))
  }

  @Test("have their entries in the order of the values where the keys read the same")
  func equalKeyTexts() {
    struct Key: Hashable, CustomStringConvertible {
      var id: Int
      var description: String { "key" }
    }
    let entries = Dictionary(uniqueKeysWithValues: (1...4).map { (Key(id: $0), $0) })
    #expect(written(entries) == "[key: 1, key: 2, key: 3, key: 4]")
  }

  @Test("are cut where they are linked lists, nested very deep, or lead everywhere")
  func deep() {
    var list: Node? = nil
    for value in (0..<100_000).reversed() { list = Node(value, list) }
    #expect(written(list).hasPrefix("Node(value: 0, next: Node(value: 1, next: "))
    #expect(written(list).count <= 10_100)
    // Releasing the first node would release all the others on one stack.
    while let next = list?.next { list = next }
    var nested: Any = 1
    for _ in 0..<1_000 { nested = [nested] }
    #expect(written(nested).hasPrefix("[[[["))
    #expect(written(nested).count <= 200)
    let vertices = (0..<20).map { _ in Vertex() }
    for vertex in vertices { vertex.neighbours = vertices }
    defer { for vertex in vertices { vertex.neighbours = [] } }
    #expect(written(vertices[0]).count <= 10_100)
  }
}
