import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("Values in one list that begin alike") struct SiblingsTests {
  private struct Record: Hashable {
    var name = "longwave.example"
    var type: String
    var ttl = 3_600
    var value: String
  }

  private static let records = [
    Record(type: "A", value: "203.0.113.20"),
    Record(type: "AAAA", value: "2001:db8:4:12::20"),
    Record(type: "MX", ttl: 86_400, value: "10 mx1.post.example"),
  ]

  @Test("show the parts that tell them apart before those that all of them have")
  func parts() {
    assertMismatch(
      [Self.records[1]], containsInAnyOrder(Self.records), "answer",
      text: """
        answer: missing SiblingsTests.Record(..., type: "A", ttl: 3600, value: "203.0.113.20"), SiblingsTests.Record(..., type: "MX", ttl: 86400, value: "10 mx1.post.ex"...) (the other element matches)
          missing: SiblingsTests.Record(name: "longwave.example", type: "A", ttl: 3600, value: "203.0.113.20")
          missing: SiblingsTests.Record(name: "longwave.example", type: "MX", ttl: 86400, value: "10 mx1.post.example")
        """)
    assertMismatch(
      Set([Self.records[1]]), equalTo(Set(Self.records)), "answer",
      text: """
        answer: missing SiblingsTests.Record(..., type: "A", ttl: 3600, value: "203.0.113.20"), SiblingsTests.Record(..., type: "MX", ttl: 86400, value: "10 mx1.p"...) (2 of 3 expected elements are missing)
          missing: SiblingsTests.Record(name: "longwave.example", type: "A", ttl: 3600, value: "203.0.113.20")
          missing: SiblingsTests.Record(name: "longwave.example", type: "MX", ttl: 86400, value: "10 mx1.post.example")
        """)
    assertMismatch(
      [Self.records[1]], contains(Self.records), "answer",
      text: """
        answer: 2 of 3 expected elements are missing: SiblingsTests.Record(..., type: "A", ttl: 3600, ...) at the start; SiblingsTests.Record(..., type: "MX", ttl: 86400, ...) after [0]
          at the start: missing SiblingsTests.Record(name: "longwave.example", type: "A", ttl: 3600, value: "203.0.113.20")
          after [0]: missing SiblingsTests.Record(name: "longwave.example", type: "MX", ttl: 86400, value: "10 mx1.post.example")
        """)
    assertMismatch(
      Self.records, isSubset(of: [Self.records[1]]), "answer",
      text: """
        answer: unexpected SiblingsTests.Record(..., type: "A", ttl: 3600, ...) at [0], SiblingsTests.Record(..., type: "MX", ttl: 86400, ...) at [2] (1 of 3 elements is allowed)
          unexpected: SiblingsTests.Record(name: "longwave.example", type: "A", ttl: 3600, value: "203.0.113.20") at [0]
          unexpected: SiblingsTests.Record(name: "longwave.example", type: "MX", ttl: 86400, value: "10 mx1.post.example") at [2]
          expected: a subset of [SiblingsTests.Record(name: "longwave.example", type: "AAAA", ttl: 3600, value: "2001:db8:4:12::20")]
        """)
    assertMismatch(
      [Self.records[1]],
      containsInAnyOrder(Self.records.map { equalTo($0) } + [hasProperty(\.ttl, 1)]), "answer",
      text: """
        answer: missing SiblingsTests.Record(..., type: "A", ttl: 3600, ...), SiblingsTests.Record(..., type: "MX", ttl: 86400, ...), SiblingsTests.Record whose .ttl is 1 (the other element matches)
          missing: SiblingsTests.Record(name: "longwave.example", type: "A", ttl: 3600, value: "203.0.113.20") (accepts no element)
          missing: SiblingsTests.Record(name: "longwave.example", type: "MX", ttl: 86400, value: "10 mx1.post.example") (accepts no element)
          missing: SiblingsTests.Record whose .ttl is 1 (accepts no element)
          matched: [0] SiblingsTests.Record(name: "longwave.example", type: "AAAA", ...) is SiblingsTests.Record(name: "longwave.example", type: "AAAA", ...)
          but was: [SiblingsTests.Record(name: "longwave.example", type: "AAAA", ttl: 3600, value: "2001:db8:4:12::20")]
        """)
  }

  @Test("show the end of texts that begin alike")
  func texts() {
    let start = "The quick brown fox jumps over the lazy dog, and then it writes about "
    let texts = ["apples, which it likes", "pears, which it likes less", "ramen"].map { start + $0 }
    assertMismatch(
      [texts[2]], containsInAnyOrder(texts), "stories",
      text: """
        stories: missing ..."tes about apples, which it likes", ..."tes about pears, which it likes less" (the other element matches)
          missing: "The quick brown fox jumps over the lazy dog, and then it writes about apples, which it likes"
          missing: "The quick brown fox jumps over the lazy dog, and then it writes about pears, which it likes less"
        """)
    assertMismatch(
      [texts[2]], equalTo(texts), "stories",
      text: """
        stories: missing ..."tes about apples, which it likes", ..."tes about pears, which it likes less" at the start (2 of 3 expected elements are missing)
          at the start: missing "The quick brown fox jumps over the lazy dog, and then it writes about apples, which it likes"
          at the start: missing "The quick brown fox jumps over the lazy dog, and then it writes about pears, which it likes less"
        """)
  }

  @Test("are shown from their beginning if that tells them apart, or if there is nothing else")
  func beginnings() {
    let long = String(repeating: "0123456789", count: 12)
    assertMismatch(
      [Int](), containsInAnyOrder([1, 2]), "numbers",
      text: """
        numbers: missing 1, 2 (0 of 2 elements match, in any order)
          expected: [1, 2] in any order
          but was:  []
        """)
    assertMismatch(
      [String](), containsInAnyOrder(["a" + long, "b" + long]), "texts",
      text: """
        texts: missing "a012345678901234567890123456789012345678901234567890123456789012345"..., "b012345678901234567890123456789012345678901234567890123456789012345"... (0 of 2 elements match, in any order)
          missing: "a012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
          missing: "b012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
        """)
    // What tells them apart is far behind.
    let boxes = [[Record(type: long + "1", value: "")], [Record(type: long + "2", value: "")]]
    assertMismatch(
      [[Record]](), containsInAnyOrder(boxes), "boxes",
      text: """
        boxes: missing [...01234567891", ttl: 3600, value: "")], [...01234567892", ttl: 3600, value: "")] (0 of 2 elements match, in any order)
          missing: [SiblingsTests.Record(name: "longwave.example", type: "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123
              456789012345678901234567891", ttl: 3600, value: "")]
          missing: [SiblingsTests.Record(name: "longwave.example", type: "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123
              456789012345678901234567892", ttl: 3600, value: "")]
        """)
    assertMismatch(
      [Record](), containsInAnyOrder(boxes.joined()), "records",
      text: """
        records: missing SiblingsTests.Record(...01234567891"), SiblingsTests.Record(...01234567892") (0 of 2 elements match, in any order)
          missing: SiblingsTests.Record(name: "longwave.example", type: "01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234
              56789012345678901234567891", ttl: 3600, value: "")
          missing: SiblingsTests.Record(name: "longwave.example", type: "01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234
              56789012345678901234567892", ttl: 3600, value: "")
        """)
  }

  private final class MockPrinter: Mock {
    let sendCalls = MockMethod("send(_:)", taking: Data.self)
    func send(_ data: Data) { sendCalls.invoke(data) }
    let printCalls = MockMethod("print(_:)", taking: [Int].self)
    func print(_ pages: [Int]) { printCalls.invoke(pages) }
    let setCalls = MockMethod("set(_:)", taking: [String: Int].self)
    func set(_ options: [String: Int]) { setCalls.invoke(options) }
    let nameCalls = MockMethod("name(_:)", taking: Name.self)
    let wordsCalls = MockMethod("words(_:)", taking: [String].self)
  }

  @Test("show where lists, data and dictionaries differ that begin alike")
  func collections() {
    let printer = MockPrinter()
    let bytes = [1, 2].map { Data(repeating: 1, count: 300) + [$0] as Data }
    let pages = [59, 7].map { Array(0..<59) + [$0] }
    let options = [9, 99].map { value in
      Dictionary(uniqueKeysWithValues: (0..<60).map { ("key\($0)", $0 == 9 ? value : $0) })
    }
    for index in 0...1 {
      printer.send(bytes[index])
      printer.print(pages[index])
      printer.set(options[index])
    }
    let failures = collectFailures {
      verifyInOrder {
        printer.sendCalls.called(with: bytes[1])
        printer.sendCalls.called(with: bytes[0])
      }
      verifyInOrder {
        printer.printCalls.called(with: pages[1])
        printer.printCalls.called(with: pages[0])
      }
      verifyInOrder {
        printer.setCalls.called(with: options[1])
        printer.setCalls.called(with: options[0])
      }
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        """
        printer.send(Data(301 bytes: ... 01 02)): expected before \
        printer.send(Data(301 bytes: ... 01 01)), but was called after it
        """,
        """
        printer.print([..., 58, 7]): expected before printer.print([..., 58, 59]), \
        but was called after it
        """,
        """
        printer.set([..., "key8": 8, "key9": 99]): expected before \
        printer.set([..., "key8": 8, "key9": 9]), but was called after it
        """))
    for failure in failures {
      assertThat(Set(failure.description.split(separator: "\n")), hasCount(5))
    }
  }

  @Test("never read alike where something tells them apart, wherever that is")
  func everyPlace() {
    for count in stride(from: 0, to: 240, by: 7) {
      let common = 1_000..<(1_000 + count)
      let options = Dictionary(uniqueKeysWithValues: common.map { ("option \($0)", $0) })
      let printer = MockPrinter()
      for last in [0, 1] {
        printer.send(
          Data(common.map { UInt8($0 % 200) } + [UInt8(last)] + Array(repeating: 7, count: 90)))
        printer.print(Array(common) + [last] + Array(common))
        printer.set(options.merging(["option 0": last]) { $1 })
        printer.nameCalls.invoke(
          Name(text: String(repeating: "n", count: count) + "\(last)" + start))
        printer.wordsCalls.invoke(common.map { "word \($0)" } + ["\(last)"])
      }
      let failures = collectFailures { verifyNoCalls(printer) }
      let lines = failures.flatMap { $0.description.split(separator: "\n").dropFirst() }
      let calls = lines.map { $0.drop { $0 != ":" } }
      #expect(Set(calls).count == 10, "\(count): \(lines.joined(separator: "\n"))")
    }
  }

  private let start = String(repeating: "m", count: 90)
  private struct Name: Equatable { var text: String; var size = 1 }

  @Test("stand below in the order of the first line, which begins with one that is nearly there")
  func nearest() {
    var came = Self.records[1]
    came.ttl = 300
    assertMismatch(
      [came], containsInAnyOrder(Self.records), "answer",
      text: """
        answer: missing SiblingsTests.Record(..., type: "AAA..., nearest is [0]: ttl expected 3600, but was 300; missing SiblingsTests.Record(..., type: "A", ..., SiblingsTests.Record(..., type: "MX"...
          missing: SiblingsTests.Record(name: "longwave.example", type: "AAAA", ttl: 3600, value: "2001:db8:4:12::20") (nearest is [0]: ttl expected 3600, but was 300)
          missing: SiblingsTests.Record(name: "longwave.example", type: "A", ttl: 3600, value: "203.0.113.20")
          missing: SiblingsTests.Record(name: "longwave.example", type: "MX", ttl: 86400, value: "10 mx1.post.example")
          unexpected: SiblingsTests.Record(name: "longwave.example", type: "AAAA", ttl: 300, value: "2001:db8:4:12::20") at [0]
        """)
  }

  @Test("are told apart beside nil and matchers, and one value alone is shown from its beginning")
  func others() {
    let start = String(repeating: "long ", count: 20)
    #expect(
      explain([String?](), containsInAnyOrder(start + "a", start + "b", nil))?.summary == """
        missing ..."long long a", ..."long long b", nil (0 of 3 elements match, in any order)
        """)
    #expect(
      explain([String](), containsInAnyOrder(equalTo(start + start), hasPrefix("x")))?.summary
        == """
        missing "\(String(repeating: "long ", count: 24))l"..., a string starting with "x" (0 of 2 elements match, in any order)
        """)
  }

  @Test("are shown from their beginning if they are alike for longer than anyone looks")
  func veryLong() {
    let start = String(repeating: "long ", count: 2_000)
    #expect(
      explain([String](), containsInAnyOrder(start + "a", start + "b"))?.summary == """
        missing "\(String(repeating: "long ", count: 14))l"..., "\(String(repeating: "long ", count: 14))l"... (0 of 2 elements match, in any order)
        """)
  }
}
