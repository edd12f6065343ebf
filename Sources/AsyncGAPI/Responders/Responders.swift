import AsyncFetch
public import AsyncJSON
import NIOCore

/// Answers of your own in place of a server's, for tests: typed, and through the same path as real ones.
///
/// ```swift
/// var options = QueryOptions()
/// options.responders.respond(to: Storage.ObjectsGetQuery.self) { query in Storage.Object { $0.name = query.object } }
/// ```
///
/// An answer is encoded, travels through the fetcher with its events, retries and redirects, and is decoded again. A thrown
/// ``GAPIError`` with a status becomes the error answer that a server would send (so that a 503 is retried); any other error is
/// thrown as a broken connection would be. Give them to a service's configuration or to a single call. Where there are some, calls
/// without one fail (``refusesOthers``), so that no test reaches a real server by accident.
public struct Responders: Sendable {
    typealias Responder = @Sendable (any Query) async throws -> (type: String, body: [UInt8])

    private var responders: [ObjectIdentifier: Responder] = [:]

    /// Whether calls without a responder fail where there are responders; true unless set otherwise.
    ///
    /// They fail with ``GAPIError/Code/responder``, and nothing is sent. Of a service and a call, either can let calls through to the
    /// server by saying false.
    public var refusesOthers = true

    /// Creates none.
    public init() {}

    /// Answers each query of a type with a model.
    public mutating func respond<Q: Query>(
        to _: Q.Type,
        with respond: @escaping @Sendable (Q) async throws -> Q.Response
    ) where Q.Response: JSON.Model {
        add(Q.self) { ("application/json", try await respond($0).jsonBytes()) }
    }

    /// Answers each query of a type with any JSON, such as those of a ``DynamicService``.
    public mutating func respond<Q: Query>(
        to _: Q.Type,
        with respond: @escaping @Sendable (Q) async throws -> JSON.Value
    ) where Q.Response == JSON.Value {
        add(Q.self) { ("application/json", try await respond($0).encoded()) }
    }

    /// Answers each query of a type with bytes.
    public mutating func respond<Q: Query>(
        to _: Q.Type,
        with respond: @escaping @Sendable (Q) async throws -> HTTPBody
    ) where Q.Response == HTTPBody {
        add(Q.self) { query in
            let body = try await respond(query)
            return (body.contentType, body.bytes)
        }
    }

    /// Answers each query of a type that returns nothing.
    public mutating func respond<Q: Query>(
        to _: Q.Type,
        with respond: @escaping @Sendable (Q) async throws -> Void
    ) where Q.Response == Void {
        add(Q.self) {
            try await respond($0)
            return ("application/json", [])
        }
    }

    /// Answers each download of a type with bytes.
    public mutating func respond<Q: DownloadQuery>(
        toDownload _: Q.Type,
        with respond: @escaping @Sendable (Q) async throws -> [UInt8]
    ) {
        add(Download<Q>.self) { (query: Q) in ("application/octet-stream", try await respond(query)) }
    }

    mutating func merge(_ others: Responders) {
        responders.merge(others.responders) { $1 }
        refusesOthers = refusesOthers && others.refusesOthers
    }

    /// What answers a query in place of the network, if anything does.
    func transport<Q: Query>(for query: Q, isDownload: Bool = false) -> (any HTTPTransport)? {
        let key = isDownload ? ObjectIdentifier(Download<Q>.self) : ObjectIdentifier(Q.self)
        if let responder = responders[key] { return ResponderTransport(query: query, respond: responder) }
        return refusesOthers && !responders.isEmpty ? RefusingTransport(name: "\(Q.self)", isDownload: isDownload) : nil
    }

    /// Refuses what is sent without a query that a responder could answer, unless that may go to the server.
    func requireServer(for what: String) throws {
        guard refusesOthers, !responders.isEmpty else { return }
        throw GAPIError(.responder, "there are responders, and none can answer \(what): set refusesOthers to false")
    }

    private mutating func add<Q: Query>(
        _ key: Any.Type,
        _ respond: @escaping @Sendable (Q) async throws -> (type: String, body: [UInt8])
    ) {
        responders[ObjectIdentifier(key)] = { query in
            guard let query = query as? Q else { throw GAPIError(.responder, "the responder is for \(Q.self)") }
            return try await respond(query)
        }
    }

    /// Tells the download of a query from its call.
    private enum Download<Q> {}
}

/// Sends nothing to anybody.
private struct RefusingTransport: HTTPTransport {
    let name: String
    let isDownload: Bool

    func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        throw GAPIError(
            .responder,
            "there are responders, but none for \(isDownload ? "downloads of " : "")\(name): add one, or set refusesOthers to false"
        )
    }

    func shutdown() {}
}

/// Answers one query from a responder.
private struct ResponderTransport<Q: Query>: HTTPTransport {
    let query: Q
    let respond: Responders.Responder

    func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse {
        if let body { for try await _ in body.chunks() {} }
        do {
            let answer = try await respond(query)
            return response(200, type: answer.type, body: answer.body)
        } catch let error as GAPIError {
            guard let status = error.status else { throw error }
            return response(status, type: "application/json", body: error.wireForm.encoded())
        }
    }

    func shutdown() {}

    private func response(_ status: Int, type: String, body: [UInt8]) -> TransportResponse {
        var fields: HTTPFields = [.contentType: type, .contentLength: "\(body.count)"]
        if body.isEmpty { fields[.contentType] = nil }
        let head = HTTPResponse(status: .init(code: status), headerFields: fields)
        return TransportResponse(head: head, body: ResponseBody(ByteBuffer(bytes: body)))
    }
}

extension GAPIError {
    /// The body that a server would send with this error.
    fileprivate var wireForm: JSON.Value {
        var error: JSON.Value = ["message": JSON.Value(message)]
        if let status { error["code"] = JSON.Value(Int64(status)) }
        if let canonicalStatus { error["status"] = JSON.Value(canonicalStatus) }
        if let reason {
            let item: JSON.Value = ["domain": "global", "reason": JSON.Value(reason), "message": JSON.Value(message)]
            error["errors"] = [item]
        }
        return ["error": error]
    }
}
