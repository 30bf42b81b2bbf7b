internal import Dispatch
internal import Foundation

/// Whether code runs on the main thread.
package enum MainThread {
  /// Whether the calling code does, or runs on the main queue where that has no thread of its own.
  ///
  /// So it is on Linux after `dispatchMain()`, which Swift Testing calls: then the code of the main
  /// actor runs on any thread.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      threadIsMain
    #else
      threadIsMain || DispatchQueue.getSpecific(key: queueKey) == true
    #endif
  }

  #if !canImport(Darwin)
    private static let queueKey = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    private static let threadKey: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// Kept for each thread, because `Thread.isMainThread` asks the system every time, which takes
    /// ten times as long as recording a call.
    private static var threadIsMain: Bool {
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
    private static var threadIsMain: Bool { Thread.isMainThread }
  #endif
}
