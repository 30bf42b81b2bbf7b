import Testing

@testable import MockWriter

@Suite("The name of a record") struct RecordNamesTests {
  private let requirements: [Requirement]

  init() throws {
    let folder = try TemporaryFolder([
      "Shop/Shop.swift": """
      protocol Overloads {
        func save(_ number: Int)
        func save(_ numbers: [Int])
        func save(_ number: Int?)
        func save(_ number: Int...)
        func save(_ numbers: [Int]?)
        func save(_ pair: (Int, Int))
        func save(_ first: Int, _ second: Int)
        func save(_ names: [String: Int])
        func save(_ work: @escaping (Int) -> String)
        func save(_ number: Int, to place: String)
        func save(to place: String)
        func save(to place: Int)
        func load(_ name: String)
        func load(_ name: String) async
        func read() -> Bowl
        func read() -> String
        var count: Int { get }
        func count(_ name: String) -> Int
        static func save(_ number: Int)
        static func <= (first: Self, second: Self) -> Bool
        func session(_ id: Int, task: Int, didSendBytes: Int, totalBytesSent: Int, bytesExpected: Int)
        func session(_ id: Int, task: Int, didCompleteWithError: (any Error)?)
        func session(_ id: Int, dataTask: Int, didReceive: Int, then handler: @escaping () -> Void)
        func session(_ id: Int, dataTask: Int, willCacheResponse: Int, then handler: @escaping () -> Void)
      }
      struct Bowl {}
      """
    ])
    let modules = Modules(folder.targets("Shop"), qualifiesAll: true)
    let type = try #require(modules.protocols().first)
    requirements = MockedProtocol(type, in: modules).requirements
  }

  private func names(_ requirements: [Requirement]) -> [String] {
    let names = RecordNames(requirements)
    return requirements.indices.map { names[$0] }
  }

  @Test("tells overloads apart by as much as it takes, in the words of the source")
  func overloads() {
    #expect(
      names(requirements) == [
        "saveInt", "saveIntArray", "saveIntOptional", "saveIntVariadic", "saveIntArrayOptional",
        "saveIntIntTuple", "saveIntInt", "saveStringIntDictionary", "saveIntToString",
        "saveToIntString",
        "saveToString", "saveToInt", "load", "loadAsync", "readBowl", "readString", "count",
        "count", "save", "lessThanEquals", "sessionTaskDidSendBytes",
        "sessionTaskDidCompleteWithError", "sessionDataTaskDidReceive",
        "sessionDataTaskWillCacheResponse",
      ])
  }

  @Test("stays when another overload is inserted", arguments: ["save", "session"])
  func stable(method: String) {
    let all = requirements.filter { $0.baseName == method && !$0.isStatic }
    for removed in all.indices {
      var rest = all
      rest.remove(at: removed)
      var kept = names(all)
      kept.remove(at: removed)
      #expect(names(rest) == kept)
    }
  }
}
