import AsyncJSON
import HTTPTypes
import NIOCore
import Synchronization

/// The three ways to insert an object: media, multipart and resumable.
struct StorageUploads: Sendable {
    let store: ObjectStore
    /// Chunks but the last are multiples of this, and what is stored of one that breaks off as well.
    let granularity: Int
    let sessions = UploadSessions()

    init(store: ObjectStore, granularity: Int) {
        self.store = store
        self.granularity = max(1, granularity)
    }

    func operation(
        _ method: HTTPRequest.Method,
        bucket: String,
        _ query: RequestTarget.Query,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        if let id = query["upload_id"] { return sessionOperation(method, id, headers) }
        guard method == .post else { return nil }
        switch query["uploadType"] {
        case "media":
            return Operation(name: "storage.objects.insert") { try await insertMedia($0, bucket) }
        case "multipart":
            return Operation(name: "storage.objects.insert") { try await insertMultipart($0, bucket) }
        case "resumable":
            return Operation(name: "upload.start") { try await start($0, bucket) }
        default: throw .invalid("uploadType", "is not media, multipart or resumable")
        }
    }

    private func sessionOperation(_ method: HTTPRequest.Method, _ id: String, _ headers: HTTPFields) -> Operation? {
        switch method {
        case .put, .post:
            let isQuery = headers[.contentRange]?.hasPrefix("bytes */") ?? false
            return Operation(name: isQuery ? "upload.query" : "upload.chunk") { try await put($0, try session(id)) }
        case .delete:
            return Operation(name: "upload.cancel") { _ in
                sessions[try session(id).id] = nil
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

extension StorageUploads {
    private func insertMedia(_ request: IncomingRequest, _ bucket: String) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        let draft = try draft(bucket, request, contentType: request.headers[.contentType], metadata: [:])
        return try format.reply(try await insert(draft, request) { try await request.body.next() }.json)
    }

    private func insertMultipart(_ request: IncomingRequest, _ bucket: String) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        var parts = try MultipartRelated(contentType: request.headers[.contentType] ?? "", body: request.body)
        let (text, contentType) = try await parts.readMetadata()
        let metadata = try IncomingRequest.jsonObject(text)
        let draft = try draft(bucket, request, contentType: contentType, metadata: metadata)
        return try format.reply(try await insert(draft, request) { try await parts.nextPiece() }.json)
    }

    func draft(
        _ bucket: String,
        _ request: IncomingRequest,
        contentType: String?,
        metadata: JSON.Value
    ) throws(GoogleError) -> ObjectDraft {
        var draft = try ObjectDraft(
            bucket: bucket,
            name: request.query["name"],
            contentType: contentType,
            metadata: metadata
        )
        draft.expect(hashHeader: request.headers[.wireHash])
        return draft
    }

    private func insert(
        _ draft: ObjectDraft,
        _ request: IncomingRequest,
        next: () async throws -> ByteBuffer?
    ) async throws -> StoredObject {
        let preconditions = try Preconditions(request.query, request.headers)
        try store.checkInsert(draft.bucket, draft.name, preconditions)
        let upload = try Upload(path: store.newContentPath(), granularity: granularity)
        let turn = try await upload.begin()
        while let bytes = try await next() { try await upload.append(bytes, turn) }
        let (content, digest) = try await upload.finish(turn)
        return try await store.insert(draft, content: content, digest: digest, preconditions)
    }
}
