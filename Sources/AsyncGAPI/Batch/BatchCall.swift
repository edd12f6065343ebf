public import AsyncFetch

extension GAPI {
    /// A query in a batch, with options or credentials of its own.
    ///
    /// ```swift
    /// let calls = users.map { GAPI.BatchCall(query, credentials: .bearer($0.token)) }
    /// for (user, result) in zip(users, try await drive.batch(calls)) { … }
    /// ```
    ///
    /// The calls of one batch may act for different users, and have different header fields. Such a value is only for
    /// batches: any other way to call it fails with ``GAPI/Error/Code/invalidRequest``, because it would leave the
    /// credentials out.
    public struct BatchCall<Q: Query>: Query {
        /// The type of a successful response: that of the query.
        public typealias Response = Q.Response

        /// The query.
        public var query: Q
        /// The options of the call, laid over those of the batch and of the service.
        public var options: QueryOptions
        /// The credentials of the call; `nil` for those of the service.
        public var credentials: (any FetchCredentials)?

        /// Creates a call from a query.
        public init(_ query: Q, options: QueryOptions = .init(), credentials: (any FetchCredentials)? = nil) {
            self.query = query
            self.options = options
            self.credentials = credentials
        }

        /// The method that the query calls.
        public var method: QueryMethod { query.method }
        /// The parameters that every method takes.
        public var common: CommonParameters {
            get { query.common }
            set { query.common = newValue }
        }
        /// The request body, if the method takes one.
        public var payload: QueryPayload? { query.payload }
        /// The version of the resource in the body, as the server sent it.
        public var bodyETag: String? { query.bodyETag }

        /// Adds the parameters of the query to a list.
        public func encode(into parameters: inout QueryParameters) { query.encode(into: &parameters) }

        /// Decodes the response as the query does.
        public func decode(_ response: FetchResponse) throws -> Q.Response { try query.decode(response) }
    }
}

extension GAPI.BatchCall: GAPI.PagedQuery where Q: GAPI.PagedQuery {
    /// The type of the items.
    public typealias Item = Q.Item

    /// The token of the page to fetch; `nil` for the first page.
    public var pageToken: String? {
        get { query.pageToken }
        set { query.pageToken = newValue }
    }
    /// The members of the response that are necessary for the next page, as a `fields` mask names them.
    public var pageFields: String { query.pageFields }
    /// The parameter for the number of items on a page; `nil` if the method has none.
    public var pageSizeParameter: String? { query.pageSizeParameter }

    /// Returns the token of the page after `response`.
    public func nextPageToken(in response: Q.Response) -> String? { query.nextPageToken(in: response) }

    /// Returns the items of one page.
    public func items(in response: Q.Response) -> [Q.Item] { query.items(in: response) }
}

/// The parts of a ``GAPI/BatchCall`` that do not depend on the type of its query.
protocol BatchSettings {
    var options: GAPI.QueryOptions { get }
    var credentials: (any FetchCredentials)? { get }
    /// Builds the call of the query itself.
    func call(by builder: RequestBuilder) throws -> FetchCall
    /// Returns the transport that answers the query itself in a test.
    func responder(among responders: GAPI.Responders) -> (any HTTPTransport)?
}

extension GAPI.BatchCall: BatchSettings {
    func call(by builder: RequestBuilder) throws -> FetchCall { try builder.call(for: query, purpose: .part) }

    func responder(among responders: GAPI.Responders) -> (any HTTPTransport)? { responders.transport(for: query) }
}
