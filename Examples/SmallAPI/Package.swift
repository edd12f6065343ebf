// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SmallAPI",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "AsyncGAPI", path: "../..")],
    targets: [
        .executableTarget(
            name: "SmallAPI",
            dependencies: [
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "AsyncXML", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
            ]
        ),
        .testTarget(
            name: "SmallAPITests",
            dependencies: [
                "SmallAPI",
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
            ]
        ),
    ]
)
