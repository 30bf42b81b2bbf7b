private struct Version: Comparable, CustomStringConvertible {
  let description: String

  init(_ text: String) { description = text }

  static func < (first: Version, second: Version) -> Bool {
    first.description < second.description
  }
}

// MARK: greaterThan
let bowls = 2

// MARK: greaterThanOrEqualTo
let bowls = 1

// MARK: lessThan; lessThanOrEqualTo; inInterval
let bowls = 12

// MARK: comparesEqualTo
let version = Version("1.9")
