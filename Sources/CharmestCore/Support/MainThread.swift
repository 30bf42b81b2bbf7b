internal import Dispatch
internal import Foundation

/// Whether code runs on the main thread, or on the main queue where that has no thread of its own.
///
/// So it is on Linux after `dispatchMain()`, which Swift Testing calls: then the code of the main
/// actor runs on any thread.
package enum MainThread {
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      isThreadMain || DispatchQueue.getSpecific(key: queueKey) == true
    #endif
  }

  #if !canImport(Darwin)
    private static let queueKey: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif

  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    private static let threadKey: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// Noted for each thread, as 1 or 2: to ask the system takes longer than to record a call.
    private static var isThreadMain: Bool {
      let noted = UInt(bitPattern: pthread_getspecific(threadKey))
      if noted != 0 { return noted == 1 }
      let isMain = Thread.isMainThread
      pthread_setspecific(threadKey, UnsafeRawPointer(bitPattern: isMain ? UInt(1) : 2))
      return isMain
    }
  #elseif !canImport(Darwin)
    private static var isThreadMain: Bool { Thread.isMainThread }
  #endif
}
