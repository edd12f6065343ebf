import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore
import Synchronization

/// What a service is made of, without isolation: tickets, pages and uploads start from it without waiting for the actor.
final class GDataCore: Sendable {
    let configuration: GDataService.Configuration
    let fetcher: Fetcher
    let decoder: XML.Decoder
    private let ownsFetcher: Bool
    private let group = FetchID()
    private let origins: Mutex<Origins>

    private struct Origins {
        /// Those that are shown the credentials.
        var trusted: Set<String>
        /// Those that a link has led to before any caller named them; `resumeURL` brings such links back as if they were a caller's.
        var linked: Set<String> = []
    }

    init(_ configuration: GDataService.Configuration, fetcher: Fetcher?) {
        self.configuration = configuration
        self.fetcher = fetcher ?? Fetcher(configuration.fetcher)
        ownsFetcher = fetcher == nil
        var decoder = configuration.registry.decoder
        decoder.keepsExtensions = configuration.keepsExtensions
        self.decoder = decoder
        let trusted = configuration.trustedOrigins.compactMap { try? HTTPRequest(url: $0).place }
        origins = Mutex(Origins(trusted: Set(trusted)))
    }

    // MARK: Requests

    /// A request for a URL that the caller has named, whose origin may be shown the credentials from now on.
    func request(_ method: HTTPRequest.Method = .get, named url: String) throws -> HTTPRequest {
        let request = try HTTPRequest(url: url)
        origins.withLock { origins in
            if !origins.linked.contains(request.place) { origins.trusted.insert(request.place) }
        }
        return complete(request, method)
    }

    /// A request for a URL that stood in a document.
    ///
    /// Old documents link to `http` at servers that speak `https`.
    func request(_ method: HTTPRequest.Method = .get, linked url: String) throws -> HTTPRequest {
        var request = try HTTPRequest(url: url)
        if request.scheme == "http" {
            var secure = request
            secure.scheme = "https"
            if isTrusted(secure) { request = secure }
        }
        if !isTrusted(request) { origins.withLock { _ = $0.linked.insert(request.place) } }
        return complete(request, method)
    }

    func isTrusted(_ request: HTTPRequest) -> Bool { origins.withLock { $0.trusted.contains(request.place) } }

    private func complete(_ request: HTTPRequest, _ method: HTTPRequest.Method) -> HTTPRequest {
        var request = request
        request.headerFields[.accept] = "application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1"
        request.headerFields[.acceptEncoding] = "gzip"
        for field in configuration.headerFields { request.headerFields[field.name] = field.value }
        if let version = configuration.version, !request.hasParameter("v") {
            request.headerFields[.gdataVersion] = version
        }
        let isTunnelled = configuration.tunnelsMethods && [.put, .patch, .delete].contains(method)
        request.method = isTunnelled ? .post : method
        if isTunnelled { request.headerFields[.methodOverride] = method.rawValue }
        return request
    }

    /// One call, with the credentials where they belong.
    func call(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        credentials: any Credentials,
        options: FetchOptions?
    ) -> FetchCall {
        var options = options ?? configuration.options
        if [HTTPRequest.Method.put, .delete].map(\.rawValue).contains(request.headerFields[.methodOverride]) {
            options.isIdempotent = true
        }
        return FetchCall(
            request,
            body: body,
            options: options,
            credentials: isTrusted(request) || credentials is NoCredentials ? credentials : WithheldCredentials()
        )
    }

    // MARK: Sending

    private static let mapError: @Sendable (any Error) -> any Error = { GDataServiceError($0) }

    /// One call whose answer is read by its caller; a status that is no success, besides `accepted`, fails it.
    func send(_ call: FetchCall, accepting accepted: Int? = nil) async throws -> FetchResponse {
        try await fetcher.core.call(call, group: group, mapError: Self.mapError) { response in
            let status = response.head.status
            guard status.kind == .successful || status.code == accepted else { throw Self.error(response, to: call) }
        }
    }

    /// Starts an operation of this service.
    func ticket<Value: Sendable>(
        timeout: Duration?,
        _ operation: @escaping @Sendable (FetchMonitor) async throws -> Value
    ) -> Ticket<Value> {
        fetcher.core.ticket(timeout: timeout, group: group, mapError: Self.mapError, operation)
    }

    /// One call whose answer is read in chunks.
    func stream(_ call: FetchCall) async throws -> (response: TransportResponse, chunks: ChunkStream) {
        try Task.checkCancellation()
        let core = fetcher.core
        let response = try await ticket(timeout: call.options.timeout) { monitor in
            let response = try await core.respond(to: call, monitor: monitor)
            guard response.head.status.kind == .successful else {
                let body = try await response.body.collect(upTo: 1 << 20)
                let collected = FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
                throw Self.error(collected, to: call)
            }
            return response
        }.join()
        let chunks = core.pump(group: group, isAnnounced: false, mapError: Self.mapError) { _, send in
            for try await chunk in response.body { try await send(chunk) }
        }
        return (response, chunks)
    }

    /// The error of an answer; where credentials were kept back, it says so.
    private static func error(_ response: FetchResponse, to call: FetchCall) -> GDataServiceError {
        var error = GDataServiceError(response: response)
        if error.isUnauthorized, call.credentials is WithheldCredentials {
            let origin = "\(call.request.scheme ?? "")://\(call.request.authority ?? "")"
            error.message += "; the credentials were not sent, as only a link leads to \(origin): see trustedOrigins"
        }
        return error
    }

    func cancelAll() { fetcher.core.cancelAll(group: group) }

    func shutdown() async {
        if ownsFetcher { await fetcher.shutdown() } else { cancelAll() }
    }

    // MARK: Documents

    /// Reads an answer, and notes in it where it came from: `url`, or where redirects led.
    func decode<Document>(
        _ response: FetchResponse,
        from url: String,
        _ decode: (XML.Decoder, ByteBufferView) throws -> Document
    ) throws -> Document {
        var decoder = decoder
        let type = response.head.headerFields[.contentType]
        decoder.charset = type.flatMap { XML.Charset(contentType: $0) }
        let document: Document
        do {
            document = try Self.read(response.body.readableBytesView, decoder, decode)
        } catch {
            throw Self.unreadable(response.head, cause: error)
        }
        return Arrival(base: Atom.Base(response.redirectedURL ?? url), etag: response.head.headerFields[.eTag]).noted(
            in: document
        )
    }

    /// Reads a document; one of another format where its Atom is asked for, as that.
    private static func read<Document>(
        _ bytes: ByteBufferView,
        _ decoder: XML.Decoder,
        _ decode: (XML.Decoder, ByteBufferView) throws -> Document
    ) throws -> Document {
        do {
            return try decode(decoder, bytes)
        } catch let error as XML.Error where error.code == .unexpectedElement {
            guard Document.self == Atom.Feed<Atom.Entry>.self,
                let feed = try? decoder.decode(GData.Document.self, from: bytes).feed as? Document
            else { throw error }
            return feed
        }
    }

    /// Why an answer cannot be read.
    static func unreadable(_ head: HTTPResponse, cause: any Error) -> GDataServiceError {
        let type = head.headerFields[.contentType] ?? ""
        var error = GDataServiceError(cause)
        if !type.lowercased().contains("xml") {
            error = GDataServiceError(
                .unexpectedContent,
                "the answer is \(type.isEmpty ? "of no stated type" : String(type.prefix { $0 != ";" })), not Atom",
                cause: cause
            )
        } else if (cause as? XML.Error)?.code == .unexpectedElement {
            error.message =
                "the answer is XML of another kind; GData.Document reads any, and its `feed` sees RSS as Atom"
        } else if error.code != .decoding {
            error = GDataServiceError(.decoding, "the answer is not the XML that was expected", cause: cause)
        }
        error.status = head.status.code
        return error
    }
}

/// Stands for credentials at an origin that is not to see them.
private struct WithheldCredentials: Credentials {
    var partition: String? { "" }
    var isImmediate: Bool { true }
    func authorize(_ request: inout HTTPRequest) {}
}

extension HTTPRequest {
    /// Scheme, host and port as written.
    fileprivate var place: String { "\(scheme ?? "")://\((authority ?? "").lowercased())" }

    fileprivate func hasParameter(_ name: String) -> Bool {
        (path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&")
            .contains { $0.prefix { $0 != "=" } == name } ?? false
    }
}

extension HTTPField.Name {
    static let gdataVersion = Self.known("GData-Version")
    static let methodOverride = Self.known("X-HTTP-Method-Override")
    static let slug = Self.known("Slug")
    static let mimeVersion = Self.known("MIME-Version")
    static let contentTransferEncoding = Self.known("Content-Transfer-Encoding")
}
