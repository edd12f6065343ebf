import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import HTTPTypes
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Finding descriptions", .timeLimit(.minutes(5)))
struct DescriptionLibraryTests {
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
    ) -> (GAPI.DescriptionLibrary, ScriptedTransport) {
        let transport = ScriptedTransport(answers)
        var library = GAPI.DescriptionLibrary(environment: [
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
            let found = try await library.document(named: "x").version
            if versions.contains("directory_v1") {
                #expect(versions.contains(found ?? ""))
            } else {
                #expect(found == newest)
            }
        }
    }

    @Test(arguments: [true, false]) func aNameAloneMeansTheRecommendedVersionWhereItIsKnown(
        isFetched: Bool
    ) async throws {
        try await withFolder { folder in
            let list = #"""
                {"items": [{"name": "x", "version": "v1", "preferred": true, "discoveryRestUrl": "https://x.example/1"},
                {"name": "x", "version": "v2", "discoveryRestUrl": "https://x.example/2"}]}
                """#
            let document = #"{"name": "x", "version": "v1", "rootUrl": "https://x/"}"#
            let (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            if !isFetched {
                for version in ["v1", "v2"] { try write("x", version, in: folder + "/documents") }
                try Data(list.utf8).write(to: URL(filePath: folder + "/documents/index.json"))
            }
            #expect(try await library.document(named: "x").version == "v1")
            #expect(transport.requests.map(\.url).suffix(1) == (isFetched ? ["https://x.example/1"] : []))
        }
    }

    @Test func aVersionIsTakenByItsName() async throws {
        try await withFolder { folder in
            for version in ["v1", "v2"] { try write("x", version, in: folder + "/documents") }
            let (library, _) = library(folder)
            #expect(try await library.document(named: "x:v1").version == "v1")
            #expect(library.entries().map(\.version) == ["v2", "v1"])
        }
    }

    @Test func theFirstFolderWins() async throws {
        try await withFolder { folder in
            try write("x", "v1", in: folder + "/documents")
            try write("x", "v1", in: folder + "/cache/gapi/discovery")
            try write("y", "v1", in: folder + "/cache/gapi/discovery")
            let (library, transport) = library(folder)
            #expect(try await library.document(named: "y").name == "y")
            #expect(library.entries().map(\.name) == ["x", "y"])
            #expect(transport.requests.isEmpty)
        }
    }

    /// Sources that a user names are used before those that happen to be on the machine.
    @Test(arguments: ["", "folder", "service", "folder, service"])
    func namedSourcesWin(named: String) async throws {
        try await withFolder { folder in
            let python = folder + "/python"
            let installed = "\(python)/lib/python3.12/site-packages/googleapiclient/discovery_cache/documents"
            try write("x", "v1", in: installed)
            try write("x", "v1", in: folder + "/documents")
            try FileManager.default.createDirectory(atPath: python + "/bin", withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: python + "/bin/python3"))
            var environment = ["HOME": folder, "PATH": python + "/bin"]
            if named.contains("folder") { environment["GAPI_DOCUMENTS"] = folder + "/documents" }
            if named.contains("service") { environment["GAPI_DISCOVERY"] = "https://own.example/apis" }
            let transport = ScriptedTransport([
                .status(200, body: Self.list("x", "v1", "https://own.example/rest")),
                .status(200, body: #"{"name": "x", "version": "v1"}"#),
            ])
            var library = GAPI.DescriptionLibrary(environment: environment)
            library.fetcher = Fetcher(transport: transport)
            let source = try await library.bytes(named: "x").source
            switch named {
            case "": #expect(source == installed + "/x.v1.json")
            case "service": #expect(source == "https://own.example/rest")
            default: #expect(source == folder + "/documents/x.v1.json")
            }
            #expect(transport.requests.count == (named == "service" ? 2 : 0))
        }
    }

    /// A description of the working folder may be anybody's, and says where tokens go.
    @Test func withoutAHomeNothingIsSearchedThatDependsOnTheWorkingFolder() async throws {
        try await withFolder { folder in
            for place in [".cache/gapi/discovery", "gapi/discovery"] { try write("x", "v1", in: "\(folder)/\(place)") }
            for root in [folder, folder + "/.local"] {
                let library = root + "/lib/python3.12/site-packages"
                try write("x", "v1", in: library + "/googleapiclient/discovery_cache/documents")
            }
            try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: folder + "/bin/python3"))
            let levels = FileManager.default.currentDirectoryPath.split(separator: "/").count
            let relative = "\(String(repeating: "../", count: levels))\(folder.dropFirst())"
            let environments: [[String: String]] = [
                [:], ["HOME": ""], ["HOME": relative], ["XDG_CACHE_HOME": relative], ["PATH": relative + "/bin"],
            ]
            for environment in environments {
                let library = GAPI.DescriptionLibrary(environment: environment)
                #expect(library.cache == nil, "\(environment)")
                #expect(library.folders == [], "\(environment)")
                #expect(library.entries() == [], "\(environment)")
            }
            // With an absolute path, each of these is searched.
            for environment in [["HOME": folder], ["XDG_CACHE_HOME": folder], ["PATH": folder + "/bin"]] {
                #expect(GAPI.DescriptionLibrary(environment: environment).entries().map(\.name) == ["x"])
            }
        }
    }

    @Test func aLibraryWithoutACacheFetchesAndKeepsNothing() async throws {
        let list = Self.list("z", "v1", "https://z.example/rest")
        let document = #"{"name": "z", "version": "v1"}"#
        let transport = ScriptedTransport([.status(200, body: list), .status(200, body: document)])
        var library = GAPI.DescriptionLibrary(environment: [:])
        library.fetcher = Fetcher(transport: transport)
        #expect(try await library.document(named: "z").name == "z")
        #expect(library.entries() == [])
    }

    @Test func theDiscoveryServiceIsAskedOnceAndItsAnswerKept() async throws {
        try await withFolder { folder in
            let list =
                #"{"items": [{"name": "z", "version": "v1", "title": "Z", "discoveryRestUrl": "https://z.example/rest"}]}"#
            let document = #"{"name": "z", "version": "v1", "rootUrl": "https://z/"}"#
            let (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            #expect(try await library.document(named: "z").rootUrl == "https://z/")
            #expect(try await library.document(named: "z:v1").rootUrl == "https://z/")
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
            #expect(try await library.document(named: "z").revision == "new")
            #expect(transport.requests.count == 2)
        }
    }

    @Test func aFetchedListServesAllDescriptions() async throws {
        try await withFolder { folder in
            let list = Self.list("z", "v1", "https://z.example/rest")
            let document = #"{"name": "z", "version": "v1"}"#
            let answers = [list, document, document].map { ScriptedTransport.Answer.status(200, body: $0) }
            var (library, transport) = library(folder, answers)
            library.refreshes = true
            try await library.fetchList()
            #expect(try await library.preferredEntries().map(\.name) == ["z"])
            _ = try await library.document(named: "z")
            _ = try await library.document(named: "z:v1")
            #expect(transport.requests.map(\.url).suffix(2) == ["https://z.example/rest", "https://z.example/rest"])
            #expect(transport.requests.count == 3)

            library.discovery = "https://other.example/apis"
            await #expect(throws: GAPI.Error.self) { try await library.document(named: "z") }
            #expect(transport.requests.last?.url == "https://other.example/apis")
        }
    }

    @Test func whatGoesWrongHasItsCode() async throws {
        try await withFolder { folder in
            func code(_ name: String, _ answers: [ScriptedTransport.Answer] = []) async -> GAPI.Error.Code? {
                let (library, _) = library(folder, answers)
                do {
                    _ = try await library.document(named: name)
                    return nil
                } catch { return (error as? GAPI.Error)?.code }
            }
            try FileManager.default.createDirectory(atPath: folder + "/documents", withIntermediateDirectories: true)
            try Data("no".utf8).write(to: URL(filePath: folder + "/documents/no.v1.json"))
            try Data("{}".utf8).write(to: URL(filePath: folder + "/documents/empty.v1.json"))
            #expect(await code("no") == .decoding)
            #expect(await code("empty") == .decoding)
            for name in ["dri ve", "a:b;c", "a:../../b", "a:..", "../a", "/a", "", "a:", ":v1", "a\u{0}"] {
                #expect(await code(name) == .invalidRequest, "\(name)")
            }
            #expect(await code("q", [.status(404)]) == .descriptionUnavailable)
            #expect(await code("q", [.failure(.unreachable)]) == .descriptionUnavailable)
            #expect(await code("q", [.status(200, body: "no list")]) == .decoding)
            #expect(await code("q", [.status(200, body: #"{"items": []}"#)]) == .invalidRequest)
        }
    }

    @Test func noMessageHasTheQueryOfAURL() async throws {
        try await withFolder { folder in
            let list = ScriptedTransport.Answer.status(
                200,
                body: Self.list("z", "v1", "https://own.example/rest?key=planted")
            )
            let away = Self.list("z", "v1", "http://elsewhere.example/rest?key=planted")
            let answers: [[ScriptedTransport.Answer]] = [
                [.status(404)], [.failure(.unreachable)], [.status(200, body: "no list")], [.status(200, body: away)],
                [list, .status(404)], [list, .status(200, body: "no description")], [list, .status(200, body: "{}")],
                [list, .status(200, body: #"{"name": "other", "version": "v1"}"#)],
            ]
            for answers in answers {
                var (library, _) = library(folder, answers)
                library.discovery = "https://own.example/apis?key=planted"
                library.refreshes = true
                let error = await #expect(throws: GAPI.Error.self) { try await library.document(named: "z") }
                let message = error?.message ?? ""
                #expect(message.contains(".example/") && !message.contains("planted"), "\(message)")
            }
            let (other, _) = library(folder)
            let unusable = "https://ann:planted@own.example/apis?key=planted"
            let error = await #expect(throws: GAPI.Error.self) { try await other.bytes(at: unusable) }
            #expect(error?.message.contains("planted") == false)
        }
    }

    private static func list(_ name: String, _ version: String, _ url: String) -> String {
        #"{"items": [{"name": "\#(name)", "version": "\#(version)", "discoveryRestUrl": "\#(url)"}]}"#
    }

    // MARK: Lists of enemies

    @Test(arguments: [
        ("z", "v9/../../../../settings"), ("../z", "v1"), ("z/../../x", "v1"), ("z", "v1\\u0000"), ("z", ".."),
        ("z", ""),
    ]) func aNameInAListIsNoPath(name: String, version: String) async throws {
        try await withFolder { folder in
            let list = Self.list(name, version, "https://z.example/rest")
            let (library, transport) = library(folder, [.status(200, body: list), .status(200, body: "{}")])
            await #expect(throws: GAPI.Error.self) { try await library.document(named: "z") }
            #expect(transport.requests.count == 1)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
            #expect(files == ["cache/gapi/discovery/index.json"])
        }
    }

    @Test(arguments: [
        "http://z.example/rest", "http://localhost:2375/images/json", "ftp://z.example/", "file:///etc/passwd", "",
        "https://localhost:8443/rest", "https://10.0.0.1/rest", "https://[::1]/rest",
    ])
    func aListLeadsOnlyToHTTPSAndToItsOwnOrigin(url: String) async throws {
        try await withFolder { folder in
            let (library, transport) = library(folder, [.status(200, body: Self.list("z", "v1", url)), .status(200)])
            let error = await #expect(throws: GAPI.Error.self) { try await library.document(named: "z") }
            #expect(error?.code == .descriptionUnavailable)
            #expect(transport.requests.count == 1)
        }
    }

    @Test func aServiceOfThisMachineListsItsOwn() async throws {
        try await withFolder { folder in
            let list = Self.list("z", "v1", "http://127.0.0.1:4443/rest")
            let document = #"{"name": "z", "version": "v1"}"#
            var (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            library.discovery = "http://127.0.0.1:4443/apis"
            let found = try await library.document(named: "z")
            #expect(found.name == "z")
            #expect(transport.requests.count == 2)
        }
    }

    @Test func whatAnotherServiceSaysIsNotFoundByThoseWhoAskGoogle() async throws {
        try await withFolder { folder in
            let list = Self.list("z", "v1", "https://other.example/rest")
            let document = #"{"name": "z", "version": "v1", "rootUrl": "https://other.example/"}"#
            var (other, _) = library(folder, [.status(200, body: list), .status(200, body: document)])
            other.discovery = "https://other.example/apis?key=planted"
            #expect(try await other.document(named: "z").rootUrl == "https://other.example/")
            #expect(other.documentAtHand(named: "z")?.rootUrl == "https://other.example/")
            let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/gapi/discovery")
            #expect(kept == ["https%3A%2F%2Fother.example%2Fapis"])

            let (google, _) = library(folder)
            #expect(google.documentAtHand(named: "z") == nil)
            #expect(google.entries().isEmpty)
            try write("z", "v1", in: folder + "/cache/gapi/discovery")
            #expect(google.documentAtHand(named: "z")?.rootUrl == "https://x/")
            #expect(other.documentAtHand(named: "z")?.rootUrl == "https://other.example/")
        }
    }

    @Test func whatIsNotTheDescriptionIsNotKept() async throws {
        try await withFolder { folder in
            let answers = [
                ScriptedTransport.Answer.status(200, body: Self.list("z", "v1", "https://z.example/rest")),
                .status(200, body: #"{"name": "other", "version": "v1"}"#),
            ]
            let (library, _) = library(folder, answers)
            await #expect(throws: GAPI.Error.self) { try await library.document(named: "z") }
            #expect(library.entries().isEmpty)
        }
    }

    // MARK: Choices

    @Test func thePreferredVersionIsTheRecommendedOrElseTheNewestStableOne() async throws {
        try await withFolder { folder in
            let list = #"""
                {"items": [{"name": "a", "version": "v1", "preferred": true}, {"name": "a", "version": "v2"},
                {"name": "b", "version": "v1"}, {"name": "b", "version": "v2beta"}]}
                """#
            let (library, _) = library(folder, [.status(200, body: list)])
            let preferred = try await library.preferredEntries()
            #expect(preferred.map { "\($0.name):\($0.version)" } == ["a:v1", "b:v1"])
        }
    }

    @Test func headersAreSentWithEachRequest() async throws {
        try await withFolder { folder in
            let list = Self.list("z", "v1", "https://z.example/rest")
            let document = #"{"name": "z", "version": "v1"}"#
            var (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            library.headerFields[.acceptLanguage] = "de"
            _ = try await library.document(named: "z")
            #expect(transport.requests.map { $0.header("Accept-Language") } == ["de", "de"])
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["https://z.example/rest", "https://www.googleapis.com/rest"])
    func keysAreForTheOriginOfTheListAlone(url: String) async throws {
        try await withFolder { folder in
            let document = #"{"name": "z", "version": "v1"}"#
            let answers = [ScriptedTransport.Answer.status(200, body: Self.list("z", "v1", url))]
            var (library, transport) = library(folder, answers + [.status(200, body: document)])
            library.headerFields[.authorization] = "Bearer planted"
            _ = try await library.document(named: "z")
            let shown = transport.requests.map { $0.header("Authorization") }
            #expect(shown == ["Bearer planted", url.contains("googleapis") ? "Bearer planted" : nil])
        }
    }

    @Test func aListDoesNotSpendWhatTheFetcherHasElsewhere() async throws {
        try await withFolder { folder in
            let list = Self.list("z", "v1", "https://z.example/rest")
            let document = #"{"name": "z", "version": "v1"}"#
            var (library, transport) = library(folder, [.status(200, body: list), .status(200, body: document)])
            let credentials: OriginCredentials = ["https://z.example": .bearer("planted")]
            library.fetcher = Fetcher(.init { $0.credentials = credentials }, transport: transport)
            _ = try await library.document(named: "z")
            #expect(transport.requests.map { $0.header("Authorization") } == [nil, nil])
        }
    }

    @Test func aDescriptionIsHadByItsURL() async throws {
        try await withFolder { folder in
            let (library, transport) = library(folder, [.status(200, body: "text")])
            let bytes = try await library.bytes(at: "https://z.example/$discovery/rest?version=v1")
            #expect(bytes == Array("text".utf8))
            #expect(transport.requests.first?.url == "https://z.example/$discovery/rest?version=v1")
        }
    }

    @Test func aServiceIsMadeOfItsName() async throws {
        try await withFolder { folder in
            try write("x", "v1", in: folder + "/documents")
            let (library, _) = library(folder)
            let service = try await GAPI.DynamicService(named: "x:v1", from: library, credentials: .bearer("t"))
            #expect(service.document.name == "x")
            #expect(library.documentAtHand(named: "x")?.version == "v1")
            #expect(library.documentAtHand(named: "y") == nil)
        }
    }
}
