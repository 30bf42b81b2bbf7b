import Charmest
import Testing

private struct Reader {
  var source: String
  var onEnd: (() throws -> Int)?

  func read() throws -> Int { try count(source) }
  func skip(_ characters: Int) throws -> Int { throw ReadError.empty }
}

private func count(_ text: String) throws -> Int {
  if text.isEmpty { throw ReadError.empty }
  return text.count
}

private func firstCharacter(_ text: String) throws -> Character? { text.first }
private func readNothing() throws(ReadError) -> Int { throw .empty }
private func fetchNothing() async throws -> Int { try count("") }
private func fetch() async -> Int { 4 }

private let threw = "expected not to throw, but threw ReadError.empty"
private let wasNotCalled = "expected not to throw, but is a function that was not called"

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
    #expect(
      failures.map(\.description) == [
        "parse: expected not to throw, but threw ReadError.empty",
        "fail(.eof(line: 1)): expected not to throw, but threw ReadError.eof(line: 1)",
        "expected not to throw, but threw ReadError.empty",
      ]
    )
  }

  @Test func `calls a function and a closure in parentheses`() {
    let constant = { try count("") }
    let sendable: @Sendable () throws -> Int = { try count("") }
    let failures = collectFailures {
      assertNotThrows({ try count("") })
      assertNotThrows({
        let text = ""
        return try count(text)
      })
      assertNotThrows(Reader(source: "").read)
      assertNotThrows(readNothing)
      assertNotThrows({ () throws(ReadError) -> Int in try readNothing() })
      assertNotThrows(constant, "constant")
      assertNotThrows(sendable)
    }
    #expect(
      failures.map(\.description) == [
        #"count(""): \#(threw)"#,
        #"{ let text = "" return try count(text) }: \#(threw)"#,
        #"Reader(source: "").read: \#(threw)"#,
        "readNothing: \(threw)",
        "{ () throws(ReadError) -> Int in try readNothing() }: \(threw)",
        "constant: \(threw)",
        "sendable: \(threw)",
      ]
    )
  }

  @Test func `gives back what a function returns`() async {
    let failures = await collectFailures {
      let counted: Int? = assertNotThrows({ try count("miso") })
      #expect(counted == 4)
      #expect(assertNotThrows(Reader(source: "miso").read) == 4)
      let first: Character? = assertNotThrows(try firstCharacter("miso"))
      #expect(first == "m")
      #expect(await assertNotThrows(fetch) == 4)
      assertNotThrows({})
    }
    #expect(failures.map(\.description) == [])
  }

  @Test func `calls an asynchronous function and a closure in parentheses`() async {
    let failures = await collectFailures {
      await assertNotThrows({ try await fetchNothing() })
      await assertNotThrows(fetchNothing)
      await assertNotThrows(fetchNothing, "fetching")
    }
    #expect(
      failures.map(\.description) == [
        "fetchNothing(): \(threw)", "fetchNothing: \(threw)", "fetching: \(threw)",
      ]
    )
  }

  @MainActor @Test func `never passes a function of the test's actor`() {
    let read: @MainActor () throws -> Int = { try count("") }
    let failures = collectFailures { assertNotThrows(read) }
    #expect(failures.map(\.description) == ["read: \(wasNotCalled)"])
  }

  @Test func `fails for a function that it cannot call`() {
    let reader = Reader(source: "", onEnd: { 4 })
    let none = Reader(source: "")
    let hidden: Any = { 4 }
    let failures = collectFailures {
      assertNotThrows({ try await fetchNothing() }, "asynchronous closure")
      assertNotThrows(fetchNothing, "asynchronous function")
      assertNotThrows(reader.skip, "with an argument")
      assertNotThrows(reader.onEnd, "optional")
      assertNotThrows(none.onEnd, "no function")
      assertNotThrows(hidden, "function in Any")
      assertNotThrows("closure in a closure") { { try count("") } }
    }
    #expect(
      failures.map(\.description)
        == [
          "asynchronous closure", "asynchronous function", "with an argument", "optional",
          "no function", "function in Any", "closure in a closure",
        ].map { "\($0): \(wasNotCalled)" }
    )
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
    #expect(failures.map(\.description) == [])
  }
}
