import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gapi generate` with descriptions of a Discovery service, which is an emulator.
@Suite("gapi generate from a service", .timeLimit(.minutes(5)))
struct GenerateFromServiceTests {
    private static let shelf = #"""
        {"name": "shelf", "version": "v1", "revision": "20260102", "rootUrl": "https://shelf.example.com/",
         "schemas": {"Book": {"id": "Book", "type": "object", "properties": {"title": {"type": "string"}}}},
         "resources": {"books": {"methods": {
           "get": {"id": "shelf.books.get", "path": "books/{book}", "httpMethod": "GET", "response": {"$ref": "Book"},
             "parameters": {"book": {"type": "string", "location": "path", "required": true}}}}}}}
        """#
    private static let drawer = shelf.replacing("shelf", with: "drawer")
    private static let files = ["Shelf+Models1.swift", "Shelf+Queries1.swift", "Shelf.swift"]

    /// A Discovery service with two descriptions, and a place for modules.
    private struct Bed {
        let emulator: Emulator
        let out: String
        var list: String { "\(emulator.url)/discovery/v1/apis" }
        /// What was asked of the service.
        var operations: [String] { emulator.journal.entries.compactMap(\.operation) }

        func generate(_ words: String...) async -> Ran { await runGapi(["generate"] + words + ["--out", out]) }

        func names(in folder: String = "") -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(out)/\(folder)")) ?? []).sorted()
        }
    }

    private func withBed(credential: String? = nil, _ body: (Bed) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var configuration = EmulatorConfiguration()
        configuration.credential = credential
        configuration.documents = try [Self.shelf, Self.drawer].map { text in
            try API.Document.parse(Array(text.utf8)).document
        }
        try await Emulator.run(configuration) { emulator in
            try await body(Bed(emulator: emulator, out: "\(folder)/out"))
        }
    }

    @Test func aDescriptionIsHadByItsURL() async throws {
        try await withBed { bed in
            let ran = await bed.generate("\(bed.list)/shelf/v1/rest")
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(bed.names() == Self.files)
            #expect(bed.operations == ["discovery.apis.getRest"])

            let missing = await bed.generate("\(bed.list)/shelf/v2/rest")
            #expect(missing.code == 69)
            #expect(missing.output == "")
            #expect(bed.names() == Self.files)
        }
    }

    @Test(arguments: [(404, 69), (200, 65)] as [(Int, Int32)])
    func noComplaintHasTheQueryOfAURL(status: Int, code: Int32) async throws {
        try await withBed { bed in
            let fault = FaultPlan.Fault.status(status, body: "no description")
            bed.emulator.faults.append(.init(fault, operation: "discovery.apis.getRest"))
            let ran = await bed.generate("\(bed.list)/shelf/v1/rest?key=planted")
            #expect(ran.code == code)
            #expect(ran.errors.contains("/shelf/v1/rest") && !ran.errors.contains("planted"), "\(ran.errors)")
        }
    }

    @Test func aNameIsLookedForInTheListOfAService() async throws {
        try await withBed { bed in
            for name in ["shelf", "shelf:v1"] {
                let ran = await bed.generate(name, "--from", bed.list)
                #expect(ran.code == 0, "\(ran.errors)")
                #expect(bed.names() == Self.files)
            }
            #expect(await bed.generate("cupboard", "--from", bed.list).code == 64)
            #expect(bed.names() == Self.files)
        }
    }

    @Test func everyPreferredServiceBecomesAModule() async throws {
        try await withBed { bed in
            let ran = await bed.generate("--all-preferred", "--from", bed.list)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(ran.output.split(separator: "\n").count == 3)
            #expect(bed.names() == ["drawer.v1", "shelf.v1"])
            #expect(bed.names(in: "shelf.v1") == Self.files)
            #expect(bed.operations.count { $0 == "discovery.apis.list" } == 1)

            let counted = await runGapi(["generate", "--all-preferred", "--from", bed.list, "--json"])
            let services = try counted.output.split(separator: "\n").map { line in
                try JSON.Value(parsing: String(line))["service"]?.string
            }
            #expect(services == ["drawer:v1", "shelf:v1"])
        }
    }

    @Test(
        arguments: [
            ("drawer", ["shelf.v1"]), ("shelf:v1, cupboard", ["drawer.v1"]), ("shelf:v2", ["drawer.v1", "shelf.v1"]),
            ("drawer,shelf", []),
        ] as [(String, [String])]
    )
    func servicesToSkipAreNotAskedFor(skipped: String, made: [String]) async throws {
        try await withBed { bed in
            let ran = await bed.generate("--all-preferred", "--skip", skipped, "--from", bed.list)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(bed.names() == made)
            #expect(bed.operations.count { $0 == "discovery.apis.getRest" } == made.count)
        }
    }

    @Test func aHeaderGoesWithEachRequestForADescription() async throws {
        try await withBed(credential: "planted-token") { bed in
            let refused = await bed.generate("--all-preferred", "--from", bed.list)
            #expect(refused.code == 69)
            #expect(bed.names() == [])

            let header = "Authorization: Bearer planted-token"
            let ran = await bed.generate("--all-preferred", "--from", bed.list, "--header", header)
            #expect(ran.code == 0, "\(ran.errors)")
            #expect(bed.names() == ["drawer.v1", "shelf.v1"])
            #expect(await bed.generate("\(bed.list)/shelf/v1/rest", "--header", header).code == 0)
            #expect(!(refused.errors + ran.errors + ran.output).contains("planted"))
        }
    }

    @Test func aServiceWhoseDescriptionCannotBeHadDoesNotKeepTheOthersAway() async throws {
        try await withBed { bed in
            bed.emulator.faults.append(.init(.status(500), operation: "discovery.apis.getRest"))
            let ran = await bed.generate("--all-preferred", "--from", bed.list)
            #expect(ran.code == 69)
            #expect(ran.complaints.count == 1)
            #expect(ran.errors.hasPrefix("drawer:v1: "))
            #expect(bed.names() == ["shelf.v1"])
        }
    }
}
