protocol Properties {
  var degrees: Int { get set }
  var name: String { get }
  var onTap: (() -> Void)? { get set }
}

protocol ThrowingProperties {
  var token: String { get throws }
  var stock: Int { get async throws(SoldOut) }
  var queue: [String] { get async }
}

protocol Subscripts { subscript(item: String) -> Int { get } }

protocol WritableSubscripts {
  subscript(row: Int, column column: Int) -> String? { get set }
  subscript(name: String) -> Int { get async throws }
}

protocol Statics {
  static func open() -> Int
  static var limit: Int { get set }
  static subscript(key: String) -> Int { get }
}

protocol Initialisers {
  init(name: String)
  init?(number: Int) throws
}

protocol EmptyInitialiser {
  init()
  func wash()
}

protocol Operators {
  static func == (first: Self, second: Self) -> Bool
  static func < (first: Self, second: Self) -> Bool
  static prefix func - (value: Self) -> Self
}

protocol SelfTypes {
  func join(_ other: Self) -> Self?
  static var shared: Self? { get }
}

protocol Aliases {
  typealias Handler = @Sendable (Int) -> Void
  func subscribe(_ handler: @escaping Handler)
}
