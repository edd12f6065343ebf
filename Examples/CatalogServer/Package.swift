// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CatalogServer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "AsyncGAPI", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        .executableTarget(
            name: "CatalogServer",
            dependencies: [
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "AsyncGAPI", package: "AsyncGAPI"),
                .product(name: "AsyncGData", package: "AsyncGAPI"),
                .product(name: "AsyncJSON", package: "AsyncGAPI"),
                .product(name: "AsyncXML", package: "AsyncGAPI"),
                .product(name: "GAPIStorage", package: "AsyncGAPI"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "CatalogServerTests",
            dependencies: [
                "CatalogServer",
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "AsyncFetchTesting", package: "AsyncGAPI"),
                .product(name: "AsyncGAPI", package: "AsyncGAPI"),
                .product(name: "AsyncGData", package: "AsyncGAPI"),
                .product(name: "AsyncJSON", package: "AsyncGAPI"),
                .product(name: "AsyncXML", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
                .product(name: "GAPIStorage", package: "AsyncGAPI"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
    ]
)
