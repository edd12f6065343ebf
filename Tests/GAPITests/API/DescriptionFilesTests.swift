import ArgumentParser
import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import Testing

@testable import gapi

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Descriptions by path, URL and name", .timeLimit(.minutes(5)))
struct DescriptionFilesTests {
    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    private func library(_ folder: String, _ answers: [ScriptedTransport.Answer] = []) -> GAPI.DescriptionLibrary {
        var library = GAPI.DescriptionLibrary(environment: ["HOME": folder, "PATH": ""])
        library.fetcher = Fetcher(transport: ScriptedTransport(answers))
        return library
    }

    private static let text = #"{"name": "x", "version": "v1", "rootUrl": "https://x/"}"#

    @Test func aPathAndAURLAreWhatTheyAre() async throws {
        try await withFolder { folder in
            try Data(Self.text.utf8).write(to: URL(filePath: folder + "/x.json"))
            #expect(try await library(folder).document(folder + "/x.json").name == "x")
            let fetched = library(folder, [.status(200, body: Self.text)])
            #expect(try await fetched.document("https://x.example/$discovery/rest").name == "x")
        }
    }

    @Test func whatGoesWrongHasItsExitCode() async throws {
        try await withFolder { folder in
            func code(_ name: String, _ answers: [ScriptedTransport.Answer] = []) async -> Int32? {
                do {
                    _ = try await library(folder, answers).document(name)
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
            #expect(await code("https://x.example/rest", [.status(404)]) == 69)
        }
    }

    @Test(
        .enabled(if: TestDisk.isAvailable, "this process may not mount a file system"),
        arguments: TestDisk.State.allCases
    )
    func aCacheThatTakesNothingCostsNoDescription(state: TestDisk.State) async throws {
        try await withFolder { folder in
            try await TestDisk.use(in: folder) { disk in
                try disk.become(state)
                let list = #"{"items": [{"name": "x", "version": "v1", "discoveryRestUrl": "https://x.example/v1"}]}"#
                // The second time, nothing is at hand, and both are fetched again.
                let answers = [list, Self.text, list, Self.text].map { ScriptedTransport.Answer.status(200, body: $0) }
                let fetching = library(disk.path, answers)
                for _ in 0..<2 { #expect(try await fetching.document("x:v1").name == "x") }
                #expect(disk.files.values.allSatisfy { $0.isEmpty }, "\(disk.paths)")
            }
        }
    }

    // MARK: Secrets

    @Test(
        arguments: [
            ("http://example.com", "t", nil, [:], false), ("http://example.com", nil, "k", [:], false),
            ("http://example.com", nil, nil, ["access_token": "t"], false), ("http://example.com", nil, nil, [:], true),
            ("https://example.com", "t", nil, [:], true), ("http://127.0.0.1:1", "t", nil, [:], true),
        ] as [(String, String?, String?, [String: JSON.Value], Bool)]
    )
    func aTokenGoesOverHTTPSOrStaysHere(
        endpoint: String,
        token: String?,
        key: String?,
        parameters: [String: JSON.Value],
        isAllowed: Bool
    ) throws {
        let document = API.Document {
            $0.name = "x"
            $0.parameters = ["access_token": API.Schema { $0.type = "string" }]
            $0.methods = [
                "get": API.Method {
                    $0.id = "x.get"
                    $0.httpMethod = "GET"
                    $0.path = "x"
                }
            ]
        }
        func tool(_ allowsPlainHTTP: Bool) throws {
            let settings = APITool.Settings(
                endpoint: endpoint,
                token: token,
                key: key,
                allowsPlainHTTP: allowsPlainHTTP
            )
            _ = try APITool(document, "get", parameters, body: nil, settings, output: .silent)
        }
        try tool(true)
        if isAllowed {
            try tool(false)
        } else {
            let failure = #expect(throws: ToolFailure.self) { try tool(false) }
            #expect(failure?.code == .usage)
            #expect(failure?.message.contains("--allow-http") == true)
        }
    }
}
