import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

protocol Unwrapped {
  var name: String! { get set }
  var note: Note! { get }
  func find(_ id: Int!, in list: [Int]!) -> Bowl!
  func change(_ bowl: inout Bowl!)
  func keep<Value>(_ value: Value!) -> Value!
  subscript(key: String!) -> Int! { get set }
}

protocol Locating {
  func resolve(_ type: Any.Type) -> Bool
  func resolve(all types: [Any.Type], or other: Any.Type?) -> Int
  var known: [Any.Type] { get }
  func kind(of number: Int) -> Any.Type?
}

protocol ComposedTypes {
  func make<Item: Plain & Open>(_ type: Item.Type) -> Bool
  func makeAll<Item: Plain & Open>(_ types: [Item.Type])
  func use(_ type: any (Plain & Open).Type, or other: (any (Plain & Open).Type)?)
  var types: [any (Plain & Open).Type] { get }
}

protocol Unnamed {
  func put(_: [Int], _: String) -> Int
  func move(to _: Int)
  subscript(_: Int) -> String { get set }
}

protocol Fetching {
  func fetch(_ request: URLRequest) async throws -> Data
  var session: URLSession { get }
}

@MainActor protocol IdentifiedScreen: Identifiable, CustomStringConvertible, Sendable
where ID == String { func show() }

@MainActor protocol SavedScreen: Encodable, Sendable { func show() }

protocol Readable {
  var stock: Int { get }
  subscript(item: String) -> Int { get }
}

protocol Writable: Readable {
  var stock: Int { get set }
  subscript(item: String) -> Int { get set }
}

protocol Counted: Readable { func count() -> Int }

protocol Diamond: Counted, Writable { func shine() }

protocol PackBesideList {
  func keep<each Item>(_ item: repeat each Item, itemList: [Int])
}

protocol Summing { func keep(_ sum: @escaping (Int...) -> Int) }

protocol PairSource<Element> {
  associatedtype Element
  associatedtype Other
  typealias Pair = (Element, Other)
  func pair() -> Pair
  func take(_ pairs: [Pair])
}

protocol IntPairSource: PairSource where Element == Int { func first() -> Pair? }
