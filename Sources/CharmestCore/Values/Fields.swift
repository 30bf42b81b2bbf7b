/// What reflection shows of a value: labelled fields, or a list, or the payload of an enum case.
struct Fields {
  typealias Child = (label: String?, value: Any)

  let children: [Child]
  private let style: Mirror.DisplayStyle?
  private let type: Any.Type

  private init(_ children: [Child], style: Mirror.DisplayStyle?, type: Any.Type) {
    self.children = children
    self.style = style
    self.type = type
  }

  init(of value: Any) {
    let mirror = Mirror(reflecting: value)
    var ancestors: [Child] = []
    var ancestor = mirror.superclassMirror
    while let current = ancestor {
      ancestors.insert(contentsOf: current.children, at: 0)
      ancestor = current.superclassMirror
    }
    self.init(
      ancestors + mirror.children,
      style: mirror.displayStyle,
      type: Swift.type(of: value)
    )
  }

  var isCase: Bool { style == .enum }

  var isList: Bool {
    !children.isEmpty && !isCase && style != .tuple && children.allSatisfy { $0.label == nil }
  }

  /// Whether these are fields in their own right, each to be counted.
  var isRecord: Bool {
    switch style {
    case .struct, .class, .tuple, nil: !children.isEmpty && !isList && !isOfLibraryType
    default: false
    }
  }

  /// Whether the type is one whose description says more than its fields, such as `Date`.
  var isOfLibraryType: Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
  }

  var labels: [String?] { children.map(\.label) }

  /// The payload, if both are the same case with one.
  func payload(facing other: Fields) -> (own: Fields, other: Fields)? {
    guard let ownCase = children.first, let otherCase = other.children.first,
      ownCase.label == otherCase.label
    else { return nil }
    return (Self.payload(of: ownCase.value), Self.payload(of: otherCase.value))
  }

  private static func payload(of value: Any) -> Fields {
    let fields = Fields(of: value)
    return fields.style == .tuple
      ? fields : Fields([("0", value)], style: .tuple, type: fields.type)
  }

  static func path(to child: Child, at offset: Int) -> Path {
    guard var label = child.label else { return .index(offset) }
    // Tuples name their fields `.0`, lazy properties have a prefix nobody wrote.
    for prefix in [".", "$__lazy_storage_$_"] where label.hasPrefix(prefix) {
      label.removeFirst(prefix.count)
    }
    return .field(label)
  }

  /// How many fields a field counts for: a struct for all of its own, anything else for one.
  static func leafCount(of value: Any) -> Int {
    guard let value = bare(value) else { return 1 }
    let fields = Fields(of: value)
    guard fields.isRecord, fields.style != .class else { return 1 }
    return fields.children.reduce(0) { $0 + leafCount(of: $1.value) }
  }
}
