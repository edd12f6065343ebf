// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ChangeWatcher",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "AsyncGAPI", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // The logger of the application; a silent one for the tests.
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .executableTarget(
            name: "ChangeWatcher",
            dependencies: [
                .product(name: "GAPIDrive", package: "AsyncGAPI"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "ChangeWatcherTests",
            dependencies: [
                "ChangeWatcher",
                .product(name: "GAPIDrive", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
    ]
)
