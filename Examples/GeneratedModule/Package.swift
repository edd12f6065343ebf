// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "GeneratedModule",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "AsyncGAPI", path: "../..")],
    targets: [
        // Made by `swift package generate-gapi library.v1.json --out Sources/GAPILibrary`, and committed.
        .target(name: "GAPILibrary", dependencies: [.product(name: "AsyncGAPI", package: "AsyncGAPI")]),
        .executableTarget(name: "Shelves", dependencies: ["GAPILibrary"]),
        .testTarget(name: "ShelvesTests", dependencies: ["GAPILibrary"]),
    ]
)
