// swift-tools-version: 6.2
import PackageDescription

// A package of its own, for of all the others it compiles only AsyncXML: `Benchmarks/instructions` runs it as a gate.
let package = Package(
    name: "Instructions",
    platforms: [.macOS(.v15)],
    dependencies: [
        // By name, for the folder of the checkout can be called anything.
        .package(name: "AsyncGAPI", path: "../..")
    ],
    targets: [
        .executableTarget(name: "xml-instructions", dependencies: ["CXMLPeers", "XMLSamples"]),
        // These are links to the folders of the benchmarks.
        .target(name: "XMLSamples", dependencies: [.product(name: "AsyncXML", package: "AsyncGAPI")]),
        .systemLibrary(name: "CSystemLibXML2", pkgConfig: "libxml-2.0"),
        .target(name: "CXMLPeers", dependencies: ["CSystemLibXML2"]),
    ]
)

for target in package.targets where target.type == .regular || target.type == .executable {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
