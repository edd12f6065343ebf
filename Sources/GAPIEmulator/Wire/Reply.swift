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

    init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: Body = .bytes(ByteBuffer())) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], json: ByteBuffer) {
        self.init(status: status, headers: headers, body: .bytes(json))
        self.headers[.contentType] = "application/json; charset=UTF-8"
    }

    /// The length of the body in bytes.
    var count: Int64 {
        switch body {
        case .bytes(let buffer): Int64(buffer.readableBytes)
        case .content(_, let range): Int64(range.count)
        }
    }
}

extension HTTPField.Name {
    static let wireHash = literal("x-goog-hash")
    static let wireGeneration = literal("x-goog-generation")
    static let wireMetageneration = literal("x-goog-metageneration")
    static let wireStoredLength = literal("x-goog-stored-content-length")
    static let wireStoredEncoding = literal("x-goog-stored-content-encoding")
    static let wireTransformations = literal("X-GUploader-Response-Body-Transformations")
    static let warning = literal("Warning")
    static let wireStorageClass = literal("x-goog-storage-class")
    static let apiKey = literal("x-goog-api-key")
    /// The header field that marks a response as an example instead of stored data.
    static let emulatorAnswer = literal("X-Emulator-Answer")
    static let methodOverride = literal("X-HTTP-Method-Override")
    static let uploadID = literal("X-GUploader-UploadID")
    static let refuses308 = literal("X-GUploader-No-308")
    static let statusOverride = literal("X-HTTP-Status-Code-Override")
    static let uploadContentType = literal("X-Upload-Content-Type")
    static let uploadContentLength = literal("X-Upload-Content-Length")

    private static func literal(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name") }
        return name
    }
}
