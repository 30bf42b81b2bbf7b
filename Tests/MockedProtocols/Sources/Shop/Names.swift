// Names that are words of the language, or that no word can be.

protocol UnderscoreLabels {
  func place(`_` row: Int, _ `_`: Int)
  subscript(`_` index: Int) -> Int { get }
  init(`_` value: Int)
}

protocol OddLabels {
  func name(`init` first: Int, `self` second: Int, `Type` third: Int)
  func change(`let` first: Int, `var` second: Int, `inout` third: inout Int) -> Int
  func write(`a b` first: Int, `c.d` second: Int)
  func give(`in`: Int, `self`: Int, `default`: Int) -> Int
  subscript(`init` index: Int) -> Int { get set }
}

protocol OddNames {
  func `init`(_ value: Int)
  func `self`()
  func `Type`() -> Int
  func `subscript`()
  func `_`()
  var `init`: Int { get set }
  var `default`: Int { get }
  static func `class`()
  static var `in`: Int { get set }
}

protocol `extension` { func open() }

struct `Type`: Equatable { var number = 1 }
struct `struct`: Equatable { var number = 2 }

protocol OddTypes {
  associatedtype `default`
  associatedtype `a b`
  func use(_ first: `Type`, _ second: `struct`) -> `default`
  func make(_ value: `a b`) -> `struct`?
}

protocol OddGenerics {
  func count<`class`>(_ value: `class`) -> Int
  func keep<`a b`: Equatable>(_ values: [`a b`], `c.d`: `a b`?)
}
