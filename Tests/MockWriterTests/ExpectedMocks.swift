/// The mocks of the protocols in `Fixtures/Shop.swift`, whole.
let expectedMocks: [(name: String, what: String, mock: String)] = [
  (
    "Counter", "a public protocol",
    """
    final class MockCounter: Mock, Counter {
      let openCalls = MockMethod("open()")

      func open() { openCalls.invoke() }
    }
    """
  ),
  (
    "Cook", "methods and overloads",
    """
    final class MockCook: Mock, Cook {
      let cookCalls = MockMethod("cook(bowls:of:with:)", taking: Int.self, String.self, [String].self)
      let priceCalls = MockMethod(
        "price(of:)",
        taking: Bowl.self,
        returning: Int.self,
        throwing: SoldOut.self
      )
      let deliverCalls = MockMethod(
        "deliver(_:)",
        taking: Data.self,
        returning: Bool.self,
        throwing: (any Error).self
      )
      let findIntCalls = MockMethod("find(_:)", taking: Int.self, returning: Bowl?.self)
      let findStringCalls = MockMethod("find(_:)", taking: String.self, returning: Bowl?.self)
      let findNamedCalls = MockMethod("find(named:)", taking: String.self, returning: Bowl?.self)

      func cook(bowls: Int, of soup: String, with extras: [String]) {
        cookCalls.invoke(bowls, soup, extras)
      }

      func price(of bowl: Bowl) throws(SoldOut) -> Int { try priceCalls.invoke(bowl) }

      @discardableResult func deliver(_ data: Data) async throws -> Bool {
        try await deliverCalls.invoke(data)
      }

      func find(_ number: Int) -> Bowl? { findIntCalls.invoke(number) }

      func find(_ name: String) -> Bowl? { findStringCalls.invoke(name) }

      func find(named name: String) async -> Bowl? { await findNamedCalls.invoke(name) }
    }
    """
  ),
  (
    "Helper", "closures, inout and variadics",
    """
    final class MockHelper: Mock, Helper {
      let seasonCalls = MockMethod("season(_:)", taking: [String].self, returning: [String]?.self)
      let forEachCalls = MockMethod("forEach(_:)", returning: [Bowl].self)
      let performCalls = MockMethod("perform(_:)")
      let withLockCalls = MockMethod("withLock(_:)", taking: Any.self)
      let allCalls = MockMethod("all(where:)", returning: [Bowl].self)
      let laterCalls = MockMethod("later(_:)", taking: (@Sendable (Int) -> Void).self)
      let mixCalls = MockMethod("mix(_:)", taking: [Int].self)
      let logCalls = MockMethod("log(_:)", taking: String.self)

      func season(_ extras: inout [String]) { extras = seasonCalls.invoke(extras) ?? extras }

      func forEach(_ body: (Bowl) -> Void) { forEachCalls.invoke().forEach(body) }

      func perform(_ work: () -> Void) {
        performCalls.invoke()
        work()
      }

      func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        let given = try body()
        withLockCalls.invoke(given)
        return given
      }

      func all(where isIncluded: (Bowl) -> Bool) -> [Bowl] {
        // isIncluded does not escape, so it is not recorded. Call it here as the test needs it.
        allCalls.invoke()
      }

      func later(_ work: @escaping @Sendable (Int) -> Void) { laterCalls.invoke(work) }

      func mix(_ amounts: Int...) { mixCalls.invoke(amounts) }

      func log(_ text: @autoclosure () -> String) { logCalls.invoke(text()) }
    }
    """
  ),
  (
    "Members", "properties, subscripts, statics and initialisers",
    """
    final class MockMembers: Mock, Members, Sendable {
      static let openCalls = MockMethod("open()", returning: Int.self)
      let degreesProperty = MockProperty("degrees", of: Int.self)
      let stockProperty = MockProperty("stock", of: Int.self, throwing: (any Error).self)
      let subscriptGets = MockMethod(
        "subscript(_:column:) { get }",
        taking: Int.self,
        Int.self,
        returning: String?.self
      )
      let subscriptSets = MockMethod(
        "subscript(_:column:) { set }",
        taking: Int.self,
        Int.self,
        String?.self
      )
      static let isLessCalls = MockMethod(
        "<(_:_:)",
        taking: MockMembers.self,
        MockMembers.self,
        returning: Bool.self
      )

      init() {}

      init(name: String) {}

      static func open() -> Int { openCalls.invoke() }

      var degrees: Int {
        get { degreesProperty.get() }
        set { degreesProperty.set(newValue) }
      }

      var stock: Int {
        get async throws { try stockProperty.get() }
      }

      subscript(row: Int, column column: Int) -> String? {
        get { subscriptGets.invoke(row, column) }
        set { subscriptSets.invoke(row, column, newValue) }
      }

      static func < (first: MockMembers, second: MockMembers) -> Bool {
        isLessCalls.invoke(first, second)
      }
    }
    """
  ),
  (
    "Generics", "generic methods",
    """
    final class MockGenerics: Mock, Generics {
      let labelCalls = MockMethod(
        "label(_:_:_:)",
        taking: (any CustomStringConvertible).self,
        [any CustomStringConvertible].self,
        (any CustomStringConvertible)?.self,
        returning: String.self
      )
      let decodeCalls = MockMethod(
        "decode(_:)",
        taking: (any Decodable.Type).self,
        returning: (any Decodable).self,
        throwing: (any Error).self
      )

      func label<Item: CustomStringConvertible>(
        _ item: Item,
        _ others: [Item],
        _ last: Item?
      ) -> String {
        labelCalls.invoke(item, others, last)
      }

      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decodeCalls.invoke(type) as! Value
      }
    }
    """
  ),
  (
    "Box", "associated types",
    """
    final class MockBox<Item: Equatable>: Mock, Box {
      let putCalls = MockMethod("put(_:)", taking: Item.self)

      func put(_ item: Item) { putCalls.invoke(item) }

      // empty() is left out: a generic type has no static constants to record its calls.
    }
    """
  ),
  (
    "TextBox", "an associated type that is fixed",
    """
    final class MockTextBox: Mock, TextBox {
      typealias Item = String

      let putCalls = MockMethod("put(_:)", taking: Item.self)
      static let emptyCalls = MockMethod("empty()", returning: Bool.self)

      func put(_ item: Item) { putCalls.invoke(item) }

      static func empty() -> Bool { emptyCalls.invoke() }
    }
    """
  ),
  (
    "Waiter", "an actor",
    """
    actor MockWaiter: Mock, Waiter {
      nonisolated let waitCalls = MockMethod("wait()")
      nonisolated let nameCalls = MockMethod("name()", returning: String.self)

      func wait() { waitCalls.invoke() }

      nonisolated func name() -> String { nameCalls.invoke() }
    }
    """
  ),
  (
    "Screen", "a global actor",
    """
    @MainActor final class MockScreen: Mock, Screen {
      let showCalls = MockMethod("show(_:)", taking: String.self)

      func show(_ text: String) { showCalls.invoke(text) }
    }
    """
  ),
  (
    "Stocked", "inherited protocols, also of other modules",
    """
    final class MockStocked: Mock, Stocked {
      let countCalls = MockMethod("count()", returning: Int.self)
      let takeCalls = MockMethod("take(_:)", taking: String.self, returning: Int.self)

      func count() -> Int { countCalls.invoke() }

      func take(_ item: String) -> Int { takeCalls.invoke(item) }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

      static func == (first: MockStocked, second: MockStocked) -> Bool { first === second }
    }
    """
  ),
  (
    "Uncopyable", "what cannot be written",
    """
    final class MockUncopyable: Mock, Uncopyable {
      let washCalls = MockMethod("wash()")

      // tear(_:) is left out: ticket is of the type Ticket, which cannot be copied.

      func wash() { washCalls.invoke() }
    }
    """
  ),
  (
    "House.Door", "a protocol in another type",
    """
    final class MockDoor: Mock, House.Door {
      let knockCalls = MockMethod("knock()")

      func knock() { knockCalls.invoke() }
    }
    """
  ),
  (
    "Hidden", "a private protocol",
    """
    // Hidden is private: its mock can only stand in the same file.
    final class MockHidden: Mock, Hidden {
      let hideCalls = MockMethod("hide()")

      func hide() { hideCalls.invoke() }
    }
    """
  ),
  (
    "Wide", "long lines",
    """
    final class MockWide: Mock, Wide {
      let serveEverythingCalls = MockMethod(
        "serveEverything(firstCourse:secondCourse:thirdCourse:dessert:)",
        taking: String.self,
        String.self,
        String.self,
        String.self,
        returning: [String: Int].self
      )

      func serveEverything(
        firstCourse: String,
        secondCourse: String,
        thirdCourse: String,
        dessert: String
      ) -> [String: Int] {
        serveEverythingCalls.invoke(firstCourse, secondCourse, thirdCourse, dessert)
      }
    }
    """
  ),
]
