internal import Foundation

/// Whether code runs on the main thread.
package enum MainThread {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    /// The answer for each thread, because `Thread.isMainThread` asks the system every time, which
    /// takes ten times as long as recording a call.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    package static var isCurrent: Bool {
      switch UInt(bitPattern: pthread_getspecific(key)) {
      case 1: return true
      case 2: return false
      default:
        let isMain = Thread.isMainThread
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: isMain ? UInt(1) : 2))
        return isMain
      }
    }
  #else
    package static var isCurrent: Bool { Thread.isMainThread }
  #endif
}
