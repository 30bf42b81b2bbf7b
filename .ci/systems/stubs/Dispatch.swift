// What the sources and tests use of Dispatch, as Apple's systems declare it.

#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import CRT
#endif

open class DispatchObject {}

public final class DispatchSpecificKey<T>: @unchecked Sendable { public init() {} }

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public convenience init(label: String) { self.init() }
  override init() {}
  public class var main: DispatchQueue { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
}

public final class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  // On other systems, nothing says so.
  #if canImport(Darwin)
    @available(*, noasync) public func wait() {}
  #else
    public func wait() {}
  #endif
}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }
  public var uptimeNanoseconds: UInt64 { 0 }
}
