public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Does many things in one request.
    ///
    /// ```swift
    /// let answer = try await service.batch([.insert(tea), .update(coffee), .delete(milk)], to: feed)
    /// for result in answer.results where !result.isSuccess { print(result.status ?? 0, result.reason ?? "") }
    /// ```
    ///
    /// An operation that fails does not stop the others, and throws nothing. ETags are those of the entries. Servers have a limit,
    /// often of 100 operations.
    /// - Parameters:
    ///   - operations: What is to be done.
    ///   - feed: The feed, whose `batch` link tells where.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: What became of each operation.
    /// - Throws: ``GDataServiceError`` where the whole failed, or `CancellationError`.
    @concurrent public func batch<Entry: GData.EntryRepresentable>(
        _ operations: [GData.BatchOperation<Entry>],
        to feed: some GData.FeedRepresentable,
        options: FetchOptions? = nil
    ) async throws -> GData.BatchAnswer<Entry> {
        guard let url = feed.atomFeed.target(.batch) else {
            throw GDataServiceError(.invalidRequest, "the feed has no link `batch`: its server takes no batches")
        }
        return try await batch(operations, at: { try core.request(.post, linked: url) }, options)
    }

    /// Does many things in one request, at a URL.
    ///
    /// See ``batch(_:to:options:)-(_,GData.FeedRepresentable,_)``.
    /// - Parameters:
    ///   - operations: What is to be done.
    ///   - url: What takes batches.
    ///   - options: What this call does differently; nil for the service's way.
    /// - Returns: What became of each operation.
    /// - Throws: ``GDataServiceError`` where the whole failed, or `CancellationError`.
    @concurrent public func batch<Entry: GData.EntryRepresentable>(
        _ operations: [GData.BatchOperation<Entry>],
        to url: String,
        options: FetchOptions? = nil
    ) async throws -> GData.BatchAnswer<Entry> {
        try await batch(operations, at: { try core.request(.post, named: url) }, options)
    }

    private nonisolated func batch<Entry: GData.EntryRepresentable>(
        _ operations: [GData.BatchOperation<Entry>],
        at place: () throws -> HTTPRequest,
        _ options: FetchOptions?
    ) async throws -> GData.BatchAnswer<Entry> {
        var feed = Atom.Feed<Entry>()
        feed.entries = operations.enumerated().map { core.versioned($1.entry(id: String($0))) }
        var request = try prepared(place)
        request.headerFields[.contentType] = "application/atom+xml;type=feed;charset=utf-8"
        let body = try prepared { RequestBody.bytes(try core.encoder.encode(feed)) }
        let response = try await core.send(await call(request, body: body, options: options))
        let answer = try core.decode(response, from: request.url) { try $0.decode(Atom.Feed<Entry>.self, from: $1) }
        return GData.BatchAnswer(answer, to: operations)
    }
}
