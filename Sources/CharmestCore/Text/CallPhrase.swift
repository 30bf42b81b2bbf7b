/// A call as data: `cook.cookRamen(bowls: 2, soup: .miso)`, `store[1] = "Ann"`.
///
/// A call that has more than its room is shortened here, by one rule for all texts: the arguments
/// that tell it from others share the room, or else the first argument has it. Of the others, as
/// many follow as have room.
@usableFromInline package struct CallPhrase {
  package struct Argument {
    let label: String?
    var value: Phrase
    /// Whether it tells the call from others, or from what was expected.
    var isTelling = false

    package init(_ label: String?, _ value: Phrase) {
      self.label = label
      self.value = value
    }
  }

  /// What stands around the arguments.
  package enum Brackets {
    case none, round, square

    func around(_ text: String) -> String {
      switch self {
      case .none: text
      case .round: "(\(text))"
      case .square: "[\(text)]"
      }
    }
  }

  private let name: String
  private let brackets: Brackets
  /// Whether the last argument is assigned: `store[1] = "Ann"`.
  private let isAssignment: Bool
  fileprivate var arguments: [Argument]
  /// The arguments that come first where not all have room.
  private var preferred: [Int] = []
  /// How much room the call takes at most.
  private var most = Int.max
  /// Whether it is a call of the test, whose arguments are its source.
  private(set) var standsInSource = false
  /// Whether it has only what tells it from others where room is short.
  private var isBrief = false
  /// Whether it goes on in further lines where one line cuts it.
  private(set) var goesOn = false

  /// - Parameters:
  ///   - name: What stands before the arguments, with the name of the mock if it is known.
  ///   - arguments: The arguments.
  ///   - brackets: What stands around them.
  ///   - isAssignment: Whether the last argument is a new value.
  package init(
    _ name: String, _ arguments: [Argument], in brackets: Brackets = .round,
    isAssignment: Bool = false
  ) {
    self.name = name
    self.arguments = arguments
    self.brackets = brackets
    self.isAssignment = isAssignment
  }

  /// A call in the source of the test, whose arguments are words.
  package init(source name: String, _ arguments: [String]) {
    self.init(name, arguments.map { Argument(nil, Phrase($0)) })
    most = Layout.subject
    standsInSource = true
  }

  /// The same call, which takes this much room at most.
  package func keeping(_ most: Int) -> CallPhrase {
    var call = self
    call.most = most
    return call
  }

  /// The same call, which has these arguments before others where not all have room, and of them
  /// first what another call has not.
  package func preferring(_ arguments: [Int], unlike other: CallPhrase) -> CallPhrase {
    var call = self
    call.preferred = arguments
    for index in arguments {
      let value = self.arguments[index].value
      // A call is known by how its arguments begin.
      let siblings = Siblings(
        of: [value, other.arguments[index].value], leavingOutBeginnings: false)
      call.arguments[index].value = value.amid(siblings)
    }
    return call
  }

  /// The same call, of which some arguments tell it from others.
  ///
  /// - Parameter telling: How such an argument is written; nil for other arguments.
  /// - Returns: The call.
  package func telling(by telling: (_ index: Int, _ value: Phrase) -> Phrase?) -> CallPhrase {
    var call = self
    for (index, argument) in arguments.enumerated() {
      guard let value = telling(index, argument.value) else { continue }
      call.arguments[index].value = value
      call.arguments[index].isTelling = true
    }
    return call
  }

  /// Whether the call has room for all of it.
  func isWhole(in room: Room) -> Bool {
    let values = arguments.map { $0.value.written(in: room) }
    return values.allSatisfy { $0.isWhole && $0.isComplete }
      && text(values.map(\.text)).width <= min(room.call, most)
  }

  /// The call, in the room of a call; nothing if there is none.
  func text(in room: Room) -> String {
    let most = min(room.call, most)
    guard most > 0 else { return "" }
    let telling = arguments.indices.filter { arguments[$0].isTelling }
    let isTold = !telling.isEmpty
    let shown =
      isBrief && isTold && room.leftOut >= .notes ? telling : Array(arguments.indices)
    let whole = arguments.indices.map {
      shown.contains($0) ? arguments[$0].value.text(in: room) : nil
    }
    let wholeText = text(whole)
    if whole.isEmpty || wholeText.width <= most { return wholeText }

    func fits(_ values: [String?]) -> Bool { text(values).width <= most }
    let first = isTold ? telling : [0]
    var values = whole.indices.map { first.contains($0) ? whole[$0] : nil }
    if !fits(values) {
      let least = isTold ? Layout.leastOfArgument : Layout.leastOfFirstArgument
      share(most, of: whole, in: &values, among: first, least: least, room)
    }
    // Without its first argument, a call is better recognised by its name alone.
    guard isTold || values[0] != nil else { return text(values) }
    for index in preferred + shown where !first.contains(index) && values[index] == nil {
      values[index] = isTold ? value(of: index, in: Layout.leastOfArgument, room) : whole[index]
      if !fits(values) { values[index] = nil }
    }
    // What is left is for those that tell nothing. In lines below each other, they are better cut at
    // the same place.
    let others = shown.filter { !first.contains($0) && values[$0] != nil }
    share(most, of: whole, in: &values, among: others, step: Layout.stepOfShares, room)
    return text(values)
  }

  /// Lets values share the room that others leave of a call; those with less than the least go.
  private func share(
    _ most: Int, of whole: [String?], in values: inout [String?], among sharing: [Int],
    least: Int = 0, step: Int = 1, _ room: Room
  ) {
    for index in sharing { values[index] = "" }
    var left = most - text(values).width
    // Those that need the least get all of it, so that the others have more.
    let width = whole.map { $0?.width ?? 0 }
    let sorted = sharing.sorted { width[$0] < width[$1] }
    for (place, index) in sorted.enumerated() {
      let needed = width[index]
      var share = left / (sharing.count - place)
      if needed > share { share -= share % step }
      values[index] =
        share < min(needed, least)
        ? nil : value(of: index, in: share, room).withoutMiddle(keeping: share)
      left -= min(share, needed)
    }
  }

  private func value(of index: Int, in share: Int, _ room: Room) -> String {
    var room = room
    room.value = min(share, room.value)
    (room.context, room.isFirstLine) = (room.contextOfParts, false)
    return arguments[index].value.text(in: room)
  }

  /// The call with `...` for arguments without a text.
  private func text(_ values: [String?]) -> String {
    let call = name + brackets.around(list(isAssignment ? values.dropLast() : values[...]))
    return isAssignment ? "\(call) = \(values.last.flatMap(\.self) ?? "...")" : call
  }

  private func list(_ values: ArraySlice<String?>) -> String {
    var items: [String] = []
    for (index, value) in values.enumerated() {
      if let value {
        items.append(arguments[index].label.map { "\($0): \(value)" } ?? value)
      } else if index == 0 || values[index - 1] != nil {
        items.append("...")
      }
    }
    return items.joined(separator: ", ")
  }
}

extension [CallPhrase] {
  /// The calls, of which those of one method show first what tells them apart.
  package var toldApart: [CallPhrase] {
    var told = self
    for alike in Dictionary(grouping: indices, by: { self[$0].method }).values {
      for argument in self[alike[0]].arguments.indices {
        let values = alike.map { self[$0].arguments[argument].value }
        let siblings = Siblings(of: values)
        guard Set(values.map(\.longText)).count > 1 || siblings.differ else { continue }
        for (index, value) in zip(alike, values) {
          told[index].arguments[argument].value = value.amid(siblings)
          told[index].arguments[argument].isTelling = true
        }
      }
    }
    return told
  }
}

extension CallPhrase {
  /// The name and the labels.
  fileprivate var method: [String?] { [name] + arguments.map(\.label) }

  /// The call, which goes on in further lines where one line cuts it.
  var onLines: Phrase {
    var call = self
    call.goesOn = true
    return Phrase(call)
  }

  /// The call; where room is short, only what tells it from others.
  var brief: Phrase {
    var call = self
    call.isBrief = true
    return Phrase(call)
  }
}
