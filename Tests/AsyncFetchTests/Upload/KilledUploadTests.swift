import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Processes that end at any point of an upload, and others that go on with what was kept.
@Suite("Uploads of processes that are killed", .timeLimit(.minutes(5)))
struct KilledUploadTests {
    /// A file with the session, as a process that is killed leaves it.
    private final class SessionFile: UploadKeeper {
        private let content = Mutex<[UInt8]?>(nil)
        private let isAlive = Mutex(true)

        /// Whether the process lives that writes the file.
        func setAlive(_ isAlive: Bool) { self.isAlive.withLock { $0 = isAlive } }

        var json: [UInt8]? { content.withLock { $0 } }

        func keep(_ session: UploadSession) async throws {
            let json = try session.json
            if isAlive.withLock({ $0 }) { content.withLock { $0 = json } }
        }

        func forget(_ session: UploadSession) async {
            if isAlive.withLock({ $0 }) { content.withLock { $0 = nil } }
        }
    }

    private struct Way: CustomTestStringConvertible {
        let kit: UploadKit
        let partSize: Int

        var testDescription: String { "\(kit.testDescription), \(partSize == .max ? "one request" : "parts")" }
    }

    private static let ways = [ContentRangeWire(sendsHash: true) as any UploadWire, GoogleUploadWire(sendsHash: true)]
        .enumerated().flatMap { index, wire in
            let kit = UploadKit(wire: wire, dialect: UploadKit.google[index].dialect)
            return [UploadKit.partSize, .max].map { Way(kit: kit, partSize: $0) }
        }

    /// One upload by as many processes as it takes: each is killed when the server has stored some bytes of a part and
    /// not answered, or has not answered a question.
    private func upload(_ way: Way, _ bytes: [UInt8], _ random: inout SplitMix) async throws -> UploadServer {
        var rules: [UploadServer.Rule] = []
        for number in 1...Int.random(in: 1...3, using: &random) {
            let stored = Int.random(in: 0...400_000, using: &random)
            let fault = UploadServer.Fault.goesSilent(storing: stored > 300_000 ? nil : stored)
            rules.append(.init(fault, .random(in: 0...3, using: &random) == 0 ? .query : .part, nth: number))
        }
        let server = UploadServer(way.kit.dialect, rules)
        let (file, source) = (SessionFile(), UploadSource.bytes(bytes))
        for process in 1...10 {
            let fetcher = makeFetcher(server.transport())
            let upload: FetchUpload<FetchResponse>
            if let json = file.json {
                let session = try FetchUpload<FetchResponse>.Session(json: json)
                upload = fetcher.resumeUpload(session, from: source, by: way.kit.wire, keeper: file)
            } else {
                upload = fetcher.upload(
                    try request(.post),
                    from: source,
                    by: way.kit.wire,
                    partSize: way.partSize,
                    keeper: file
                )
            }
            let isDone = try await withThrowingTaskGroup(of: Bool.self) { group in
                group.addTask {
                    _ = try await upload.value
                    return true
                }
                group.addTask {
                    try await server.waitForSilences(process)
                    return false
                }
                defer { group.cancelAll() }
                return try await group.next() ?? false
            }
            if isDone {
                #expect(file.json == nil)
                return server
            }
            // Nothing that a fetcher does at its end is done by a process that is killed.
            file.setAlive(false)
            await fetcher.shutdown()
            _ = try? await upload.value
            file.setAlive(true)
        }
        Issue.record("ten processes did not do it")
        return server
    }

    @Test(arguments: ways.indices) func nothingIsLostMixedOrLeftBehind(index: Int) async throws {
        let way = Self.ways[index]
        var random = SplitMix(state: UInt64(index) + 1)
        for _ in 0..<250 {
            let count = Int.random(in: 1...700_000, using: &random)
            let bytes = uploadBytes(count)
            let server = try await upload(way, bytes, &random)
            server.expect(count)
            // One session, and it is complete.
            #expect(server.steps.count { $0 == .open } == 1)
            #expect(!server.steps.contains(.cancel))
            if let hash = server.hash {
                var checksum = CRC32C()
                checksum.update(bytes)
                #expect(hash == "crc32c=\(checksum.base64)")
            }
        }
    }
}
