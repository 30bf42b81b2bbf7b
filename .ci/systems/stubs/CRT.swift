// What the sources and tests use of the C library of Windows (ucrt), and nothing of POSIX.

public func log(_ x: Double) -> Double { x }
public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { 0 }
public func strstr(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func memchr(_: UnsafeRawPointer!, _: Int32, _: Int) -> UnsafeMutableRawPointer! { nil }
public func clock() -> Int32 { 0 }
public var CLOCKS_PER_SEC: Int32 { 1_000 }
public func exit(_: Int32) -> Never { fatalError() }
public func _exit(_: Int32) -> Never { fatalError() }
public struct FILE {}
@discardableResult public func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func atexit(_: @escaping @convention(c) () -> Void) -> Int32 { 0 }
