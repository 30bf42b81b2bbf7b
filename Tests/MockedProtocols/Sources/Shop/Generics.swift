protocol Generic {
  func put<Value>(_ value: Value)
  func label<Item: CustomStringConvertible>(_ item: Item) -> String
}

protocol GenericLists {
  func putAll<Item: Equatable & Sendable>(_ items: [Item], last: Item?, named names: [String: Item])
}

protocol GenericResults {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func first<Value>(of type: Value.Type) -> Value?
}

protocol GenericClosures {
  func subscribe<Event>(to type: Event.Type, _ handler: @escaping (Event) -> Void)
}

protocol Opaque {
  func count(_ items: some Sequence<Int>, with item: some CustomStringConvertible) -> Int
}

protocol ClassConstrained { func heat<Oven: Stove>(_ oven: Oven) }

protocol Packs { func note<each Value>(_ values: repeat each Value) }

protocol GenericSubscript { subscript<Key: Hashable>(key: Key) -> Int { get } }

protocol Box<Item> {
  associatedtype Item
  func put(_ item: Item)
  func take() -> Item?
}

protocol Repository {
  associatedtype Key: Hashable
  associatedtype Value: Equatable & Sendable
  func value(for key: Key) async throws -> Value?
  func save(_ values: [Key: Value])
}

protocol Source {
  associatedtype Items: Sequence where Items.Element: Equatable
  associatedtype Failure: Error
  func items() throws(Failure) -> Items?
}

protocol TextBox: Box where Item == String { func clear() }

protocol StaticBox {
  associatedtype Item
  func put(_ item: Item)
  static func empty() -> Bool
}

protocol ThreeGenerics {
  func zip<First: Collection, Second: Collection, Third: Collection>(
    _ first: First, _ second: Second, _ third: Third
  ) -> [Third.Element] where First.Element == Second.Element
}

protocol Dispatching {
  associatedtype State
  associatedtype Action
  associatedtype Thunk = (State) -> Action?
  var state: State? { get }
  func dispatch(_ action: Action)
  func dispatch(_ thunk: Thunk)
}
