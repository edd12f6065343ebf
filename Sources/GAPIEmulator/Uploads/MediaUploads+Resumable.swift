import AsyncFetch
import AsyncJSON
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOPosix

/// The uploads in several requests, with the `Content-Range` protocol of Google's public documentation.
extension MediaUploads {
    func start(_ request: IncomingRequest, _ begin: Begin) async throws -> Reply {
        let metadata = try await request.jsonObject()
        let finish = try begin(request, metadata, request.headers[.uploadContentType])
        let id = sessions.newID()
        let path = newContentPath()
        let total = request.headers[.uploadContentLength].flatMap { Int64($0) }
        let session = UploadSession(
            id: id,
            total: total,
            upload: try Upload(path: path, granularity: granularity, isKept: directory != nil),
            finish: finish
        )
        if let path, let directory {
            session.contentPath = path
            try await directory.save(UploadRecord(id: id, request, metadata, total: total, content: path))
        }
        session.note(hashHeader: request.headers[.wireHash])
        sessions[id] = session
        var parameters = "uploadType=resumable&upload_id=\(id)"
        for name in ["fields", "prettyPrint"] {
            if let value = request.query[name] { parameters += "&\(name)=\(PercentEncoding.encode(value))" }
        }
        let location = "\(request.root)\(request.target.path)?\(parameters)"
        return Reply(headers: [.location: location, .uploadID: id])
    }

    /// Receives a chunk, or answers the query for the state of the upload.
    func put(_ request: IncomingRequest, _ session: UploadSession) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        if let resource = session.resource { return try format.reply(resource) }
        let range = try request.headers[.contentRange].map { header throws(GoogleError) in
            try ContentRange(header: header)
        }
        try session.declare(total: range?.total)
        session.note(hashHeader: request.headers[.wireHash])

        let turn = try await session.upload.begin()
        if let range {
            let total = session.total
            if let chunk = range.bytes { try await receive(request.body, chunk, total, session.upload, turn) }
            guard range.bytes?.upperBound ?? turn.storedCount == total else {
                // Acknowledged bytes are stored, even if this process ends now.
                _ = try await session.upload.begin()
                return incomplete(session, request)
            }
        } else {
            // A request without a range has the whole content.
            let count = try await receive(request.body, at: 0, upTo: session.total ?? .max, session.upload, turn)
            try session.declare(total: count)
        }
        return try format.reply(try await finish(session, turn))
    }

    /// Stores the bytes of a chunk, except those that are stored already.
    private func receive(
        _ body: IncomingBody,
        _ chunk: Range<Int64>,
        _ total: Int64?,
        _ upload: Upload,
        _ turn: Upload.Turn
    ) async throws {
        guard chunk.lowerBound <= turn.storedCount else {
            throw GoogleError.uploadGap(offset: chunk.lowerBound, stored: turn.storedCount)
        }
        guard chunk.upperBound == total || chunk.count % granularity == 0 else {
            throw GoogleError.badRequest("A chunk that is not the last must be a multiple of \(granularity) bytes.")
        }
        guard chunk.upperBound <= total ?? .max else {
            throw GoogleError.badRequest("The chunk ends behind the upload's \(total ?? 0) bytes.")
        }
        let end = try await receive(body, at: chunk.lowerBound, upTo: chunk.upperBound, upload, turn)
        guard end == chunk.upperBound else {
            throw GoogleError.badRequest("The body is shorter than the Content-Range says.")
        }
    }

    /// Stores the bytes of a body, except those that are stored already, and returns its end position.
    private func receive(
        _ body: IncomingBody,
        at start: Int64,
        upTo limit: Int64,
        _ upload: Upload,
        _ turn: Upload.Turn
    ) async throws -> Int64 {
        var position = start
        while var bytes = try await body.next() {
            let end = position + Int64(bytes.readableBytes)
            guard end <= limit else { throw GoogleError.badRequest("The body is longer than the upload can be.") }
            if end > turn.storedCount {
                bytes.moveReaderIndex(forwardBy: Int(max(0, turn.storedCount - position)))
                try await upload.append(bytes, turn)
            }
            position = end
        }
        return position
    }

    private func finish(_ session: UploadSession, _ turn: Upload.Turn) async throws -> ByteBuffer {
        let (content, digest) = try await session.upload.finish(turn)
        do {
            let media = ReceivedMedia(content: content, digest: digest, hashHeaders: session.hashHeaders)
            let resource = try await session.finish(media)
            session.resource = resource
            sessions.finish(session)
            try await directory?.deleteUpload(session.id)
            return resource
        } catch {
            try await end(session, deletesContent: false)
            throw error
        }
    }

    /// Removes a session and its stored bytes, unless the bytes belong to a resource by now.
    func cancel(_ session: UploadSession) async throws {
        let isUseless = try await session.upload.cancel()
        try await end(session, deletesContent: isUseless)
    }

    private func end(_ session: UploadSession, deletesContent: Bool) async throws {
        sessions[session.id] = nil
        guard let directory, let path = session.contentPath else { return }
        try await directory.deleteUpload(session.id)
        if deletesContent { try await directory.delete(.file(path: path)) }
    }

    /// Restores the uploads that an earlier process has started; uploads that cannot succeed any more are removed.
    ///
    /// Other errors, such as too many open files, are thrown: they say nothing about the upload, which is kept.
    func restore(
        _ records: [UploadRecord],
        root: String,
        _ begin: (RequestTarget) throws -> Begin?
    ) async throws {
        for record in records {
            guard let path = directory?.contentPath(named: record.content) else { continue }
            do {
                let target = try RequestTarget(record.target)
                let request = IncomingRequest(
                    method: .post,
                    target: target,
                    headers: record.headers,
                    body: IncomingBody(RequestBody(buffer: ByteBuffer()), fault: nil),
                    root: root
                )
                guard let finish = try begin(target)?(request, record.metadata, record.headers[.uploadContentType])
                else {
                    throw GoogleError.badRequest("The record is of no upload.")
                }
                let granularity = granularity
                let upload = try await NIOThreadPool.singleton.runIfActive {
                    try Upload(restoring: path, granularity: granularity)
                }
                let session = UploadSession(id: record.id, total: record.total, upload: upload, finish: finish)
                session.contentPath = path
                session.note(hashHeader: record.headers[.wireHash])
                sessions[record.id] = session
            } catch is GoogleError {
                try await directory?.deleteUpload(record.id)
                try await directory?.delete(.file(path: path))
            }
        }
    }

    /// Returns 308 with the number of stored bytes; as 200 for clients whose proxies would follow 308 as a redirect.
    private func incomplete(_ session: UploadSession, _ request: IncomingRequest) -> Reply {
        var reply = Reply(status: .init(code: 308, reasonPhrase: "Resume Incomplete"))
        reply.headers[.uploadID] = session.id
        let stored = session.upload.storedCount
        if stored > 0 { reply.headers[.range] = "bytes=0-\(stored - 1)" }
        if request.headers[.refuses308] == "yes" {
            reply.status = .ok
            reply.headers[.statusOverride] = "308"
        }
        return reply
    }
}
