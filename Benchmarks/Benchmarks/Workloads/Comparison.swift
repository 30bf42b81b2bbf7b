/// One thing to do, done with Charmest and in other ways.
public struct Comparison: Sendable {
  /// One way to do it.
  public struct Way: Sendable {
    /// What it is called in the table.
    public let name: String
    /// Does it so many times.
    public let run: @Sendable (_ times: Int) async -> Void

    /// Creates a way from its name and a closure.
    public init(_ name: String, _ run: @escaping @Sendable (_ times: Int) async -> Void) {
      self.name = name
      self.run = run
    }
  }

  /// How long it may take, as a multiple of another way.
  public struct Target: Sendable {
    /// The greatest multiple.
    public let ratio: Double
    /// The other way.
    public let way: String
  }

  /// What is done.
  public let name: String
  /// The way with Charmest.
  public let charmest: Way
  /// The ways to do it without.
  public let others: [Way]
  /// What is aimed at, if anything.
  public let target: Target?
  /// How long it may take on any machine of today, if that is limited.
  public let limit: Duration?
  /// Whether a passing assertion may not ask for memory here.
  public let mayNotAllocate: Bool

  init(
    _ name: String,
    target: Target? = nil,
    limit: Duration? = nil,
    mayNotAllocate: Bool = false,
    _ charmest: Way,
    _ others: Way...
  ) {
    self.name = name
    self.target = target
    self.limit = limit
    self.mayNotAllocate = mayNotAllocate
    self.charmest = charmest
    self.others = others
  }

  /// All ways, first the one with Charmest.
  public var ways: [Way] { [charmest] + others }

  /// Whether a time is a matter of nanoseconds, as that of most passing assertions.
  public var isShort: Bool { Self.passing.contains { $0.name == name } }

  /// Everything that is measured, in the order of the tables.
  public static var all: [Comparison] {
    passing + unordered + failing + bounded + mocks + waiting
  }
}

/// Keeps a result, so that the work for it cannot be left out.
@inline(never)
public func keep<Value>(_ value: Value) {}

/// Stops the program where a workload does not do what it is to measure.
func check(_ condition: Bool, _ line: UInt = #line) {
  if !condition { fatalError("a workload is wrong at line \(line)") }
}
