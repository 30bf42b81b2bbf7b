private struct Table: Equatable {
  let number: Int
  let guests: [String]
}

private struct Booth: Equatable {
  let number: Int
  let chairs: [String]
}

// MARK: FailureDescribable 2
let table = Table(number: 8, guests: ["Jon", "Ann"])
let reserved = [Table(number: 7, guests: ["Mei", "Kim"])]

// MARK: FailureReflectable 2
let booth = Booth(number: 7, chairs: ["oak", "oak"])
let reserved = Booth(number: 7, chairs: ["oak", "oak", "oak", "oak"])
