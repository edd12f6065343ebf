public import AsyncFeeds
public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Adds an entry to a feed.
    ///
    /// The call is not retried if its response is lost, unless `options` declare it idempotent. Request and response
    /// are buffered. If the response has no body, the entry is fetched from its `Location`. Cancelling the surrounding
    /// task closes the connection at once; the server may still add the entry.
    ///
    /// - Parameters:
    ///   - entry: The new entry.
    ///   - url: The URL of the collection, which is the feed.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The entry as the server has it, with its identifier, links and ETag.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func insert<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        into url: String,
        options: FetchOptions? = nil
    ) async throws -> Entry {
        try await insert(entry, into: url, at: { try core.request(.post, named: $0) }, options)
    }

    private nonisolated func insert<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        into url: String,
        at place: (String) throws -> HTTPRequest,
        _ options: FetchOptions?
    ) async throws -> Entry {
        var request = try prepared { try place(url) }
        request.headerFields[.contentType] = Self.entryType
        let body = try prepared { try core.encoded(entry) }
        let response = try await core.send(await call(request, body: body, options: options))
        return try await read(response, of: request, options: options)
    }

    /// Adds an entry to a feed that has been read: to the target of its `post` link, or else to the feed itself.
    ///
    /// See ``insert(_:into:options:)-(_,String,_)`` for cancellation, buffering and retries.
    ///
    /// - Parameters:
    ///   - entry: The new entry.
    ///   - feed: The feed.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The entry as the server has it, with its identifier, links and ETag.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func insert<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        into feed: some Feeds.FeedRepresentable,
        options: FetchOptions? = nil
    ) async throws -> Entry {
        let atom = feed.atomFeed
        guard let url = atom.target(.post) ?? atom.target(.self) else {
            throw GDataServiceError(
                .invalidRequest,
                "the feed has no link `post`, and none `self` that tells where it is"
            )
        }
        return try await insert(entry, into: url, at: { try core.request(.post, linked: $0) }, options)
    }

    /// Replaces an entry on the server.
    ///
    /// Fails with ``GDataServiceError/isConflict`` if another client has changed the entry since it was read: a strong
    /// ETag is sent as `If-Match`. If the entry has `fields`, only the fields that it names are changed (PATCH).
    ///
    /// The call is retried as the options say. Request and response are buffered. If the response has no body, the
    /// entry is fetched. Cancelling the surrounding task closes the connection at once; the server may still change the
    /// entry.
    ///
    /// - Parameters:
    ///   - entry: The changed entry; its `edit` link has its URL.
    ///   - force: Overrides changes by other clients.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The entry as the server has it now.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func update<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        force: Bool = false,
        options: FetchOptions? = nil
    ) async throws -> Entry {
        let isPartial = entry.atomEntry.fields != nil
        var request = try editRequest(isPartial ? .patch : .put, entry.atomEntry, force: force)
        request.headerFields[.contentType] = isPartial ? "application/xml" : Self.entryType
        let body = try prepared { try core.encoded(entry) }
        let response = try await core.send(await call(request, body: body, options: options))
        return try await read(response, of: request, options: options)
    }

    /// Deletes an entry.
    ///
    /// Fails with ``GDataServiceError/isConflict`` if another client has changed the entry since it was read, as
    /// ``update(_:force:options:)`` does. The call is retried as the options say. Cancelling the surrounding task
    /// closes the connection at once; the server may still delete the entry.
    ///
    /// - Parameters:
    ///   - entry: The entry; its `edit` link has its URL.
    ///   - force: Deletes the entry even if another client has changed it.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func delete(
        _ entry: some Feeds.EntryRepresentable,
        force: Bool = false,
        options: FetchOptions? = nil
    ) async throws {
        let request = try editRequest(.delete, entry.atomEntry, force: force)
        _ = try await core.send(await call(request, options: options))
    }

    /// Deletes the resource at a URL.
    ///
    /// The call is retried as the options say. Cancelling the surrounding task closes the connection at once; the
    /// server may still delete the resource.
    ///
    /// - Parameters:
    ///   - url: The URL of the resource; for an entry's `edit` link, use ``delete(_:force:options:)``.
    ///   - etag: The version that is to be deleted; `nil` for any.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Throws: ``GDataServiceError``, with ``GDataServiceError/Code/invalidRequest`` for an empty `etag`; or
    ///   `CancellationError`.
    @concurrent public func delete(at url: String, etag: String? = nil, options: FetchOptions? = nil) async throws {
        guard etag?.isEmpty != true else {
            throw GDataServiceError(.invalidRequest, "the etag of the version that is to be deleted is empty")
        }
        var request = try prepared { try core.request(.delete, named: url) }
        request.headerFields[.ifMatch] = etag
        _ = try await core.send(await call(request, options: options))
    }

    static var entryType: String { "application/atom+xml;type=entry;charset=utf-8" }

    /// Returns the entry of a response; if the response has no body, the entry is fetched from its `Location`.
    nonisolated func read<Entry: Feeds.EntryRepresentable>(
        _ response: FetchResponse,
        of request: HTTPRequest,
        options: FetchOptions?
    ) async throws -> Entry {
        let fields = response.head.headerFields
        let url = response.redirectedURL ?? request.url
        let location = Atom.Base(url).resolve(fields[.location] ?? url)
        guard response.body.readableBytes == 0 else {
            let base = fields[.contentLocation].map { Atom.Base(url).resolve($0) } ?? location
            return try core.decode(response, from: base) { try $0.decode(Entry.self, from: $1) }
        }
        let get = try prepared { try core.request(linked: location) }
        let fetched = try await core.send(await call(get, options: options))
        return try core.decode(fetched, from: get.url) { try $0.decode(Entry.self, from: $1) }
    }

    /// Creates a request that changes an entry, or the media that the entry describes.
    nonisolated func editRequest(
        _ method: HTTPRequest.Method,
        _ entry: Atom.Entry,
        relation: Atom.Relation = .edit,
        force: Bool
    ) throws -> HTTPRequest {
        guard let url = entry.target(relation) else {
            throw GDataServiceError(
                .invalidRequest,
                "the entry has no link `\(relation)`: it is new, or must not be changed"
            )
        }
        var request = try prepared { try core.request(method, linked: url) }
        let etag = relation == .edit ? entry.etag : entry.link(relation)?.etag ?? entry.etag
        request.headerFields[.ifMatch] = force ? "*" : etag?.tagForChange
        return request
    }
}

extension String {
    /// The entity tag as the condition of a change; `nil` for a weak tag, which matches nothing, and for an empty one.
    var tagForChange: String? { isEmpty || hasPrefix("W/") ? nil : self }
}
