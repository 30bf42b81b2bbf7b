// What the plugin `Mocks` uses of Xcode's XcodeProjectPlugin, after its documentation.

public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeTarget {
  public let displayName: String
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}
