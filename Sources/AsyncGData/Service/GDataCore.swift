import AsyncFeeds
import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore
import Synchronization

/// The parts of a service without isolation: tickets, pages and uploads start from them without waiting for the actor.
final class GDataCore: Sendable {
    let configuration: GDataService.Configuration
    let fetcher: Fetcher
    let decoder: XML.Decoder
    let encoder: XML.Encoder
    private let ownsFetcher: Bool
    private let group = FetchID()
    private let trustedOrigins: [String]
    /// The documents of the server, which is that of the first URL that the caller has named; `nil` before.
    private let documents = Mutex<LinkSource?>(nil)

    /// The version that the server stated in its last response.
    private let answeredVersion = Mutex<String?>(nil)

    init(_ configuration: GDataService.Configuration, fetcher: Fetcher?) {
        self.configuration = configuration
        self.fetcher = fetcher ?? Fetcher(configuration.fetcher)
        ownsFetcher = fetcher == nil
        var decoder = configuration.registry.decoder
        decoder.keepsExtensions = configuration.keepsExtensions
        self.decoder = decoder
        var encoder = XML.Encoder()
        encoder.replacesIllegalCharacters = configuration.replacesIllegalCharacters
        self.encoder = encoder
        trustedOrigins = configuration.trustedOrigins.compactMap { try? HTTPRequest(url: $0).origin }
    }

    // MARK: Requests

    /// Creates a request for a URL that the caller has passed in; the first such URL defines the server of the service.
    ///
    /// A later URL may come from a document: a feed's `batch` link, or an error's `resumeURL`. Nothing shows where it
    /// is from, so a later URL makes no other origin trusted.
    func request(_ method: HTTPRequest.Method = .get, named url: String) throws -> HTTPRequest {
        let request = try HTTPRequest(url: url)
        documents.withLock { documents in
            if documents == nil { documents = LinkSource.document(at: request, trusting: trustedOrigins) }
        }
        return complete(request, method)
    }

    /// Creates a request for the URL of a query.
    func request(_ wanted: FeedRequest) throws -> HTTPRequest {
        try wanted.check()
        return try request(named: wanted.url)
    }

    /// Creates a request for a URL from a document.
    ///
    /// An `http` link to an origin that is trusted with `https` is changed to `https`, because old documents have such
    /// links.
    func request(_ method: HTTPRequest.Method = .get, linked url: String) throws -> HTTPRequest {
        var request = try HTTPRequest(url: url)
        let source = source
        if request.scheme == "http", !source.isHome(request) {
            var secure = request
            secure.scheme = "https"
            if source.isHome(secure) { request = secure }
        }
        return complete(request, method)
    }

    /// The source of URLs from documents, and of URLs of which nothing shows where they are from.
    private var source: LinkSource {
        documents.withLock { $0 } ?? LinkSource.document(at: nil, trusting: trustedOrigins)
    }

    private func complete(_ request: HTTPRequest, _ method: HTTPRequest.Method) -> HTTPRequest {
        var request = request
        request.headerFields[.accept] = "application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1"
        request.headerFields[.acceptEncoding] = "gzip"
        request.headerFields.replace(with: configuration.headerFields)
        if let version = configuration.version, !request.hasParameter("v") {
            request.headerFields[.gdataVersion] = version
        }
        let isTunnelled = configuration.tunnelsMethods && [.put, .patch, .delete].contains(method)
        request.method = isTunnelled ? .post : method
        if isTunnelled { request.headerFields[.methodOverride] = method.rawValue }
        return request
    }

    /// Creates a call with the credentials and keys, if they may go to its origin.
    ///
    /// A caller that `namesIt` may read from an origin that is not trusted. Otherwise the URL is treated like any link
    /// in a document.
    func call(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        credentials: any FetchCredentials,
        options: FetchOptions?,
        namesIt: Bool
    ) -> FetchCall {
        var options = options?.merged(over: configuration.options) ?? configuration.options
        if [HTTPRequest.Method.put, .delete].map(\.rawValue).contains(request.headerFields[.methodOverride]) {
            options.isIdempotent = options.isIdempotent ?? true
        }
        var call = FetchCall(request, body: body, options: options, credentials: credentials, source: source)
        if namesIt { call.source = .caller }
        return call
    }

    // MARK: Sending

    private static let mapError: @Sendable (any Error) -> any Error = { GDataServiceError($0) }

    /// Sends a call whose response the caller reads; throws for a status other than success and `accepted`.
    func send(_ call: FetchCall, accepting accepted: Int? = nil) async throws -> FetchResponse {
        try await fetcher.core.call(call, group: group, mapError: Self.mapError) { [self] response in
            let status = response.head.status
            guard status.kind == .successful || status.code == accepted else { throw Self.error(response, to: call) }
            noteVersion(response.head)
        }
    }

    private func noteVersion(_ head: HTTPResponse) {
        guard let version = head.headerFields[.gdataVersion] else { return }
        answeredVersion.withLock { $0 = version }
    }

    /// Starts an operation of this service.
    func ticket<Value: Sendable>(
        timeout: Duration?,
        _ operation: @escaping @Sendable (FetchMonitor) async throws -> Value
    ) -> FetchTicket<Value> {
        fetcher.core.ticket(timeout: timeout, group: group, mapError: Self.mapError, operation)
    }

    /// Sends a call whose response is read in chunks; the body of an error is collected, up to 1 MiB.
    func stream(_ call: FetchCall) async throws -> (response: TransportResponse, chunks: ChunkStream) {
        try Task.checkCancellation()
        let core = fetcher.core
        let response = try await ticket(timeout: call.options.timeout) { [self] monitor in
            let response = try await core.respond(to: call, monitor: monitor)
            guard response.head.status.kind == .successful else {
                let body = try await response.body.collect(upTo: 1 << 20)
                let collected = FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
                throw Self.error(collected, to: call)
            }
            noteVersion(response.head)
            return response
        }.join()
        let chunks = core.pump(group: group, isAnnounced: false, mapError: Self.mapError) { _, send in
            for try await chunk in response.body { try await send(chunk) }
        }
        return (response, chunks)
    }

    /// Creates the error of a response; it says so if the credentials were withheld.
    private static func error(_ response: FetchResponse, to call: FetchCall) -> GDataServiceError {
        var error = GDataServiceError(response: response)
        if error.isUnauthorized, call.credentials is WithheldCredentials {
            let origin = "\(call.request.scheme ?? "")://\(call.request.authority ?? "")"
            error.message += "; the credentials were not sent, as the service is not for \(origin): see trustedOrigins"
        }
        return error
    }

    func cancelAll() { fetcher.core.cancelAll(group: group) }

    func shutdown() async {
        if ownsFetcher { await fetcher.shutdown() } else { cancelAll() }
    }

    // MARK: Documents

    /// Encodes an entry as it is sent.
    func encoded(_ entry: some Feeds.EntryRepresentable) throws -> FetchRequestBody {
        .bytes(try encoder.encode(versioned(entry), as: Atom.entry))
    }

    /// Returns an entry whose publication state is in the namespace of the service's version.
    ///
    /// Version 1 of the protocol, which versions 1.x of all services use, has the namespace of the AtomPub drafts. Only
    /// an `app:control` without extensions is changed.
    func versioned<Entry: Feeds.EntryRepresentable>(_ entry: Entry) -> Entry {
        let version = answeredVersion.withLock { $0 } ?? configuration.version
        guard version?.prefix(while: { $0 != "." }) == "1" else { return entry }
        var entry = entry
        var atom = entry.atomEntry
        guard let control = atom[AtomPub.Control.self], control.extensions.isEmpty, let draft = control.draft else {
            return entry
        }
        atom[AtomPub.Control.self] = nil
        atom[AtomPubDrafts.Control.self] = AtomPubDrafts.Control { $0.draft = draft }
        entry.atomEntry = atom
        return entry
    }

    /// Decodes a response, and stores its origin in the document: `url`, or the target of redirects.
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

    /// Decodes a document; `Atom.Feed<Atom.Entry>` is also decoded from a feed of another format.
    private static func read<Document>(
        _ bytes: ByteBufferView,
        _ decoder: XML.Decoder,
        _ decode: (XML.Decoder, ByteBufferView) throws -> Document
    ) throws -> Document {
        do {
            return try decode(decoder, bytes)
        } catch let error as XML.Error where error.code == .unexpectedElement {
            guard Document.self == Atom.Feed<Atom.Entry>.self,
                let feed = try? decoder.decode(Feeds.Document.self, from: bytes).feed as? Document
            else { throw error }
            return feed
        }
    }

    /// Creates the error of a response that cannot be decoded.
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
                "the answer is XML of another kind; Feeds.Document reads any, and its `feed` sees RSS as Atom"
        } else if error.code != .decoding {
            error = GDataServiceError(.decoding, "the answer is not the XML that was expected", cause: cause)
        }
        error.status = head.status.code
        return error
    }
}

extension HTTPRequest {
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
