// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Browser",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "AsyncGAPI", path: "../..")],
    targets: [
        .executableTarget(
            name: "Browser",
            dependencies: [
                .product(name: "GAPIDrive", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
                .product(name: "GAPIStorage", package: "AsyncGAPI"),
            ]
        ),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "Browser",
                .product(name: "GAPIDrive", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
                .product(name: "GAPIStorage", package: "AsyncGAPI"),
            ]
        ),
    ]
)
