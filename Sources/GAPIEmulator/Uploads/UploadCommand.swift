import AsyncFetch
import HTTPTypes

/// The commands of an `X-Goog-Upload-Command` header field, such as `upload, finalize`.
struct UploadCommand: OptionSet {
    let rawValue: Int

    static let start = UploadCommand(rawValue: 1)
    static let upload = UploadCommand(rawValue: 2)
    static let finalize = UploadCommand(rawValue: 4)
    static let query = UploadCommand(rawValue: 8)
    static let cancel = UploadCommand(rawValue: 16)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Reads a header field; throws Google's 400 if it has other commands, or commands that do not go together.
    init(header: String) throws(GoogleError) {
        self = []
        for word in header.split(separator: ",") {
            switch word.filter({ $0 != " " && $0 != "\t" }).lowercased() {
            case "start": insert(.start)
            case "upload": insert(.upload)
            case "finalize": insert(.finalize)
            case "query": insert(.query)
            case "cancel": insert(.cancel)
            default: throw .badRequest("X-Goog-Upload-Command \(header) is not known.")
            }
        }
        guard [.start, .upload, [.upload, .finalize], .finalize, .query, .cancel].contains(self) else {
            throw .badRequest("X-Goog-Upload-Command \(header) is not one command, nor upload with finalize.")
        }
    }

    /// The name of the command's operation, which is the same in both protocols where they have the same step.
    var operationName: String {
        switch self {
        case .start: "upload.start"
        case .query: "upload.query"
        case .cancel: "upload.cancel"
        case .finalize: "upload.finalize"
        default: "upload.chunk"
        }
    }
}

/// The state of an upload in an `X-Goog-Upload-Status` header field.
enum UploadStatus: String {
    case active
    case final
    case cancelled
}

extension HTTPField.Name {
    static let wireUploadProtocol = known("X-Goog-Upload-Protocol")
    static let wireUploadCommand = known("X-Goog-Upload-Command")
    static let wireUploadOffset = known("X-Goog-Upload-Offset")
    static let wireUploadStatus = known("X-Goog-Upload-Status")
    static let wireUploadURL = known("X-Goog-Upload-URL")
    static let wireUploadControlURL = known("X-Goog-Upload-Control-URL")
    static let wireUploadGranularity = known("X-Goog-Upload-Chunk-Granularity")
    static let wireUploadSizeReceived = known("X-Goog-Upload-Size-Received")
    /// The type of the media, in the names of three dialects of clients.
    static let wireUploadTypes = [
        known("X-Goog-Upload-Content-Type"), known("X-Goog-Upload-Header-Content-Type"), uploadContentType,
    ]
    /// The size of the media, in the names of four dialects of clients; negative if it is not known.
    static let wireUploadLengths = [
        known("X-Goog-Upload-Content-Length"), known("X-Goog-Upload-Header-Content-Length"),
        known("X-Goog-Upload-Raw-Size"), uploadContentLength,
    ]
}
