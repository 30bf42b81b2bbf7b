/// The arguments of `swift package mock`, and of `mock-writer` when it runs by itself.
struct MockArguments {
  /// The protocols; if there are none, all are listed.
  private(set) var names: [String] = []
  /// The folders with the sources of the protocols.
  private(set) var sources: [String] = []
  /// The access of the mocks.
  private(set) var access = MockAccess.internal
  /// The file in which a plugin describes the targets.
  private(set) var targets: String?
  /// The file that a build wants.
  private(set) var output: String?
  private(set) var isHelp = false
  /// Whether only what kept mocks lack is printed.
  private(set) var isMissing = false
  /// What is wrong with the arguments.
  private(set) var mistake: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts.first ?? "")
      switch option {
      case "--sources", "--access", "--targets", "--write":
        read(option, parts.count == 2 ? String(parts[1]) : rest.popFirst() ?? "")
      case "--help", "-h": isHelp = true
      case "--missing": isMissing = true
      case _ where option.hasPrefix("-"): mistake = "There is no option \(option)."
      default: names.append(argument)
      }
    }
    if targets == nil, sources.isEmpty {
      mistake = mistake ?? "Which sources? Give their folder with --sources."
    }
  }

  private mutating func read(_ option: String, _ value: String) {
    if value.isEmpty || value.hasPrefix("-") { mistake = "\(option) needs a value." }
    switch option {
    case "--sources": sources.append(value)
    case "--targets": targets = value
    case "--write": output = value
    default:
      if let access = MockAccess(rawValue: value) {
        self.access = access
      } else {
        mistake = mistake ?? "There is no access \(value). Write public, package or internal."
      }
    }
  }

  var usage: String {
    """
    USAGE: \(targets == nil ? "mock-writer --sources <folder>" : "swift package mock") \
    [<protocol> ...] [--access <access>] [--missing]

      <protocol>          The name of a protocol: Cook, Kitchen.Cook, or Shop.Cook with the module
                          in front. Without a name, all protocols are listed.
      --access <access>   Print mocks that are public or package, for a target that test targets
                          share. They import CharmestCore. The default is internal.
      --missing           Print only what the mocks that you keep do not have yet.
      --sources <folder>  Read the Swift files in this folder, and in those inside it. The folder
                          has the name of their module. Can be given several times.
    """
  }
}
