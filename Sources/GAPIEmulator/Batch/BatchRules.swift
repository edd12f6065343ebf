import HTTPTypes
import NIOCore

/// What a service takes in a batch, and how it refuses the rest.
///
/// | service | limit | more calls | other |
/// |---|---|---|---|
/// | BigQuery | 0 | no endpoint: 404 | |
/// | Calendar | 1000 | 400 | calls without an ID of their own: 400 with an array |
/// | Docs, Sheets | 100 | 400 | each call 501 |
/// | Drive | 100 | those beyond it 403, more than 1000 together 400 | URL of at most 8000 characters; exports 302 |
/// | Gmail and others | 100 | 400 | |
/// | People | 1000 | 400 | |
/// | Storage | 100 | 400 | less than 10 MB |
struct BatchRules {
    /// The name of the service, such as `drive`.
    let service: String
    /// The most calls in a batch.
    var mostCalls: Int
    /// The most bytes of a batch.
    let mostBytes: Int

    /// Creates the rules of a service.
    init(service: String, limit: Int?) {
        self.service = service
        mostCalls = limit ?? (["calendar", "people"].contains(service) ? 1000 : 100)
        mostBytes = service == "storage" ? 9_999_999 : Self.mostBytesOfAll
    }

    /// The most calls that any service answers, if only by refusing them.
    static let mostCallsOfAll = 1000

    /// The most bytes of a batch of a service without a limit of its own.
    static let mostBytesOfAll = 64 << 20

    /// A Boolean value indicating whether the service has an endpoint for batches.
    static func hasEndpoint(service: String) -> Bool { service != "bigquery" }

    /// Returns the refusal of a whole batch; `nil` if its calls are carried out.
    func refusal(of parts: [BatchPart], contentType: String) -> Reply? {
        if service == "calendar" {
            if contentType.last == ";" { return GoogleError.badRequest("The content type is not valid.").reply }
            let ids = Set(parts.compactMap(\.contentID))
            if ids.count < parts.count { return GoogleError.badRequest("Duplicate Request ID").replyInArray }
        }
        if parts.count > mostCalls, service != "drive" {
            return Self.excess(parts.count, over: mostCalls).reply
        }
        return nil
    }

    /// Returns the refusal of a batch with more calls than a limit.
    static func excess(_ count: Int, over limit: Int) -> GoogleError {
        .badRequest("Inner request count exceeds the limit. Received: \(count), Limit: \(limit)")
    }

    /// Throws the refusal of a call.
    func check(_ part: BatchPart, at position: Int, _ target: RequestTarget) throws(GoogleError) {
        if ["docs", "sheets"].contains(service) {
            throw GoogleError(
                code: 501,
                reason: "notImplemented",
                message: "Operation is not implemented, or supported, or enabled."
            )
        }
        if service == "drive" {
            if position >= mostCalls {
                throw GoogleError(
                    code: 403,
                    reason: "forbidden",
                    message: "Exceeds allowed inner batch requests soft limit. Please retry."
                )
            }
            if part.target.utf8.count > 8000 {
                throw .badRequest("The URL of a call in a batch has more than 8000 characters.")
            }
            if target.segments.last == "export" {
                throw GoogleError(code: 302, reason: "found", message: "Found", headers: [.location: part.target])
            }
        }
        let path = target.segments.first == "resumable" ? target.segments.dropFirst() : target.segments[...]
        if path.first == "batch" { throw .badRequest("A batch cannot be in a batch.") }
        if path.first == "upload" || path.first == "download" || target.query["alt"] == "media" {
            throw Self.media
        }
    }

    /// The refusal of a call with media.
    static let media = GoogleError.badRequest("Media uploads and downloads cannot be in a batch.")

    /// Throws the refusal of a call to another service.
    func check(_ operation: Operation) throws(GoogleError) {
        guard operation.name.hasPrefix("\(service).") else {
            throw .badRequest("The call \(operation.name) is not of the service \(service), to which the batch goes.")
        }
    }
}

extension GoogleError {
    /// The response with this error as the only element of an array.
    fileprivate var replyInArray: Reply {
        var reply = reply
        if case .bytes(let object) = reply.body {
            var array = object
            array.clear()
            array.writeString("[")
            array.writeImmutableBuffer(object)
            array.writeString("]")
            reply.body = .bytes(array)
        }
        return reply
    }
}
