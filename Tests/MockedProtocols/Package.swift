// swift-tools-version: 6.2

import PackageDescription

// `.ci/mocks` builds a copy, to which it adds the mocks and the targets that have nothing else.
let charmest = Target.Dependency.product(name: "Charmest", package: "charmest")
let core = Target.Dependency.product(name: "CharmestCore", package: "charmest")
let all: [Target.Dependency] = ["Shop", "Pantry", "City", "Harbor", charmest]
let mode5: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let mocks: [Target.PluginUsage] = [.plugin(name: "Mocks", package: "charmest")]

let package = Package(
  name: "shop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "charmest", path: Context.environment["CHARMEST"] ?? "../..")],
  targets: [
    .target(name: "Pantry"),
    .target(name: "Shop", dependencies: ["Pantry"]),
    .target(name: "City"),
    .target(name: "Harbor", swiftSettings: mainActor),
    .target(name: "CityMocks", dependencies: ["City", core]),
    .testTarget(name: "ShopTests", dependencies: ["Shop", "Pantry", charmest]),
    .testTarget(name: "CityTests", dependencies: ["CityMocks", "City", charmest]),
    .testTarget(name: "HarborTests", dependencies: ["Harbor", charmest]),
    .testTarget(name: "PrintedMode5", dependencies: all, swiftSettings: mode5),
    .testTarget(name: "PrintedMainActor", dependencies: all, swiftSettings: mainActor),
    .testTarget(name: "WrittenTests", dependencies: all, plugins: mocks),
    .testTarget(name: "WrittenMode5", dependencies: all, swiftSettings: mode5, plugins: mocks),
    .testTarget(
      name: "WrittenMainActor", dependencies: all, swiftSettings: mainActor, plugins: mocks),
  ]
)
