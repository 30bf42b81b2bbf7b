// swift-tools-version: 6.3

import PackageDescription

// Both, because SwiftPM builds tests anew only where a target that they name has changed, and
// `Charmest` stays the same file when the core that it re-exports changes.
let charmest: [Target.Dependency] = ["Charmest", "CharmestCore"]

let package = Package(
  name: "charmest",
  // Generic types over parameter packs (`MockMethod`) need these at run time.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // Both targets are listed so that the API-breakage check sees the core as well.
    .library(name: "Charmest", targets: ["Charmest", "CharmestCore"]),
    // For code that must not link a test framework: shared mocks, previews, commands.
    .library(name: "CharmestCore", targets: ["CharmestCore"]),
    // `swift package mock`. Each package that depends on this one compiles the plugin, and its tool
    // only when the command runs.
    .plugin(name: "MockCommand", targets: ["MockCommand"]),
    // Writes mocks in each build of a test target that lists it.
    .plugin(name: "Mocks", targets: ["MocksPlugin"]),
    // The tool of the plugin, for projects that are no packages.
    .executable(name: "mock-writer", targets: ["mock-writer"]),
  ],
  targets: [
    .target(name: "CharmestCore"),
    .target(name: "Charmest", dependencies: ["CharmestCore"]),
    .target(name: "RamenShop", dependencies: ["CharmestCore"]),
    .executableTarget(name: "ramen", dependencies: ["CharmestCore", "RamenShop"]),
    .target(name: "MockWriter"),
    .executableTarget(
      name: "mock-writer",
      dependencies: ["MockWriter"],
      path: "Sources/MockCommand/Tool"
    ),
    .plugin(
      name: "MockCommand",
      capability: .command(
        intent: .custom(verb: "mock", description: "Prints the mock of a protocol"),
      ),
      dependencies: ["mock-writer"],
      path: "Sources/MockCommand/Plugin"
    ),
    .plugin(
      name: "MocksPlugin", capability: .buildTool(), dependencies: ["mock-writer"],
      path: "Sources/MocksPlugin"),
    // What tests expect of whole texts, and writes them anew.
    .target(name: "WrittenTexts", dependencies: ["CharmestCore"], path: "Tests/WrittenTexts"),
    .testTarget(
      name: "CharmestCoreTests",
      dependencies: charmest + ["WrittenTexts"],
      exclude: ["Catalogue/failures.txt"]
    ),
    .testTarget(
      name: "CharmestTests",
      dependencies: charmest + ["WrittenTexts"],
      exclude: ["Reporting/Consoles"]
    ),
    .testTarget(
      name: "RamenShopTests",
      dependencies: charmest + ["RamenShop", "ramen"]
    ),
    // Makes tests of the examples in the articles and the documentation comments.
    .target(name: "ExampleWriter", path: "Tests/ExampleWriter/Library"),
    .executableTarget(
      name: "example-writer",
      dependencies: ["ExampleWriter"],
      path: "Tests/ExampleWriter/Tool"
    ),
    .plugin(
      name: "WriteExamples",
      capability: .buildTool(),
      dependencies: ["example-writer"],
      path: "Tests/ExampleWriter/Plugin"
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: charmest + ["RamenShop", "WrittenTexts", "ExampleWriter"],
      exclude: ["Preambles"],
      plugins: ["WriteExamples"]
    ),
    .testTarget(name: "ExampleTests", dependencies: charmest),
    .testTarget(name: "MockKindsTests", dependencies: charmest),
    .testTarget(
      name: "MockWriterTests",
      dependencies: charmest + ["MockWriter", "mock-writer"]
    ),
    .testTarget(name: "MigrationTests", dependencies: charmest),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
}
