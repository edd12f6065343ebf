import AsyncFetch
import AsyncJSON
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The uploads in several requests.
extension MediaUploads {
    func start(_ request: IncomingRequest, _ begin: Begin) async throws -> Reply {
        let session = try await open(request, begin)
        return Reply(headers: [.location: url(of: session, request), .uploadID: session.id])
    }

    /// Opens a session for a request whose `X-Upload-…` header fields describe the media.
    func open(_ request: IncomingRequest, _ begin: Begin) async throws -> UploadSession<ByteBuffer> {
        try await engine.open { id in
            let text = try await request.body.collect(upTo: 1 << 20)
            let metadata = try IncomingRequest.jsonObject(text)
            let room = try memory?.room(for: text.readableBytes)
            let finish = try begin(request, metadata, request.headers[.uploadContentType])
            return try await UploadSession<ByteBuffer>.open(
                id: id,
                .init(request, metadata),
                .init(request),
                Upload(newContentPlace(), granularity: engine.granularity, hashes: hashes),
                archive,
                room,
                time: engine.now(),
                finish: finish
            )
        }
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

    /// Receives a chunk, or answers the query for the state of the upload.
    func put(_ request: IncomingRequest, _ session: UploadSession<ByteBuffer>) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        if let resource = try await engine.receive(request, session) { return try format.reply(resource) }
        return try await engine.incomplete(session, request, headers: [.uploadID: session.id])
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
            let session = try await UploadSession<ByteBuffer>.restored(
                record,
                archive,
                granularity: engine.granularity,
                hashes: hashes,
                result: { ByteBuffer(bytes: $0.encoded()) },
                finish: { try finish($0, root: root, begin) }
            )
            if let session { await engine.restore(session) }
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
