// swift-tools-version: 6.2
import PackageDescription

// A package of its own: its executables have no `main` but libFuzzer's, so they link only with the sanitizer
// (`Scripts/fuzz` does that). Of the package above, only what the targets name is compiled.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v26)],  // Task.immediate
    dependencies: [
        // By name, for the folder of the checkout can be called anything.
        .package(name: "AsyncGAPI", path: ".."),
        // The hostile peer: bytes over sockets, and TLS and header fields for HTTP/2.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.36.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        // Log messages, spans and metrics in memory, where no secret may be.
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        .target(name: "FuzzSupport", dependencies: [.product(name: "AsyncJSON", package: "AsyncGAPI")])
    ]
        + ["ValueFuzzer", "ModelFuzzer", "ReaderFuzzer", "CodableFuzzer", "RecordsFuzzer"].map { name in
            .executableTarget(
                name: name,
                dependencies: ["FuzzSupport", .product(name: "AsyncJSON", package: "AsyncGAPI")]
            )
        }
        + ["XMLDocumentFuzzer", "XMLCodableFuzzer", "XMLRecordsFuzzer", "XMLTokenizerFuzzer"].map { name in
            .executableTarget(
                name: name,
                dependencies: ["FuzzSupport", .product(name: "AsyncXML", package: "AsyncGAPI")]
            )
        }
        + [
            .executableTarget(
                name: "DescriptionFuzzer",
                dependencies: [
                    "FuzzSupport",
                    .product(name: "AsyncJSON", package: "AsyncGAPI"),
                    .product(name: "GAPIDescription", package: "AsyncGAPI"),
                    .product(name: "GAPIGenerator", package: "AsyncGAPI"),
                ]
            ),
            .executableTarget(
                name: "BatchFuzzer",
                dependencies: ["AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "GAPIStorage"].map {
                    .product(name: $0, package: "AsyncGAPI")
                }
                    + [
                        .product(name: "HTTPTypes", package: "swift-http-types"),
                        .product(name: "NIOCore", package: "swift-nio"),
                    ]
            ),
            .executableTarget(
                name: "CloudFuzzer",
                dependencies: ["AsyncCloud", "AsyncFetch", "AsyncFetchTesting"].map {
                    .product(name: $0, package: "AsyncGAPI")
                }
                    + [
                        .product(name: "HTTPTypes", package: "swift-http-types"),
                        .product(name: "NIOCore", package: "swift-nio"),
                    ]
            ),
            .executableTarget(
                name: "CredentialsFuzzer",
                dependencies: ["AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncJSON", "AsyncOAuth"].map {
                    .product(name: $0, package: "AsyncGAPI")
                }
                    + [.product(name: "HTTPTypes", package: "swift-http-types")]
            ),
            .executableTarget(
                name: "ServerFuzzer",
                dependencies: ["AsyncFetchTesting", "CloudEmulator", "GAPIDescription", "GAPIEmulator"].map {
                    .product(name: $0, package: "AsyncGAPI")
                }
                    + ["NIOCore", "NIOPosix"].map { .product(name: $0, package: "swift-nio") }
            ),
            .executableTarget(
                name: "HTTPFuzzer",
                dependencies: [
                    "AsyncCloud", "AsyncFetch", "AsyncGAPI", "AsyncGAPIStores", "AsyncGData", "AsyncJSON", "AsyncOAuth",
                    "AsyncStorage", "AsyncXML", "GAPICalendar", "GAPIDrive", "GAPIStorage",
                ].map { .product(name: $0, package: "AsyncGAPI") }
                    + ["NIOCore", "NIOPosix"].map { .product(name: $0, package: "swift-nio") }
                    + [
                        .product(name: "NIOHPACK", package: "swift-nio-http2"),
                        .product(name: "NIOSSL", package: "swift-nio-ssl"),
                        .product(name: "HTTPTypes", package: "swift-http-types"),
                        .product(name: "InMemoryLogging", package: "swift-log"),
                        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                        .product(name: "Logging", package: "swift-log"),
                        .product(name: "MetricsTestKit", package: "swift-metrics"),
                    ]
            ),
        ]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
