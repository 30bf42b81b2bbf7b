internal import Dispatch
internal import Foundation

/// Whether code runs where the main actor does.
package enum MainThread {
  /// Whether this is the main thread or, off Darwin, the main queue.
  ///
  /// After `dispatchMain()`, which Swift Testing calls on Linux, the main queue runs on any thread.
  /// Also, asking the system for the thread takes several times as long as recording a call.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      DispatchQueue.getSpecific(key: queueKey) == true
    #endif
  }

  #if !canImport(Darwin)
    private static let queueKey: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif
}
