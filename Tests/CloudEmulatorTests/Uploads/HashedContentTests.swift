import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@testable import CloudEmulator

@Suite("Contents that are hashed before their step", .timeLimit(.minutes(2)))
struct HashedContentTests {
    private let file = "/remote.php/dav/files/alice/a"
    private let upload = "/remote.php/dav/uploads/alice/t"
    private let server: CloudServer
    /// More than is hashed within a step.
    private let content: ByteBuffer

    init() {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        server = CloudServer(configuration, url: "http://127.0.0.1")
        var generator = SplitMix(state: 0)
        content = ByteBuffer(bytes: generator.bytes(300_000))
    }

    private func send(
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        _ body: ByteBuffer = ByteBuffer(),
        hashed: HashedContent? = nil
    ) async throws -> CloudReply {
        var request = try CloudRequest.alice(method, path, headers)
        (request.body, request.hashed) = (body, hashed)
        return await server.reply(to: request)
    }

    /// Returns bytes of the content.
    private func part(_ range: Range<Int>) throws -> ByteBuffer {
        try #require(content.getSlice(at: range.lowerBound, length: range.count))
    }

    private func expectContent() async throws {
        let reply = try await send("GET", file)
        #expect(reply.body == content)
        #expect(reply.headers[.known("OC-Checksum")] == "SHA1:" + ContentSums(content).sha1)
        await server.release()
    }

    @Test func anUploadInOneRequestIsHashed() async throws {
        #expect(try await send("PUT", file, [:], content).status == .created)
        try await expectContent()
    }

    @Test func anUploadInChunksIsJoinedAndHashed() async throws {
        #expect(try await send("MKCOL", upload).status == .created)
        for (name, range) in [("10", 200_000..<300_000), ("2", 0..<200_000)] {
            #expect(try await send("PUT", upload + "/" + name, [:], part(range)).status == .created)
        }
        #expect(try await send("MOVE", upload + "/.file", ["Destination": file]).status == .created)
        try await expectContent()
    }

    @Test(arguments: [200_000, 300_000])
    func aResumableUploadIsJoinedAndHashed(first: Int) async throws {
        let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "300000", "Upload-Metadata": "filename YQ=="]
        let begun = try await send("POST", "/remote.php/dav/files/alice/", fields, part(0..<first))
        #expect(begun.status == .created)
        if first < 300_000 {
            let path = try #require(begun.headers[.location]).dropFirst("http://127.0.0.1".count)
            let rest = try part(first..<300_000)
            let reply = try await send("PATCH", String(path), ["Upload-Offset": String(first)], rest)
            #expect(reply.status == .noContent)
        }
        #expect(await server.resumableUploads.isEmpty)
        try await expectContent()
    }

    /// With checksums that the content does not have, one sees where those of the file come from.
    @Test func aStepDoesNotHashWhatIsHashed() async throws {
        var sums = ContentSums()
        sums.sha1 = "marked"
        let reply = try await send("PUT", file, [:], content, hashed: HashedContent(content, sums: sums))
        #expect(reply.status == .created)
        #expect(try await send("HEAD", file).headers[.known("OC-Checksum")] == "SHA1:marked")
        await server.release()
    }

    @Test func chunksThatHaveChangedAreJoinedAgain() async throws {
        #expect(try await send("MKCOL", upload).status == .created)
        #expect(try await send("PUT", upload + "/1", [:], part(0..<100)).status == .created)
        var old = HashedContent(try part(0..<100))
        let transfer = await server.transfers["alice/t"]
        old.chunks = try #require(transfer).ids
        #expect(try await send("PUT", upload + "/1", [:], content).status == .noContent)
        let reply = try await send("MOVE", upload + "/.file", ["Destination": file], hashed: old)
        #expect(reply.status == .created)
        try await expectContent()
    }
}
