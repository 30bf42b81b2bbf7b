// An app that has names of Charmest for its own things.

/// A telephone call.
public struct Call: Equatable, Sendable {
  /// Whom to call.
  public var number = 1

  /// Creates a call.
  public init() {}
}

/// A failure of the app.
public struct Failure: Error, Equatable {
  /// Creates a failure.
  public init() {}
}

/// A drawing of a screen.
public struct Mock: Equatable, Sendable {
  /// Its title.
  public var title = "A drawing"

  /// Creates a drawing.
  public init() {}
}

/// A piece of sound.
public struct Recorded: Equatable, Sendable {
  /// Its length.
  public var seconds = 3

  /// Creates a sound.
  public init() {}
}

/// A filter of files.
public struct Matcher: Equatable, Sendable {
  /// The form of names.
  public var pattern = "*"

  /// Creates a filter.
  public init() {}
}

/// Whether a code may be right.
public func verify(_ code: String) -> Bool { code.count == 4 }
/// The name of a day.
public func when(_ day: Int) -> String { "day \(day)" }
/// Whether all is well.
public func succeeds() -> Bool { true }
/// The sum of prices.
public func collect(_ prices: [Int]) -> Int { prices.reduce(0, +) }
/// The first price.
public func first(of prices: [Int]) -> Int { prices[0] }
/// No prices.
public func empty() -> [Int] { [] }
/// Whether there is such a price.
public func contains(_ price: Int) -> Bool { price > 0 }
/// The opposite.
public func not(_ condition: Bool) -> Bool { !condition }
