/// A request to print mocks.
struct MockRequest {
  private let arguments: MockArguments
  private let targets: [Target]
  private let modules: Modules

  init(_ arguments: MockArguments, _ targets: [Target]) {
    self.arguments = arguments
    self.targets = targets
    modules = Modules(targets)
  }

  func answer() -> MockAnswer {
    let names = ProtocolNames(modules.protocols().filter { modules.own.contains($0.module) })
    if arguments.names.isEmpty { return names.list }
    var answer = MockAnswer()
    var found: [Modules.FoundType] = []
    for name in arguments.names {
      switch names.lookUp(name) {
      // A protocol may be named twice, with its module and without.
      case .found(let types):
        found += types.filter { type in !found.contains { $0.identifier == type.identifier } }
      case .failed(let text): answer.errors.append(text)
      }
    }
    answer.errors += found.compactMap(reasonAgainstAccess)
    if answer.errors.isEmpty { answer.text = text(found) }
    return answer
  }

  /// Why a protocol cannot have a mock of the access.
  private func reasonAgainstAccess(_ type: Modules.FoundType) -> String? {
    let access = arguments.access
    let levels = type.declaration.accessLevels.map(\.access)
    guard let level = levels.first(where: { !access.allows($0) }) else { return nil }
    return """
      \(type.declaration.fullName) is \(level), so its mock cannot be \(access.rawValue). Make the \
      protocol \(access.rawValue), or print the mock without --access, for the test target itself.
      """
  }

  private func text(_ types: [Modules.FoundType]) -> String {
    let tests = Set(targets.filter(\.isTest).map(\.module))
    let surroundings = MockSurroundings(in: modules, access: arguments.access, own: tests)
    let mocks = types.map { type in
      let mocked = MockedProtocol(type, in: modules)
      let kept = arguments.isMissing ? modules.types(named: mocked.mockName) : []
      let members = kept.flatMap(\.declaration.members).map(\.name)
      return MockSource(mocked, in: surroundings, without: Set(members))
    }
    let file = MockFile(mocks, in: modules, surroundings: surroundings)
    return SwiftFormat.laidOut(file.text)
  }
}
