/// The names of protocols.
struct ProtocolNames {
  /// The result of looking up a name.
  enum Lookup {
    /// The protocol, which may be declared once in each branch of an `#if`.
    case found([Modules.FoundType])
    /// A text with the names that are near.
    case failed(String)
  }

  private let protocols: [Modules.FoundType]

  init(_ protocols: [Modules.FoundType]) { self.protocols = protocols }

  /// Finds a protocol by its name: `Cook`, `Kitchen.Cook`, or with the module first.
  func lookUp(_ name: String) -> Lookup {
    let found = protocols.filter { type in
      [type.fullName, type.declaration.fullName, type.declaration.plainName].contains(name)
    }
    // A protocol is preferred to one of the same name inside another type.
    let best = found.filter { [$0.fullName, $0.declaration.fullName].contains(name) }
    for candidates in [best, found] where Set(candidates.map(\.fullName)).count == 1 {
      return .found(candidates)
    }
    if !found.isEmpty {
      let names = Set(found.map(\.fullName)).sorted().joined(separator: ", ")
      return .failed("There are several protocols \(name): \(names)")
    }
    let near = nearest(to: name, in: Set(protocols.map(\.declaration.fullName)).sorted())
    let hint =
      near.isEmpty
      ? "Without a name, the command lists all." : "Did you mean \(near.joined(separator: " or "))?"
    return .failed("There is no protocol \(name). \(hint)")
  }

  /// All protocols with their modules, a line each.
  var list: MockAnswer {
    let names = Set(protocols.map(\.fullName)).sorted()
    return names.isEmpty
      ? MockAnswer(errors: ["There are no protocols."])
      : MockAnswer(text: names.joined(separator: "\n") + "\n")
  }
}

/// The names that differ least from another name, at most three.
func nearest(to name: String, in names: [String]) -> [String] {
  let letters = Array(name.lowercased())
  let distances = names.map { other in
    (name: other, distance: Array(other.lowercased()).difference(from: letters).count)
  }
  return distances.filter { $0.distance <= max(3, name.count / 2) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
}
