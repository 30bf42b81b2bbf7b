/// All pieces of a list of bytes, so that the longest piece that another list has is found in linear
/// time.
///
/// A state stands for pieces that end at the same places.
struct SuffixAutomaton {
  private struct State {
    /// The length of the longest of its pieces.
    var length = 0
    /// Where its pieces end for the first time.
    var end = 0
    /// The state of the longest piece at the end of these that ends at further places.
    var link: Int?
    var next: [UInt8: Int] = [:]
  }

  private var states = [State()]

  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: some Collection<UInt8>) {
    var last = 0
    for byte in bytes { last = append(byte, behind: last) }
  }

  private mutating func append(_ byte: UInt8, behind last: Int) -> Int {
    let length = states[last].length + 1
    let new = add(State(length: length, end: length))
    var state: Int? = last
    while let current = state, states[current].next[byte] == nil {
      states[current].next[byte] = new
      state = states[current].link
    }
    guard let state, let target = states[state].next[byte] else {
      states[new].link = 0
      return new
    }
    states[new].link =
      states[target].length == states[state].length + 1
      ? target : split(target, endingWith: byte, behind: state)
    return new
  }

  /// Gives the shorter pieces of a state, which end at one more place now, a state of their own.
  private mutating func split(_ target: Int, endingWith byte: UInt8, behind first: Int) -> Int {
    var shorter = states[target]
    shorter.length = states[first].length + 1
    let new = add(shorter)
    states[target].link = new
    var state: Int? = first
    while let current = state, states[current].next[byte] == target {
      states[current].next[byte] = new
      state = states[current].link
    }
    return new
  }

  private mutating func add(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }

  /// The longest piece that other bytes have as well; of several, the first one there.
  ///
  /// - Returns: Where it ends in the other bytes and in these, and its length.
  /// - Complexity: O(*n*), where *n* is the number of the other bytes.
  func longestPiece(in others: some Collection<UInt8>) -> (end: Int, endHere: Int, count: Int) {
    var best = (end: 0, endHere: 0, count: 0)
    var (state, length) = (0, 0)
    for (offset, byte) in others.enumerated() {
      while states[state].next[byte] == nil, let link = states[state].link {
        state = link
        length = states[link].length
      }
      guard let next = states[state].next[byte] else { continue }
      state = next
      length += 1
      if length > best.count { best = (offset + 1, states[state].end, length) }
    }
    return best
  }
}
