// The types that the protocols use.

struct Bowl: Equatable, Sendable {
  struct Size: Equatable, Sendable { var litres = 1 }
  var soup = "miso"
}

struct SoldOut: Error, Equatable { var soup = "miso" }

typealias Bell = @Sendable (Int) -> Void

class Stove {
  var degrees = 0
  init() {}
  func light() {}
}

class Note {
  var text = ""
  init() {}
}

struct Ticket: ~Copyable { var number = 0 }

@globalActor actor KitchenActor { static let shared = KitchenActor() }

enum House {
  protocol Door { func knock(_ times: Int) -> Bool }
}
