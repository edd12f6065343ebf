// swift-tools-version: 6.2
import PackageDescription

/// The ready services: the name of the namespace, of the module after `GAPI`, and the description that it is generated from.
let services = [
    ("BigQuery", "bigquery.v2"),
    ("Calendar", "calendar.v3"),
    ("Discovery", "discovery.v1"),
    ("Docs", "docs.v1"),
    ("Drive", "drive.v3"),
    ("Gmail", "gmail.v1"),
    ("OAuth2", "oauth2.v2"),
    ("People", "people.v1"),
    ("Pubsub", "pubsub.v1"),
    ("Sheets", "sheets.v4"),
    ("Storage", "storage.v1"),
    ("Tasks", "tasks.v1"),
    ("Translate", "translate.v2"),
    ("YouTube", "youtube.v3"),
]

let package = Package(
    name: "AsyncGAPI",
    platforms: [.macOS(.v15)],  // Synchronization.Mutex
    products: [
        .library(name: "AsyncXML", targets: ["AsyncXML"]),
        .library(name: "AsyncJSON", targets: ["AsyncJSON"]),
        .library(name: "AsyncFetch", targets: ["AsyncFetch"]),
        .library(name: "AsyncOAuth", targets: ["AsyncOAuth"]),
        .library(name: "AsyncFetchTesting", targets: ["AsyncFetchTesting"]),
        .library(name: "GAPIDescription", targets: ["GAPIDescription"]),
        .library(name: "GAPIGenerator", targets: ["GAPIGenerator"]),
        .library(name: "AsyncGAPI", targets: ["AsyncGAPI"]),
        .library(name: "AsyncStorage", targets: ["AsyncStorage"]),
        .library(name: "AsyncGAPIStores", targets: ["AsyncGAPIStores"]),
        .library(name: "AsyncFeeds", targets: ["AsyncFeeds"]),
        .library(name: "AsyncGData", targets: ["AsyncGData"]),
        .library(name: "AsyncCloud", targets: ["AsyncCloud"]),
        .library(name: "GAPIEmulator", targets: ["GAPIEmulator"]),
        .library(name: "CloudEmulator", targets: ["CloudEmulator"]),
        .executable(name: "gapi", targets: ["gapi"]),
        .executable(name: "gapi-generator", targets: ["gapi-generator"]),
        .plugin(name: "GAPIGeneratorPlugin", targets: ["GAPIGeneratorPlugin"]),
        .plugin(name: "GenerateGAPI", targets: ["GenerateGAPI"]),
    ],
    dependencies: [
        // HTTP on the wire: pooling, TLS, HTTP/2. The only transport AsyncFetch ships.
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        // ByteBuffer (the chunk type of every body), NIOPosix (files on a thread pool of their own).
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        // The errors of TLS and the place of a handler among those of HTTP/2; AsyncHTTPClient brings both packages anyway.
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.36.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        // HTTPRequest, HTTPResponse, HTTPFields: the currency types of the public API.
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        // Spans around requests, for applications that trace; AsyncHTTPClient brings it.
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        // Keys and signatures of tokens (CryptoExtras: RSA); Digest authentication; MD5 for the `md5Hash` of stored objects (emulator).
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        // The command line of `gapi`.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // Programs that supply tokens of other identity providers.
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        // FilePath, a type in the API of swift-subprocess, which brings it.
        .package(url: "https://github.com/apple/swift-system", from: "1.6.0"),
        // The server under the emulator; no library target depends on it.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        // Logs of requests, for applications that log; a logger for the emulator, quiet by default.
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        // SQLite, for what the processes of one machine share (AsyncGAPIStores).
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Metrics of requests, for applications that collect them.
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        // MARK: The engines: XML and JSON, without other packages.

        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(name: "AsyncXML", dependencies: ["CLibXML2"]),
        .target(name: "AsyncJSON"),

        // MARK: HTTP, and the doubles of servers for tests.

        // gzip, whose library NIO needs as well.
        .systemLibrary(
            name: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
        ),
        // The processor's own instructions for CRC32C, which Swift cannot name.
        .target(name: "CCRC32C"),
        .target(
            name: "AsyncFetch",
            dependencies: [
                "AsyncJSON", "AsyncXML", "CCRC32C", "CZlib",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        .target(
            name: "AsyncFetchTesting",
            dependencies: [
                "AsyncFetch", "AsyncJSON",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),

        // MARK: Tokens: OAuth 2 and OpenID Connect, for any server.

        .target(
            name: "AsyncOAuth",
            dependencies: [
                "AsyncFetch", "AsyncJSON",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),

        // MARK: The contents of descriptions, and their generator.

        .target(name: "GAPIDescription", dependencies: ["AsyncJSON"]),
        .target(name: "GAPIGenerator", dependencies: ["AsyncJSON", "GAPIDescription"]),

        // MARK: Services: those of JSON, whose ready modules are added below, and feeds.

        .target(
            name: "AsyncGAPI",
            dependencies: [
                "AsyncFetch", "AsyncJSON", "AsyncOAuth", "GAPIDescription",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        // What people do with Cloud Storage: transfers of many objects, and conveniences above the raw methods.
        .target(
            name: "AsyncStorage",
            dependencies: [
                "AsyncFetch", "AsyncGAPI", "AsyncJSON", "GAPIStorage",
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // What many processes share: SQLite on one machine, Cloud Storage itself for many.
        .target(
            name: "AsyncGAPIStores",
            dependencies: [
                "AsyncFetch", "AsyncGAPI", "AsyncJSON", "GAPIStorage",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        .target(name: "AsyncFeeds", dependencies: ["AsyncJSON", "AsyncXML"]),
        .target(
            name: "AsyncGData",
            dependencies: [
                "AsyncFeeds", "AsyncFetch", "AsyncXML",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),

        // MARK: ownCloud and WebDAV.

        .target(
            name: "AsyncCloud",
            dependencies: [
                "AsyncFetch", "AsyncJSON", "AsyncOAuth", "AsyncXML",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),

        // MARK: Servers that speak these protocols.

        .target(
            name: "EmulatorServer",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncJSON",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "CloudEmulator",
            dependencies: [
                "AsyncFetchTesting", "AsyncFetch", "AsyncJSON", "AsyncXML", "EmulatorServer",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "GAPIEmulator",
            dependencies: [
                "AsyncFetchTesting", "AsyncFetch", "AsyncJSON", "AsyncXML", "EmulatorServer", "GAPIDescription",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),

        // MARK: The tools: the command line, and the generator as plugins run it.

        .executableTarget(
            name: "gapi",
            dependencies: [
                "AsyncCloud", "AsyncFeeds", "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncGData", "AsyncJSON",
                "AsyncOAuth", "AsyncStorage", "AsyncXML", "CloudEmulator", "GAPICalendar", "GAPIDescription",
                "GAPIDrive", "GAPIEmulator", "GAPIGenerator", "GAPIStorage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .executableTarget(
            name: "gapi-generator",
            dependencies: [
                "GAPIDescription", "GAPIGenerator",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(name: "GAPIGeneratorPlugin", capability: .buildTool(), dependencies: ["gapi-generator"]),
        .plugin(
            name: "GenerateGAPI",
            capability: .command(
                intent: .custom(verb: "generate-gapi", description: "Generate a module from a service's description"),
                permissions: [.writeToPackageDirectory(reason: "The module is written there, to be committed.")]
            ),
            dependencies: ["gapi-generator"]
        ),

        // MARK: The tests, in the same order; before them what they share.

        // The documents of others that tests read.
        .target(name: "TestCorpora", path: "Tests/TestCorpora"),
        .testTarget(name: "AsyncXMLTests", dependencies: ["AsyncXML", "TestCorpora"]),
        .testTarget(name: "AsyncJSONTests", dependencies: ["AsyncJSON", "TestCorpora"]),
        .testTarget(
            name: "AsyncFetchTests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncJSON", "AsyncXML",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ]
        ),
        .testTarget(
            name: "AsyncOAuthTests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncJSON", "AsyncOAuth",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        // The modules that the generator makes of the tests' own descriptions; compiling them is a test.
        .target(name: "GeneratedFixtures", dependencies: ["AsyncGAPI"], path: "Tests/GeneratedFixtures"),
        .testTarget(
            name: "GAPIGeneratorTests",
            dependencies: [
                "AsyncFetchTesting", "AsyncGAPI", "AsyncJSON", "GAPIDescription", "GAPIGenerator", "GeneratedFixtures",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "AsyncGAPITests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncJSON", "AsyncOAuth", "GAPIDescription",
                "GAPICalendar", "GAPIDrive", "GAPIEmulator", "GAPIStorage",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "AsyncStorageTests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncJSON", "AsyncStorage", "GAPIEmulator",
                "GAPIStorage",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "AsyncGAPIStoresTests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncGAPIStores", "AsyncJSON", "EmulatorServer",
                "GAPIEmulator",
                "GAPIStorage",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // Tests/Shared/Feeds holds what the tests of both libraries need; each has a link to it.
        .testTarget(name: "AsyncFeedsTests", dependencies: ["AsyncFeeds", "AsyncJSON", "AsyncXML", "TestCorpora"]),
        .testTarget(
            name: "AsyncGDataTests",
            dependencies: [
                "AsyncFeeds", "AsyncFetch", "AsyncFetchTesting", "AsyncGData", "AsyncJSON", "AsyncXML", "GAPIEmulator",
                "TestCorpora",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "AsyncCloudTests",
            dependencies: [
                "AsyncCloud", "AsyncFetch", "AsyncFetchTesting", "AsyncJSON", "AsyncOAuth", "CloudEmulator",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        .testTarget(
            name: "CloudEmulatorTests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "AsyncJSON", "CloudEmulator",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .testTarget(
            name: "EmulatorServerTests",
            dependencies: [
                "AsyncFetch", "AsyncFetchTesting", "EmulatorServer",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "GAPIEmulatorTests",
            dependencies: [
                "GAPIEmulator", "AsyncFetchTesting", "AsyncFetch", "AsyncJSON", "AsyncXML", "EmulatorServer",
                "GAPIDescription",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .testTarget(
            name: "GAPITests",
            dependencies: [
                "AsyncCloud", "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncJSON", "AsyncOAuth", "AsyncXML",
                "CloudEmulator", "GAPIEmulator", "gapi",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        // The inputs of Fuzz/, and changes of some of them; not the whole of what the fuzzers do.
        // Those of the engines keep a core busy, so they have a process of their own.
        .testTarget(
            name: "EngineSeedTests",
            dependencies: ["AsyncJSON", "AsyncXML", "GAPIDescription", "GAPIGenerator"]
        ),
        .testTarget(
            name: "HostileTests",
            dependencies: [
                "AsyncCloud", "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncGAPIStores", "AsyncGData",
                "AsyncJSON", "AsyncOAuth", "AsyncStorage", "AsyncXML", "CloudEmulator", "GAPICalendar", "GAPIDrive",
                "GAPIDescription", "GAPIEmulator", "GAPIStorage",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        // Servers from elsewhere; each suite is skipped where its server is not installed.
        .testTarget(
            name: "PeerTests",
            dependencies: [
                "AsyncCloud", "AsyncFetch", "AsyncFetchTesting", "AsyncGAPI", "AsyncGData", "AsyncJSON", "AsyncOAuth",
                "AsyncXML",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
    ]
)

// `ASYNCGAPI_SERVICES=Drive,Storage` leaves the other services out: working on this package, nobody wants to build them all each
// time. Our own tests and tools need Calendar, Drive and Storage.
let chosen = Context.environment["ASYNCGAPI_SERVICES"] ?? "all"
let ready = services.map(\.0).filter { chosen == "all" || chosen.split(separator: ",").contains($0[...]) }
for name in ready {
    let module = "GAPI" + name
    package.products.append(.library(name: module, targets: [module]))
    package.targets.append(.target(name: module, dependencies: ["AsyncGAPI"], path: "Sources/Services/" + module))
}
if ready.count == services.count {
    let modules = ready.map { Target.Dependency.byName(name: "GAPI" + $0) }
    let tools: [Target.Dependency] = ["AsyncFetchTesting", .product(name: "HTTPTypes", package: "swift-http-types")]
    package.targets.append(.testTarget(name: "ServicesTests", dependencies: modules + tools))
}

// `ASYNCGAPI_TESTS=AsyncFetchTests` leaves the other tests out: with `swift build --product AsyncGAPIPackageTests`, only what
// these need is compiled.
if let chosen = Context.environment["ASYNCGAPI_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name[...]) }
}

// `ASYNCGAPI_WARNINGS=errors`, which our scripts set, makes warnings errors. For users they stay warnings: their compiler
// may be newer than ours, and a package that is named by its path is compiled with its own settings.
let warnings: [SwiftSetting] =
    Context.environment["ASYNCGAPI_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

// One set of rules for every target, from the first commit: changing them later changes behaviour.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ] + warnings
}
