import AsyncFetch
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOPosix

/// The uploads in several requests.
extension MediaUploads {
    func start(_ request: IncomingRequest, _ begin: Begin) async throws -> Reply {
        let session = try await open(request, begin)
        return Reply(headers: [.location: url(of: session, request), .uploadID: session.id])
    }

    /// Opens a session for a request whose `X-Upload-…` header fields describe the media.
    func open(_ request: IncomingRequest, _ begin: Begin) async throws -> UploadSession<ByteBuffer> {
        try await engine.makeRoom()
        let metadata = try await request.jsonObject()
        let finish = try begin(request, metadata, request.headers[.uploadContentType])
        let id = engine.newID()
        let path = newContentPath()
        let total = request.headers[.uploadContentLength].flatMap { Int64($0) }
        let upload = try Upload(
            path: path,
            granularity: engine.granularity,
            hashes: hashes,
            isKept: archive != nil
        )
        let session = session(id, total: total, upload, path: path, finish)
        if let path, let archive {
            try await archive.save(UploadRecord(id: id, request, metadata, total: total, content: path))
        }
        session.note(hashHeader: request.headers[.wireHash])
        engine.open(session)
        return session
    }

    /// Returns the URL of a session that a request has opened.
    ///
    /// It has the parameters for the format of the response, because the last request of the upload has the resource.
    func url(of session: UploadSession<ByteBuffer>, _ request: IncomingRequest) -> String {
        var parameters = "uploadType=resumable&upload_id=\(session.id)"
        for name in ["fields", "prettyPrint"] {
            if let value = request.query[name] { parameters += "&\(name)=\(PercentEncoding.encode(value))" }
        }
        return "\(request.root)\(request.target.path)?\(parameters)"
    }

    private func session(
        _ id: String,
        total: Int64?,
        _ upload: Upload,
        path: String?,
        _ finish: @escaping Finish
    ) -> UploadSession<ByteBuffer> {
        let discard: @Sendable (Bool) async throws -> Void = { [archive] deletesContent in
            guard let archive, let path else { return }
            try await archive.deleteUpload(id)
            if deletesContent { try await archive.delete(.file(path: path)) }
        }
        return UploadSession(id: id, total: total, upload: upload, discard: discard, finish: finish)
    }

    /// Receives a chunk, or answers the query for the state of the upload.
    func put(_ request: IncomingRequest, _ session: UploadSession<ByteBuffer>) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        if let resource = try await engine.receive(request, session) { return try format.reply(resource) }
        return engine.incomplete(session, request, headers: [.uploadID: session.id])
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
            guard let path = archive?.contentPath(named: record.content) else { continue }
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
                let granularity = engine.granularity
                let upload = try await NIOThreadPool.singleton.runIfActive {
                    try Upload(restoring: path, granularity: granularity, hashes: hashes)
                }
                let session = session(record.id, total: record.total, upload, path: path, finish)
                session.note(hashHeader: record.headers[.wireHash])
                engine.open(session)
            } catch is GoogleError {
                try await archive?.deleteUpload(record.id)
                try await archive?.delete(.file(path: path))
            }
        }
    }
}
