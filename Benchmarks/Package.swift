// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "charmest", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: ["Assertions", "Failures", "Mocks"].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Charmest", package: "charmest"),
      ],
      path: "Benchmarks/\(name)",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  }
)
