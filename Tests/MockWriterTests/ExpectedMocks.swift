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
        "price(of:)", taking: Bowl.self, returning: Int.self, throwing: SoldOut.self)
      let deliverCalls = MockMethod(
        "deliver(_:)", taking: Data.self, returning: Bool.self, throwing: (any Error).self)
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
      let seasonCalls = MockMethod("season(_:)", taking: [String].self)
      let forEachCalls = MockMethod("forEach()")
      let performCalls = MockMethod("perform()")
      let withLockCalls = MockMethod("withLock()", returning: Any.self)
      let allCalls = MockMethod("all()", returning: [Bowl].self)
      let laterCalls = MockMethod("later(_:)", taking: (@Sendable (Int) -> Void).self)
      let mixCalls = MockMethod("mix(_:)", taking: [Int].self)
      let chainCalls = MockMethod("chain(_:)", taking: [() -> Void].self)
      let logCalls = MockMethod("log(_:)", taking: String.self)

      func season(_ extras: inout [String]) {
        // By hand: extras stays as it is. Change it here: extras = ...
        seasonCalls.invoke(extras)
      }

      func forEach(_ body: (Bowl) -> Void) {
        // By hand: body does not escape, so it is not recorded. Call it here if a test needs it:
        // body(...)
        forEachCalls.invoke()
      }

      func perform(_ work: () -> Void) {
        // By hand: work does not escape, so it is not recorded. Call it here if a test needs it:
        // work()
        performCalls.invoke()
      }

      func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        // By hand: body does not escape, so it is not recorded. Call it here if a test needs it:
        // try body()
        withLockCalls.cast(withLockCalls.invoke(), to: Result.self)
      }

      func all(where isIncluded: (Bowl) -> Bool) -> [Bowl] {
        // By hand: isIncluded does not escape, so it is not recorded. Call it here if a test needs it:
        // isIncluded(...)
        allCalls.invoke()
      }

      func later(_ work: @escaping @Sendable (Int) -> Void) { laterCalls.invoke(work) }

      func mix(_ amounts: Int...) { mixCalls.invoke(amounts) }

      func chain(_ steps: (() -> Void)...) { chainCalls.invoke(steps) }

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
        "subscript(_:column:) { get }", taking: Int.self, Int.self, returning: String?.self)
      let subscriptSets = MockMethod(
        "subscript(_:column:) { set }", taking: Int.self, Int.self, String?.self)
      static let lessThanCalls = MockMethod(
        "<(_:_:)", taking: MockMembers.self, MockMembers.self, returning: Bool.self)

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
        lessThanCalls.invoke(first, second)
      }
    }
    """
  ),
  (
    "Generics", "generic methods",
    """
    final class MockGenerics: Mock, Generics {
      let labelCalls = MockMethod(
        "label(_:_:_:)", taking: (any CustomStringConvertible).self, [any CustomStringConvertible].self,
        (any CustomStringConvertible)?.self, returning: String.self)
      let decodeCalls = MockMethod(
        "decode(_:)", taking: (any Decodable.Type).self, returning: (any Decodable).self,
        throwing: (any Error).self)

      func label<Item: CustomStringConvertible>(_ item: Item, _ others: [Item], _ last: Item?) -> String
      {
        labelCalls.invoke(item, others, last)
      }

      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decodeCalls.cast(decodeCalls.invoke(type), to: Value.self)
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

      // By hand: empty() is left out: a generic type has no static records.
      // static func empty() -> Bool
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

      static func == (first: MockStocked, second: MockStocked) -> Bool { first === second }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """
  ),
  (
    "Uncopyable", "a type that cannot be copied",
    """
    final class MockUncopyable: Mock, Uncopyable {
      let tearCalls = MockMethod("tear()")
      let washCalls = MockMethod("wash()")

      func tear(_ ticket: borrowing Ticket) {
        // By hand: ticket cannot be kept, so it is not recorded.
        tearCalls.invoke()
      }

      func wash() { washCalls.invoke() }
    }
    """
  ),
  (
    "Document", "result builders, which are left to write",
    """
    final class MockDocument: Mock, Document {
      // By hand: lines is left out: a result builder would change its body.
      // @Lines var lines: [String] { get }

      // By hand: chapter(_:let:_:) is left out: a result builder would change its body.
      // func chapter(_ first: Int, let second: `struct`, @Lines _ content: () -> [String]) -> Int
    }
    """
  ),
  (
    "Racked", "a generic class, and an operator of one's own",
    """
    final class MockRacked: Rack<Int>, Mock, Racked {
      let openCalls = MockMethod("open()")
      static let lessThanTildeGreaterThanCalls = MockMethod(
        "<~>(_:_:)", taking: MockRacked.self, Int.self, returning: Bool.self)

      nonisolated override init() {}

      nonisolated override func open() { openCalls.invoke() }

      static func <~> (first: MockRacked, second: Int) -> Bool {
        lessThanTildeGreaterThanCalls.invoke(first, second)
      }
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
    // By hand: Hidden is private. Move its mock into its file.
    final class MockHidden: Mock, Hidden {
      let hideCalls = MockMethod("hide()")

      func hide() { hideCalls.invoke() }
    }
    """
  ),
  (
    "OddNames", "raw identifiers, keywords and names that hide others",
    """
    final class MockOddNames: Mock, OddNames {
      let serveABowlCalls = MockMethod("serve a bowl(to guest:2nd:)", taking: String.self, Int.self)
      let isOpenProperty = MockProperty("is open?", of: Bool.self)
      let selfCalls = MockMethod("Self()")
      let defaultCalls = MockMethod("default(_:argument1:)", taking: Int.self, Int.self)
      let makeCalls = MockMethod(
        "make(_:_:)", taking: Int.self, Array<Bowl.`Type`>.Element.self,
        returning: MockOddNames.Type.self)
      let saveCalls = MockMethod("save(_:)", taking: Int.self)

      func `serve a bowl`(`to guest` name: String, `2nd` argument2: Int) {
        serveABowlCalls.invoke(name, argument2)
      }

      var `is open?`: Bool {
        get { isOpenProperty.get() }
        set { isOpenProperty.set(newValue) }
      }

      func `Self`() { selfCalls.invoke() }

      func `default`(_ argument1: Int, argument1 argument2: Int) {
        defaultCalls.invoke(argument1, argument2)
      }

      func make(_ argument1: Int, _ type: Bowl.`Type`) -> MockOddNames.Type {
        makeCalls.invoke(argument1, type)
      }

      func save(_ argument1: Int) { saveCalls.invoke(argument1) }
    }
    """
  ),
  (
    "Writing", "inout with a result",
    """
    final class MockWriting: Mock, Writing {
      let swapCalls = MockMethod("swap(_:_:)", taking: Int.self, String.self, returning: Bool.self)
      let nextCalls = MockMethod(
        "next(_:)", taking: (any Equatable).self, returning: Bowl.self, throwing: (any Error).self)

      func swap(_ first: inout Int, _ second: inout String) -> Bool {
        // By hand: first stays as it is. Change it here: first = ...
        // second stays as it is. Change it here: second = ...
        swapCalls.invoke(first, second)
      }

      func next<Item: Equatable>(_ item: inout Item) throws -> Bowl {
        // By hand: item stays as it is. Change it here: item = ...
        try nextCalls.invoke(item)
      }
    }
    """
  ),
  (
    "Model", "a global actor and protocols that belong to none",
    """
    @MainActor final class MockModel: Mock, Model {
      let idProperty = MockProperty("id", of: String.self)
      nonisolated static let makeCalls = MockMethod("make()")
      let runCalls = MockMethod("run()")
      let stockProperty = MockProperty("stock", of: Int.self, throwing: (any Error).self)
      let countCalls = MockMethod("count()", returning: Int.self, throwing: (any Error).self)
      let descriptionProperty = MockProperty("description", of: String.self)

      nonisolated var id: String { idProperty.get() }

      nonisolated static func make() { makeCalls.invoke() }

      func run(_ work: @MainActor @Sendable () -> Void) {
        // By hand: work does not escape, so it is not recorded. Call it here if a test needs it:
        // work()
        runCalls.invoke()
      }

      nonisolated var stock: Int {
        get throws { try stockProperty.get() }
      }

      nonisolated func count() async throws -> Int { try await countCalls.invoke() }

      nonisolated var description: String { descriptionProperty.get() }
    }
    """
  ),
  (
    "Recent", "what older systems do not have",
    """
    @available(macOS 15.1, iOS 18, *)
    final class MockRecent: Mock, Recent {
      let openCalls = MockMethod("open()")

      func open() { openCalls.invoke() }
    }
    """
  ),
  (
    "Printer", "a type inside another that cannot be copied",
    """
    final class MockPrinter: Mock, Printer {
      let tearCalls = MockMethod("tear()")

      func tear(_ receipt: borrowing Till.Receipt) {
        // By hand: receipt cannot be kept, so it is not recorded.
        tearCalls.invoke()
      }
    }
    """
  ),
]
