// swift-tools-version: 6.2
import PackageDescription

// A package of its own: its executables have no `main` but libFuzzer's, so they link only with the sanitizer
// (`Scripts/fuzz` does that). Of the package above, only what the targets name is compiled.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v26)],  // Task.immediate
    dependencies: [
        // By name, for the folder of the checkout can be called anything.
        .package(name: "AsyncGAPI", path: "..")
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
        + ["XMLDocumentFuzzer", "XMLCodableFuzzer", "XMLRecordsFuzzer"].map { name in
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
            )
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
