import Testing

@testable import MockWriter

// That mocks of all shapes compile and work, is what `.ci/mocks` shows. Here stands how they read.
@Suite("The source of a mock") struct MockSourceTests {
  private func mock(_ name: String, in source: String, isWritten: Bool = false) throws -> String {
    let folder = try TemporaryFolder(["Shop/Shop.swift": source])
    let modules = Modules(folder.targets("Shop"))
    let type = try #require(modules.protocols { $0 == name }.first)
    let surroundings = MockSurroundings(in: modules, isWritten: isWritten)
    let mock = MockSource(MockedProtocol(type, in: modules), in: surroundings)
    #expect(isWritten || mock.placesByHand == mock.lines.count { $0.contains("By hand:") })
    return mock.lines.joined(separator: "\n")
  }

  @Test("has a record and a body for each method, and names that tell overloads apart")
  func methods() throws {
    let source = """
      protocol Cook {
        func price(of bowl: Bowl) throws(SoldOut) -> Int
        @discardableResult func deliver(_ data: Data) async throws -> Bool
        func find(_ number: Int) -> Bowl?
        func find(named `in`: String)
        func put(_: Int, names: String...)
      }
      """
    #expect(
      try mock("Cook", in: source) == """
        final class MockCook: Mock, Cook {
          let priceCalls = MockMethod("price(of:)", taking: Bowl.self, returning: Int.self, throwing: SoldOut.self)
          let deliverCalls = MockMethod("deliver(_:)", taking: Data.self, returning: Bool.self, throwing: (any Error).self)
          let findCalls = MockMethod("find(_:)", taking: Int.self, returning: Bowl?.self)
          let findNamedCalls = MockMethod("find(named:)", taking: String.self)
          let putCalls = MockMethod("put(_:names:)", taking: Int.self, [String].self)

          func price(of bowl: Bowl) throws(SoldOut) -> Int { try priceCalls.invoke(bowl) }

          @discardableResult func deliver(_ data: Data) async throws -> Bool {
            try await deliverCalls.invoke(data)
          }

          func find(_ number: Int) -> Bowl? { findCalls.invoke(number) }

          func find(named argument1: String) { findNamedCalls.invoke(argument1) }

          func put(_ argument1: Int, names: String...) { putCalls.invoke(argument1, names) }
        }
        """)
  }

  @Test("has a record for each accessor, which awaits if it may")
  func members() throws {
    let source = """
      protocol Members: Sendable {
        init(name: String)
        var degrees: Int { get set }
        var stock: Int { get async throws }
        subscript(row: Int, column column: Int) -> String? { get set }
        static func < (first: Self, second: Self) -> Bool
      }
      """
    #expect(
      try mock("Members", in: source) == """
        final class MockMembers: Mock, Members, Sendable {
          let degreesProperty = MockProperty("degrees", of: Int.self)
          let stockProperty = MockProperty("stock", of: Int.self, throwing: (any Error).self)
          let subscriptGets = MockMethod("subscript(_:column:) { get }", taking: Int.self, Int.self, returning: String?.self)
          let subscriptSets = MockMethod("subscript(_:column:) { set }", taking: Int.self, Int.self, String?.self)
          static let lessThanCalls = MockMethod("<(_:_:)", taking: MockMembers.self, MockMembers.self, returning: Bool.self)

          init() {}

          init(name: String) {}

          var degrees: Int {
            get { degreesProperty.get() }
            set { degreesProperty.set(newValue) }
          }

          var stock: Int {
            get async throws { try await stockProperty.get() }
          }

          subscript(row: Int, column column: Int) -> String? {
            get { subscriptGets.invoke(row, column) }
            set { subscriptSets.invoke(row, column, newValue) }
          }

          static func < (first: MockMembers, second: MockMembers) -> Bool {
            lessThanCalls.invoke(first, second)
          }
        }
        """)
  }

  @Test("has generic parameters for associated types, and records generic values as existentials")
  func generics() throws {
    let source = """
      protocol Box<Item>: AnyObject {
        associatedtype Item: Equatable
        func decode<T: Codable & Sendable>(_ type: T.Type, as other: [T]) throws -> T where T: Hashable
        static func empty() -> Bool
      }
      """
    #expect(
      try mock("Box", in: source) == """
        final class MockBox<Item: Equatable>: Mock, Box {
          let decodeCalls = MockMethod("decode(_:as:)", taking: Any.Type.self, [any Codable & Sendable & Hashable].self, \
        returning: (any Codable & Sendable & Hashable).self, throwing: (any Error).self)

          func decode<T: Codable & Sendable>(_ type: T.Type, as other: [T]) throws -> T where T: Hashable {
            try decodeCalls.cast(decodeCalls.invoke(type, other), to: T.self)
          }

          // By hand: empty() is left out: a generic type has no static records.
          // static func empty() -> Bool
        }
        """)
  }

  @Test("names generic parameters anew where methods differ only in associated types")
  func confusedTypes() throws {
    let source = """
      protocol Store {
        associatedtype State
        associatedtype Action
        associatedtype Thunk
        func send(_ action: Action)
        func send(_ thunk: Thunk)
        func send(_ state: State, _ action: Action)
      }
      """
    let mock = try mock("Store", in: source)
    #expect(mock.hasPrefix("final class MockStore<State, MockedAction, MockedThunk>: Mock"))
    #expect(mock.contains("typealias Thunk = MockedThunk"))
    #expect(!mock.contains("MockedState"))
  }

  @Test("belongs to the actor of its protocol, without saying it again")
  func isolation() throws {
    let source = """
      protocol Base { func count() async }
      @MainActor protocol Model: Base, Identifiable where ID == String {
        @MainActor func run(_ work: @MainActor () -> Void)
        nonisolated static func make()
      }
      """
    #expect(
      try mock("Model", in: source) == """
        @MainActor final class MockModel: Mock, Model {
          let runCalls = MockMethod("run()")
          nonisolated static let makeCalls = MockMethod("make()")
          let countCalls = MockMethod("count()")
          let idProperty = MockProperty("id", of: String.self)

          func run(_ work: @MainActor () -> Void) {
            // By hand: work does not escape, so it is not recorded. Call it here if a test needs it:
            // work()
            runCalls.invoke()
          }

          nonisolated static func make() { makeCalls.invoke() }

          nonisolated func count() async { await countCalls.invoke() }

          nonisolated var id: String { idProperty.get() }
        }
        """)
  }

  @Test("repeats conditions, and has no comments where a build writes it")
  func conditions() throws {
    let source = """
      @available(macOS 15.1, iOS 18, *) protocol Recent {
        #if os(Linux) && DEBUG
          func open(_ path: inout String)
        #endif
      }
      """
    #expect(
      try mock("Recent", in: source, isWritten: true) == """
        @available(macOS 15.1, iOS 18, *)
        final class MockRecent: Mock, Recent {
          #if os(Linux) && DEBUG
          let openCalls = MockMethod("open(_:)", taking: String.self)
          #endif

          #if os(Linux) && DEBUG
          func open(_ path: inout String) { openCalls.invoke(path) }
          #endif
        }
        """)
  }

  @Test("says what cannot be mocked")
  func gaps() throws {
    #expect(
      try mock("A", in: "protocol A { #add }")
        == "// By hand: A cannot be mocked: line 1 of Shop.swift is not understood.")
    #expect(
      try mock("A", in: "protocol A: UIThing {}").contains(
        "// By hand: What UIThing requires is left out: no source has it."))
    #expect(
      try mock("A", in: "private protocol A {}").hasPrefix(
        "// By hand: A is private. Move the mock into its file.\n"))
  }
}
