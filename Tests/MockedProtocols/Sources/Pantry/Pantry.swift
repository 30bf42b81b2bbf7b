// Protocols of another target, which those of `Shop` inherit.

/// A shelf.
public protocol Shelf {
  /// Takes an item.
  func take(_ item: String) -> Int
}

package protocol Cellar { func store(_ item: String) throws }

/// A jar.
public struct Jar: Equatable, Sendable {
  /// Its content.
  public var content: String
  /// Fills a jar.
  public init(content: String) { self.content = content }
}
