// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "BuildTimeModule",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "AsyncGAPI", path: "../..")],
    targets: [
        // Its Swift is made of library.discovery.json whenever it is built; nothing generated is committed.
        .target(
            name: "Library",
            dependencies: [.product(name: "AsyncGAPI", package: "AsyncGAPI")],
            plugins: [.plugin(name: "GAPIGeneratorPlugin", package: "AsyncGAPI")]
        ),
        // Folders and documents may be called as one likes: reading-room.discovery.json is the namespace ReadingRoom.
        .target(
            name: "ReadingRoom",
            dependencies: [.product(name: "AsyncGAPI", package: "AsyncGAPI")],
            path: "Sources/Reading room",
            plugins: [.plugin(name: "GAPIGeneratorPlugin", package: "AsyncGAPI")]
        ),
        .testTarget(name: "LibraryTests", dependencies: ["Library", "ReadingRoom"]),
    ]
)
