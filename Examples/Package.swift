// swift-tools-version:6.0
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v12), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ExampleScreens", targets: ["ExampleScreens"]),
    .executable(name: "Demo", targets: ["Demo"]),
  ],
  dependencies: [
    // Named, because else it would be known by the name of the folder that it was cloned into.
    .package(name: "Trellis", path: "..")
  ],
  targets: [
    .target(
      name: "ExampleScreens",
      dependencies: [
        .product(name: "ListAdapters", package: "Trellis"),
        .product(name: "ListDiffing", package: "Trellis"),
      ]),
    .executableTarget(name: "Demo", dependencies: ["ExampleScreens"]),
    // The program of the article of that name.
    .executableTarget(
      name: "GettingStarted",
      dependencies: [
        .product(name: "ListAdapters", package: "Trellis"),
        .product(name: "ListDiffing", package: "Trellis"),
      ]),
    .testTarget(
      name: "ExampleScreensTests",
      dependencies: ["ExampleScreens"]),
    .testTarget(name: "DemoTests", dependencies: ["Demo", "ExampleScreens"]),
  ],
  swiftLanguageModes: [.v6]
)
