public import HTTPTypes

// The words of a conversation between an engine and its wire.
extension UploadSession {
    /// The media of an upload, as the opening request describes them.
    public struct Media: Sendable, Hashable {
        /// The media type.
        public let contentType: String
        /// The number of bytes; `nil` if only the end of the source tells.
        public let length: Int64?
        /// The first part, if the opening request carries it.
        public internal(set) var part: Part?
    }

    /// A session that a server has opened.
    public struct Opening: Sendable, Hashable {
        /// The URL of the session, or a reference relative to the opening request's; empty for that request's own URL.
        public var place: String
        /// The number of bytes that every part but the last must be a multiple of.
        public var partUnit: Int
        /// Whatever later requests need to know; stored with the session.
        public var notes: [String: String]
        /// The meaning of the answer for the first part, if the opening request carried it.
        ///
        /// It is ``Status/stored(_:movedTo:notes:)``, ``Status/unknown`` or ``Status/finished``.
        public var status: Status

        /// Creates a session.
        ///
        /// - Parameters:
        ///   - place: The URL of the session, or a reference relative to the opening request's.
        ///   - partUnit: The number of bytes that every part but the last must be a multiple of.
        ///   - notes: Whatever later requests need to know.
        ///   - status: The meaning of the answer for the first part, if the opening request carried it.
        public init(
            place: String,
            partUnit: Int = 1,
            notes: [String: String] = [:],
            status: Status = .stored(0)
        ) {
            self.place = place
            self.partUnit = partUnit
            self.notes = notes
            self.status = status
        }
    }

    /// A part of the source that is to be sent.
    public struct Part: Sendable, Hashable {
        /// The position of the first byte in the source.
        public let offset: Int64
        /// The number of bytes; 0 only for the last part.
        public let length: Int64
        /// A Boolean value indicating whether the source ends with this part.
        public let isLast: Bool
        /// The hash of all bytes up to the end of the last part, if the wire wants one.
        public let hash: [UInt8]?
        /// The hash of the bytes of this part, if the wire wants one.
        public let ownHash: [UInt8]?

        /// The position after the last byte.
        public var end: Int64 { offset + length }
    }

    /// A request to a session.
    public struct Request: Sendable {
        /// The method.
        public var method: HTTPRequest.Method
        /// The URL, or a reference relative to the session's; empty for the session's own URL.
        public var place: String
        /// The header fields of the protocol; those of the caller are added.
        public var headerFields: HTTPFields
        /// The body of a request that carries no bytes of the source.
        public var body: FetchRequestBody?
        /// A Boolean value indicating whether the status 308 is an answer and no redirect.
        public var takes308AsAnswer: Bool

        /// Creates a request.
        ///
        /// - Parameters:
        ///   - method: The method.
        ///   - place: The URL, or a reference relative to the session's.
        ///   - headerFields: The header fields of the protocol.
        ///   - body: The body, if it carries no bytes of the source.
        ///   - takes308AsAnswer: A Boolean value indicating whether the status 308 is an answer and no redirect.
        public init(
            _ method: HTTPRequest.Method,
            at place: String = "",
            headerFields: HTTPFields = [:],
            body: FetchRequestBody? = nil,
            takes308AsAnswer: Bool = false
        ) {
            self.method = method
            self.place = place
            self.headerFields = headerFields
            self.body = body
            self.takes308AsAnswer = takes308AsAnswer
        }
    }

    /// The meaning of an answer to a part or to a query.
    public enum Status: Sendable, Hashable {
        /// The first bytes of the upload are stored, as many as the number says.
        ///
        /// The session goes on, at another URL if one is given. The notes are added to those of the session.
        case stored(Int64, movedTo: String? = nil, notes: [String: String] = [:])
        /// The session goes on, and only a query tells how much is stored.
        case unknown
        /// The server is busy with the session, and has not read the request; a query follows after a wait.
        case busy
        /// The upload is complete, and the answer is its result.
        case finished
        /// The session does not exist any more.
        case gone
        /// The server has failed or refused; the answer's HTTP status decides whether the request is worth repeating.
        case failed
    }

    /// The requests that a header field of the opening request is added to.
    public enum Travel: Sendable, Hashable {
        /// The opening request alone.
        case stays
        /// The requests to the session; if the field is a secret, only at the origin of the opening request.
        case withParts
        /// The requests to the session, wherever it is; for keys that the storing server needs.
        case anywhere
    }
}
