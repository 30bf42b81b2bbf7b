private struct Bowl { var soup = RamenSoup.miso }
private struct Spilt: Error {}
private enum Payment: Equatable { case card(String) }
private enum Event { case paid(Any) }
private struct Player { let position = 5 }
private enum BoilError: Error, Equatable { case noWater }
private struct Guest { let nick: String? = "Jo", names = ["Jon"] }

private func boil() throws(BoilError) -> Int { throw .noWater }
private func load() async throws -> Int { 2 }
private func fail() async throws { throw Spilt() }

private final class MockHost: Mock {
  let seatCalls = MockMethod("seat(_:_:)", taking: Int.self, String?.self)
  let tableProperty = MockProperty("table", of: Int?.self)
}

private let bowls = 2
private let (bowl, guest, player) = (Bowl(), Guest(), Player())
private let spare: Bowl? = Bowl()
private let soup = RamenSoup.miso
private let receipt = "1"
private let weight = 0.3
private let nicknames = ["Jo", nil]
private let scores = [("swift", 20)]
private var event: Event { .paid(Payment.card("1")) }

// MARK: table Values and matchers

// MARK: table Mocks 1...12
let (cook, host) = (MockCook(), MockHost())
cook.greet("Jon")
cook.cookRamen(bowls: 2, soup: .miso, extras: [])
host.seatCalls.invoke(2, "Jon")
host.tableProperty.set(4)
let logCalls = MockMethod("log(_:)", taking: (any Error).self)
logCalls.invoke(BoilError.noWater)

// MARK: table try and await
let cook = MockCook()
cook.greet("Jon")
let loadCalls = MockMethod("load(_:)", taking: Int.self)

// MARK: table Mocks 10
cook.greet("Jon")
