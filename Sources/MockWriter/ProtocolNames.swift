extension SymbolGraphs {
  /// The result of looking up a name.
  enum Lookup {
    case found(SymbolGraph.Symbol)
    /// A text with the names that are near.
    case failed(String)
  }

  /// Finds a protocol by its name: `Cook`, `Kitchen.Cook`, or with the module first.
  func lookUp(_ name: String) -> Lookup {
    let all = protocols
    let found = all.filter { symbol in
      symbol.path == name || symbol.pathComponents.last == name || fullName(of: symbol) == name
    }
    // A protocol is preferred to one of the same name inside another type.
    let best = found.filter { $0.path == name || fullName(of: $0) == name }
    if let only = best.count == 1 ? best.first : found.count == 1 ? found.first : nil {
      return .found(only)
    }
    if !found.isEmpty {
      let names = found.map(fullName).sorted().joined(separator: ", ")
      return .failed("There are several protocols \(name): \(names)")
    }
    let near = nearest(to: name, in: Set(all.map(\.path)).sorted())
    return .failed(
      "There is no protocol \(name)."
        + (near.isEmpty
          ? " Without a name, the command lists all."
          : " Did you mean \(near.joined(separator: " or "))?")
    )
  }

  /// All protocols with their modules, a line each.
  var list: MockAnswer {
    let names = protocols.map(fullName).sorted()
    return names.isEmpty
      ? MockAnswer(errors: ["There are no protocols."])
      : MockAnswer(text: names.joined(separator: "\n") + "\n")
  }

  private func fullName(of symbol: SymbolGraph.Symbol) -> String {
    "\(module(of: symbol.identifier.precise) ?? "").\(symbol.path)"
  }
}

/// The names that differ least from another name, at most three.
func nearest(to name: String, in names: [String]) -> [String] {
  let distances = names.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
  return distances.filter { $0.distance <= max(2, name.count / 2) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
}

/// How many letters must be changed, added or removed to turn one text into another.
private func distance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var next = [index + 1]
    for (column, other) in second.enumerated() {
      next.append(
        min(next[column] + 1, row[column + 1] + 1, row[column] + (letter == other ? 0 : 1))
      )
    }
    row = next
  }
  return row[second.count]
}
