import ArgumentParser
import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Finding descriptions", .timeLimit(.minutes(5)))
struct DocumentLibraryTests {
    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    private func write(_ name: String, _ version: String, in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = #"{"name": "\#(name)", "version": "\#(version)", "rootUrl": "https://x/"}"#
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name).\(version).json"))
    }

    private func library(
        _ folder: String,
        _ answers: [ScriptedTransport.Answer] = []
    ) -> (DocumentLibrary, ScriptedTransport) {
        let transport = ScriptedTransport(answers)
        var library = DocumentLibrary(environment: [
            "HOME": folder, "GAPI_DOCUMENTS": folder + "/documents", "XDG_CACHE_HOME": folder + "/cache", "PATH": "",
        ])
        library.fetcher = Fetcher(transport: transport)
        return (library, transport)
    }

    @Test(arguments: [
        (["v1", "v2", "v10"], "v10"), (["v1", "v2beta1"], "v1"), (["v1alpha1", "v1beta2", "v1beta1"], "v1beta2"),
        (["v1.1", "v1"], "v1.1"), (["directory_v1", "reports_v2"], "directory_v1"),
    ]) func aNameAloneMeansTheNewestStableVersion(versions: [String], newest: String) async throws {
        try await withFolder { folder in
            for version in versions { try write("x", version, in: folder + "/documents") }
            let (library, _) = library(folder)
            let found = try await library.document("x").version
            if versions.contains("directory_v1") {
                #expect(versions.contains(found ?? ""))
            } else {
                #expect(found == newest)
            }
        }
    }

    @Test func aVersionIsTakenByItsName() async throws {
        try await withFolder { folder in
            for version in ["v1", "v2"] { try write("x", version, in: folder + "/documents") }
            let (library, _) = library(folder)
            #expect(try await library.document("x:v1").version == "v1")
            #expect(try await library.document(folder + "/documents/x.v2.json").version == "v2")
            #expect(library.entries().map(\.version) == ["v2", "v1"])
        }
    }

    @Test func theFirstFolderWins() async throws {
        try await withFolder { folder in
            try write("x", "v1", in: folder + "/documents")
            try write("x", "v1", in: folder + "/cache/gapi/discovery")
            try write("y", "v1", in: folder + "/cache/gapi/discovery")
            let (library, transport) = library(folder)
            #expect(try await library.document("y").name == "y")
            #expect(library.entries().map(\.name) == ["x", "y"])
            #expect(transport.requests.isEmpty)
        }
    }

    @Test func theDiscoveryServiceIsAskedOnceAndItsAnswerKept() async throws {
        try await withFolder { folder in
            let list =
                #"{"items": [{"name": "z", "version": "v1", "title": "Z", "discoveryRestUrl": "https://z.example/rest"}]}"#
            let document = #"{"name": "z", "version": "v1", "rootUrl": "https://z/"}"#
            let (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            #expect(try await library.document("z").rootUrl == "https://z/")
            #expect(try await library.document("z:v1").rootUrl == "https://z/")
            #expect(
                transport.requests.map(\.url) == [
                    "https://www.googleapis.com/discovery/v1/apis", "https://z.example/rest",
                ]
            )
            let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/gapi/discovery").sorted()
            #expect(kept == ["index.json", "z.v1.json"])
            #expect(library.entries() == [.init(name: "z", version: "v1", title: "Z")])
        }
    }

    @Test func refreshingAsksAgain() async throws {
        try await withFolder { folder in
            try write("z", "v1", in: folder + "/cache/gapi/discovery")
            let list = #"{"items": [{"name": "z", "version": "v1", "discoveryRestUrl": "https://z.example/rest"}]}"#
            let document = #"{"name": "z", "version": "v1", "revision": "new"}"#
            var (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            library.refreshes = true
            #expect(try await library.document("z").revision == "new")
            #expect(transport.requests.count == 2)
        }
    }

    @Test func whatGoesWrongHasItsCode() async throws {
        try await withFolder { folder in
            func code(_ name: String, _ answers: [ScriptedTransport.Answer] = []) async -> Int32? {
                let (library, _) = library(folder, answers)
                do {
                    _ = try await library.document(name)
                    return nil
                } catch { return ToolFailure(error).code.rawValue }
            }
            try Data("no".utf8).write(to: URL(filePath: folder + "/no.json"))
            try Data("{}".utf8).write(to: URL(filePath: folder + "/empty.json"))
            #expect(await code("/nowhere/x.json") == 66)
            #expect(await code(folder + "/no.json") == 65)
            #expect(await code(folder + "/empty.json") == 65)
            #expect(await code("dri ve") == 64)
            #expect(await code("a:../../b") == 66)
            #expect(await code("a:b;c") == 64)
            #expect(await code("q", [.status(404)]) == 69)
            #expect(await code("q", [.failure(.unreachable)]) == 69)
            #expect(await code("q", [.status(200, body: #"{"items": []}"#)]) == 64)
        }
    }
}
