internal import Foundation

/// A number of each thread, at first 0.
///
/// Reading it takes about a nanosecond. Setting a task-local value takes a hundred times as long,
/// which is too slow for each call of a user's closure.
struct ThreadNumber: Sendable {
  #if os(Windows)
    private let key = UUID()

    var value: Int {
      get { Thread.current.threadDictionary[key] as? Int ?? 0 }
      nonmutating set { Thread.current.threadDictionary[key] = newValue }
    }
  #else
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      self.key = key
    }

    var value: Int {
      get { Int(bitPattern: pthread_getspecific(key)) }
      nonmutating set { pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: newValue)) }
    }
  #endif
}
