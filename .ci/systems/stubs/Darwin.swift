// What the sources and tests use of Darwin, as Apple's systems declare it.

// MARK: Locks and threads

public struct pthread_mutex_t { public init() {} }
public struct pthread_mutexattr_t { public init() {} }
@discardableResult public func pthread_mutex_init(
  _: UnsafeMutablePointer<pthread_mutex_t>!, _: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>!)
  -> Int32
{ 0 }
@discardableResult public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>!)
  -> Int32
{ 0 }
@discardableResult public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>!)
  -> Int32
{ 0 }
@discardableResult public func setenv(
  _: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32
) -> Int32 { 0 }

public func pthread_main_np() -> Int32 { 0 }

// MARK: Time

public struct clockid_t: RawRepresentable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
@available(macOS 10.12, iOS 10, *)
public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { clockid_t(rawValue: 5) }
public func clock() -> UInt { 0 }
public var CLOCKS_PER_SEC: UInt { 1_000_000 }
public struct timespec {
  public init() {}
  public var tv_sec: Int { 0 }
  public var tv_nsec: Int { 0 }
}
@available(macOS 10.12, iOS 10, *)
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { clockid_t(rawValue: 12) }
@available(macOS 10.12, iOS 10, *)
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { clockid_t(rawValue: 16) }
@available(macOS 10.12, iOS 10, *)
@discardableResult
public func clock_gettime(_: clockid_t, _: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
@available(macOS 10.12, iOS 10, *)
public func clock_gettime_nsec_np(_: clockid_t) -> UInt64 { 0 }

// MARK: Memory

public func log(_ x: Double) -> Double { x }
public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { 0 }
public func strstr(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func memchr(_: UnsafeRawPointer!, _: Int32, _: Int) -> UnsafeMutableRawPointer! { nil }

// MARK: Images and their symbols

public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_: UInt32) -> UnsafePointer<CChar>! { nil }
public let RTLD_LAZY: Int32 = 0x1
public let RTLD_LOCAL: Int32 = 0x4
public let RTLD_NOLOAD: Int32 = 0x10
public func dlopen(_: UnsafePointer<CChar>!, _: Int32) -> UnsafeMutableRawPointer! { nil }
@discardableResult public func dlclose(_: UnsafeMutableRawPointer!) -> Int32 { 0 }
public func dlsym(_: UnsafeMutableRawPointer!, _: UnsafePointer<CChar>!)
  -> UnsafeMutableRawPointer!
{ nil }

// MARK: Files

public struct stat {
  public init() {}
  public var st_mtimespec: timespec { timespec() }
  public var st_size: Int64 { 0 }
  public var st_ino: UInt64 { 0 }
}
public let AT_FDCWD: Int32 = -2
@discardableResult public func fstatat(
  _: Int32, _: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!, _: Int32
) -> Int32 { 0 }

// MARK: Processes

public func getppid() -> Int32 { 0 }
public func exit(_: Int32) -> Never { fatalError() }
public func _exit(_: Int32) -> Never { fatalError() }
public struct FILE {}
@discardableResult public func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func atexit(_: @escaping @convention(c) () -> Void) -> Int32 { 0 }
public func isatty(_: Int32) -> Int32 { 0 }
public let STDOUT_FILENO: Int32 = 1
public typealias pthread_key_t = UInt
@discardableResult public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 { 0 }
public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer! { nil }
@discardableResult public func pthread_setspecific(
  _ key: pthread_key_t, _ value: UnsafeRawPointer?
) -> Int32 { 0 }
