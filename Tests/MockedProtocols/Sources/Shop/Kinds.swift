import Pantry

protocol SharedCook: Sendable {
  func wash()
  func cook(_ soup: String) async -> Bowl?
}

protocol ObjectCook: AnyObject { func wash() }

protocol ActorCook: Actor {
  var pots: Int { get }
  func wash(_ pot: Int)
  nonisolated func name() -> String
}

@MainActor protocol Screen {
  var title: String { get set }
  func show(_ text: String)
  nonisolated func tag() -> Int
}

@KitchenActor protocol KitchenCook { func wash() }

protocol PartlyIsolated {
  @MainActor func show(_ text: String)
  func hide()
}

protocol Concurrent {
  @concurrent func cook(_ soup: String) async -> Int
  nonisolated(nonsending) func wait() async
}

protocol Equal: Equatable { func wash() }

protocol Hashed: Hashable, Identifiable, CustomStringConvertible { func wash() }

protocol Named: Identifiable where ID == String { func wash() }

protocol Inheriting: Plain, Defaults { func close() }

protocol FromPantry: Shelf { func jar() -> Jar? }

protocol FromCellar: Cellar, Sendable { func lock() }

protocol Burner: Stove {
  func light()
  func turn(to degrees: Int)
}

protocol Coded: Codable { func wash() }

protocol Uncopyable {
  func tear(_ ticket: borrowing Ticket)
  func wash()
}

protocol Isolated { func run(on actor: isolated (any Actor)?, _ name: String) }
