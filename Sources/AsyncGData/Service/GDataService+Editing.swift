public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Adds an entry to a feed.
    ///
    /// Not repeated when its answer is lost, unless the options say that it is safe to.
    /// - Parameters:
    ///   - entry: The new entry.
    ///   - url: The collection: the feed's URL.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: The entry as the server has it, with its identifier, links and ETag.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func insert<Entry: GData.EntryRepresentable>(
        _ entry: Entry,
        into url: String,
        options: FetchOptions? = nil
    ) async throws -> Entry {
        try await insert(entry, into: url, at: { try core.request(.post, named: $0) }, options)
    }

    private nonisolated func insert<Entry: GData.EntryRepresentable>(
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

    /// Adds an entry to a feed that has been read: where its `post` link leads, or else to the feed itself.
    ///
    /// See ``insert(_:into:options:)-(_,String,_)``.
    /// - Parameters:
    ///   - entry: The new entry.
    ///   - feed: The feed.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: The entry as the server has it, with its identifier, links and ETag.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func insert<Entry: GData.EntryRepresentable>(
        _ entry: Entry,
        into feed: some GData.FeedRepresentable,
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

    /// Puts an entry in the place of the one that the server has.
    ///
    /// Fails with ``GDataServiceError/isConflict`` when somebody else has changed it since: its ETag is sent as `If-Match`, if it
    /// is a strong one. Where `fields` is set, only what that names is changed (PATCH).
    /// - Parameters:
    ///   - entry: The changed entry; its `edit` link tells where it is.
    ///   - force: Changes it whatever somebody else has done.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: The entry as the server has it now.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func update<Entry: GData.EntryRepresentable>(
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
    /// Fails with ``GDataServiceError/isConflict`` when somebody else has changed it since, as in ``update(_:force:options:)``.
    /// - Parameters:
    ///   - entry: The entry; its `edit` link tells where it is.
    ///   - force: Deletes it whatever somebody else has done.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func delete(
        _ entry: some GData.EntryRepresentable,
        force: Bool = false,
        options: FetchOptions? = nil
    ) async throws {
        let request = try editRequest(.delete, entry.atomEntry, force: force)
        _ = try await core.send(await call(request, options: options))
    }

    /// Deletes what is at a URL.
    ///
    /// - Parameters:
    ///   - url: Where it is; for an entry's `edit` link there is ``delete(_:force:options:)``.
    ///   - etag: The version that must be there; nil for any.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Throws: ``GDataServiceError``, or `CancellationError`.
    @concurrent public func delete(at url: String, etag: String? = nil, options: FetchOptions? = nil) async throws {
        var request = try prepared { try core.request(.delete, named: url) }
        request.headerFields[.ifMatch] = etag
        _ = try await core.send(await call(request, options: options))
    }

    static var entryType: String { "application/atom+xml;type=entry;charset=utf-8" }

    /// The entry of an answer; fetched where the answer only tells where it is.
    nonisolated func read<Entry: GData.EntryRepresentable>(
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

    /// A request that changes an entry, or the media that it describes.
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
        request.headerFields[.ifMatch] = force ? "*" : etag.flatMap { $0.hasPrefix("W/") ? nil : $0 }
        return request
    }
}
