public import AsyncJSON
public import HTTPTypes
import NIOCore

extension TrafficLog {
    /// One attempt as the log shows it; values with the names of secrets are redacted.
    public struct Entry: Sendable {
        /// The fetch of the attempt, which may have other attempts, redirects or chunks of an upload.
        public let fetch: FetchID
        /// The time when the attempt began.
        public let started: JSON.Timestamp
        /// The time to the response head, or to the end of a collected body; `nil` if there was no response.
        public let timeToHead: Duration?
        /// The time to the end of the attempt.
        public let elapsed: Duration
        /// The request, with `REDACTED` for secrets.
        public let request: HTTPRequest
        /// The request body; `nil` for a request without one.
        public internal(set) var requestBody: Body?
        /// The response head, with `REDACTED` for secrets; `nil` if there was no response.
        public let response: HTTPResponse?
        /// The version of HTTP in which the response came, such as `HTTP/2`; `nil` if the transport did not say.
        public let httpVersion: String?
        /// The response body; `nil` if there was no response.
        public internal(set) var responseBody: Body?
        /// The outcome of the attempt.
        public let end: End
        /// The caller's comment on the fetch.
        public let comment: String?
        /// The caller's properties of the fetch.
        public let properties: [String: String]

        /// The outcome of an attempt.
        public enum End: Sendable, Hashable {
            /// The last byte of the response arrived.
            case complete
            /// The attempt failed with an error.
            case failed(String)
            /// The call was cancelled, or its time ran out, before there was a response.
            case cancelled
            /// The reader of a streamed response stopped before the last byte, was cancelled, or ran out of time.
            case abandoned
        }

        /// A request or response body.
        public struct Body: Sendable {
            /// The value of `Content-Type`.
            public let contentType: String?
            /// The number of bytes that went over the wire, counted after decompression.
            public let count: Int64
            /// A Boolean value indicating whether only the first bytes are known.
            public let isCut: Bool
            /// The content, as far as it is known.
            public let content: Content
            /// The path of the file with the bytes, relative to the folder of the page; `nil` if there is none.
            public internal(set) var file: String?
        }

        /// The content of a body.
        public enum Content: Sendable {
            /// Text, with `REDACTED` for secrets; JSON and XML are indented.
            case text(String)
            /// An image that browsers can show.
            case image(ByteBuffer)
            /// The first bytes of any other content, with `REDACTED` for secrets.
            case binary(ByteBuffer)
            /// Content that the application does not want to show.
            case hidden
        }

        /// Creates the entry of an attempt; `fields` are the header fields of other attempts that are made with it.
        init(_ outcome: Recording.Outcome, _ options: Options, _ fields: inout FieldMemo<HTTPField>) {
            let request = outcome.request
            fetch = outcome.id
            started = outcome.started
            timeToHead = outcome.timeToHead
            elapsed = outcome.elapsed
            httpVersion = outcome.httpVersion.map { Redaction.text($0) }
            end = outcome.end
            comment = outcome.comment.map { Redaction.text($0) }
            properties = Redaction.properties(outcome.properties)
            let shown = Redaction.shown(request, with: fields.redacted(request.headerFields))
            var head = outcome.head
            if let answer = outcome.head {
                head?.status = Redaction.shown(answer.status)
                head?.headerFields = fields.redacted(answer.headerFields)
            }
            func body(_ captured: CapturedBody?, _ head: HTTPResponse?, _ contentType: String?) -> Body? {
                guard let captured else { return nil }
                let bytes = captured.bytes
                let view = options.bodyView?(
                    RawBody(
                        fetch: outcome.id,
                        request: shown,
                        response: head,
                        contentType: contentType,
                        bytes: bytes,
                        isCut: captured.isCut
                    )
                )
                return Body(captured, bytes, contentType, view ?? .usual)
            }
            requestBody = body(outcome.requestBody, nil, request.headerFields[.contentType])
            responseBody = body(outcome.responseBody, head, outcome.head?.headerFields[.contentType])
            self.request = shown
            response = head
        }

        /// The approximate size in memory.
        var size: Int { TrafficLog.size(of: request, response) + (requestBody?.size ?? 0) + (responseBody?.size ?? 0) }

        /// The attempt as a shell command; curl reads a body that is not text from standard input.
        public var curlCommand: String { String(decoding: curlBytes, as: UTF8.self) }

        /// The shell command in UTF-8.
        var curlBytes: [UInt8] {
            guard let requestBody else { return request.curlBytes(nil) }
            if case .text(let text) = requestBody.content, !requestBody.isCut, !request.isMultipart,
                text.utf8.count <= 100_000
            {
                return request.curlBytes(.text(text))
            }
            return request.curlBytes(.standardInput)
        }
    }
}

extension TrafficLog {
    /// Returns the approximate size in memory of an attempt without its bodies.
    static func size(of request: HTTPRequest, _ response: HTTPResponse?) -> Int {
        let fields = request.headerFields.byteCount + (response?.headerFields.byteCount ?? 0)
        return 2048 + (request.path?.utf8.count ?? 0) + fields
    }
}

extension TrafficLog.Entry.Body {
    init(_ captured: CapturedBody, _ bytes: ByteBuffer, _ contentType: String?, _ view: TrafficLog.BodyView) {
        self.contentType = contentType.map { Redaction.text($0) }
        count = captured.count
        isCut = captured.isCut
        content =
            switch view {
            case .usual: BodyContent.content(of: bytes, contentType: contentType ?? "", isCut: isCut)
            case .text(let text): .text(Redaction.text(text))
            case .hidden: .hidden
            }
    }

    /// The size in memory.
    var size: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .image(let bytes), .binary(let bytes): bytes.storageCapacity
        case .hidden: 0
        }
    }
}

extension JSON.Timestamp {
    /// The current time, by the clock of this machine.
    static var now: Self {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Self(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec) / 1_000_000 * 1_000_000)
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
