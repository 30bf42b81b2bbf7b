import CharmestCore
import Testing

/// Failing assertions and verifications as real tests make them, each with the very thing that
/// makes it fail.
///
/// They were written before their texts were read. Add one in the same way: the assertion and what
/// its text must hold first, then look.
struct Catalogue {
  /// One assertion that fails.
  struct Entry: Sendable {
    let family: String
    let title: String
    /// The texts that it must hold, such as the two values that differ.
    let difference: [String]
    let place: Place
    let gap: Gap?
    /// Whether the library is known to say it in other words each time.
    let varies: Bool
    let location: Testing.SourceLocation
    let body: @Sendable () async throws -> Void
  }

  /// Where the difference must stand.
  enum Place: Sendable {
    case firstLine
    /// Anywhere: 200 characters cannot hold it.
    case anywhere
  }

  /// A thing that the library is known not to do today.
  enum Gap: Sendable {
    /// The difference is not in the text.
    case missing
    /// The difference is in the text, and not on its first line.
    case belowFirstLine
  }

  private(set) var entries: [Entry] = []
  private var family = ""

  /// All entries, in the order in which they are printed.
  static let all: [Entry] = {
    var catalogue = Catalogue()
    catalogue.addValues()
    catalogue.addTexts()
    catalogue.addLists()
    catalogue.addDictionariesAndSets()
    catalogue.addUnordered()
    catalogue.addStructures()
    catalogue.addErrors()
    catalogue.addCalls()
    catalogue.addOrders()
    catalogue.addStreams()
    catalogue.addLogic()
    catalogue.addBothSides()
    catalogue.addTruth()
    catalogue.addMisleading()
    return catalogue.entries
  }()

  mutating func begin(_ family: String) { self.family = family }

  mutating func add(
    _ title: String, shows difference: String..., place: Place = .firstLine, gap: Gap? = nil,
    varies: Bool = false,
    at location: Testing.SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Void
  ) {
    entries.append(
      Entry(
        family: family, title: title, difference: difference, place: place, gap: gap,
        varies: varies,
        location: location, body: body))
  }
}
