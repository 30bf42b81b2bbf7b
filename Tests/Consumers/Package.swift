// swift-tools-version: 6.2

import PackageDescription

// `.ci/consumers` builds a copy, to which it adds what is not here.
let charmest = Target.Dependency.product(name: "Charmest", package: "charmest")
let mode5: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"),
]

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "charmest", path: Context.environment["CHARMEST"] ?? "../..")],
  targets: [
    .target(name: "App"),
    .testTarget(name: "Mode6Tests", dependencies: [charmest, "App"]),
    .testTarget(name: "FailingTests", dependencies: [charmest]),
    .executableTarget(name: "OwnRunner", dependencies: [charmest]),
  ]
)

// Both build systems have the same compiler, so one of them is enough to compile the rest.
if Context.environment["SYSTEM"] == "native" {
  package.targets += [
    .testTarget(name: "Mode5Tests", dependencies: [charmest, "App"], swiftSettings: mode5),
    .testTarget(
      name: "MainActorTests",
      dependencies: [charmest, "App"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "RamenShop", dependencies: [charmest]),
    .testTarget(name: "Articles6Tests", dependencies: [charmest, "RamenShop"]),
    .testTarget(
      name: "Articles5Tests", dependencies: [charmest, "RamenShop"], swiftSettings: mode5),
    .testTarget(name: "Examples6Tests", dependencies: [charmest]),
    .testTarget(name: "Examples5Tests", dependencies: [charmest], swiftSettings: mode5),
  ]
}
