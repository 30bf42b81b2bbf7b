import Charmest
import RamenShop
import Testing

/// The mocks of the article on writing mocks.
enum WritingMocks {
  struct Ticket: ~Copyable { let number: Int }

  protocol Pantry {
    func admit(_ ticket: consuming Ticket) -> Bool
    func note<each Value>(_ values: repeat each Value)
    static func close()
    func take(_ item: String)
    func wipe()
    func stock(of item: String) -> Int
    func order(_ item: String, count: Int) throws -> Int
    func reserve(_ soup: RamenSoup) throws(OutOfStock)
    func items() async -> [String]
    func deliver(_ item: String) async throws -> Int
    func onDelivery(_ handler: @escaping @Sendable (String) -> Void)
    func forEach(_ body: (String) -> Void)
    func label<Item: CustomStringConvertible>(_ item: Item) -> String
    func season(_ extras: inout [String])
    var isOpen: Bool { get }
    var degrees: Int { get set }
    subscript(item: String) -> Int { get }
    static func open()
    init()
  }

  final class MockPantry: Mock, Pantry {
    let takeCalls = MockMethod("take(_:)", taking: String.self)
    func take(_ item: String) { takeCalls.invoke(item) }

    let wipeCalls = MockMethod()
    func wipe() { wipeCalls.invoke() }

    func warm() { degrees += 5 }

    let stockCalls = MockMethod("stock(of:)", taking: String.self, returning: Int.self)
    func stock(of item: String) -> Int { stockCalls.invoke(item) }

    let orderCalls = MockMethod(
      "order(_:count:)",
      taking: String.self,
      Int.self,
      returning: Int.self,
      throwing: (any Error).self
    )
    func order(_ item: String, count: Int) throws -> Int { try orderCalls.invoke(item, count) }

    let reserveCalls = MockMethod(
      "reserve(_:)",
      taking: RamenSoup.self,
      throwing: OutOfStock.self
    )
    func reserve(_ soup: RamenSoup) throws(OutOfStock) { try reserveCalls.invoke(soup) }

    let itemsCalls = MockMethod("items()", returning: [String].self)
    func items() async -> [String] { await itemsCalls.invoke() }

    let deliverCalls = MockMethod(
      "deliver(_:)",
      taking: String.self,
      returning: Int.self,
      throwing: (any Error).self
    )
    func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }

    let onDeliveryCalls = MockMethod("onDelivery(_:)", taking: (@Sendable (String) -> Void).self)
    func onDelivery(_ handler: @escaping @Sendable (String) -> Void) {
      onDeliveryCalls.invoke(handler)
    }

    let forEachCalls = MockMethod("forEach(_:)", returning: [String].self)
    func forEach(_ body: (String) -> Void) { forEachCalls.invoke().forEach(body) }

    let labelCalls = MockMethod(
      "label(_:)",
      taking: (any CustomStringConvertible).self,
      returning: String.self
    )
    func label<Item: CustomStringConvertible>(_ item: Item) -> String { labelCalls.invoke(item) }

    let seasonCalls = MockMethod("season(_:)", taking: [String].self, returning: [String]?.self)
    func season(_ extras: inout [String]) { extras = seasonCalls.invoke(extras) ?? extras }

    let isOpenCalls = MockMethod("isOpen()", returning: Bool.self)
    var isOpen: Bool { isOpenCalls.invoke() }

    let degreesProperty = MockProperty("degrees", initially: 20)
    var degrees: Int {
      get { degreesProperty.get() }
      set { degreesProperty.set(newValue) }
    }

    let subscriptGets = MockMethod(
      "subscript(_:) { get }",
      taking: String.self,
      returning: Int.self
    )
    subscript(item: String) -> Int { subscriptGets.invoke(item) }

    let admitCalls = MockMethod("admit(_:)", taking: Int.self, returning: Bool.self)
    func admit(_ ticket: consuming Ticket) -> Bool { admitCalls.invoke(ticket.number) }

    let noteCalls = MockMethod("note(_:)", taking: [Any].self)
    func note<each Value>(_ values: repeat each Value) {
      var list: [Any] = []
      repeat list.append(each values)
      noteCalls.invoke(list)
    }

    struct Statics: Mock {
      let closeCalls = MockMethod("close()")
    }
    static let statics = Statics()
    static func close() { statics.closeCalls.invoke() }

    static let openCalls = MockMethod("open()")
    static func open() { openCalls.invoke() }

    init() {}
  }

  struct Menu { var soups: [RamenSoup] }

  final class MockPrinter: Mock {
    let menuCalls = MockMethod("menu()", returning: Menu.self)
    func menu() -> Menu { menuCalls.invoke(default: Menu(soups: [.miso])) }
  }

  struct StructCook: Mock {
    let washCalls = MockMethod("wash()")
    func wash() { washCalls.invoke() }
  }

  actor ActorCook: Mock {
    let washCalls = MockMethod("wash()")
    func wash() { washCalls.invoke() }
  }

  @MainActor final class ScreenCook: Mock {
    let washCalls = MockMethod("wash()")
    func wash() { washCalls.invoke() }
  }

  class RealCook {
    func wash() {}
  }

  final class SubclassedCook: RealCook, Mock {
    let washCalls = MockMethod("wash()")
    override func wash() { washCalls.invoke() }
  }
}

@Suite("The article on writing mocks") struct WritingMocksTests {
  private var pantry = WritingMocks.MockPantry()

  @Test func everyKindOfRequirementIsRecorded() async throws {
    pantry.take("nori")
    pantry.stockCalls.returns(3)
    assertThat(pantry.stock(of: "nori"), 3)
    assertThat(try pantry.order("nori", count: 2), 0)
    pantry.reserveCalls.throws(OutOfStock(soup: .miso))
    assertThrows(try pantry.reserve(.miso), OutOfStock(soup: .miso))
    assertThat(await pantry.items(), empty())
    assertThat(try await pantry.deliver("nori"), 0)
    assertThat(pantry.label(3), "")
    assertThat(pantry.label("nori"), "")
    verify(pantry.labelCalls, calledWith: instanceOf(String.self, and: hasPrefix("no")))
    pantry.wipe()
    assertThat(pantry.callLog, hasSuffix("wipe()"))
    pantry.forEachCalls.returns(["nori"])
    var seen: [String] = []
    pantry.forEach { seen.append($0) }
    assertThat(seen, containsExactly("nori"))
    pantry.isOpenCalls.returns(true)
    assertThat(pantry.isOpen)
    assertThat(pantry.degrees, 20)
    assertThat(pantry["nori"], 0)
    verify(pantry.orderCalls, calledWith: "nori", 2)
    assertThat(pantry.calls, hasCount(13))
  }

  @Test func aPropertyRecordsGetsAndSets() {
    let pantry = pantry
    pantry.degreesProperty.returns(90)

    assertThat(pantry.degrees, 90)
    pantry.degrees = 95

    verify(pantry.degreesProperty.sets, calledWith: 95)
    pantry.reset()

    pantry.degreesProperty.value = 90
    pantry.warm()
    assertThat(pantry.degreesProperty.value, 95)
  }

  @Test func aHandlerIsCalledByTheTest() {
    let arrived = ArgumentCaptor<String>()

    pantry.onDelivery { item in assertThat(item, capture(into: arrived)) }
    argument(of: pantry.onDeliveryCalls.calls[0])("nori")

    assertThat(arrived.values, containsExactly("nori"))
  }

  @Test func anInoutArgumentIsReplacedByAStub() {
    var extras = ["nori"]
    pantry.seasonCalls.answers { $0 + ["salt"] }

    pantry.season(&extras)

    assertThat(extras, containsExactly("nori", "salt"))
    verify(pantry.seasonCalls, calledWith: ["nori"])
  }

  @Test func argumentsThatCannotBeKept() {
    pantry.admitCalls.when(7).returns(true)
    let pantry: some WritingMocks.Pantry = pantry
    assertThat(pantry.admit(WritingMocks.Ticket(number: 7)))
    pantry.note("nori", 3)
    verify(self.pantry.admitCalls, calledWith: 7)
    verify(self.pantry.noteCalls, calledWith: having("count", { $0.count }, 2))
  }

  @Test func staticsOfTheirOwn() {
    WritingMocks.MockPantry.statics.reset()
    WritingMocks.MockPantry.close()
    verify(WritingMocks.MockPantry.statics.closeCalls)
    verifyNoMoreCalls(WritingMocks.MockPantry.statics)
  }

  @Test func statics() {
    WritingMocks.MockPantry.openCalls.reset()
    WritingMocks.MockPantry.open()
    verify(WritingMocks.MockPantry.openCalls)
  }

  @Test func defaults() {
    let printer = WritingMocks.MockPrinter()
    assertThat(printer.menu().soups, containsExactly(.miso))
  }
}

@Suite("Kinds of types that can be mocks") @MainActor struct KindsOfMocksTests {
  @Test func kindsOfTypes() async {
    let cook = WritingMocks.ActorCook()
    await cook.wash()
    verify(cook.washCalls)
    let other = WritingMocks.StructCook()
    other.wash()
    verify(other.washCalls)
    let screen = WritingMocks.ScreenCook()
    screen.wash()
    verify(screen.washCalls)
    let subclass = WritingMocks.SubclassedCook()
    (subclass as WritingMocks.RealCook).wash()
    verify(subclass.washCalls)
  }
}
