import Foundation
import Pantry

struct Bowl: Equatable {}
struct SoldOut: Error {}
struct Ticket: ~Copyable {}

/// Takes orders.
public protocol Counter {
  /// Opens.
  func open()
}

protocol Cook {
  func cook(bowls: Int, of soup: String, with extras: [String])
  func price(of bowl: Bowl) throws(SoldOut) -> Int
  @discardableResult func deliver(_ data: Data) async throws -> Bool
  func find(_ number: Int) -> Bowl?
  func find(_ name: String) -> Bowl?
  func find(named name: String) async -> Bowl?
}

protocol Oven {
  var degrees: Int { get set }
  func bake(_ dish: String, minutes: Int) async throws -> Bool
  func bake(_ bowl: Bowl) throws(SoldOut)
}

protocol Helper {
  func season(_ extras: inout [String])
  func forEach(_ body: (Bowl) -> Void)
  func perform(_ work: () -> Void)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result
  func all(where isIncluded: (Bowl) -> Bool) -> [Bowl]
  func later(_ work: @escaping @Sendable (Int) -> Void)
  func mix(_ amounts: Int...)
  func chain(_ steps: (() -> Void)...)
  func log(_ text: @autoclosure () -> String)
}

protocol Members: Sendable {
  init(name: String)
  static func open() -> Int
  var degrees: Int { get set }
  var stock: Int { get async throws }
  subscript(row: Int, column column: Int) -> String? { get set }
  static func < (first: Self, second: Self) -> Bool
}

protocol Generics {
  func label<Item: CustomStringConvertible>(_ item: Item, _ others: [Item], _ last: Item?) -> String
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
}

protocol Box<Item>: AnyObject {
  associatedtype Item: Equatable
  func put(_ item: Item)
  static func empty() -> Bool
}

protocol TextBox: Box where Item == String {}

protocol Waiter: Actor {
  func wait()
  nonisolated func name() -> String
}

@MainActor protocol Screen { func show(_ text: String) }

protocol Stocked: Shelf, Hashable { func count() -> Int }

protocol Uncopyable {
  func tear(_ ticket: borrowing Ticket)
  func wash()
}

enum House {
  protocol Door { func knock() }
  protocol Screen { func open() }
}

private protocol Hidden { func hide() }

protocol Wide {
  func serveEverything(
    firstCourse: String, secondCourse: String, thirdCourse: String, dessert: String
  ) -> [String: Int]
}

protocol Overloads {
  func save(_ number: Int)
  func save(_ numbers: [Int])
  func save(_ number: Int?)
  func save(_ number: Int...)
  func save(_ numbers: [Int]?)
  func save(_ pair: (Int, Int))
  func save(_ first: Int, _ second: Int)
  func save(_ names: [String: Int])
  func save(_ work: @escaping (Int) -> String)
  func save(_ number: Int, to place: String)
  func save(to place: String)
  func save(to place: Int)
  func load(_ name: String)
  func load(_ name: String) async
  func read() -> Int
  func read() -> String
  var count: Int { get }
  func count(_ name: String) -> Int
  static func save(_ number: Int)
}

protocol SessionDelegate {
  func session(_ id: Int, task: Int, didSendBytes: Int, totalBytesSent: Int, bytesExpected: Int)
  func session(_ id: Int, task: Int, didCompleteWithError: (any Error)?)
  func session(_ id: Int, dataTask: Int, didReceive: Int, then handler: @escaping () -> Void)
  func session(_ id: Int, dataTask: Int, willCacheResponse: Int, then handler: @escaping () -> Void)
}

protocol OddNames {
  func `serve a bowl`(`to guest` name: String, `2nd` `in`: Int)
  var `is open?`: Bool { get set }
  func `Self`()
  func `default`(_: Int, argument1: Int)
  func make(_ saveCalls: Int, _ type: Bowl.`Type`) -> Self.Type
  func save(_ saveCalls: Int)
}

extension Bowl { enum `Type` { case small } }

protocol Writing {
  func swap(_ first: inout Int, _ second: inout String) -> Bool
  func next<Item: Equatable>(_ item: inout Item) throws -> Bowl
}

protocol Base {
  var stock: Int { get throws }
  func count() async throws -> Int
}

protocol First: Base { var stock: Int { get set } }

protocol Second: Base { func count() async -> Int }

protocol Diamond: Second, First {}

@MainActor protocol Model: Base, Identifiable, CustomStringConvertible {
  var id: String { get }
  nonisolated static func make()
  func run(_ work: @MainActor () -> Void)
}

@resultBuilder enum Lines {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

protocol Document {
  @Lines var lines: [String] { get }
  func chapter(`_` first: Int, `let` second: `struct`, @Lines _ content: () -> [String]) -> Int
}

struct `struct` {}

class Rack<Item> {
  init() {}
  func open() {}
}

infix operator <~>

protocol Racked: Rack<Int> {
  func open()
  static func <~> (first: Self, second: Int) -> Bool
}

@available(macOS 15.1, iOS 18, *)
protocol Recent { func open() }

enum Till { struct Receipt: ~Copyable {} }

protocol Printer { func tear(_ receipt: borrowing Till.Receipt) }
