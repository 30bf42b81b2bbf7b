import Charmest
import Testing
import XCTest

private struct Reader {
  var onEnd: (() throws -> Int)?

  func skip(_ characters: Int) throws -> Int { throw ReadError.empty }
}

private func firstCharacter(_ text: String) throws -> Character? { text.first }
private func fetchNothing(_ count: Int) async throws -> Int { throw ReadError.empty }

@Suite("assertNotThrows") struct AssertNotThrowsTests {
  private func fail(_ error: ReadError) throws -> Int { throw error }

  @Test("gives the value back")
  func passing() async {
    #expect(assertNotThrows(3) == 3)
    #expect(assertNotThrows { 3 } == 3)
    let value = await assertNotThrows {
      await Task.yield()
      return 3
    }
    #expect(value == 3)
    let first: Character? = assertNotThrows(try firstCharacter("miso"))
    #expect(first == "m")
  }

  @Test("names the error")
  func failing() async {
    let failures = await collectFailures {
      #expect(assertNotThrows(try fail(.empty), "parse") == nil)
      assertNotThrows { try fail(.eof(line: 1)) }
      await assertNotThrows {
        await Task.yield()
        return try fail(.empty)
      }
    }
    #expect(failures.map(\.subject) == ["parse", "fail(.eof(line: 1))", ""])
    #expect(failures.allSatisfy { $0.text.summary.contains("but threw ReadError.e") })
  }

  @Test func `takes a function for a value where a call returns it`() {
    struct Maker { func make(_ number: Int) -> () -> Int { { number } } }
    let maker = Maker()
    let failures = collectFailures {
      assertNotThrows(maker.make(1))
      assertNotThrows { maker.make(1) }
      assertNotThrows(maker.make)
      assertNotThrows(maker.make(1) as (() -> Int))
      assertNotThrows { { 4 } }
    }
    #expect(
      failures.map(\.subject) == [
        "maker.make", "maker.make(1) as (() -> Int)", "",
      ])
  }

  @Test func `fails for a function that nobody calls`() {
    let reader = Reader(onEnd: { 4 })
    let hidden: Any = { 4 }
    let failures = collectFailures {
      assertNotThrows(fetchNothing, "asynchronous function")
      assertNotThrows(reader.skip, "with an argument")
      assertNotThrows(reader.onEnd, "optional")
      assertNotThrows(hidden, "function in Any")
      assertNotThrows("closure in a closure") { { try fail(.empty) } }
    }
    #expect(
      failures.map(\.subject) == [
        "asynchronous function", "with an argument", "optional", "function in Any",
        "closure in a closure",
      ])
  }

  @Test func `passes for values of all other kinds`() {
    struct Box<Content> { var content: Content }
    let failures = collectFailures {
      assertNotThrows(Box { 4 })
      assertNotThrows((4, { 4 }))
      assertNotThrows([{ 4 }])
      assertNotThrows(ReadError.self)
      assertNotThrows(nil as Int?)
      assertNotThrows(4 as Any)
      assertNotThrows(ReadError.empty as any Error)
    }
    #expect(failures.isEmpty)
  }
}
