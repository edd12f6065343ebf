public import AsyncJSON
public import HTTPTypes
import NIOCore

extension TrafficLog {
    /// One attempt as the log shows it: nothing in it is secret by name.
    public struct Entry: Sendable {
        /// The fetch that it belongs to, with its other attempts, redirects or chunks of an upload.
        public let fetch: FetchID
        /// When it began.
        public let started: JSON.Timestamp
        /// The time to the head of the answer (with its body, where that was collected); nil when there was none.
        public let timeToHead: Duration?
        /// The time to its end.
        public let elapsed: Duration
        /// What was sent, with `REDACTED` for secrets.
        public let request: HTTPRequest
        /// The bytes that were sent; nil for a request without.
        public let requestBody: Body?
        /// What came back, with `REDACTED` for secrets; nil when nothing did.
        public let response: HTTPResponse?
        /// The bytes that came back; nil when nothing did.
        public let responseBody: Body?
        /// How it ended.
        public let end: End
        /// What the caller noted of the fetch.
        public let comment: String?
        /// What the caller keeps with the fetch.
        public let properties: [String: String]

        /// How an attempt ended.
        public enum End: Sendable, Hashable {
            /// With the last byte of the answer.
            case complete
            /// With an error.
            case failed(String)
            /// By cancellation or a timeout of the call, wherever it was.
            case cancelled
            /// With a reader that stopped before the last byte.
            case abandoned
        }

        /// A body.
        public struct Body: Sendable {
            /// The value of `Content-Type`.
            public let contentType: String?
            /// How many bytes went over the wire, counted after decompression.
            public let count: Int64
            /// Whether only the first of them are known.
            public let isCut: Bool
            /// What they are.
            public let content: Content
        }

        /// What a body is.
        public enum Content: Sendable {
            /// Text, with `REDACTED` for secrets, and its lines indented where it is JSON or XML.
            case text(String)
            /// An image that browsers can show.
            case image(ByteBuffer)
            /// Anything else; its first bytes.
            case binary(ByteBuffer)
        }

        init(_ outcome: Recording.Outcome) {
            let request = outcome.call.request
            fetch = outcome.call.id
            started = outcome.started
            timeToHead = outcome.timeToHead
            elapsed = outcome.elapsed
            end = outcome.end
            comment = outcome.call.options.comment.map { Redaction.text($0) }
            properties = Redaction.properties(outcome.call.options.properties)
            requestBody = outcome.requestBody.map { Body($0, request.headerFields[.contentType]) }
            responseBody = outcome.responseBody.map { Body($0, outcome.head?.headerFields[.contentType]) }
            self.request = Redaction.shown(request)
            response = outcome.head.map {
                var head = $0
                head.headerFields = Redaction.fields(head.headerFields)
                return head
            }
        }

        /// About what it takes in memory.
        var size: Int { 2048 + (requestBody?.size ?? 0) + (responseBody?.size ?? 0) }

        /// The attempt as a command for a shell; a body that is not text is read from standard input.
        public var curlCommand: String {
            guard let requestBody else { return request.curlCommand(nil as CurlBody?) }
            if case .text(let text) = requestBody.content, !requestBody.isCut, !request.isMultipart,
                text.utf8.count <= 100_000
            {
                return request.curlCommand(.text(text))
            }
            return request.curlCommand(.standardInput)
        }
    }
}

extension TrafficLog.Entry.Body {
    init(_ captured: CapturedBody, _ contentType: String?) {
        self.contentType = contentType.map { Redaction.text($0) }
        count = captured.count
        isCut = captured.isCut
        var bytes = captured.chunks.count == 1 ? captured.chunks[0] : ByteBuffer()
        if captured.chunks.count != 1 { for var chunk in captured.chunks { bytes.writeBuffer(&chunk) } }
        content = BodyContent.content(of: bytes, contentType: contentType ?? "", isCut: isCut)
    }

    var size: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .image(let bytes), .binary(let bytes): bytes.readableBytes
        }
    }
}

extension JSON.Timestamp {
    /// Now, by the clock of this machine.
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
