import CharmestCore
import Foundation
import Testing

private enum Soup: Hashable {
  case miso
  case square(side: Int)
  case bowl(Int, of: String)
  case nothing(Void)
  indirect case mixed(Soup, Soup)

  static func == (left: Soup, right: Soup) -> Bool { written(left) == written(right) }
  func hash(into hasher: inout Hasher) { hasher.combine(written(self)) }
}

/// Without a description that says anything, so that it is shown by its parts.
private enum Silent: CustomStringConvertible {
  case first, second(Int)
  var description: String { "" }
}

private enum Masked: CustomReflectable {
  case first, second(Int)
  var customMirror: Mirror { Mirror(self, children: ["third": true], displayStyle: .enum) }
}

private enum Named { case `default`, `with tabs`(Int) }

private struct Address {
  var street: String
  var zip: Int?
}

private struct Person {
  var name: String
  var age: Int
  var address: Address?
}

private struct Box<Content> {
  struct Lid { var isOpen: Bool }
  var content: Content
}

private protocol Guest {}
extension Person: Guest {}

private struct Empty {}

private struct Toppings: OptionSet { var rawValue: Int }

@Suite("A value")
struct ValueDescriptionTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let value: @Sendable () -> Any?
    let text: String
    var testDescription: String { text }

    init(_ value: @autoclosure @escaping @Sendable () -> Any?, _ text: String) {
      self.value = value
      self.text = text
    }
  }

  static let examples: [Example] = [
    // Simple values are Swift literals.
    Example(nil, "nil"),
    Example(1, "1"),
    Example(true, "true"),
    Example(0.1, "0.1"),
    Example(1e300, "1e+300"),
    Example(2.0, "2.0"),
    Example(-Double.nan, "nan"),
    Example(-Double.infinity, "-inf"),
    Example("a", #""a""#),
    Example("abc".dropFirst(), #""bc""#),
    Example("a" as Character, #""a""#),
    Example("\n" as Unicode.Scalar, #""\n""#),
    Example("soup" as StaticString, #""soup""#),
    Example((), "()"),
    Example(Float(16_777_218), "16777218.0"),
    Example(1.234_567_89e17, "123456789000000000.0"),
    Example(Duration.seconds(100_000_000_000), "100000000000.0 seconds"),
    Example(Duration.seconds(-1) / 4, "-0.25 seconds"),
    Example(Duration.nanoseconds(1), "0.000000001 seconds"),
    // Collections are literals, unordered ones in the order of their texts.
    Example([Int](), "[]"),
    Example([[1], []], "[[1], []]"),
    Example([1, 2, 3].dropFirst(), "[2, 3]"),
    Example([1, 2].reversed() as ReversedCollection, "[2, 1]"),
    Example(repeatElement("a", count: 2), #"["a", "a"]"#),
    Example(Set(["c", "a", "b"]), #"["a", "b", "c"]"#),
    Example(["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
    Example([String: Int](), "[:]"),
    Example(["b": 2, "a": 1].keys, #"["a", "b"]"#),
    Example(["b": 2, "a": 1] as KeyValuePairs, #"[(key: "b", value: 2), (key: "a", value: 1)]"#),
    Example([Soup.miso: [1], .square(side: 2): []], "[.miso: [1], .square(side: 2): []]"),
    Example(["a": nil, "b": 1] as [String: Int?], #"["a": nil, "b": 1]"#),
    Example(Set([[3, 1] as Set, [2]]), "[[1, 3], [2]]"),
    Example(Set([1, 2, 10]), "[1, 2, 10]"),
    Example([10: "a", 9: "b", 100: "c"], #"[9: "b", 10: "a", 100: "c"]"#),
    // Enum cases, structs and tuples show their parts with labels.
    Example(Soup.miso, ".miso"),
    Example(Soup.bowl(2, of: "miso"), #".bowl(2, of: "miso")"#),
    Example(Soup.nothing(()), ".nothing(())"),
    Example(Soup.mixed(.miso, .square(side: 1)), ".mixed(.miso, .square(side: 1))"),
    Example(Result<Int, any Error>.success(1), ".success(1)"),
    Example(Empty(), "Empty()"),
    Example(Address(street: "1 Main St", zip: nil), #"Address(street: "1 Main St", zip: nil)"#),
    Example(
      Person(name: "Ann", age: 41, address: Address(street: "A", zip: 7)),
      #"Person(name: "Ann", age: 41, address: Address(street: "A", zip: 7))"#
    ),
    Example(Box(content: [1]), "Box(content: [1])"),
    Example(Box<Int>.Lid(isOpen: true), "Box.Lid(isOpen: true)"),
    Example(Silent.second(2), ".second(2)"),
    Example(Masked.second(2), ".second(2)"),
    Example(Named.`default`, ".default"),
    Example(Named.`with tabs`(1), ".`with tabs`(1)"),
    Example(Toppings(rawValue: 3), "[Toppings(rawValue: 1), Toppings(rawValue: 2)]"),
    Example((1, b: 2), "(1, b: 2)"),
    // Optionals and boxes are unwrapped.
    Example(Int??.some(.none) as Any, ".some(nil)"),
    Example(Int???.some(.some(.none)) as Any, ".some(.some(nil))"),
    Example(Int???.some(.some(.some(3))) as Any, "3"),
    Example([nil, .some(nil), 1] as [Int??], "[nil, .some(nil), 1]"),
    Example(AnyHashable(AnyHashable("a")), #""a""#),
    Example([1, "a", Soup.miso] as [Any], #"[1, "a", .miso]"#),
    Example(
      [Person(name: "A", age: 1)] as [any Guest],
      #"[Person(name: "A", age: 1, address: nil)]"#
    ),
    Example(Soup.miso as (any Hashable)?, ".miso"),
    // Ranges show their bounds.
    Example(1...5, "1...5"),
    Example(1..., "1..."),
    Example(...5, "...5"),
    Example("a"..<"b", #""a"..<"b""#),
    // Values of Foundation read as in a log.
    Example(Date(timeIntervalSince1970: 1_700_000_000.25), "2023-11-14T22:13:20.250Z"),
    Example(Date(timeIntervalSince1970: 0.000_5), "1970-01-01T00:00:00.000500Z"),
    Example(Date(timeIntervalSince1970: -0.5), "1969-12-31T23:59:59.500Z"),
    Example(Date.distantPast, "0001-01-01T00:00:00Z"),
    Example(
      Date(timeIntervalSince1970: 253_402_300_800), "Date(timeIntervalSince1970: 253402300800.0)"),
    Example(Date(timeIntervalSince1970: 253_402_300_799), "9999-12-31T23:59:59Z"),
    Example(Date(timeIntervalSince1970: 1e300), "Date(timeIntervalSince1970: 1e+300)"),
    Example(Data([1, 2, 255]).dropFirst(2), "[0xff]"),
    Example(Data(), "Data(0 bytes)"),
    Example(Data("miso\n".utf8), #""miso\n""#),
    Example(Data("\u{1B}[1m".utf8), "[0x1b, 0x5b, 0x31, 0x6d]"),
    Example(Date(timeIntervalSinceReferenceDate: 0.000_000_1), "2001-01-01T00:00:00.0000001Z"),
    Example(NSDate(timeIntervalSince1970: 0.25), "1970-01-01T00:00:00.250Z"),
    Example(DateComponents(month: 5, day: 6), "DateComponents(month: 5, day: 6)"),
    Example(AttributedString("miso"), #""miso""#),
    Example(
      Notification(name: .init("a"), userInfo: ["x": 1, "y": 2]),
      #"Notification(name: "a", userInfo: ["x": 1, "y": 2])"#
    ),
    Example(UnsafeRawPointer(bitPattern: 16), "(UnsafeRawPointer)"),
    // Its object may be gone.
    Example(Unmanaged.passUnretained(NSObject()), "(Unmanaged<NSObject>)"),
    Example(Set(["b", "a", "c"]).dropFirst(0), #"["a", "b", "c"]"#),
    Example(AnyCollection(["b", "a"]), #"["b", "a"]"#),
    Example(URL(string: "https://a.example/b?c=d"), "https://a.example/b?c=d"),
    Example(
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
      "01020304-0506-0708-090A-0B0C0D0E0F10"
    ),
    Example(Decimal(string: "1.10"), "1.1"),
    Example(CGFloat(1.5), "1.5"),
    Example(NSString("a\n"), #""a\n""#),
    Example(NSNumber(value: 3), "3"),
    Example(NSNumber(value: true), "true"),
    Example(NSNull(), "null"),
    Example(URLQueryItem(name: "page", value: "2"), "page=2"),
    Example(NSArray(array: [1, "a"]), #"[1, "a"]"#),
    Example(NSDictionary(dictionary: ["b": 1, "a": 2]), #"["a": 2, "b": 1]"#),
    Example(ComparisonResult.orderedSame, ".orderedSame"),
    // Errors are shown as values, those of the system by domain and code.
    Example(ParseError.empty, "ValueDescriptionTests.ParseError.empty"),
    Example(
      ParseError.unexpected("x", at: 3),
      #"ValueDescriptionTests.ParseError.unexpected("x", at: 3)"#
    ),
    Example(
      NSError(domain: "ramen", code: 7, userInfo: ["a": 1]),
      #"NSError(domain: "ramen", code: 7)"#
    ),
    Example(
      Result<Int, any Error>.failure(ParseError.empty),
      ".failure(ValueDescriptionTests.ParseError.empty)"),
  ]

  @Test("is written as in Swift, or as in a log", arguments: examples)
  func isWritten(_ example: Example) {
    #expect(written(example.value()) == example.text)
  }

  @Test("is written without the message that an error has in the language of the user")
  func errors() {
    let text = written(CocoaError(.fileNoSuchFile))
    #expect(text.hasPrefix(#"CocoaError(domain: "NSCocoaErrorDomain", code: 4)"#))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("the longest integer is shown in full")
  func longestInteger() {
    #expect(written(Int128.min) == "-170141183460469231731687303715884105728")
  }

  private enum ParseError: Error {
    case empty
    case unexpected(Character, at: Int)
  }

  @Test("what has no literal is shown by its type")
  func types() {
    let function: (Int) -> String = { _ in "" }
    #expect(written(function) == "((Int) -> String)")
    #expect(written(Int.self) == "Int.self")
    #expect(written([String: [Person?]].self) == "[String: [Person?]].self")
    #expect(written(ObjectIdentifier(Int.self)) == "(ObjectIdentifier)")
    #expect(written(Hasher()) == "(Hasher)")
    #expect(written(AnyIterator([1].makeIterator())) == "(AnyIterator<Int>)")
    #expect(written(Task<Int, Never> { 1 }) == "(Task<Int, Never>)")
    [1].withUnsafeBufferPointer { #expect(written($0) == "(UnsafeBufferPointer<Int>)") }
    #expect(written(stride(from: 1, to: 9, by: 2)) == "StrideTo(from: 1, to: 9, by: 2)")
  }

  @Test("a key path reads as in source")
  func keyPaths() {
    #expect(written(\Person.name) == #"\Person.name"#)
    #expect(written(\Person.address?.street) == #"\Person.address?.street"#)
    #expect(written(\Box<Int>.Lid.isOpen) == #"\Lid.isOpen"#)
    #expect(!written(\[Int].count).contains("0x"))
  }

  @Test("lazy sequences show their elements, and iterators are not consumed")
  func laziness() {
    #expect(written([1, 2].lazy.map { $0 * 2 }) == "[2, 4]")
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let inline: InlineArray<3, Int> = [1, 2, 3]
      #expect(written(inline) == "[1, 2, 3]")
    }
    let iterator = AnyIterator([1, 2].makeIterator())
    _ = written(iterator)
    #expect(iterator.next() == 1)
    let sequence = AnySequence([1, 2])
    #expect(written(sequence) == "(AnySequence<Int>)")
  }
}
