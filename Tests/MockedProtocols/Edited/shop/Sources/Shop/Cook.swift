import Pantry

protocol Base { func open() }

protocol Cook: Base, Shelf, Sendable {
  func wash(_ bowls: Int) async throws -> Bool
  func rest()
}

struct Waiter {
  let cook: any Cook
  func serve() async throws -> Bool {
    cook.open()
    return try await cook.wash(try cook.take(2).count)
  }
}
