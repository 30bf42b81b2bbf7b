// swift-tools-version: 6.2

import PackageDescription

// `.ci/edits` builds a copy.
let library = Context.environment["CHARMEST"] ?? "../../../.."
let pantry = Target.Dependency.product(name: "Pantry", package: "pantry")
let all: [Target.Dependency] = [
  "Shop", pantry, .product(name: "Charmest", package: "charmest"),
]
let mocks: [Target.PluginUsage] = [.plugin(name: "Mocks", package: "charmest")]

let package = Package(
  name: "shop",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "charmest", path: library), .package(path: "../pantry")],
  targets: [
    .target(name: "Shop", dependencies: [pantry]),
    .testTarget(name: "ShopTests", dependencies: all, plugins: mocks),
    .testTarget(name: "PlainTests", dependencies: all),
  ]
)

// Edits are built without them, because the same sources would fail in three targets.
if Context.environment["EDITS"] == nil {
  package.targets += [
    .testTarget(
      name: "Mode5Tests", dependencies: all, swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: mocks),
    .testTarget(
      name: "MainActorTests", dependencies: all, swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: mocks),
  ]
}
