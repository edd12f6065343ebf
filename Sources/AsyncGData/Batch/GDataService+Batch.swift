public import AsyncFeeds
public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Sends several operations in one request.
    ///
    /// ```swift
    /// let answer = try await service.batch([.insert(tea), .update(coffee), .delete(milk)], to: feed)
    /// for result in answer.results where !result.isSuccess { print(result.status ?? 0, result.reason ?? "") }
    /// ```
    ///
    /// A failed operation does not stop the others, and throws no error: see its result. The ETag of each entry is the
    /// version that the operation expects. Servers have a limit, often of 100 operations.
    ///
    /// The request and the response are buffered. The request is not retried, unless `options` declare it idempotent.
    /// Cancelling the surrounding task closes the connection at once; the server may still perform the operations.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - feed: The feed, whose `batch` link has the URL.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The result of each operation.
    /// - Throws: ``GDataServiceError`` if the whole batch failed, or `CancellationError`.
    @concurrent public func batch<Entry: Feeds.EntryRepresentable>(
        _ operations: [GData.BatchOperation<Entry>],
        to feed: some Feeds.FeedRepresentable,
        options: FetchOptions? = nil
    ) async throws -> GData.BatchAnswer<Entry> {
        guard let url = feed.atomFeed.target(.batch) else {
            throw GDataServiceError(.invalidRequest, "the feed has no link `batch`: its server takes no batches")
        }
        return try await batch(operations, at: { try core.request(.post, linked: url) }, options)
    }

    /// Sends several operations in one request to a URL.
    ///
    /// See ``batch(_:to:options:)-(_,Feeds.FeedRepresentable,_)`` for cancellation, buffering and retries.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - url: The URL that accepts batches.
    ///   - options: The options of this call; `nil` for those of the service.
    /// - Returns: The result of each operation.
    /// - Throws: ``GDataServiceError`` if the whole batch failed, or `CancellationError`.
    @concurrent public func batch<Entry: Feeds.EntryRepresentable>(
        _ operations: [GData.BatchOperation<Entry>],
        to url: String,
        options: FetchOptions? = nil
    ) async throws -> GData.BatchAnswer<Entry> {
        try await batch(operations, at: { try core.request(.post, named: url) }, options)
    }

    private nonisolated func batch<Entry: Feeds.EntryRepresentable>(
        _ operations: [GData.BatchOperation<Entry>],
        at place: () throws -> HTTPRequest,
        _ options: FetchOptions?
    ) async throws -> GData.BatchAnswer<Entry> {
        var feed = Atom.Feed<Entry>()
        feed.entries = operations.enumerated().map { core.versioned($1.entry(id: String($0))) }
        var request = try prepared(place)
        request.headerFields[.contentType] = "application/atom+xml;type=feed;charset=utf-8"
        let body = try prepared { FetchRequestBody.bytes(try core.encoder.encode(feed)) }
        let response = try await core.send(await call(request, body: body, options: options))
        let answer = try core.decode(response, from: request.url) { try $0.decode(Atom.Feed<Entry>.self, from: $1) }
        return GData.BatchAnswer(answer, to: operations)
    }
}
