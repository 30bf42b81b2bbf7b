import Foundation

protocol Streaming {
  func orders() -> AsyncStream<Int>?
  func result(_ completion: @escaping @Sendable (Result<[String: Int], SoldOut>) -> Void)
  func later(_ work: @escaping @MainActor () async throws -> Void)
}

protocol ClosureReturning {
  func handler(for name: String) -> (@Sendable (Int) -> String)?
  var handlers: [String: (Int) -> Void] { get }
}

protocol PrimaryExistential { func use(_ box: any Box<Int>, or other: (any Box)?) }

protocol GenericMember {
  func fill<Other: Box>(_ box: Other, with item: Other.Item) where Other.Item: Equatable
}

protocol GenericChanging { func reset<Value: Equatable>(_ value: inout Value) }

protocol Composed: Plain & Open, AnyObject { func both() }

protocol Compared: Comparable { func weight() -> Int }

protocol SendableBox<Item>: Sendable {
  associatedtype Item: Sendable
  func put(_ item: Item) async
}

@MainActor protocol ScreenModel: AnyObject, Sendable {
  associatedtype State: Equatable
  var state: State { get }
  func load() async throws
  init(state: State)
}

protocol Nodes {
  associatedtype Node: Nodes
  func children() -> [Node]
}

protocol OptionalTypes {
  func pick(_ type: Bowl.Type?, _ number: Int??, _ list: [Int?]?) -> Int
}

protocol LongSignature {
  func prepareEverything<Ingredient: CustomStringConvertible & Sendable>(
    for guests: [String], with ingredients: [Ingredient], at date: Date
  ) async throws(SoldOut) -> [String: Bowl]
}

protocol ErrorLike: Error { var code: Int { get } }

private protocol Hidden { func hide() }

protocol Delegate: NSObjectProtocol { func done() }

protocol ActorModel: Actor {
  init(name: String)
  var count: Int { get set }
  subscript(key: String) -> Int { get }
}

@KitchenActor protocol SharedKitchen: Sendable {
  init(name: String)
  func wash() async throws(any Error)
}
