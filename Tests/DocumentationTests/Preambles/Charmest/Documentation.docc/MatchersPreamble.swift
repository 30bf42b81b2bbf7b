private struct Guests {
  func find(_ name: String) async -> String? { name.isEmpty ? nil : "Guest \(name)" }
}

// MARK: How to use this page
let extras = ["wakame"]
let guests = Guests()

// MARK: Logic
let bowls = 2
