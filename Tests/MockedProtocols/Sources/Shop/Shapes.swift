import Foundation

// Shapes that printed mocks got wrong once, and their brothers.

protocol RawNames {
  func `serve a bowl`(`to guest` name: String, `2nd` `in`: Int) -> Int
  var `is open?`: Bool { get set }
  static func `close all`()
  init(`table no` number: Int)
  subscript(`row no` row: Int) -> Int { get }
}

protocol `Raw Protocol` {
  func `a-b`()
  func `a+b`()
  func `Self`()
  func `Any`() -> `Odd Type`?
}

struct `Odd Type`: Equatable {}

enum Event { enum `Type` { case opened, closed } }

protocol TypeNames {
  func count(_ type: Event.`Type`, of metatype: Event.Type) -> [Event.`Type`]
  func make(_ type: Self.Type) -> Self.Type?
}

protocol ArgumentNames {
  func first(_: Int, argument1: Int) -> Int
  func given(_ given: () -> Int) -> Int
  func result(_ result: Int, then body: () -> Void) -> Int
  func value(_ value: (Int) -> Void)
  func save(_ saveCalls: Int)
  subscript(by newValue: String) -> Int { get set }
}

protocol ManyOverloads {
  func save(_ number: Int)
  func save(_ numbers: [Int])
  func save(_ number: Int?)
  func save(_ number: Int...)
  func save(_ pair: (Int, Int))
  func save<Item: Hashable>(_ item: Item)
  func save<Item: Sequence>(_ items: Item)
  func save(_ number: Int, to place: String)
  func save(to place: String)
  func save(to place: Int)
}

protocol SessionDelegate: AnyObject {
  func session(_ id: Int, task: Int, didSendBytes: Int, totalBytesSent: Int, bytesExpected: Int)
  func session(_ id: Int, task: Int, didCompleteWithError error: (any Error)?)
  func session(_ id: Int, dataTask: Int, didReceive data: Data)
  func session(
    _ id: Int, dataTask: Int, didReceive code: Int, completionHandler: @escaping (Bool) -> Void)
}

protocol ManyChanging {
  func swap(_ first: inout Int, _ second: inout String) -> Bool
  func pop(_ items: inout [String]) throws -> String?
  func load(_ bowl: inout Bowl?, size: inout Int) async throws -> Bowl
  func replace<Item: Equatable>(_ item: inout Item, count: inout Int) -> Item?
  func next(using generator: inout some RandomNumberGenerator) -> Int
}

protocol ClosuresOfC {
  func each(_ body: @escaping @convention(c) (Int32) -> Void)
  func lent(_ body: @convention(c) (Int32) -> Int32, _ other: (Int) -> Void)
  var handler: (@convention(c) (Int32) -> Int32)? { get set }
  func register(_ body: @convention(c) (UnsafeMutableRawPointer?) -> Void)
}

protocol ClosuresOfActors {
  func show(_ work: @MainActor () -> Void)
  func later(_ work: @escaping @MainActor @Sendable (Int) -> Void)
  func wait(_ work: @MainActor () -> Int) async -> Int
}

protocol Metatypes2 {
  func f(_ type: (any (Plain & Open).Type)?, _ all: [any (Plain & Open).Type])
  func g(_ type: Int?.Type, _ list: [Int].Type, _ pair: (Int, Int).Type)
  func h<Item>(_ type: Item?.Type) -> Item?
  func i(_ type: AnyClass, _ other: AnyObject.Type) -> AnyClass?
}

protocol UnwrappedClosures {
  var handler: ((Int) -> Void)! { get set }
  func use(_ plain: (any Plain)!, _ type: Int.Type!) -> (any Plain)!
  static func shared() -> Note!
  init!(name: String!)
}

protocol VoidTypes {
  func finish(_ result: Result<Void, any Error>) -> Void?
  func both(_ first: Void, _ second: [Void]) -> Int
}

protocol MorePacks {
  func f<each Item: Equatable>(_ item: repeat each Item, itemList: [Int], itemListGiven: Int)
  func g<each First, each Second>(_ first: repeat each First, second: repeat each Second) -> Int
}

protocol Borrowed {
  func tear(_ ticket: borrowing Ticket) -> Int
  func keep(_ ticket: consuming Ticket, note: String)
  func change(_ ticket: inout Ticket)
  func any<Item: ~Copyable>(_ item: borrowing Item)
}

protocol `Größe` { func länge(_ größe: Int) -> Int }

// Isolation

protocol Unbound {
  var stock: Int { get }
  func count() async -> Int
  static func open()
}

@MainActor protocol BoundLater: Unbound { func show() }

@MainActor protocol BoundWithID: Identifiable, Hashable, CustomStringConvertible {
  var id: String { get }
  nonisolated func tag() -> Int
  nonisolated static func make()
  static func show()
}

@MainActor protocol BoundWithInit: AnyObject, Sendable {
  init(name: String)
  func run(_ work: @MainActor () -> Void)
}

@KitchenActor protocol KitchenModel: Unbound, Identifiable {
  var name: String { get set }
}

protocol ActorWithUnbound: Actor, Unbound, Identifiable { var pots: Int { get } }

protocol PartlyBound: Sendable {
  @MainActor var title: String { get set }
  @MainActor func show()
  @MainActor static func reset()
  func hide() async
}

@MainActor protocol ComparedScreen: Comparable { var place: Int { get } }

// Requirements that are declared again

protocol Top {
  var stock: Int { get }
  var rate: Int { get async throws }
  func load() async throws -> Int
  func name() -> String
}

protocol LeftTop: Top {
  var stock: Int { get set }
  func load() async -> Int
}

protocol RightTop: Top {
  var rate: Int { get }
  func name() -> String
}

protocol LeftRight: LeftTop, RightTop {}

protocol Holder {
  associatedtype Item
  func item() -> Item
  var first: Item { get }
}

protocol ChangingHolder: Holder {
  associatedtype Item
  var first: Item { get set }
}

protocol NumberHolder: Holder where Item == Int { func item() -> Int }

protocol BothHolders: ChangingHolder, NumberHolder {}

// Names of the library

protocol Method {
  func run()
  var name: String { get }
}

protocol Member {
  func reset()
  func forgetAll()
  var calls: [Int] { get }
}
