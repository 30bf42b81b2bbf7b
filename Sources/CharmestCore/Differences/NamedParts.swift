/// The fields of a record, a tuple or a case.
struct NamedParts {
  let fields: [Parts.Field]
  /// The path to the fields: the name of the case.
  let head: Path

  func hasSameNames(as other: NamedParts) -> Bool {
    head == other.head && fields.names == other.fields.names
  }

  /// Whether it is the only value of a case, which has no name.
  private var isNameless: Bool { fields.count == 1 && fields[0].name == nil }

  func path(to index: Int) -> Path {
    isNameless ? head : head + [.field(fields[index].name ?? "\(index)")]
  }
}

extension Parts {
  /// The parts with names; nil if it has none.
  var named: NamedParts? {
    switch self {
    case .record(_, let fields), .tuple(let fields): NamedParts(fields: fields, head: [])
    case .enumCase(let name, let fields):
      NamedParts(fields: fields, head: [.field(String(name.drop { $0 != "." }.dropFirst()))])
    default: nil
    }
  }
}
