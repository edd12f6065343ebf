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
        public internal(set) var requestBody: Body?
        /// What came back, with `REDACTED` for secrets; nil when nothing did.
        public let response: HTTPResponse?
        /// The bytes that came back; nil when nothing did.
        public internal(set) var responseBody: Body?
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
            /// By cancellation or a timeout of the call, before there was an answer.
            case cancelled
            /// With a reader that left a streamed answer before its last byte, was cancelled, or ran out of time.
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
            /// The path of the file that holds them, from the folder of the page; nil where there is none.
            public internal(set) var file: String?
        }

        /// What a body is.
        public enum Content: Sendable {
            /// Text, with `REDACTED` for secrets, and its lines indented where it is JSON or XML.
            case text(String)
            /// An image that browsers can show.
            case image(ByteBuffer)
            /// Anything else; its first bytes.
            case binary(ByteBuffer)
            /// What the application does not want to be shown.
            case hidden
        }

        init(_ outcome: Recording.Outcome, _ options: Options) {
            let request = outcome.call.request
            fetch = outcome.call.id
            started = outcome.started
            timeToHead = outcome.timeToHead
            elapsed = outcome.elapsed
            end = outcome.end
            comment = outcome.call.options.comment.map { Redaction.text($0) }
            properties = Redaction.properties(outcome.call.options.properties)
            let shown = Redaction.shown(request)
            let head = outcome.head.map {
                var head = $0
                head.headerFields = Redaction.fields(head.headerFields)
                return head
            }
            func body(_ captured: CapturedBody?, _ head: HTTPResponse?, _ contentType: String?) -> Body? {
                guard let captured else { return nil }
                let bytes = captured.bytes
                let view = options.bodyView?(
                    RawBody(
                        fetch: outcome.call.id,
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

    var size: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .image(let bytes), .binary(let bytes): bytes.readableBytes
        case .hidden: 0
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
