/// A parser of texts that are somewhere else.
private func remoteParser(_ outcome: Result<Int, ParseError>) -> (String) async throws -> Int {
  { _ in
    await Task.yield()
    return try outcome.get()
  }
}

// MARK: assertThrows 1
let parse = parser(.failure(.eof(line: 3)))

// MARK: assertThrows 2; assertThrows 3
let parse = parser(.success(5))

// MARK: assertThrows 4; assertThrows 5; assertThrows 6
let parse = parser(.failure(.empty))
let text = ""

// MARK: assertThrows 7; assertThrows 8; assertThrows 9
let parse = remoteParser(.failure(.empty))
let remote = ""
