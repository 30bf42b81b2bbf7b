protocol Escaping {
  func onDelivery(_ handler: @escaping @Sendable (String) -> Void)
  func later(_ handler: ((Int) -> Void)?)
  func ring(_ bell: @escaping Bell)
}

protocol ForEach { func forEach(_ body: (String) -> Void) }

protocol ForEachThrowing { func visit(_ body: (Int, String) throws -> Bool) rethrows }

protocol Working {
  func perform(_ work: () -> Void)
  func move(then done: () -> Void, to point: (x: Int, y: Int))
}

protocol Borrowing {
  func borrow(_ body: () -> Int) -> Int
  func between(min: () -> Int, max: Int) -> Int
  func note(_ make: () -> String, _ name: String, more: () -> Int)
  subscript(at point: (x: Int, y: Int), in name: String) -> Int { get set }
}

protocol Locking {
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result
}

protocol Connecting {
  func connect<Result>(_ body: (Bowl) throws -> Result) throws -> Result
}

protocol Mapping { func map<Result>(_ transform: (Bowl) -> Result) -> [Result] }

protocol Filtering { func all(where isIncluded: (Bowl) -> Bool) -> [Bowl] }

protocol Editing { func edit(_ change: (inout Bowl) -> Void) }

protocol AsynchronousClosures {
  func run(_ work: () async throws -> Int) async throws -> Int
}

protocol TypedRethrowing {
  func attempt<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
}

protocol Logging {
  func log(_ text: @autoclosure () -> String, level: Int)
  func keep(_ text: @autoclosure @escaping () -> String)
}
