public import AsyncFeeds
public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Fetches a document and decodes it as a type: a feed, an entry, a service document, or any `Codable` type.
    ///
    /// `Atom.Feed<Atom.Entry>` is read from feeds of any format, RSS included; other types are read from Atom 1.0 only.
    /// An entry with relative links gets an `xml:base`, so that it can be changed wherever it goes.
    ///
    /// The call is retried as the options say, and its response is buffered. To read long feeds in constant memory, use
    /// ``entries(_:from:query:maxPages:options:)``. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Parameters:
    ///   - type: The type of the document.
    ///   - url: The URL of the document.
    ///   - query: The query that is added to the URL.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The document.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func fetch<Document: Decodable & Sendable>(
        _ type: Document.Type = Document.self,
        from url: String,
        query: some GData.ServiceQuery = GData.Query(),
        options: FetchOptions? = nil
    ) async throws -> Document {
        let request = try prepared { try core.request(FeedRequest(query, of: url)) }
        let response = try await core.send(await call(request, options: options, namesIt: true))
        return try core.decode(response, from: request.url) { try $0.decode(Document.self, from: $1) }
    }

    /// Fetches a document of any format, and decodes it as the type that the registry has for it.
    ///
    /// See ``fetch(_:from:query:options:)`` for cancellation, buffering and retries.
    ///
    /// - Parameters:
    ///   - type: `Feeds.Document`.
    ///   - url: The URL of the document.
    ///   - query: The query that is added to the URL.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The document.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func fetch(
        _ type: Feeds.Document.Type = Feeds.Document.self,
        from url: String,
        query: some GData.ServiceQuery = GData.Query(),
        options: FetchOptions? = nil
    ) async throws -> Feeds.Document {
        let request = try prepared { try core.request(FeedRequest(query, of: url)) }
        let response = try await core.send(await call(request, options: options, namesIt: true))
        return try core.decode(response, from: request.url) { try $0.decode(Feeds.Document.self, from: $1) }
    }

    /// Fetches an entry again.
    ///
    /// Sends its ETag, weak or strong, as `If-None-Match`. The call is retried as the options say, and its response is
    /// buffered. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Parameters:
    ///   - entry: The entry as it was; its `self` or `edit` link has its URL.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The entry as it is now; `nil` if it has not changed.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func refresh<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        options: FetchOptions? = nil
    ) async throws -> Entry? {
        let atom = entry.atomEntry
        return try await refresh(entry, atom.target(.self) ?? atom.target(.edit), atom.etag, options)
    }

    /// Fetches a feed again.
    ///
    /// Sends its ETag, weak or strong, as `If-None-Match`. The call is retried as the options say, and its response is
    /// buffered. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Parameters:
    ///   - feed: The feed as it was; its `self` link has its URL.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The feed as it is now; `nil` if it has not changed.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func refresh<Feed: Feeds.FeedRepresentable>(
        _ feed: Feed,
        options: FetchOptions? = nil
    ) async throws -> Feed? {
        let atom = feed.atomFeed
        return try await refresh(feed, atom.target(.self), atom.etag, options)
    }

    private nonisolated func refresh<Document: Decodable & Sendable>(
        _ document: Document,
        _ url: String?,
        _ etag: String?,
        _ options: FetchOptions?
    ) async throws -> Document? {
        guard let url else {
            throw GDataServiceError(.invalidRequest, "it has no link that tells where it is; fetch it by its URL")
        }
        let etag = etag?.isEmpty == true ? nil : etag
        var request = try prepared { try core.request(linked: url) }
        request.headerFields[.ifNoneMatch] = etag
        let response = try await core.send(await call(request, options: options), accepting: etag == nil ? nil : 304)
        guard response.head.status.code != 304 else { return nil }
        return try core.decode(response, from: request.url) { try $0.decode(Document.self, from: $1) }
    }

    /// Creates the call of a request, with the credentials that the actor guards.
    nonisolated func call(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        options: FetchOptions?,
        namesIt: Bool = false
    ) async -> FetchCall {
        core.call(request, body: body, credentials: await credentials, options: options, namesIt: namesIt)
    }

    /// Maps errors that occur before a request is sent to errors of this module.
    nonisolated func prepared<Value>(_ prepare: () throws -> Value) throws -> Value {
        do {
            return try prepare()
        } catch let error as FetchError {
            throw GDataServiceError(.invalidRequest, error.message, cause: error)
        } catch let error as XML.Error {
            throw GDataServiceError(.invalidRequest, "the entry cannot be written as XML", cause: error)
        }
    }
}

extension Atom.Entry {
    /// Returns the target of a link; `nil` if there is no such link.
    func target(_ relation: Atom.Relation) -> String? { link(relation)?.target(in: Atom.Base(nil).inside(base)) }
}

extension Atom.Feed {
    /// Returns the target of a link; `nil` if there is no such link.
    func target(_ relation: Atom.Relation) -> String? { link(relation)?.target(in: Atom.Base(nil).inside(base)) }
}

extension Atom.Link {
    func target(in base: Atom.Base) -> String? { base.inside(self.base).resolve(href) }
}
