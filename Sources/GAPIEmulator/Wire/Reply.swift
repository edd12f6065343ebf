import AsyncFetch
import HTTPTypes
import NIOCore

/// The response to a request.
struct Reply: Sendable {
    enum Body: Sendable {
        case bytes(ByteBuffer)
        /// A part of stored content, streamed.
        case content(Content, Range<Int64>)
    }

    var status: HTTPResponse.Status
    var headers: HTTPFields
    var body: Body
    /// A Boolean value indicating whether the head states the length of the body; otherwise, the body is sent in
    /// chunks.
    var tellsLength = true
    /// The number of body bytes after which the connection is closed; `nil` for the whole body.
    var cut: Int?

    init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: Body = .bytes(ByteBuffer())) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], json: ByteBuffer) {
        self.init(status: status, headers: headers, body: .bytes(json))
        self.headers[.contentType] = "application/json; charset=UTF-8"
    }

    /// A Boolean value indicating whether responses with this status have a body.
    var mayHaveBody: Bool { status != .noContent && status != .notModified }

    /// The length of the body in bytes.
    var count: Int64 {
        switch body {
        case .bytes(let buffer): Int64(buffer.readableBytes)
        case .content(_, let range): Int64(range.count)
        }
    }
}

extension HTTPField.Name {
    static let wireHash = known("x-goog-hash")
    static let wireGeneration = known("x-goog-generation")
    static let wireMetageneration = known("x-goog-metageneration")
    static let wireStoredLength = known("x-goog-stored-content-length")
    static let wireStoredEncoding = known("x-goog-stored-content-encoding")
    static let wireTransformations = known("X-GUploader-Response-Body-Transformations")
    static let warning = known("Warning")
    static let wireStorageClass = known("x-goog-storage-class")
    /// The header field that marks a response as an example instead of stored data.
    static let emulatorAnswer = known("X-Emulator-Answer")
    static let methodOverride = known("X-HTTP-Method-Override")
    static let uploadID = known("X-GUploader-UploadID")
    static let refuses308 = known("X-GUploader-No-308")
    static let statusOverride = known("X-HTTP-Status-Code-Override")
    static let uploadContentType = known("X-Upload-Content-Type")
    static let uploadContentLength = known("X-Upload-Content-Length")
    /// The checksum of the stored bytes, in answers to parts of an upload.
    static let wireRunningHash = known("X-Goog-Running-Hash")
}
