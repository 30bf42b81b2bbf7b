// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "pantry",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Pantry", targets: ["Pantry"])],
  targets: [.target(name: "Pantry")]
)
