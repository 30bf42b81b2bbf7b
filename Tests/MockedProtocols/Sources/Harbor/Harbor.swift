import Foundation

// Protocols of a target whose declarations belong to the main actor if they do not say otherwise.

struct Ship: Equatable { var name = "" }

protocol Harbor {
  func dock(_ ship: Ship) -> Int
  var ships: [Ship] { get set }
  func wait() async throws -> Ship
}

nonisolated protocol Pier: Sendable {
  func moor(_ number: Int) -> Int
  var free: Int { get }
}

protocol Captain: Identifiable, Equatable {
  var id: String { get }
  func sail(to place: String) async
}

protocol Crane: AnyObject, Sendable {
  func lift(_ done: @escaping (Bool) -> Void)
  nonisolated func tag() -> Int
  static func make() -> Int
  init(name: String)
}

protocol Stowing<Item> {
  associatedtype Item
  func put(_ item: Item)
  func take() -> Item?
}

protocol Radio {
  @concurrent func call(_ number: Int) async -> Int
  nonisolated func quiet() async
}
