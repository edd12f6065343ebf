// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// Scripts/bench sets it where simdjson is installed.
let hasSimdjson = Context.environment["BENCH_SIMDJSON"] == "1"

// A package of its own, so that users of AsyncGAPI never resolve what only the benchmarks need.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        // By name, for the folder of the checkout can be called anything.
        .package(name: "AsyncGAPI", path: ".."),
        // A peer: the XML library with Codable that applications use.
        .package(url: "https://github.com/CoreOffice/XMLCoder", exact: "0.18.2"),
        // The peer: what an application would write by hand. The same versions as the package's own.
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                "CAllocations", "CSimdjson", "PlainCodable", "KeptCodable", "OpenCodable",
                "CXMLPeers", "XMLPeers", "XMLSamples",
                .product(name: "AsyncCloud", package: "AsyncGAPI"),
                .product(name: "AsyncFetch", package: "AsyncGAPI"),
                .product(name: "AsyncFetchTesting", package: "AsyncGAPI"),
                .product(name: "AsyncGData", package: "AsyncGAPI"),
                .product(name: "AsyncJSON", package: "AsyncGAPI"),
                .product(name: "AsyncOAuth", package: "AsyncGAPI"),
                .product(name: "AsyncStorage", package: "AsyncGAPI"),
                .product(name: "AsyncXML", package: "AsyncGAPI"),
                .product(name: "CloudEmulator", package: "AsyncGAPI"),
                .product(name: "GAPIStorage", package: "AsyncGAPI"),
                .product(name: "GAPIEmulator", package: "AsyncGAPI"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "XMLCoder", package: "XMLCoder"),
            ],
            swiftSettings: swiftSettings
        ),
        // The same structs three times, see PlainCodable/Object.swift; the other two folders are links to the first.
        .target(name: "PlainCodable", swiftSettings: swiftSettings),
        .target(
            name: "KeptCodable",
            dependencies: [.product(name: "AsyncJSON", package: "AsyncGAPI")],
            swiftSettings: swiftSettings + [.define("KEPT")]
        ),
        .target(name: "OpenCodable", swiftSettings: swiftSettings + [.define("OPEN")]),
        .target(name: "CAllocations"),
        // Documents as servers send them, and the types that read them: by AsyncXML, and by XMLCoder and Foundation.
        .target(
            name: "XMLSamples",
            dependencies: [.product(name: "AsyncXML", package: "AsyncGAPI")],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "XMLPeers",
            dependencies: [.product(name: "XMLCoder", package: "XMLCoder")],
            swiftSettings: swiftSettings
        ),
        .target(name: "CXMLPeers", dependencies: ["CSystemLibXML2"]),
        .systemLibrary(
            name: "CSystemLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "CSimdjson",
            cxxSettings: hasSimdjson ? [.define("SIMDJSON")] : [],
            linkerSettings: hasSimdjson ? [.linkedLibrary("simdjson")] : []
        ),
    ],
    cxxLanguageStandard: .cxx17
)
