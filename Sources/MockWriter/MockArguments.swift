/// The arguments of `swift package mock`, and of `mock-writer` when it runs by itself.
struct MockArguments {
  /// The protocols; if there are none, all are listed.
  private(set) var names: [String] = []
  private(set) var isHelp = false
  /// The arguments that are not understood.
  private(set) var mistake: String?
  private var values: [String: [String]] = [:]

  /// The folders with symbol graphs.
  var graphs: [String] { values["--graphs"] ?? [] }
  /// The folders with the sources of the protocols.
  var sources: [String] { values["--sources"] ?? [] }
  /// The access of the mocks.
  private(set) var access = MockAccess.internal

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts.first ?? "")
      switch option {
      case "--graphs", "--sources", "--access":
        let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() ?? ""
        if value.isEmpty || value.hasPrefix("-") { mistake = "\(option) needs a value." }
        values[option, default: []].append(value)
        if option == "--access" { read(access: value) }
      case _ where !argument.hasPrefix("-"): names.append(argument)
      case _ where ["--help", "-h"].contains(argument): isHelp = true
      default: mistake = "There is no option \(argument)."
      }
    }
  }

  private mutating func read(access name: String) {
    if let access = MockAccess(rawValue: name) {
      self.access = access
    } else if mistake == nil {
      mistake = "There is no access \(name). Write public, package or internal."
    }
  }
}

extension MockArguments {
  static func usage(ofPlugin isPlugin: Bool) -> String {
    let options = "[--access <access>] [--graphs <folder>] [--sources <folder>]"
    return """
      USAGE: \(isPlugin ? "swift package mock" : "mock-writer") [<protocol> ...] \(options)

        <protocol>          The name of a protocol: Cook, Kitchen.Cook, or Shop.Cook with the module
                            in front. Without a name, all protocols are listed.
        --access <access>   Print mocks that are public or package, for a target that test targets
                            share. They import CharmestCore. The default is internal.
        --graphs <folder>   Read the symbol graphs in this folder instead of building. Can be given
                            several times.
        --sources <folder>  With --graphs: the Swift files of the protocols, whose imports a mock has.
                            Can be given several times.
      """
  }
}
