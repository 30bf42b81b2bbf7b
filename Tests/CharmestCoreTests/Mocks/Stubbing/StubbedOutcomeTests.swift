import Charmest
import CharmestCore
import Testing

private struct NoNetwork: Error, Equatable {}
private struct Late: Error, Equatable { var seconds = 1 }

private final class MockNews: Mock, Sendable {
  let loadCalls = MockMethod(
    taking: Int.self, returning: String.self, throwing: (any Error).self)
  let readCalls = MockMethod(taking: Int.self, returning: Int.self, throwing: Late.self)
  let sizeCalls = MockMethod(returning: Int.self)
  let saveCalls = MockMethod(taking: String.self, throwing: Late.self)
  let mergeCalls = MockMethod(
    taking: [String].self, Double.self, String?.self, returning: String.self,
    throwing: (any Error).self)

  func load(_ id: Int) async throws -> String { try await loadCalls.invoke(id) }
  func read(_ id: Int) throws(Late) -> Int { try readCalls.invoke(id) }
  func size() -> Int { sizeCalls.invoke() }
  func save(_ text: String) throws(Late) { try saveCalls.invoke(text) }
  func merge(_ texts: [String], by weight: Double, as name: String?) async throws -> String {
    try await mergeCalls.invoke(texts, weight, name)
  }
}

/// A real object, whose methods answer.
private struct RealNews: Sendable {
  func load(_ id: Int) async throws -> String {
    await Task.yield()
    guard id > 0 else { throw NoNetwork() }
    return "real \(id)"
  }

  func merge(_ texts: [String], by weight: Double, as name: String?) async throws -> String {
    await Task.yield()
    return "\(texts) \(weight) \(name ?? "-")"
  }

  func read(_ id: Int) async throws(Late) -> Int { throw Late(seconds: id) }
}

@Suite("Outcomes in turn") struct StubbedOutcomeTests {
  private let news = MockNews()

  @Test("are each given to one call, and the last one to all later calls")
  func inTurn() {
    news.readCalls.gives(.failure(Late()), .failure(Late(seconds: 2)), .success(3))
    #expect(throws: Late()) { try news.read(1) }
    #expect(throws: Late(seconds: 2)) { try news.read(1) }
    #expect((try? news.read(1)) == 3)
    #expect((try? news.read(1)) == 3)
    news.readCalls.gives(.success(1), .failure(Late()))
    #expect((try? news.read(1)) == 1)
    for _ in 1...3 { #expect(throws: Late()) { try news.read(1) } }
  }

  @Test("fit a method that returns nothing, and one that throws nothing")
  func void() throws {
    news.saveCalls.gives(.failure(Late()), .success(()))
    #expect(throws: Late()) { try news.save("a") }
    try news.save("a")
    news.saveCalls.throws(Late())
    news.saveCalls.returns()
    try news.save("c")
    news.sizeCalls.gives(.success(1), .success(3))
    #expect([news.size(), news.size(), news.size()] == [1, 3, 3])
  }
}

@Suite("Asynchronous answers") struct AsynchronousAnswersTests {
  private let news = MockNews()

  @Test("get the arguments, or the whole call, in their own time")
  func arguments() async throws {
    news.loadCalls.answers { id in
      await Task.yield()
      return "page \(id)"
    }
    #expect(try await news.load(7) == "page 7")
    news.mergeCalls.answers { texts, weight, name in
      await Task.yield()
      return "\(texts.count) \(weight) \(name ?? "-")"
    }
    #expect(try await news.merge(["a", "b"], by: 0.5, as: nil) == "2 0.5 -")
    news.loadCalls.when(8).answers { _ in
      await Task.yield()
      throw NoNetwork()
    }
    await #expect(throws: NoNetwork()) { try await news.load(8) }
    news.loadCalls.answers { call in
      await Task.yield()
      return "page \(call.arguments) \(call.sequenceNumber > 0)"
    }
    #expect(try await news.load(7) == "page 7 true")
  }

  @Test("may be those of a real object, with all arguments, and are recorded")
  func realObject() async throws {
    news.loadCalls.answers(RealNews().load)
    news.mergeCalls.answers(RealNews().merge)
    #expect(try await news.load(3) == "real 3")
    await #expect(throws: NoNetwork()) { try await news.load(0) }
    #expect(try await news.merge(["a"], by: 2, as: "n") == #"["a"] 2.0 n"#)
    #expect(news.loadCalls.arguments == [3, 0])
    let typed = MockMethod(taking: Int.self, returning: Int.self, throwing: Late.self)
    typed.when(greaterThan(1)).answers(RealNews().read)
    let read: @Sendable (Int) async throws(Late) -> Int = { id async throws(Late) in
      try await typed.invoke(id)
    }
    #expect(try await read(1) == 0)
    await #expect(throws: Late(seconds: 2)) { try await read(2) }
  }

  @Test("may belong to the main actor, and to arguments that are not sendable")
  @MainActor func isolated() async throws {
    final class Plate { var isClean = false }
    final class MockSink: Mock {
      let washCalls = MockMethod(taking: Plate.self, returning: Bool.self)
      func wash(_ plate: Plate) async -> Bool { await washCalls.invoke(plate) }
    }
    final class Counter { var count = 0 }
    let (sink, counter) = (MockSink(), Counter())
    sink.washCalls.answers { plate in
      await Task.yield()
      return plate.isClean
    }
    #expect(await sink.wash(Plate()) == false)
    sink.washCalls.answers { @MainActor _ in
      counter.count += 1
      await Task.yield()
      return true
    }
    #expect(await sink.wash(Plate()))
    #expect(counter.count == 1)
  }
}

@Suite("The default of a mock") struct MockDefaultTests {
  @Test("may throw what the method throws")
  func throwing() async {
    let read = MockMethod(taking: Int.self, returning: Int.self, throwing: Late.self)
    func fallback() throws(Late) -> Int { throw Late(seconds: 9) }
    func readNow() throws(Late) -> Int { try read.invoke(1, default: try fallback()) }
    #expect(throws: Late(seconds: 9)) { try readNow() }
    let later: @Sendable () async throws(Late) -> Int = { () async throws(Late) in
      try await read.invoke(1, default: try { () throws(Late) in throw Late(seconds: 8) }())
    }
    await #expect(throws: Late(seconds: 8)) { try await later() }
    read.returns(5)
    #expect((try? readNow()) == 5)
    #expect(read.calls.count == 3)
  }
}
