import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// A protocol from both sides.
struct UploadKit: Sendable, CustomTestStringConvertible {
    let wire: any UploadWire
    let dialect: any UploadDialect
    /// The number of requests that complete an upload after the last part.
    var completions = 0

    /// The extensions of the protocol that are used.
    var extensions = ""

    var testDescription: String { type(of: wire).name + extensions }

    static let contentRange = UploadKit(wire: ContentRangeWire(), dialect: ContentRangeDialect())
    static let tusLike = UploadKit(wire: TusLikeWire(), dialect: TusLikeDialect())
    static let folderLike = UploadKit(
        wire: FolderLikeWire(destination: "https://api.example/talk.mp4"),
        dialect: FolderLikeDialect(),
        completions: 1
    )
    static let googleUpload = UploadKit(wire: GoogleUploadWire(), dialect: GoogleUploadDialect())
    static let tusLikeWithExtensions = UploadKit(
        wire: TusLikeWire(opensWithPart: true, partHash: .sha1),
        dialect: TusLikeDialect(),
        extensions: " with extensions"
    )
    static let all = [contentRange, googleUpload, tusLike, folderLike]
    static let withExtensions = all + [tusLikeWithExtensions]
    /// Those whose answers name the session's URL.
    static let withPlaces = [contentRange, tusLike]

    /// Those of Google.
    static let google = [contentRange, googleUpload]

    static let partSize = 256 << 10

    func server(_ rules: UploadServer.Rule...) -> UploadServer { UploadServer(dialect, rules) }

    /// Starts an upload in parts of 256 KiB.
    func upload(
        _ source: UploadSource,
        to fetcher: Fetcher,
        headerFields: HTTPFields = [:],
        options: FetchOptions = .init()
    ) throws -> FetchUpload<FetchResponse> {
        let request = try HTTPRequest(.post, url: address, headerFields: headerFields)
        return fetcher.upload(
            request,
            from: source,
            contentType: "a/b",
            by: wire,
            partSize: Self.partSize,
            options: options
        )
    }

    func upload(_ count: Int, to server: UploadServer) throws -> FetchUpload<FetchResponse> {
        try upload(.bytes(uploadBytes(count)), to: makeFetcher(server.transport()))
    }
}

/// Bytes that differ from place to place, as many as a test needs at most.
private let longestUpload: [UInt8] = (0..<900_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

/// The first of those bytes.
func uploadBytes(_ count: Int) -> [UInt8] { Array(longestUpload.prefix(count)) }

/// Bytes as a sequence of chunks.
func uploadChunks(_ count: Int) -> AsyncStream<ByteBuffer> {
    let bytes = uploadBytes(count)
    return AsyncStream { continuation in
        for start in stride(from: 0, to: count, by: 100_000) {
            continuation.yield(ByteBuffer(bytes: bytes[start..<min(start + 100_000, count)]))
        }
        continuation.finish()
    }
}

extension UploadServer {
    /// Whether everything has arrived, once, and the upload is complete.
    func expect(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(stored == uploadBytes(count), sourceLocation: sourceLocation)
        #expect(isComplete, sourceLocation: sourceLocation)
        #expect(repeatedCount == 0, sourceLocation: sourceLocation)
    }
}
