internal import Dispatch
internal import Foundation

/// Whether code runs on the main thread.
package struct MainThread: Sendable {
  /// Whether the calling code does, or runs on the main queue where that has no thread of its own.
  ///
  /// So it is on Linux after `dispatchMain()`, which Swift Testing calls: then the code of the main
  /// actor runs on any thread.
  package static var isCurrent: Bool { shared.isCurrent }

  // One global, because on Linux each asks every time whether it was made already.
  private static let shared = MainThread()

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    private let threadKey: pthread_key_t
  #endif
  #if !canImport(Darwin)
    private let queueKey = DispatchSpecificKey<Bool>()
  #endif

  private init() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      threadKey = key
    #endif
    #if !canImport(Darwin)
      DispatchQueue.main.setSpecific(key: queueKey, value: true)
    #endif
  }

  private var isCurrent: Bool {
    #if canImport(Darwin)
      threadIsMain
    #else
      threadIsMain || DispatchQueue.getSpecific(key: queueKey) == true
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    /// Kept for each thread, because `Thread.isMainThread` asks the system every time, which takes
    /// ten times as long as recording a call.
    private var threadIsMain: Bool {
      switch UInt(bitPattern: pthread_getspecific(threadKey)) {
      case 1: return true
      case 2: return false
      default:
        let isMain = Thread.isMainThread
        pthread_setspecific(threadKey, UnsafeRawPointer(bitPattern: isMain ? UInt(1) : 2))
        return isMain
      }
    }
  #else
    private var threadIsMain: Bool { Thread.isMainThread }
  #endif
}
