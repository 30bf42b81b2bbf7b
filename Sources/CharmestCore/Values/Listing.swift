/// The frame of a value that has parts: what stands around the parts and in place of those left
/// out.
struct Listing {
  enum Elision {
    /// `Person(name: "Ann", ...)`
    case dots
    /// `[1, 2, and 3 more]`, or `[5 elements]` where none is shown.
    case count(of: String)
  }

  var open: String
  var close: String
  var count: Int
  var elision: Elision

  static func elements(_ count: Int) -> Listing {
    Listing(open: "[", close: "]", count: count, elision: .count(of: "element"))
  }

  static func entries(_ count: Int) -> Listing {
    Listing(open: "[", close: "]", count: count, elision: .count(of: "entry"))
  }

  static func parts(_ count: Int, of head: String) -> Listing {
    Listing(open: head + "(", close: ")", count: count, elision: .dots)
  }

  fileprivate static let separator = ", "

  /// The frame with some of its parts in it.
  fileprivate func around(_ parts: [LimitedText]) -> LimitedText {
    LimitedText(
      open + parts.map(\.text).joined(separator: Self.separator) + end(after: parts.count),
      isComplete: parts.allSatisfy(\.isComplete),
      ranOut: parts.count < count || parts.contains(where: \.ranOut))
  }

  /// The frame with nothing in it.
  var elided: String { open + end(after: 0) }

  /// What follows after this number of parts.
  func end(after shown: Int) -> String {
    guard shown < count else { return close }
    switch elision {
    case .dots: return (shown == 0 ? "..." : ", ...") + close
    case .count(let unit):
      guard shown == 0 else { return ", \(andMore(count - shown))\(close)" }
      return counted(count, unit, unit == "entry" ? "entries" : nil) + close
    }
  }
}

/// A part of a listing.
enum ListedPart {
  case value(Any)
  /// `name: "Ann"`, or the value alone if it has no name.
  case part(StoredProperty)
  /// `"tamago": 2`
  case entry(key: Any, value: Any)
}

extension ValueWalker {
  /// Writes parts until there is no more room, then says how much is missing.
  ///
  /// - Parameters:
  ///   - frame: What stands around the parts, and how many there are.
  ///   - parts: Gives the next part; called for at most one part more than is shown.
  ///   - room: The room for the whole text.
  /// - Returns: The parts in their frame.
  mutating func list(_ frame: Listing, _ parts: () -> ListedPart?, in room: WidthLimit)
    -> LimitedText
  {
    guard frame.count > 0 else { return LimitedText(frame.open + frame.close) }
    return descending { $0.write(frame, parts, in: room) }
  }

  private mutating func write(_ frame: Listing, _ parts: () -> ListedPart?, in room: WidthLimit)
    -> LimitedText
  {
    var pieces: [LimitedText] = []
    var width = frame.open.width
    // How many parts can stand there and still have room for the marks, and which part comes next.
    var kept = 0
    var next: (part: ListedPart, room: Int)?
    var cut: LimitedText?
    // Made once: behind more parts, only the number in it may be shorter.
    let endIfCut = frame.end(after: 1).count
    while pieces.count < frame.count, let part = parts() {
      let start = width + (pieces.isEmpty ? 0 : Listing.separator.count)
      let end = pieces.count + 1 < frame.count ? endIfCut : frame.close.count
      let inner = WidthLimit(
        whole: room.whole - start - frame.close.count, cut: room.cut - start - end)
      if next == nil { next = (part, inner.cut) }
      guard inner.whole > 0 else { break }
      let piece = describe(part, in: inner)
      if piece.ranOut || piece.count > inner.whole {
        cut = pieces.count == kept && piece.ranOut ? piece : nil
        break
      }
      pieces.append(piece)
      width = start + piece.count
      if width + end <= room.cut {
        kept = pieces.count
        next = nil
      }
    }
    if pieces.count == frame.count { return frame.around(pieces) }
    pieces.removeSubrange(kept...)
    // A shorter piece says nothing. The first part may be shorter, because it says more than no
    // part.
    let least = kept == 0 ? ValueLimits.leastOfFirstPart : ValueLimits.leastOfPart
    if let next, next.room >= least {
      let piece = cut ?? describe(next.part, in: WidthLimit(next.room))
      if piece.count <= next.room { pieces.append(piece) }
    }
    return frame.around(pieces)
  }

  private mutating func describe(_ part: ListedPart, in room: WidthLimit) -> LimitedText {
    switch part {
    case .value(let value): return describe(value, in: room)
    case .part(let part):
      let label = LimitedText(part.name.map { $0.escapedForLog + ": " } ?? "")
      return label + describe(part.value, in: room.less(label.count))
    case .entry(let key, let value):
      let key = describe(key, in: WidthLimit(whole: room.whole - 3, cut: room.cut - 5))
      if key.ranOut { return key + LimitedText(": ...") }
      return key + LimitedText(": ") + describe(value, in: room.less(key.count + 2))
    }
  }

  /// Lists the elements of an ordered collection.
  mutating func elements(of collection: some Collection, in room: WidthLimit) -> LimitedText {
    var elements = collection.makeIterator()
    return list(.elements(collection.count), { elements.next().map { .value($0) } }, in: room)
  }

  /// Lists the elements of an unordered collection.
  mutating func unorderedElements(of collection: some Collection, in room: WidthLimit)
    -> LimitedText
  {
    guard let elements = sorted(collection, by: { $0 }) else {
      return LimitedText(Listing.elements(collection.count).elided, isComplete: false)
    }
    return self.elements(of: elements, in: room)
  }

  /// Lists pairs, in the order given.
  mutating func entries(of pairs: some Collection<Shape.Entry>, in room: WidthLimit)
    -> LimitedText
  {
    guard !pairs.isEmpty else { return LimitedText("[:]") }
    var entries = pairs.makeIterator()
    return list(
      .entries(pairs.count), { entries.next().map { .entry(key: $0.key, value: $0.value) } },
      in: room)
  }

  /// Lists pairs in the order of their keys.
  mutating func unorderedEntries(of pairs: some Collection<Shape.Entry>, in room: WidthLimit)
    -> LimitedText
  {
    guard let entries = sorted(pairs, by: { $0.key }, then: { $0.value }) else {
      return LimitedText(Listing.entries(pairs.count).elided, isComplete: false)
    }
    return self.entries(of: entries, in: room)
  }
}
