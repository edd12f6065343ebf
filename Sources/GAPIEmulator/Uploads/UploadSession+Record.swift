import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOPosix

/// Sessions with a record, which lives as long as the session.
extension UploadSession {
    typealias Finish = @Sendable (ReceivedMedia) async throws -> Resource

    /// Opens a session for a request, and stores its record if there is an archive.
    ///
    /// - Parameters:
    ///   - id: The id of the session.
    ///   - beginning: The request.
    ///   - statements: The statements of the request.
    ///   - upload: The place for the bytes.
    ///   - archive: The archive; `nil` if the session ends with this process.
    ///   - room: The room that the request's metadata take in memory.
    ///   - time: The current time in microseconds since 1970.
    ///   - finish: Creates the resource.
    /// - Returns: The session, which no request can find yet.
    /// - Throws: The error of a database that cannot be written.
    static func open(
        id: String,
        _ beginning: UploadRecord.Beginning,
        _ statements: Statements,
        _ upload: Upload,
        _ archive: (any UploadArchive)?,
        _ room: StoreMemory.Room?,
        time: Int64,
        finish: @escaping Finish
    ) async throws -> UploadSession {
        guard let archive, let file = upload.file else {
            return UploadSession(id: id, time: time, statements, upload: upload, room: room, finish: finish)
        }
        var record = UploadRecord(id: id, time: time, stage: .running(beginning, file))
        record.total = statements.total
        record.hashes = statements.hashes
        try await archive.save(record) { true }
        file.keep()
        return UploadSession(record, upload, archive, room, finish)
    }

    /// Restores the session of an earlier process, or removes one that cannot succeed any more.
    ///
    /// - Parameters:
    ///   - record: The record of the session.
    ///   - archive: The archive that has the record.
    ///   - granularity: The step in bytes in which the upload is stored.
    ///   - hashes: The checksums besides CRC-32C.
    ///   - result: Returns the resource of a session that has ended.
    ///   - finish: Checks the request that has started the upload, and returns the function that creates the resource.
    /// - Returns: The session; `nil` if it was removed.
    /// - Throws: Errors such as too many open files, which say nothing about the upload: it is kept.
    static func restored(
        _ record: UploadRecord,
        _ archive: any UploadArchive,
        granularity: Int,
        hashes: Set<ContentHash>,
        result: (JSON.Value) throws -> Resource,
        finish: (UploadRecord.Beginning) throws -> Finish
    ) async throws -> UploadSession? {
        do {
            switch record.stage {
            case .ended(let json):
                let resource = try result(json)
                let session = UploadSession(record, try Upload(.memory(nil), granularity: 1), archive, nil) { _ in
                    resource
                }
                session.end(with: resource, at: record.time)
                return session
            case .running(let beginning, let file):
                let finish = try finish(beginning)
                let upload = try await NIOThreadPool.singleton.runIfActive {
                    try Upload(restoring: file, granularity: granularity, hashes: hashes)
                }
                return UploadSession(record, upload, archive, nil, finish)
            }
        } catch is GoogleError {
            try await archive.removeUpload(record.id)
            if case .running(_, let file) = record.stage { file.release() }
            return nil
        }
    }

    private convenience init(
        _ record: UploadRecord,
        _ upload: Upload,
        _ archive: any UploadArchive,
        _ room: StoreMemory.Room?,
        _ finish: @escaping Finish
    ) {
        // Not the record itself: its file must go with the resource, and the session stays for those who ask again.
        let (id, time, beginning) = (record.id, record.time, record.beginning)
        self.init(
            id: id,
            time: time,
            Statements(total: record.total, hashes: record.hashes),
            upload: upload,
            room: room,
            record: { statements in
                guard let beginning, let file = upload.file else { return }
                var record = UploadRecord(id: id, time: time, stage: .running(beginning, file))
                record.total = statements.total
                record.hashes = statements.hashes
                // The end of the upload replaces its record: nothing may come after it.
                try await archive.save(record) { !upload.isOver }
            },
            discard: { deletesContent in
                try await archive.removeUpload(id)
                if deletesContent { upload.file?.release() }
            },
            finish: finish
        )
    }
}

extension UploadSession.Statements {
    /// Reads the statements of the request that starts an upload; throws Google's 400 for a length that is none.
    init(_ request: IncomingRequest) throws(GoogleError) {
        if let length = request.headers[.uploadContentLength] {
            guard let total = WireNumber.count(length) else {
                throw .invalid(HTTPField.Name.uploadContentLength.rawName, "is no number of bytes")
            }
            self.total = total
        }
        try hashes.note(request.headers[.wireHash])
    }
}
