import AsyncJSON
import HTTPTypes
import NIOCore

/// The three ways to send media to a service: media alone, multipart with a description, and resumable.
struct MediaUploads: Sendable {
    /// Looks at what is known before the content arrives, and says what is to be done with it then.
    typealias Begin = (IncomingRequest, _ metadata: JSON.Value, _ contentType: String?) throws -> Finish
    /// Makes a resource of the media and gives its JSON text.
    typealias Finish = @Sendable (ReceivedMedia) async throws -> ByteBuffer

    /// Chunks but the last are multiples of this, and what is stored of one that breaks off as well.
    let granularity: Int
    /// Where the next content goes; nil for memory.
    let newContentPath: @Sendable () -> String?
    /// Keeps resumable uploads for the next process; nil where they end with this one.
    let directory: DataDirectory?
    let sessions = UploadSessions()

    init(
        granularity: Int,
        directory: DataDirectory? = nil,
        newContentPath: @escaping @Sendable () -> String? = { nil }
    ) {
        self.granularity = max(1, granularity)
        self.directory = directory
        self.newContentPath = newContentPath
    }

    /// What a request to an upload path means that begins an upload of the kind that `uploadType` says; `name` is the
    /// operation's where it is done in one request.
    func operation(
        _ name: String,
        _ query: RequestTarget.Query,
        _ begin: @escaping Begin
    ) throws(GoogleError) -> Operation {
        switch query["uploadType"] {
        case "media": Operation(name: name) { try await takeMedia($0, begin) }
        case "multipart": Operation(name: name) { try await takeMultipart($0, begin) }
        case "resumable": Operation(name: "upload.start") { try await start($0, begin) }
        default: throw .invalid("uploadType", "is not media, multipart or resumable")
        }
    }

    /// What a request means that goes on with a resumable upload; nil for other requests.
    func sessionOperation(
        _ method: HTTPRequest.Method,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) -> Operation? {
        guard let id = query["upload_id"] else { return nil }
        switch method {
        case .put, .post:
            let isQuery = headers[.contentRange]?.hasPrefix("bytes */") ?? false
            return Operation(name: isQuery ? "upload.query" : "upload.chunk") { try await put($0, try session(id)) }
        case .delete:
            return Operation(name: "upload.cancel") { _ in
                let cancelled = try session(id)
                // Its bytes may be an object's by now.
                guard cancelled.upload.cancel() else { throw GoogleError.conflict("The upload \(id) is complete.") }
                try await end(cancelled, deletesContent: true)
                throw GoogleError(code: 499, reason: "cancelled", message: "The upload is cancelled.")
            }
        default: return nil
        }
    }

    private func session(_ id: String) throws(GoogleError) -> UploadSession {
        guard let session = sessions[id] else { throw .notFound("There is no upload \(id).") }
        return session
    }
}

// MARK: - In one request

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
        let upload = try Upload(path: newContentPath(), granularity: granularity)
        let turn = try await upload.begin()
        while let bytes = try await next() { try await upload.append(bytes, turn) }
        let (content, digest) = try await upload.finish(turn)
        let hashes = request.headers[.wireHash].map { [$0] } ?? []
        return try await finish(ReceivedMedia(content: content, digest: digest, hashHeaders: hashes))
    }
}
