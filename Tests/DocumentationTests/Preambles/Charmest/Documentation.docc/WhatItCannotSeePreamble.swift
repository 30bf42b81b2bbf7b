/// Compared like a `URLRequest`, which is in another module on each system.
private struct Request {
  let httpBody: Data? = Data(#"{ "soup": "miso" }"#.utf8)
}

private struct Form {
  var guest = "Jon"
  var onSave: @Sendable () -> Void = {}
}

private enum Payment { case cash, card }

private func findGuest() -> String? { "Jon" }

private let bowls = 2
private let name = "Jon"
private let text = "a\r\nb"
private let orders = [Set(["shio"]), ["miso"]]
private let extras = ["wakame", "tamago"]
private let lines = ["miso 900", "Total"]
private let request = Request()
private let payment: Payment? = .card
private let (form, draft) = (Form(), Form())

// MARK: table Values
