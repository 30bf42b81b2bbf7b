import CharmestCore
import Foundation
import Testing

@Suite("Differences between fields")
struct FieldDifferenceTests {
  @Test(
    "parts are named as in Swift, whatever they are parts of",
    arguments: [
      (Shape.square(1), Shape.square(2), ".square: 1 -> 2"),
      (Shape.box(1, height: 2), Shape.box(1, height: 3), ".box.height: 2 -> 3"),
      (Shape.none, Shape.square(1), ": .none -> .square(1)"),
      (Result<Int, ApiError>.success(3), Result<Int, ApiError>.success(4), ".success: 3 -> 4"),
      (
        Result<Int, ApiError>.failure(.http(5)), Result<Int, ApiError>.failure(.http(4)),
        ".failure.http: 5 -> 4"
      ),
      ((1, 2), (1, 3), ".1: 2 -> 3"),
      (Student(name: "Ann"), Student(name: "Bob"), #".name: "Ann" -> "Bob""#),
      (Opaque(code: 1), Opaque(code: 2), ".inner.code: 1 -> 2"),
      (1...2, 1...3, ": 1...2 -> 1...3"),
    ] as [(any Sendable, any Sendable, String)])
  func parts(expected: any Sendable, actual: any Sendable, difference: String) {
    #expect(whatDiffers(between: expected, and: actual) == [".held\(difference)"])
  }

  @Test("a value that is unequal by its own word fails, whatever it is made of")
  func ownWord() {
    struct Cook: Equatable {
      var mood = Restless()
      var age = 41
    }
    #expect(reported(Restless(), equalTo(Restless())).count == 1)
    #expect(reported(Cook(), equalTo(Cook())).map(\.path) == [".mood"])
  }

  @Test("values with one description are told apart by what they store")
  func storedDifference() {
    #expect(whatDiffers(in: Table(guests: 2), equalTo(Table(guests: 3))) == [".guests: 3 -> 2"])
  }

  @Test("cycles end")
  func cycles() {
    let (first, second) = (Node(1), Node(1))
    (first.next, second.next) = (first, second)
    (first.other, second.other) = (Node(3), Node(4))
    defer { (first.next, second.next) = (nil, nil) }
    #expect(whatDiffers(in: second, equalTo(first)) == [".other?.value: 3 -> 4"])
  }

  @Test("a long chain of objects neither overflows the stack nor prints at length")
  func longChain() {
    let chains = [0, 1].map { last in
      let nodes = (0..<100_000).map { Node($0 == 99_999 ? last : 0) }
      for index in nodes.indices.dropLast() { nodes[index].next = nodes[index + 1] }
      nodes[0].isRoot = true
      return nodes
    }
    // Released one by one, since a chain releases itself recursively.
    defer { chains.joined().forEach { $0.next = nil } }
    let text = explain(chains[1][0], equalTo(chains[0][0]), "list")?.description ?? ""
    #expect(text.hasPrefix("list.next?"))
    #expect(text.utf8.count < 3_500)
  }
}

private struct Table: Equatable, CustomStringConvertible {
  var number = 4
  var guests: Int
  var description: String { "table \(number)" }
}

private enum ApiError: Error, Equatable { case http(Int) }

private enum Shape: Equatable {
  case none
  case square(Int)
  case box(Int, height: Int)
}

private class Human: Equatable, @unchecked Sendable {
  let name: String
  init(name: String) { self.name = name }
  static func == (first: Human, second: Human) -> Bool { first.name == second.name }
}

private final class Student: Human, @unchecked Sendable { let year = 1 }

private struct Opaque: Equatable {
  struct Inner {
    var code: Int
    var run: @Sendable () -> Void = {}
  }
  var inner: Inner
  init(code: Int) { inner = Inner(code: code) }
  static func == (first: Opaque, second: Opaque) -> Bool { first.inner.code == second.inner.code }
}

private struct Restless: Equatable {
  var level = 1
  static func == (_: Self, _: Self) -> Bool { false }
}

private final class Node: Equatable {
  let value: Int
  var next: Node?
  var other: Node?
  var isRoot = false

  init(_ value: Int) { self.value = value }

  static func == (first: Node, second: Node) -> Bool {
    first === second || (first.value == second.value && !first.isRoot && first.next == nil)
  }
}
