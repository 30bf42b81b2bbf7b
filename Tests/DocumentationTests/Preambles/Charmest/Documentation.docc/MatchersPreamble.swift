private struct Guests {
  func find(_ name: String) async -> String? { name.isEmpty ? nil : "Guest \(name)" }
}

private enum Soup: Equatable { case miso, shio, shoyu }

private enum Payment { case cash(yen: Int) }

private enum Answer { case declined(Int, String) }

private enum MenuError: Error, Equatable { case empty }

private final class Pot: Sendable {}

private struct Address: Equatable { var city = "Kyoto" }

private struct Guest: Equatable {
  var name = "Jon"
  var visits = 3
  var nickname: String? = "J"
  var address = Address()
}

private struct Bill { var yen = 900 }

private func parse(_ text: String) throws -> Int {
  if text.isEmpty { throw MenuError.empty }
  return text.count
}

private let bowls = 2
private let soup = Soup.miso
private let topping = "wakame"
private let extras = ["wakame", "tamago"]
private let prices = ["miso": 900, "shio": 850]
private let (guest, bill, pot) = (Guest(), Bill(), Pot())
private let nicknames = ["Jo", nil]
private let weight = 0.3
private let noon = Date(timeIntervalSince1970: 43_200)
private let calendar = Calendar(identifier: .gregorian)
private let receipt = "miso 900\nTotal: 1800\nThank you"
private let body = #"{ "soup": "miso" }"#
private let reply = #"{"extras": ["nori"], "id": 7}"#
private let payment = Payment.cash(yen: 1_800)
private let answer = Answer.declined(402, "over the limit")
private let price = Result<Int, MenuError>.success(900)
private let failure = Result<Int, MenuError>.failure(.empty)

// MARK: tables

// MARK: How to use this page
let extras = ["wakame"]
let guests = Guests()
