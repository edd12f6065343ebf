import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Sources of uploads that are not as one expects.
@Suite("Sources of uploads", .timeLimit(.minutes(5)))
struct UploadSourceTests {
    private static var unsized: [(path: String, code: FetchError.Code)] {
        #if os(Linux)
        [("/", .file), ("/dev/null", .file), ("/proc/version", .source)]
        #else
        [("/", .file), ("/dev/null", .file)]
        #endif
    }

    /// Nothing of them would be sent.
    @Test(arguments: unsized.indices) func whatHasNoSizeIsNoFileToUpload(index: Int) async throws {
        let (path, code) = Self.unsized[index]
        let transport = ScriptedTransport([])
        let upload = try UploadKit.contentRange.upload(.file(path), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == code)
        #expect(transport.requests.isEmpty)
    }

    /// Its time in nanoseconds is more than 64 bits hold.
    @Test func aFileMayBeOfTheYear2300() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(uploadBytes(300_000)).write(to: URL(filePath: path))
        let date = Date(timeIntervalSince1970: 10_413_792_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        let server = UploadKit.contentRange.server()
        _ = try await UploadKit.contentRange.upload(.file(path), to: makeFetcher(server.transport())).value
        server.expect(300_000)
    }

    /// A transport that breaks while the first part is read, and leaves its reader behind, as a connection may do.
    private struct BreakingTransport: HTTPTransport {
        let base: ScriptedTransport
        let gate: Gate
        private let parts = Counter()

        init(_ base: ScriptedTransport, _ gate: Gate) { (self.base, self.gate) = (base, gate) }

        func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
            guard request.method == .put, let body, body.length != 0, parts.increment() == 1 else {
                return try await base.send(request, body: body)
            }
            Task { for try await _ in body.chunks() {} }
            try await gate.waitForArrival()
            throw FetchError(.connectionLost, "as the test says")
        }

        func shutdown() async { await base.shutdown() }
    }

    @Test func aSourceIsReadAtOnePlaceAtATime() async throws {
        let (gate, bytes, reads) = (Gate(), uploadBytes(300_000), Counter())
        let running = Mutex((now: 0, most: 0))
        let source = UploadSource.reading(length: 300_000) { offset, count in
            running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            defer { running.withLock { $0.now -= 1 } }
            // The first two are for the identity, the third is for the part that breaks.
            if reads.increment() == 3 { try await gate.pass() }
            return ByteBuffer(bytes: bytes[Int(offset)..<Int(offset) + count])
        }
        let server = UploadKit.contentRange.server()
        let base = server.transport()
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        }
        let fetcher = Fetcher(configuration, transport: BreakingTransport(base, gate))
        let upload = try UploadKit.contentRange.upload(source, to: fetcher)
        try await base.waitForRequests(3)  // the session, the question, the part again
        for _ in 0..<1_000 { await Task.yield() }
        gate.open()
        _ = try await upload.value
        server.expect(300_000)
        let most = running.withLock { $0.most }
        #expect(most == 1)
    }

    @Test(arguments: [false, true])
    func aServerDoesNotDecideHowMuchOfASequenceIsKept(isSequence: Bool) async throws {
        let opened: HTTPFields = [.uploadStatus: "active", .uploadURL: "/session/1", .granularity: "1073741824"]
        let transport = ScriptedTransport([
            .status(200, headers: opened), .status(200, headers: [.uploadStatus: "final"]),
        ])
        let source: UploadSource = isSequence ? .sequence(uploadChunks(300_000)) : .bytes(uploadBytes(300_000))
        let upload = try UploadKit.googleUpload.upload(source, to: makeFetcher(transport))
        if isSequence {
            let error = await #expect(throws: FetchError.self) { try await upload.value }
            #expect(error?.code == .uploadProtocol)
        } else {
            _ = try await upload.value
        }
        #expect(transport.requests.count == (isSequence ? 1 : 2))
    }
}
