// swift-tools-version:6.0
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Trellis",
  platforms: [.macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ListDiffing", targets: ["ListDiffing"]),
    .library(name: "ListDiffingFoundation", targets: ["ListDiffingFoundation"]),
    .library(name: "ListAdapters", targets: ["ListAdapters"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    .systemLibrary(
      name: "CXXHash",
      pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .target(
      name: "CDiff",
      // The other platforms have no such package; CDiff/hash.c says what they use instead.
      dependencies: [.target(name: "CXXHash", condition: .when(platforms: [.linux, .macOS]))],
      path: "CDiff",
      publicHeadersPath: "include"),
    .target(name: "ListDiffing", dependencies: ["CDiff"]),
    .target(name: "ListDiffingFoundation", dependencies: ["ListDiffing"]),
    .target(name: "ListAdapters", dependencies: ["ListDiffing"]),
    // Replaces malloc and its kin where it can: for executables and tests only.
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CAllocationCounter", "CDiff", "ListDiffing"],
      path: "Benchmarks"),
    .target(name: "TrellisTestSupport", dependencies: ["ListDiffing"], path: "Tests/TrellisTestSupport"),
    .testTarget(name: "CDiffTests", dependencies: ["CDiff", "TrellisTestSupport"]),
    .testTarget(
      name: "ListDiffingTests",
      dependencies: [
        "CAllocationCounter", "CDiff", "ListDiffing", "ListDiffingFoundation", "TrellisTestSupport",
      ]),
    .testTarget(
      name: "ListAdaptersTests",
      dependencies: ["CAllocationCounter", "ListAdapters", "TrellisTestSupport"],
      exclude: ["Facts"]),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks", "CAllocationCounter"]),
  ],
  swiftLanguageModes: [.v6]
)
