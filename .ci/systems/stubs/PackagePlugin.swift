// What the plugins use of SwiftPM's PackagePlugin.

public import Foundation

public protocol Plugin {
  init()
}
extension Plugin { public static func main() throws {} }
public protocol CommandPlugin: Plugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws
  var packageManager: PackageManager { get }
}
public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}
public struct Command {
  public static func buildCommand(
    displayName: String?, executable: URL, arguments: [String],
    environment: [String: String] = [:], inputFiles: [URL] = [], outputFiles: [URL] = []
  ) -> Command { fatalError() }
}
extension CommandPlugin {
  public var packageManager: PackageManager { fatalError() }
}

public struct PluginContext {
  public let package: Package
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> Tool { fatalError() }
  public struct Tool { public let url: URL }
}

public struct Package {
  public let directoryURL: URL
  public let targets: [any Target]
}
public protocol Product {
  var targets: [any Target] { get }
}
public protocol Target {
  typealias ID = String
  var id: ID { get }
  var name: String { get }
  var directoryURL: URL { get }
}
extension Target {
  public var recursiveTargetDependencies: [any Target] { [] }
  public var sourceModule: (any SourceModuleTarget)? { nil }
}
public enum ModuleKind { case generic, executable, snippet, test, macro }
public protocol SourceModuleTarget: Target {
  var moduleName: String { get }
  var kind: ModuleKind { get }
}
extension SourceModuleTarget {
  public func sourceFiles(withSuffix suffix: String) -> FileList { fatalError() }
}
public struct FileList: Sequence {
  public func makeIterator() -> AnyIterator<File> { fatalError() }
}
public struct File { public let url: URL }

public struct PackageManager {}

public struct ArgumentExtractor {
  public init(_ arguments: [String]) {}
  public mutating func extractOption(named: String) -> [String] { [] }
  public mutating func extractFlag(named: String) -> Int { 0 }
  public var remainingArguments: [String] { [] }
}
public enum Diagnostics { public static func error(_ message: String) {} }
