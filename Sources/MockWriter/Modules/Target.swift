/// A target with a module, as the plugins of the package manager describe it.
struct Target: Decodable {
  let module: String
  /// Whether it belongs to the package itself, not to one on which that depends.
  let isOwn: Bool
  let isTest: Bool
  /// The paths of its Swift files.
  let sources: [String]
}
