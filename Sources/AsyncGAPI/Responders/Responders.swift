import AsyncFetch
public import AsyncJSON
import NIOCore

extension GAPI {
    /// Responses of a test in place of a server's: typed, and processed like real ones.
    ///
    /// ```swift
    /// var options = GAPI.QueryOptions()
    /// options.responders.respond(to: Storage.ObjectsGetQuery.self) { query in
    ///     Storage.Object { $0.name = query.object }
    /// }
    /// ```
    ///
    /// Give responders to a service's configuration or to a single call; those of a call win. A closure is chosen by
    /// the type of the query, and may be called concurrently.
    ///
    /// - Path: the response of a closure is encoded as a 200 and decoded again. It passes the fetcher with its events,
    ///   middleware, retries and timeouts. It needs no place at a host (`FetchThrottle`), `attemptTimeout` does not
    ///   apply, and a `ResponseCache` does not store it.
    /// - Errors: a ``GAPI/Error`` with a status becomes the error response that a server would send, so that a 503 is
    ///   retried. A ``GAPI/Error`` without a status is thrown unchanged. A `FetchError` counts as a failed attempt, and
    ///   is retried like one of a connection. Any other error is the ``GAPI/Error/cause`` of a
    ///   ``GAPI/Error/Code/transport``, and is not retried.
    /// - Cancellation: the closure runs in the task of the call. Cancelling the call, or its timeout, cancels that
    ///   task; the closure must notice it.
    /// - Buffering: the response body is in memory. A request body is read to its end before the closure is called, and
    ///   not kept. An upload in mode ``UploadOptions/Mode/automatic`` is sent in one request, because a responder
    ///   cannot open a session.
    /// - Credentials: they are still asked for each attempt, so a token closure is called, but nothing is sent. A
    ///   closure gets the query, not the request, and sees no credentials. A 401 lets the credentials refresh once.
    ///
    /// If there is any responder, calls without one fail (``refusesOthers``), so that no test reaches a real server by
    /// accident. That includes the state requests of `wait(for:)` and `states(of:)`, whose responder
    /// `respond(toStatesOf:with:)` adds. A resumed upload, for which there can be no responder, fails too.
    public struct Responders: Sendable {
        typealias Responder = @Sendable (any Query) async throws -> (type: String, body: [UInt8])

        private var responders: [ObjectIdentifier: Responder] = [:]

        /// A Boolean value indicating whether calls without a responder fail if there is any responder; `true` by
        /// default.
        ///
        /// They fail with ``GAPI/Error/Code/responder``, are not retried, and send nothing. If the value is `false` for
        /// the service or for the call, calls without a responder go to the server.
        public var refusesOthers = true

        /// Creates a value without responders.
        public init() {}

        /// Adds a responder that returns a model for each query of a type, and replaces an earlier one.
        ///
        /// `respond` runs in the task of the call and returns the response. For errors and cancellation, see
        /// ``GAPI/Responders``.
        public mutating func respond<Q: Query>(
            to _: Q.Type,
            with respond: @escaping @Sendable (Q) async throws -> Q.Response
        ) where Q.Response: JSON.Model {
            add(Q.self) { ("application/json", try await respond($0).jsonBytes()) }
        }

        /// Adds a responder that returns any JSON for each query of a type, such as those of a ``GAPI/DynamicService``.
        ///
        /// `respond` runs in the task of the call and returns the response. For errors and cancellation, see
        /// ``GAPI/Responders``.
        public mutating func respond<Q: Query>(
            to _: Q.Type,
            with respond: @escaping @Sendable (Q) async throws -> JSON.Value
        ) where Q.Response == JSON.Value {
            add(Q.self) { ("application/json", try await respond($0).encoded()) }
        }

        /// Adds a responder that returns bytes for each query of a type.
        ///
        /// `respond` runs in the task of the call and returns the response. For errors and cancellation, see
        /// ``GAPI/Responders``.
        public mutating func respond<Q: Query>(
            to _: Q.Type,
            with respond: @escaping @Sendable (Q) async throws -> HTTPBody
        ) where Q.Response == HTTPBody {
            add(Q.self) { query in
                let body = try await respond(query)
                return (body.contentType, body.bytes)
            }
        }

        /// Adds a responder for each query of a type that returns nothing.
        ///
        /// `respond` runs in the task of the call. For errors and cancellation, see ``GAPI/Responders``.
        public mutating func respond<Q: Query>(
            to _: Q.Type,
            with respond: @escaping @Sendable (Q) async throws -> Void
        ) where Q.Response == Void {
            add(Q.self) {
                try await respond($0)
                return ("application/json", [])
            }
        }

        /// Adds a responder that returns the bytes of each download of a type.
        ///
        /// The bytes have no version and no checksum. Of a requested range, the download takes its part of them.
        ///
        /// `respond` runs in the task of the call and returns all bytes. For errors and cancellation, see
        /// ``GAPI/Responders``.
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

        /// Returns the transport that responds to a query in place of the network; `nil` if there is none.
        func transport<Q: Query>(for query: Q, isDownload: Bool = false) -> (any HTTPTransport)? {
            let key = isDownload ? ObjectIdentifier(Download<Q>.self) : ObjectIdentifier(Q.self)
            if let responder = responders[key] { return ResponderTransport(query: query, respond: responder) }
            guard refusesOthers, !responders.isEmpty else { return nil }
            let missing = (Q.self as? any StateQuery.Type)?.responder ?? "\(isDownload ? "downloads of " : "")\(Q.self)"
            return RefusingTransport(missing: missing)
        }

        /// Refuses what is sent without a query that a responder could answer, unless that may go to the server.
        func requireServer(for what: String) throws {
            guard refusesOthers, !responders.isEmpty else { return }
            throw GAPI.Error(
                .responder,
                "there are responders, and none can answer \(what): set refusesOthers to false"
            )
        }

        mutating func add<Q: Query>(
            _ key: Any.Type,
            _ respond: @escaping @Sendable (Q) async throws -> (type: String, body: [UInt8])
        ) {
            responders[ObjectIdentifier(key)] = { query in
                guard let query = query as? Q else { throw GAPI.Error(.responder, "the responder is for \(Q.self)") }
                return try await respond(query)
            }
        }

        /// A key that tells the download of a query from its call.
        private enum Download<Q> {}
    }
}

/// A transport that refuses every request.
private struct RefusingTransport: HTTPTransport {
    /// A description of the responder that is missing.
    let missing: String

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        throw GAPI.Error(
            .responder,
            "there are responders, but none for \(missing): add one, or set refusesOthers to false"
        )
    }

    func shutdown() {}
}

/// A transport that responds to one query with a responder.
private struct ResponderTransport<Q: GAPI.Query>: HTTPTransport {
    let query: Q
    let respond: GAPI.Responders.Responder

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        if let body { for try await _ in body.chunks() {} }
        do {
            let answer = try await respond(query)
            return response(200, type: answer.type, body: answer.body)
        } catch let error as GAPI.Error {
            guard let status = error.status else { throw error }
            return response(status, type: "application/json", body: error.wireForm.encoded())
        }
    }

    func shutdown() {}

    private func response(_ status: Int, type: String, body: [UInt8]) -> TransportResponse {
        var fields: HTTPFields = [.contentType: type, .contentLength: "\(body.count)"]
        if body.isEmpty { fields[.contentType] = nil }
        let head = HTTPResponse(status: .init(code: status), headerFields: fields)
        return TransportResponse(head: head, body: FetchResponseBody(ByteBuffer(bytes: body)))
    }
}

extension GAPI.Error {
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
