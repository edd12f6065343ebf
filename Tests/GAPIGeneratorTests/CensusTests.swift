import Foundation
import GAPIDescription
import GAPIGenerator
import Testing

/// What Google's own descriptions come to: the 610 documents of PyPI's google-api-python-client 2.202.0, whose
/// directory DISCOVERY_DOCUMENTS names.
///
/// For a release build: they are 114 MB.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"] != nil, "DISCOVERY_DOCUMENTS is not set")
)
struct CensusTests {
    @Test(.timeLimit(.minutes(10)))
    func everyDocumentGeneratesWhatTheCensusCounted() throws {
        let directory = ProcessInfo.processInfo.environment["DISCOVERY_DOCUMENTS"] ?? ""
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".json") }
        var methods = 0
        var paged = 0
        var withItems = 0
        var kinds: [String: Int] = [:]
        for name in names.sorted() where name != "index.json" {
            let bytes = try Data(contentsOf: URL(filePath: "\(directory)/\(name)"))
            let (document, diagnostics) = try API.Document.parse(bytes)
            let output = Generator(options: .init { $0.includesDescriptions = false }).generate(document, diagnostics)
            methods += output.summary.methods
            paged += output.summary.paged
            withItems += output.summary.withItems
            for diagnostic in output.diagnostics {
                kinds["\(diagnostic.severity.rawValue) \(diagnostic.kind.rawValue)", default: 0] += 1
            }
            #expect(!output.hasErrors, "\(name)")
        }
        #expect(names.count == 611)
        #expect(methods == 28_137)
        #expect(paged == 5_273)
        #expect(withItems == 5_266)
        #expect(
            kinds == [
                "note ignored": 7, "note duplicate-name": 32, "note unpaged": 8, "warning unsendable-parameter": 2,
                "warning unknown-member": 2,
            ]
        )
    }
}
