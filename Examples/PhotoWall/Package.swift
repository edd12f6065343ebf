// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PhotoWall",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "AsyncGAPI", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        // A channel between the tasks of one browser: snapshots, heartbeats, and the end of the server.
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // The logger of the application; a silent one for the tests.
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .executableTarget(
            name: "PhotoWall",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
                .product(name: "AsyncCloud", package: "AsyncGAPI"),
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "AsyncJSON", package: "AsyncGAPI"),
                .product(name: "CloudEmulator", package: "AsyncGAPI"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "PhotoWallTests",
            dependencies: [
                "PhotoWall",
                .product(name: "AsyncCloud", package: "AsyncGAPI"),
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "AsyncFetchTesting", package: "AsyncGAPI"),
                .product(name: "AsyncJSON", package: "AsyncGAPI"),
                .product(name: "CloudEmulator", package: "AsyncGAPI"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
    ]
)
