import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

/// A suite about uploads to sessions, in parts of 256 KiB.
protocol ResumableUploadSuite {}

extension ResumableUploadSuite {
    static var query: Storage.ObjectsInsertQuery {
        Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o" })
    }

    static var parts: UploadOptions {
        UploadOptions {
            $0.mode = .resumable
            $0.chunkSize = 256 << 10
        }
    }

    /// A server's answer that opens a session.
    static var session: ScriptedTransport.Answer {
        .status(200, headers: [.location: "https://storage.googleapis.com/upload?upload_id=1"])
    }

    func upload(_ emulated: EmulatedStorage, _ source: UploadSource) -> FetchUpload<Storage.Object> {
        emulated.storage.upload(Self.query, from: source, contentType: "a/b", upload: Self.parts)
    }

    /// Uploads 600,000 bytes to a server with these answers.
    ///
    /// - Returns: The error of the upload.
    func error(_ answers: ScriptedTransport.Answer...) async throws -> GAPI.Error {
        let scripted = ScriptedStorage(answers)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.parts
        )
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        return try #require(error)
    }
}
