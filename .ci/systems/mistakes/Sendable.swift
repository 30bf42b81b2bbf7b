// macos ios windows:is not concurrency-safe because non-'Sendable' type 'Pot' may have shared
final class Pot { var bowls = 0 }

let pot = Pot()
