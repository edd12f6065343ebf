import AsyncFetch
import AsyncJSON
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
        let time = engine.now()
        let upload = try Upload(path: newContentPath(), granularity: engine.granularity, hashes: hashes)
        let statements = UploadSession<ByteBuffer>.Statements(
            total: request.headers[.uploadContentLength].flatMap { Int64($0) },
            hashHeaders: request.headers[.wireHash].map { [$0] } ?? []
        )
        guard let archive, let file = upload.file else {
            let session = UploadSession(id: engine.newID(), time: time, statements, upload: upload, finish: finish)
            await engine.open(session)
            return session
        }
        var record = UploadRecord(id: engine.newID(), time: time, request, metadata, file)
        record.total = statements.total
        record.hashHeaders = statements.hashHeaders
        try await archive.save(record)
        file.keep()
        let session = session(record, upload, archive, finish)
        await engine.open(session)
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

    /// Returns a session with a record, which lives as long as the session.
    private func session(
        _ record: UploadRecord,
        _ upload: Upload,
        _ archive: any UploadArchive,
        _ finish: @escaping Finish
    ) -> UploadSession<ByteBuffer> {
        UploadSession(
            id: record.id,
            time: record.time,
            .init(total: record.total, hashHeaders: record.hashHeaders),
            upload: upload,
            record: { statements in
                var record = record
                record.total = statements.total
                record.hashHeaders = statements.hashHeaders
                // The end of the upload replaces its record: nothing may come after it.
                try await archive.save(record) { !upload.isOver }
            },
            discard: { deletesContent in
                try await archive.removeUpload(record.id)
                if deletesContent { upload.file?.release() }
            },
            finish: finish
        )
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
        guard let archive else { return }
        for record in records.sorted(by: { $0.time < $1.time }) {
            switch record.stage {
            case .ended(let resource):
                let session = session(record, try Upload(path: nil, granularity: 1), archive) { _ in ByteBuffer() }
                session.end(with: ByteBuffer(bytes: resource.encoded()), at: record.time)
                await engine.open(session)
            case .running(let beginning, let file):
                do {
                    let finish = try self.finish(beginning, root: root, begin)
                    let granularity = engine.granularity
                    let upload = try await NIOThreadPool.singleton.runIfActive {
                        try Upload(restoring: file, granularity: granularity, hashes: hashes)
                    }
                    await engine.open(session(record, upload, archive, finish))
                } catch is GoogleError {
                    try await archive.removeUpload(record.id)
                    file.release()
                }
            }
        }
    }

    /// Checks the request that started an upload once more, and returns the function that takes the content.
    private func finish(
        _ beginning: UploadRecord.Beginning,
        root: String,
        _ begin: (RequestTarget) throws -> Begin?
    ) throws -> Finish {
        let target = try RequestTarget(beginning.target)
        let request = IncomingRequest(
            method: .post,
            target: target,
            headers: beginning.headers,
            body: IncomingBody(RequestBody(buffer: ByteBuffer()), fault: nil),
            root: root
        )
        guard let begin = try begin(target) else { throw GoogleError.badRequest("The record is of no upload.") }
        return try begin(request, beginning.metadata, beginning.headers[.uploadContentType])
    }
}
