/// A jar of the pantry.
public struct Jar: Equatable, Sendable {
  /// Creates a jar.
  public init() {}
}

/// Where jars stand.
public protocol Shelf { func take(_ count: Int) throws -> [Jar] }

protocol Cellar { func lock() }
