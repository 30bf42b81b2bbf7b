private struct Ticket: ~Copyable { let number: Int }

private protocol Pantry {
  func admit(_ ticket: consuming Ticket) -> Bool
  func note<each Value>(_ values: repeat each Value)
  func take(_ item: String)
  func wipe()
  func stock(of item: String) -> Int
  func order(_ item: String, count: Int) throws -> Int
  func reserve(_ soup: RamenSoup) throws(OutOfStock)
  func deliver(_ item: String) async throws -> Int
  func onDelivery(_ handler: @escaping @Sendable (String) -> Void)
  func forEach(_ body: (String) -> Void)
  func label<Item: CustomStringConvertible>(_ item: Item) -> String
  func season(_ extras: inout [String])
  var degrees: Int { get set }
  subscript(item: String) -> Int { get }
  static func open()
  static func close()
}

private final class MockPantry: Mock, Pantry {
  // EXAMPLE: One MockMethod per method 1
  // EXAMPLE: One MockMethod per method 2
  // EXAMPLE: Results and errors 1
  // EXAMPLE: Results and errors 2
  // EXAMPLE: Results and errors 3
  // EXAMPLE: Asynchronous methods 1
  // EXAMPLE: Properties and subscripts 1
  // EXAMPLE: Properties and subscripts 3
  // EXAMPLE: Generics 1
  // EXAMPLE: Closures 1
  // EXAMPLE: Closures 3
  // EXAMPLE: Arguments that are changed 1
  // EXAMPLE: Arguments that cannot be stored 1
  // EXAMPLE: Statics 1
  // EXAMPLE: Statics 2
}

private class RealCook {
  func wash() {}
}

private struct Menu { var soups: [RamenSoup] }

private final class MockPrinter: Mock {
  // EXAMPLE: Results without a stub 1
}

private struct Recipe {}

private final class MockBook: Mock {
  let recipeCalls = MockMethod(
    "recipe(for:)", taking: RamenSoup.self, returning: Recipe.self, throwing: (any Error).self)

  func recipe(for soup: RamenSoup) throws -> Recipe { try recipeCalls.invoke(soup) }
}

// MARK: Properties and subscripts 2
let pantry = MockPantry()

// MARK: Closures 2
let arrived = ArgumentCaptor<String>()
pantry.onDelivery { item in assertThat(item, capture(into: arrived)) }
// EXAMPLE
assertThat(arrived.values, containsExactly("nori"))

// MARK: Statics 3
MockPantry.openCalls.reset()
MockPantry.open()
verify(MockPantry.openCalls)
// EXAMPLE
let filled = MockPantry()
filled.take("nori")
filled.stockCalls.returns(3)
assertThat(filled.stock(of: "nori"), 3)
assertThat(try filled.order("nori", count: 2), 0)
filled.reserveCalls.throws(OutOfStock(soup: .miso))
assertThrows(try filled.reserve(.miso), OutOfStock(soup: .miso))
assertThat(try await filled.deliver("nori"), 0)
assertThat(filled.label("nori"), "")
filled.wipe()
assertThat(filled.callLog, hasSuffix("wipe()"))
filled.forEachCalls.returns(["nori"])
filled.forEach { assertThat($0, "nori") }
assertThat(filled["nori"], 0)
filled.seasonCalls.answers { $0 + ["salt"] }
var extras = ["nori"]
filled.season(&extras)
assertThat(extras, containsExactly("nori", "salt"))
filled.admitCalls.when(7).returns(true)
assertThat(filled.admit(Ticket(number: 7)))
filled.note("nori", 3)
verify(filled.noteCalls, calledWith: having("count", { $0.count }, 2))
assertThat(filled.calls, hasCount(12))
let actor = ActorCook()
await actor.wash()
verify(actor.washCalls)
await { @MainActor in
  let screen = ScreenCook()
  screen.wash()
  verify(screen.washCalls)
}()
let subclass = SubclassedCook()
(subclass as RealCook).wash()
verify(subclass.washCalls)
assertThat(MockPrinter().menu().soups, containsExactly(.miso))

// MARK: Results without a stub 2
do { _ = try MockBook().recipe(for: .miso) } catch { print(error) }
