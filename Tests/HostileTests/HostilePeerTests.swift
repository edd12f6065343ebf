import AsyncFetch
import AsyncFetchTesting
import Dispatch
import Foundation
import HTTPTypes
import Testing

/// Every input of the fuzzer that was kept, and changes of them: what `Scripts/fuzz HTTPFuzzer` does for hours, for a minute.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HostilePeerTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Seeds/HTTPFuzzer")
    static let seeds = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    /// `HOSTILE_SEEDS=1000` makes more changes of each input than the few of each run.
    private static let rounds = ProcessInfo.processInfo.environment["HOSTILE_SEEDS"].flatMap { Int($0) } ?? 2

    /// The lines of all inputs.
    private static let lines = seeds.flatMap { name in
        Array((try? Data(contentsOf: folder.appending(path: name))) ?? Data()).split(separator: 10)
    }

    private func seed(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: name)))
    }

    /// The verdict, waited for on a thread that nobody else needs.
    private func problem(of input: [UInt8]) async -> String? {
        await withCheckedContinuation { continuation in
            // All other tests run beside this one.
            DispatchQueue.global().async {
                continuation.resume(returning: HostileRun.problem(of: input, slack: .seconds(30)))
            }
        }
    }

    /// The other tests would find nothing either if the peer could not see a secret: one in the head where there is no
    /// body.
    @Test(arguments: [false, true], ["", "a=\(secret)", "code=\(planted)&a=b"])
    func aSecretAtTheOtherOriginIsFound(isHTTP2: Bool, body: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-peer-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let certificate = try Certificate(in: folder)
        let peer = try HostilePeer(isHTTP2: isHTTP2, certificate)
        let other = peer.origins.other
        let credentials = try BasicCredentials(user: "mia", password: secret)
        let fetcher = Fetcher(
            .init {
                $0.tls.trustedCertificates = [certificate.path]
                $0.tls.trustsSystem = false
                $0.proxies = .none
                if body.isEmpty { $0.credentials[other] = credentials }
            }
        )
        peer.begin(Script(Array("fetch\nHTTP/1.1 200 OK\nContent-Length: 0\n\n".utf8)))
        // The second request refers to fields of the first one, and comes after its body.
        let request = try HTTPRequest(body.isEmpty ? .get : .post, url: other + "/there")
        let bytes: FetchRequestBody? = body.isEmpty ? nil : .bytes(body.utf8)
        for _ in 0..<2 { _ = try await fetcher.fetch(request, body: bytes) }
        await fetcher.shutdown()
        let problem = peer.end()
        #expect(problem?.contains("told a secret") == true, "\(problem ?? "nothing")")
    }

    @Test(arguments: [1, 7, 1000]) func aSecretInPiecesIsFound(size: Int) {
        var watch = SecretWatch()
        let text = Array("POST / HTTP/1.1\r\n\r\ncode=\(planted)&and=so+on+for+a+long+while".utf8)
        var found = 0
        for start in stride(from: 0, to: text.count, by: size) {
            let piece = text[start..<min(start + size, text.count)]
            if watch.take(piece, includingPlanted: true) != nil { found += 1 }
        }
        #expect(found > 0)
        #expect(watch.take("nothing".utf8, includingPlanted: true) == nil)
    }

    /// A script that mentions the planted secret can make a client repeat it, so that it says nothing there.
    @Test(arguments: [("Location: \\B/x", false), ("Location: \\B/pl4nted-by", true), ("pl4nted\\F-by-the", true)])
    func aScriptThatMentionsThePlantedSecretIsKnown(line: String, mentions: Bool) {
        #expect(Script(Array("token h1\nHTTP/1.1 302 x\n\(line)\n\n".utf8)).mentionsPlanted == mentions)
    }

    @Test func anInputFindsNoFileOfAnEarlierOne() async throws {
        let note = HostileRun.folder + "/file.part.json"
        try FileManager.default.createDirectory(atPath: HostileRun.folder, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: URL(filePath: note))
        let problem = await problem(of: Array("fetch\nHTTP/1.1 200 OK\nContent-Length: 0\n\n".utf8))
        #expect(problem == nil, "\(problem ?? "")")
        #expect(!FileManager.default.fileExists(atPath: note))
    }

    @Test(arguments: [("file.part.json", true), ("outer/down/a.part.json", true), ("log/page", true), ("file", false)])
    func aSecretInALogOrInADescriptionIsFound(name: String, isFound: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-files-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data("{\"etag\":\"\(secret)\"}".utf8).write(to: file)
        #expect((fileWithSecret(in: folder.path) != nil) == isFound)
        try Data("{\"etag\":\"\(planted)\"}".utf8).write(to: file)
        #expect(fileWithSecret(in: folder.path) == nil)
        #expect((fileWithSecret(in: folder.path, includingPlanted: true) != nil) == isFound)
    }

    /// The name of a host is shown everywhere, so a secret there must be found everywhere.
    @Test func aSecretInLogMessagesSpansAndMetricsIsFound() async throws {
        let telemetry = Telemetry()
        let fetcher = Fetcher(.init { telemetry.observe(&$0) }, transport: ScriptedTransport([.status(200)]))
        _ = try await fetcher.fetch("https://\(secret).example/")
        await fetcher.shutdown()
        let found = telemetry.outputs.filter { Secrets.occur(in: $0.text) }.map { $0.name }
        #expect(Set(found) == ["a log message", "a span", "the metrics"])
    }

    @Test func onlyCallsOfSeveralRequestsAndThoseOfWebDAVHaveNoLimit() {
        let names = [
            "pages", "feed", "changes", "events", "transfer-up", "transfer-down", "composite", "lease", "budget", "dav",
            "dav-report", "dav-write", "dav-lock",
        ]
        #expect(Calls.names.filter { Calls.limit(of: $0) == nil } == names)
    }

    @Test func everyCallHasAnInput() throws {
        let scripts = try Self.seeds.map { Script(try seed($0)) }
        let missing = Set(Calls.names).subtracting(scripts.map(\.call))
        #expect(missing.isEmpty)
        let overHTTP2 = Set(scripts.filter(\.isHTTP2).map(\.call))
        let names: Set = [
            "fetch", "stream", "put", "api", "download", "media", "range", "object", "upload", "insert", "pages",
            "feed", "batch", "operation", "digest", "json-batch", "token",
        ]
        #expect(overHTTP2.isSuperset(of: names))
    }

    @Test func thereAreInputs() { #expect(Self.seeds.count > 40) }

    @Test(arguments: seeds)
    func anInputThatWasKeptFindsNothing(_ name: String) async throws {
        let problem = await problem(of: try seed(name))
        #expect(problem == nil, "\(problem ?? "")")
    }

    @Test(arguments: seeds)
    func changesOfAnInputFindNothing(_ name: String) async throws {
        var numbers = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        for _ in 0..<Self.rounds {
            let input = InputChange.change(try seed(name), Self.lines, &numbers)
            let problem = await problem(of: input)
            #expect(problem == nil, "\(problem ?? "")\n\(String(decoding: input, as: UTF8.self))")
        }
    }
}
