import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

/// The three kinds of uploads to a service: media alone, multipart with metadata, and resumable.
///
/// Resumable uploads speak two protocols: parts with `Content-Range`, and commands in `X-Goog-Upload` header fields.
struct MediaUploads: Sendable {
    /// Checks a request before its content arrives, and returns the function that takes the content.
    typealias Begin = (IncomingRequest, _ metadata: JSON.Value, _ contentType: String?) throws -> Finish
    /// Creates a resource from the media, and returns its JSON text.
    typealias Finish = @Sendable (ReceivedMedia) async throws -> ByteBuffer

    /// Returns the place of the next content.
    let newContentPlace: @Sendable () -> ContentPlace
    /// The memory for the metadata of open uploads; `nil` if nobody counts it.
    let memory: StoreMemory?
    /// The archive that stores resumable uploads for the next process; `nil` if they end with this one.
    let archive: (any UploadArchive)?
    /// The checksums of the media besides CRC-32C.
    let hashes: Set<ContentHash>
    /// The sessions, whose resources are JSON texts.
    let engine: UploadEngine<ByteBuffer>

    init(
        granularity: Int,
        limits: EmulatorLimits,
        hashes: Set<ContentHash> = [.md5],
        memory: StoreMemory?,
        archive: (any UploadArchive)? = nil,
        now: @escaping @Sendable () -> Int64 = WallClock.microseconds,
        newContentPlace: (@Sendable () -> ContentPlace)? = nil
    ) {
        engine = UploadEngine(granularity: granularity, rules: .media, limits: limits, now: now)
        self.archive = archive
        self.hashes = hashes
        self.memory = memory
        if let newContentPlace {
            self.newContentPlace = newContentPlace
        } else {
            self.newContentPlace = { .memory(memory) }
        }
    }

    /// Returns the operation of a request that starts an upload of the kind in `X-Goog-Upload-Protocol` or `uploadType`.
    ///
    /// `name` is the name of the operation for an upload in a single request.
    func operation(
        _ name: String,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields,
        _ begin: @escaping Begin
    ) throws(GoogleError) -> Operation {
        switch headers[.wireUploadProtocol]?.lowercased() {
        case "resumable": return try commandedStart(headers, begin)
        case "raw": return Operation(name: name) { try await takeMedia($0, begin) }
        case "multipart": return Operation(name: name) { try await takeMultipart($0, begin) }
        case nil: break
        case let other?: throw .badRequest("X-Goog-Upload-Protocol \(other) is not resumable, raw or multipart.")
        }
        return switch query["uploadType"] {
        case "media": Operation(name: name) { try await takeMedia($0, begin) }
        case "multipart": Operation(name: name) { try await takeMultipart($0, begin) }
        case "resumable": Operation(name: "upload.start") { try await start($0, begin) }
        default: throw .invalid("uploadType", "is not media, multipart or resumable")
        }
    }

    /// Returns the operation of a request that continues a resumable upload; `nil` for other requests.
    ///
    /// It needs no token: whoever knows the URL of a session may write to it, as at Google.
    func sessionOperation(
        _ method: HTTPRequest.Method,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) -> Operation? {
        guard let id = query["upload_id"] else { return nil }
        if let command = headers[.wireUploadCommand] { return commandOperation(method, id, command) }
        switch method {
        case .put, .post:
            let isQuery = headers[.contentRange]?.hasPrefix("bytes */") ?? false
            return Operation(name: isQuery ? "upload.query" : "upload.chunk", needsToken: false) { request in
                try await put(request, try engine.session(id))
            }
        case .delete:
            return Operation(name: "upload.cancel", needsToken: false) { _ in
                throw try await engine.cancel(try engine.session(id))
            }
        default: return nil
        }
    }
}

// MARK: - Single requests

extension MediaUploads {
    private func takeMedia(_ request: IncomingRequest, _ begin: Begin) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let finish = try begin(request, [:], request.headers[.contentType])
        return try format.reply(try await receive(request, finish) { try await request.body.next() })
    }

    private func takeMultipart(_ request: IncomingRequest, _ begin: Begin) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        var parts = try MultipartRelated(contentType: request.headers[.contentType] ?? "", body: request.body)
        let (text, contentType) = try await parts.readMetadata()
        let finish = try begin(request, try IncomingRequest.jsonObject(text), contentType)
        return try format.reply(try await receive(request, finish) { try await parts.nextPiece() })
    }

    private func receive(
        _ request: IncomingRequest,
        _ finish: Finish,
        next: () async throws -> ByteBuffer?
    ) async throws -> ByteBuffer {
        let (content, digest) = try await Upload.receive(newContentPlace(), hashes: hashes, next: next)
        var hashes = StatedHashes()
        try hashes.note(request.headers[.wireHash])
        return try await finish(ReceivedMedia(content: content, digest: digest, hashes: hashes))
    }
}
