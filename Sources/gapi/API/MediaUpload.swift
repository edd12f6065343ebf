import AsyncGAPI
import AsyncJSON

/// An upload of a file, whose state is kept in a session file, so that a later command can continue it.
struct MediaUpload: Sendable {
    let tool: APITool
    let source: UploadSource
    let contentType: String
    let options: UploadOptions
    /// The path of the session file; `nil` to keep no state.
    let sessionFile: String?
    let bar: ProgressBar

    /// Runs the upload.
    /// - Returns: The response of the service.
    func run() async throws -> JSON.Value {
        defer { bar.finish() }
        CommandNetwork.current.waits.beginSending()
        if let sessionFile { try OutputFile.check(sessionFile) }
        let upload =
            try await begun()
            ?? tool.service.upload(
                tool.query,
                from: source,
                contentType: contentType,
                upload: keptOptions
            )
        do {
            let answer = try await withTaskCancellationHandler {
                async let watching: Void = watch(upload)
                let answer = try await upload.value
                await watching
                return answer
            } onCancel: {
                // Stored bytes stay stored: the upload is cancelled only if no later command could continue it.
                if sessionFile == nil || upload.session == nil { upload.cancel() } else { upload.pause() }
            }
            if let sessionFile { ByteOutput.remove(sessionFile) }
            return answer
        } catch let error as GAPI.Error where error.code == .uploadSessionExpired || error.code == .checksumMismatch {
            // What the server has is complete, or has other bytes: nothing is left to continue.
            var failure = ToolFailure(error)
            if error.code == .uploadSessionExpired { failure = ToolFailure(.unavailable, error.message) }
            if let sessionFile {
                ByteOutput.remove(sessionFile)
                failure.message += "; the session file was removed: the same command starts again"
            }
            throw failure
        } catch let error as GAPI.Error where error.code == .sourceChanged {
            var failure = ToolFailure(error)
            if let sessionFile { failure.message += "; remove \(sessionFile) to start again" }
            throw failure
        } catch {
            guard let sessionFile, let session = upload.session else { throw error }
            try save(session, in: sessionFile)
            let stored = "\(session.acknowledged.grouped) bytes are stored"
            let reason = error is CancellationError ? "stopped" : ToolFailure(error).message
            let code = error is CancellationError ? .cancelled : ToolFailure(error).code
            throw ToolFailure(
                code,
                "\(reason); \(stored), and the same command with --session \(sessionFile) continues"
            )
        }
    }

    /// The options of a new upload, whose session is in its file before anything is sent.
    private var keptOptions: UploadOptions {
        guard let sessionFile else { return options }
        var options = options
        options.keeper = SessionFileKeeper(sessionFile, of: tool.digest)
        // The keeper needs no pauses between parts.
        options.chunkSize = options.chunkSize ?? .max
        return options
    }

    /// Returns the upload that the session file describes; `nil` if there is no such file.
    private func begun() async throws -> FetchUpload<JSON.Value>? {
        guard let sessionFile, let existing = ByteOutput.existing(at: sessionFile) else { return nil }
        let session: FetchUpload<JSON.Value>.Session
        let bytes = try readInput(path: existing)
        do {
            session = try FetchUpload<JSON.Value>.Session(json: bytes)
        } catch let error as FetchError {
            throw ToolFailure(.badData, "\(sessionFile): \(error.message); remove it to start again")
        }
        guard session.method == tool.query.method.id else {
            throw ToolFailure(.usage, "\(sessionFile) belongs to an upload with \(session.method)")
        }
        guard SessionFileKeeper.call(in: bytes) ?? tool.digest == tool.digest else {
            throw ToolFailure(
                .usage,
                "\(sessionFile) belongs to another call of \(session.method); name another file, or remove it to start again"
            )
        }
        return tool.service.resumeUpload(session, from: source)
    }

    private func watch(_ upload: FetchUpload<JSON.Value>) async {
        // The session has the checksum of what was sent: saved now and then, so that little is read again to continue.
        let step: Int64 = 64 << 20
        var saved: (acknowledged: Int64, sent: Int64)?
        for await progress in upload.progress {
            bar.update(.init(done: progress.acknowledged, ahead: progress.sent, total: progress.total ?? 0))
            guard let sessionFile, let session = upload.session else { continue }
            if session.acknowledged != saved?.acknowledged || progress.sent - (saved?.sent ?? 0) >= step {
                saved = (session.acknowledged, progress.sent)
                try? save(session, in: sessionFile)  // without it, the older state in the file is as good, only slower
            }
        }
    }

    private func save(_ session: FetchUpload<JSON.Value>.Session, in path: String) throws {
        try SessionFileKeeper.save(session.json, of: tool.digest, in: path)
    }
}
