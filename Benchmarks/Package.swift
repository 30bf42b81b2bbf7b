// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "charmest", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
  ],
  targets: [
    // What is measured, each beside what does the same without Charmest.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Charmest", package: "charmest"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      path: "Benchmarks/Workloads"
    ),
    // The workloads as suites of the Benchmark package.
    .executableTarget(
      name: "Suites",
      dependencies: [
        "Workloads",
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Suites",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .target(name: "Allocations", path: "Benchmarks/Allocations"),
    // The workloads in turns in one process, so that their ratios mean something on a busy machine.
    .executableTarget(
      name: "Ratios",
      dependencies: ["Workloads", "Allocations"],
      path: "Benchmarks/Ratios"
    ),
  ]
)
