import Foundation

protocol Plain { func wash() }

/// Opens.
public protocol Open {
  /// Opens at an hour.
  func open(at hour: Int)
}

package protocol Packaged { func pack(_ item: String) -> Int }

protocol Results {
  func price(of bowl: Bowl) -> Int
  func menu() -> [String]
  func best() -> Bowl?
  func ready() -> Bool
}

protocol Labels {
  func cook(bowls: Int, of soup: String, _ extras: [String], in size: Bowl.Size)
}

protocol ManyArguments {
  func serve(
    firstCourse: String,
    secondCourse: String,
    thirdCourse: String,
    dessert: String,
    drinks: [String],
    guests: Int
  ) -> [String: Int]
}

protocol Throwing {
  func order(_ item: String, count: Int) throws -> Int
  func cancel() throws
}

protocol TypedThrowing {
  func reserve(_ bowl: Bowl) throws(SoldOut) -> Int
  func release() throws(SoldOut)
}

protocol Asynchronous {
  func deliver(_ item: String) async -> Int
  func rest() async
}

protocol AsynchronousThrowing {
  func fetch(_ item: String) async throws -> Int
  func send(_ bowl: Bowl) async throws(SoldOut)
}

protocol Overloads {
  func find(_ number: Int) -> String
  func find(_ name: String) -> String
  func find(named name: String) -> String
  func find(named name: String, in place: String) -> String
}

protocol OverloadedResults {
  func read() -> Int
  func read() -> String
}

protocol OverloadedEffects {
  func load(_ name: String) -> Int
  func load(_ name: String) async -> Int
}

protocol NamesLikeRecords {
  var takeCalls: Int { get }
  func take()
}

protocol Keywords {
  func `default`(_ `in`: Int, for `where`: Int) -> Int
  func `repeat`(`inout` times: Int)
}

protocol Discardable { @discardableResult func add(_ item: String) -> Bool }

protocol Tuples {
  func pair(_ pair: (Int, String))
  func bounds() -> (low: Int, high: Int)?
}

protocol Existentials {
  func report(_ error: any Error)
  func combine(_ item: any CustomStringConvertible & Sendable) -> any Equatable
}

protocol Metatypes {
  func make(_ type: Bowl.Type) -> Bool
  func check(_ type: any Error.Type) -> Bool
}

protocol FoundationTypes { func save(_ data: Data, to url: URL) throws -> Date? }

protocol Variadic { func mix(_ amounts: Int..., with name: String) }

protocol Changing {
  func season(_ extras: inout [String])
  func fill(_ bowl: inout Bowl?) throws
}

protocol Ownership {
  func keep(_ bowl: consuming Bowl)
  func look(_ bowl: borrowing Bowl) -> Int
}

protocol Sending { func hand(_ note: sending Note) }

protocol Mutating { mutating func count() -> Int }

protocol Defaults { func greet() -> String }
extension Defaults { func greet() -> String { "hello" } }

protocol Nothing {}
