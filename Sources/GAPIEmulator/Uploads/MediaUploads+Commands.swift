import AsyncFetch
import HTTPTypes
import NIOCore

/// The protocol with `X-Goog-Upload` header fields: a start, parts at offsets, queries, and an end.
///
/// Every answer about an upload has its state in `X-Goog-Upload-Status`. An error of the service itself, such as a
/// precondition that fails at the end, is an answer with the state `final`.
extension MediaUploads {
    /// Returns the operation of a request that opens a session.
    func commandedStart(_ headers: HTTPFields, _ begin: @escaping Begin) throws(GoogleError) -> Operation {
        guard try UploadCommand(header: headers[.wireUploadCommand] ?? "") == .start else {
            throw .badRequest("An upload begins with the X-Goog-Upload-Command start.")
        }
        return Operation(name: UploadCommand.start.operationName) { request in
            do { return try await commandedStart(request, begin) } catch let error as GoogleError {
                throw error.uploadStatus(.final)
            }
        }
    }

    private func commandedStart(_ request: IncomingRequest, _ begin: Begin) async throws -> Reply {
        // From here on, the upload is the same as one that another dialect, or the other protocol, has opened.
        let sent = request.headers
        let length = HTTPField.Name.wireUploadLengths.compactMap { sent[$0] }.first
        var request = request
        request.headers[.uploadContentType] = HTTPField.Name.wireUploadTypes.compactMap { sent[$0] }.first
        request.headers[.uploadContentLength] = length.flatMap { WireNumber.count($0) }.map { "\($0)" }
        let session = try await open(request, begin)
        let url = url(of: session, request)
        return Reply(headers: [
            .wireUploadStatus: UploadStatus.active.rawValue,
            .wireUploadURL: "\(url)&upload_protocol=resumable",
            .wireUploadControlURL: "\(url)&upload_protocol=resumable&control=1",
            .wireUploadGranularity: "\(engine.granularity)",
            .uploadID: session.id,
        ])
    }

    /// Returns the operation of a command to a session; `nil` for a method that carries none.
    func commandOperation(_ method: HTTPRequest.Method, _ id: String, _ header: String) -> Operation? {
        guard method == .put || method == .post else { return nil }
        let command = Result { () throws(GoogleError) in try UploadCommand(header: header) }
        let name = (try? command.get())?.operationName ?? "upload.chunk"
        return Operation(name: name, needsToken: false) { request in
            if engine.isCancelled(id) { throw Self.refusalOfCancelled(try command.get()) }
            let session = try engine.session(id)
            do {
                var reply = try await perform(try command.get(), request, session)
                reply.headers[.uploadID] = id
                return reply
            } catch let error as GoogleError {
                // A session that its last request has ended is not there any more: then the error is the upload's end.
                let isOver = session.resource != nil || (try? engine.session(id)) == nil
                throw error.uploadStatus(isOver ? .final : .active)
            }
        }
    }

    private static func refusalOfCancelled(_ command: UploadCommand) -> GoogleError {
        let code = command == .query ? 410 : 400
        let error = GoogleError(code: code, reason: "uploadCancelled", message: "The upload is cancelled.")
        return error.uploadStatus(.cancelled)
    }

    private func perform(
        _ command: UploadCommand,
        _ request: IncomingRequest,
        _ session: UploadSession<ByteBuffer>
    ) async throws -> Reply {
        let format = try ResponseFormat(request.query)
        if let resource = session.resource {
            guard command == .query else { throw GoogleError.badRequest("The upload is complete.") }
            return try format.reply(resource).uploadStatus(.final)
        }
        switch command {
        case .query: return try await Self.active(session)
        case .cancel:
            _ = try await engine.cancel(session)
            return Reply().uploadStatus(.cancelled)
        case .start: throw GoogleError.badRequest("The upload has begun already.")
        default:
            guard let resource = try await engine.receive(request, session, command) else {
                return try await Self.active(session)
            }
            return try format.reply(resource).uploadStatus(.final)
        }
    }

    private static func active(_ session: UploadSession<ByteBuffer>) async throws -> Reply {
        let stored = try await session.upload.storedDigest()
        var reply = Reply().uploadStatus(.active)
        reply.headers[.wireUploadSizeReceived] = "\(stored.count)"
        return reply
    }
}

extension UploadEngine {
    /// Receives a part at an offset, or the end of an upload.
    ///
    /// - Returns: The resource if the command ends the upload; otherwise `nil`.
    func receive(_ request: IncomingRequest, _ session: Session, _ command: UploadCommand) async throws -> Resource? {
        try session.note(hashHeader: request.headers[.wireHash])
        let resource: Resource? = try await session.upload.withTurn { turn in
            var end = turn.storedCount
            if command.contains(.upload) {
                guard let offset = request.headers[.wireUploadOffset].flatMap({ WireNumber.count($0) }) else {
                    throw GoogleError.badRequest("X-Goog-Upload-Offset is missing or not a number.")
                }
                guard offset == turn.storedCount else {
                    let stored = turn.storedCount
                    var error = GoogleError.conflict("The offset is \(offset), but \(stored) bytes are stored.")
                    error.headers[.wireUploadSizeReceived] = "\(stored)"
                    throw error
                }
                end = try await receive(request.body, at: offset, upTo: session.total ?? .max, session.upload, &turn)
            }
            guard command.contains(.finalize) else { return nil }
            try declare(end, session, turn)
            return try await finish(session, turn)
        }
        // What is acknowledged is stored, even if this process ends now.
        if resource == nil { try await session.save() }
        return resource
    }
}

extension Reply {
    /// Returns the response with the state of its upload.
    fileprivate func uploadStatus(_ status: UploadStatus) -> Self {
        var reply = self
        reply.headers[.wireUploadStatus] = status.rawValue
        return reply
    }
}

extension GoogleError {
    /// Returns the error with the state of its upload.
    fileprivate func uploadStatus(_ status: UploadStatus) -> Self {
        var error = self
        error.headers[.wireUploadStatus] = status.rawValue
        return error
    }
}
