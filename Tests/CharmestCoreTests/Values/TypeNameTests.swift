import Foundation
import Testing

@testable import CharmestCore

private struct Outer<Value> {
  struct Inner { struct Deep {} }
  struct Pair<First, Second> {}
}
private struct Snake_case { struct Inner {} }
private protocol Shape {}
private protocol Sized {}

@Suite("typeName")
struct TypeNameTests {
  struct Example: CustomTestStringConvertible {
    let type: Any.Type
    let name: String
    var testDescription: String { name }

    init(_ type: Any.Type, _ name: String) {
      self.type = type
      self.name = name
    }
  }

  @Test(
    "a type is named as in Swift, without its module",
    arguments: [
      Example(Int.self, "Int"),
      Example([String: [Int?]].self, "[String: [Int?]]"),
      Example(Int??.self, "Int??"),
      Example([Int].Iterator.self, "IndexingIterator<[Int]>"),
      Example([String: Int].Keys.self, "[String: Int].Keys"),
      Example(Outer<[Int]>.Inner.self, "Outer<[Int]>.Inner"),
      Example(Outer<Int>.Inner.Deep.self, "Outer<Int>.Inner.Deep"),
      Example(Outer<Int>.Pair<String, Int?>.self, "Outer<Int>.Pair<String, Int?>"),
      Example(Snake_case.Inner.self, "Snake_case.Inner"),
      Example(Void.self, "()"),
      Example((Int, String).self, "(Int, String)"),
      Example(((Int, String) -> Bool).self, "(Int, String) -> Bool"),
      Example(
        ((Int) async throws -> Void).self,
        "nonisolated(nonsending) (Int) async throws -> ()"
      ),
      Example([(Int) -> String].self, "[(Int) -> String]"),
      Example((@MainActor (inout Int) -> Void).self, "@MainActor @Sendable (inout Int) -> ()"),
      Example(Any.Type.self, "Any.Type"),
      Example(Int.Type.self, "Int.Type"),
      Example(AnyObject.self, "AnyObject"),
      Example((any Shape).self, "Shape"),
      Example((any Shape & Sized).self, "Shape & Sized"),
      Example((any Shape & Sized)?.self, "(Shape & Sized)?"),
      Example(JSONEncoder.KeyEncodingStrategy.self, "JSONEncoder.KeyEncodingStrategy"),
      Example(NSError.self, "NSError"),
      Example(TypeNameTests.Example.self, "TypeNameTests.Example"),
    ]
  )
  func names(_ example: Example) {
    #expect(typeName(example.type) == example.name)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("a function has the type that it throws")
  func typedThrows() {
    #expect(typeName(((Int) throws(CocoaError) -> Void).self) == "(Int) throws(CocoaError) -> ()")
  }

  @Test("a type local to a function has only its own name")
  func local() {
    struct Local { struct Inner {} }
    #expect(typeName(Local.self) == "TypeNameTests.Local")
    #expect(typeName(Local.Inner?.self) == "TypeNameTests.Local.Inner?")
  }

  @Test("a hidden class of a framework has the name of its public superclass")
  func hiddenClass() {
    let number = NSNumber(value: true)
    #expect("\(type(of: number))" == "__NSCFBoolean")
    #expect(typeName(type(of: number)) == "NSNumber")
    #expect(typeName([NSNumber].self) == "[NSNumber]")
    #expect(typeName(_Shown.self) == "TypeNameTests._Shown")
  }

  private class _Shown: NSObject {}
}
