internal import Foundation

/// A pointer of each thread; nil until it is set.
///
/// Setting it takes a few nanoseconds. A task-local value takes a hundred times as long, which is
/// too slow for each call of a user's closure.
struct ThreadPointer<Pointee>: Sendable {
  #if os(Windows)
    private let key = UUID()

    var pointer: UnsafeMutablePointer<Pointee>? {
      get { Thread.current.threadDictionary[key] as? UnsafeMutablePointer<Pointee> }
      nonmutating set { Thread.current.threadDictionary[key] = newValue }
    }
  #else
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      self.key = key
    }

    var pointer: UnsafeMutablePointer<Pointee>? {
      get { pthread_getspecific(key)?.assumingMemoryBound(to: Pointee.self) }
      nonmutating set { pthread_setspecific(key, newValue) }
    }
  #endif
}
