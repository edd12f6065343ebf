public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Gets a document as a type: a feed, an entry, a service document, or anything with `Codable`.
    ///
    /// Retries as the options say, and buffers the answer; ``entries(_:from:query:maxPages:options:)`` reads long feeds in constant
    /// memory. `Atom.Feed<Atom.Entry>` is read from feeds of any format, RSS too; other types from Atom 1.0 alone. Entries whose links are relative have an `xml:base`, so that they can be changed wherever they go.
    /// Cancelling the surrounding task closes the connection at once.
    /// - Parameters:
    ///   - type: What the document is.
    ///   - url: Where it is.
    ///   - query: What is wanted of it.
    ///   - options: What this call does differently; nil for the service's way.
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

    /// Gets a document of any format, as the types that the registry has for it.
    ///
    /// See ``fetch(_:from:query:options:)``.
    /// - Parameters:
    ///   - type: `GData.Document`.
    ///   - url: Where it is.
    ///   - query: What is wanted of it.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: The document.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func fetch(
        _ type: GData.Document.Type = GData.Document.self,
        from url: String,
        query: some GData.ServiceQuery = GData.Query(),
        options: FetchOptions? = nil
    ) async throws -> GData.Document {
        let request = try prepared { try core.request(FeedRequest(query, of: url)) }
        let response = try await core.send(await call(request, options: options, namesIt: true))
        return try core.decode(response, from: request.url) { try $0.decode(GData.Document.self, from: $1) }
    }

    /// Gets an entry again.
    ///
    /// Sends its ETag, weak or strong, as `If-None-Match`.
    /// - Parameters:
    ///   - entry: The entry as it was; its `self` or `edit` link tells where it is.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: The entry as it is now; nil where it has not changed.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func refresh<Entry: GData.EntryRepresentable>(
        _ entry: Entry,
        options: FetchOptions? = nil
    ) async throws -> Entry? {
        let atom = entry.atomEntry
        return try await refresh(entry, atom.target(.self) ?? atom.target(.edit), atom.etag, options)
    }

    /// Gets a feed again.
    ///
    /// Sends its ETag, weak or strong, as `If-None-Match`.
    /// - Parameters:
    ///   - feed: The feed as it was; its `self` link tells where it is.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: The feed as it is now; nil where it has not changed.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func refresh<Feed: GData.FeedRepresentable>(
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
        var request = try prepared { try core.request(linked: url) }
        request.headerFields[.ifNoneMatch] = etag
        let response = try await core.send(await call(request, options: options), accepting: etag == nil ? nil : 304)
        guard response.head.status.code != 304 else { return nil }
        return try core.decode(response, from: request.url) { try $0.decode(Document.self, from: $1) }
    }

    /// Makes a call of a request, with what only the actor knows.
    nonisolated func call(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        options: FetchOptions?,
        namesIt: Bool = false
    ) async -> FetchCall {
        core.call(request, body: body, credentials: await credentials, options: options, namesIt: namesIt)
    }

    /// Whatever is wrong with a request before it is sent, in this module's terms.
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
    /// Where a link leads.
    func target(_ relation: Atom.Relation) -> String? { link(relation)?.target(in: Atom.Base(nil).inside(base)) }
}

extension Atom.Feed {
    /// Where a link leads.
    func target(_ relation: Atom.Relation) -> String? { link(relation)?.target(in: Atom.Base(nil).inside(base)) }
}

extension Atom.Link {
    func target(in base: Atom.Base) -> String? { base.inside(self.base).resolve(href) }
}
