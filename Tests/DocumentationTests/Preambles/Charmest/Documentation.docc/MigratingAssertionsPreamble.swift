private struct Closed: Error, Equatable { var code = 7 }
private struct Broken: Error {}
private enum Spill: Error { case broth(Int) }
private enum Payment { case cash(yen: Int) }
private struct Shop { let isOpen = true, isClosed = false }
private actor Kitchen { private(set) var orders = 3 }

private final class Pot: Sendable {
  let temperature = 90, isHot = true, isCold = false
  let lid: String? = "lid"
}

private func open() throws { throw Closed() }
private func close() throws {}
private func spill() throws { throw Spill.broth(1) }
private func price() throws -> Int { 900 }
private func load() async throws -> Int { 3 }
private func fail() async throws { throw Closed() }
private func load(completion: @escaping @Sendable () -> Void) { Task { completion() } }

private let bowls = 2
private let ratio = 1.5
private let (isOpen, isClosed) = (true, false)
private let (guest, nobody, name) = ("Jon" as String?, nil as String?, "Jon" as String?)
private let topping = "wakame"
private let extras = ["wakame", "tamago"]
private let orders = [Order(bowls: 2, soup: .miso), Order(bowls: 3, soup: .shio)]
private let prices = ["miso": 900]
private let (object, pot) = (Pot(), Pot())
private var anyPot: Any { pot }
private let payment = Payment.cash(yen: 900)
private let shop: Shop? = Shop()
private let result = Result<Int, Closed>.failure(Closed())
private let error: any Error = Closed()
private let kitchen = Kitchen()
private let cook = MockCook()
private let file: StaticString = #filePath
private let line: UInt = #line

// MARK: tables

// MARK: table From XCTest and #expect, Waiting
let doneCalls = MockMethod("done()")
load { doneCalls.invoke() }
load { doneCalls.invoke() }

// MARK: table From Nimble, Errors and requirements 15
let postCalls = MockMethod("post(_:)", taking: String.self)
postCalls.invoke("surf")
