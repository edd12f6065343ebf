// Generated from pages:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Pages {
    /// `pages.entries.aggregated`: POST `aggregated`.
    public struct EntriesAggregatedQuery: GAPI.PagedQuery {
        public typealias Response = ItemMap
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.aggregated", verb: .post, path: "aggregated") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [GAPI.NamedItem<Scoped>] { GAPI.NamedItem.items(of: response.items) }
    }

    /// `pages.entries.changes`: GET `changes`.
    public struct EntriesChangesQuery: GAPI.PagedQuery {
        public typealias Response = EntryList
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(pageToken: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.pageToken = pageToken; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.changes", verb: .get, path: "changes") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Entry] { response.entries ?? [] }
    }

    /// `pages.entries.counted`: GET `counted`.
    public struct EntriesCountedQuery: GAPI.PagedQuery {
        public typealias Response = Counted
        /// At least 1.
        public var startIndex: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.counted", verb: .get, path: "counted") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("start-index", startIndex)
        }
        public var pageToken: Swift.String? { get { startIndex.map { "\($0)" } } set { startIndex = newValue.flatMap { Swift.Int32($0) } } }
        public func nextPageToken(in response: Response) -> Swift.String? {
            let count = items(in: response).count
            let start = startIndex.map { Swift.Int(clamping: $0) } ?? 1
            let (next, isTooFar) = start.addingReportingOverflow(count)
            return count > 0 && !isTooFar && next &- 1 < Swift.Int(clamping: response.totalResults ?? 0) ? "\(next)" : nil
        }
        public func items(in response: Response) -> [Entry] { response.items ?? [] }
        public var pageFields: Swift.String { "items,totalResults" }
    }

    /// `pages.entries.identity`: GET `identity`.
    public struct EntriesIdentityQuery: GAPI.PagedQuery {
        public typealias Response = EntryList
        public var nextPageTokenValue: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.identity", verb: .get, path: "identity") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("nextPageToken", nextPageTokenValue)
        }
        public var pageToken: Swift.String? { get { nextPageTokenValue } set { nextPageTokenValue = newValue } }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Entry] { response.entries ?? [] }
    }

    /// `pages.entries.inline`: GET `inline`.
    public struct EntriesInlineQuery: GAPI.PagedQuery {
        public typealias Response = InlineList
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.inline", verb: .get, path: "inline") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response.Rows] { response.rows ?? [] }
    }

    /// `pages.entries.items`: GET `items`.
    public struct EntriesItemsQuery: GAPI.PagedQuery {
        public typealias Response = Pages.Response
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.items", verb: .get, path: "items") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Pages.Item] { response.items ?? [] }
    }

    /// `pages.entries.kubernetes`: GET `kubernetes`.
    public struct EntriesKubernetesQuery: GAPI.PagedQuery {
        public typealias Response = Kubernetes
        public var `continue`: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.kubernetes", verb: .get, path: "kubernetes") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("continue", `continue`)
        }
        public var pageToken: Swift.String? { get { `continue` } set { `continue` = newValue } }
        public func nextPageToken(in response: Response) -> Swift.String? { response.metadata?.`continue` }
        public func items(in response: Response) -> [Entry] { response.items ?? [] }
        public var pageFields: Swift.String { "metadata/continue" }
    }

    /// `pages.entries.list`: GET `entries`.
    public struct EntriesListQuery: GAPI.PagedQuery {
        public typealias Response = EntryList
        /// 1…1000 (default 100).
        public var pageSize: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.list", verb: .get, path: "entries") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageSize", pageSize); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Entry] { response.entries ?? [] }
    }

    /// `pages.entries.no1`: GET `no1`.
    public struct EntriesNo1Query: GAPI.Query {
        public typealias Response = EntryList
        public var pageToken: Swift.Int32?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.no1", verb: .get, path: "no1") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
    }

    /// `pages.entries.no2`: GET `no2`.
    public struct EntriesNo2Query: GAPI.Query {
        public typealias Response = Entry
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.no2", verb: .get, path: "no2") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
    }

    /// `pages.entries.no3`: GET `no3`.
    public struct EntriesNo3Query: GAPI.Query {
        public typealias Response = EntryList
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.no3", verb: .get, path: "no3") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `pages.entries.paginated`: GET `paginated`.
    public struct EntriesPaginatedQuery: GAPI.PagedQuery {
        public typealias Response = Paginated
        public var token: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.paginated", verb: .get, path: "paginated") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("token", token)
        }
        public var pageToken: Swift.String? { get { token } set { token = newValue } }
        public func nextPageToken(in response: Response) -> Swift.String? { response.pagination?.nextPageToken }
        public func items(in response: Response) -> [Entry] { response.resources ?? [] }
        public var pageFields: Swift.String { "pagination/nextPageToken" }
    }

    /// `pages.entries.report`: POST `report`.
    public struct EntriesReportQuery: GAPI.PagedQuery {
        public typealias Response = ReportRows
        public var body: Report
        public var common = GAPI.CommonParameters()
        public init(_ body: Report, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.report", verb: .post, path: "report") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
        public var pageToken: Swift.String? { get { body.offset.map { "\($0)" } } set { body.offset = newValue.flatMap { Swift.Int64($0) } } }
        public func nextPageToken(in response: Response) -> Swift.String? {
            let count = items(in: response).count
            let start = body.offset.map { Swift.Int(clamping: $0) } ?? 0
            let (next, isTooFar) = start.addingReportingOverflow(count)
            return count > 0 && !isTooFar && next &- 0 < Swift.Int(clamping: response.rowCount ?? 0) ? "\(next)" : nil
        }
        public func items(in response: Response) -> [Entry] { response.rows ?? [] }
        public var pageFields: Swift.String { "rows,rowCount" }
    }

    /// `pages.entries.search`: POST `search`.
    public struct EntriesSearchQuery: GAPI.PagedQuery {
        public typealias Response = EntryList
        public var body: Search
        public var common = GAPI.CommonParameters()
        public init(_ body: Search, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.search", verb: .post, path: "search") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
        public var pageToken: Swift.String? { get { body.pageToken } set { body.pageToken = newValue } }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Entry] { response.entries ?? [] }
    }

    /// `pages.entries.table`: GET `table`.
    public struct EntriesTableQuery: GAPI.PagedQuery {
        public typealias Response = TableData
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.table", verb: .get, path: "table") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.pageToken }
        public func items(in response: Response) -> [Entry] { response.rows ?? [] }
        public var pageFields: Swift.String { "pageToken" }
    }

    /// `pages.entries.unclear`: GET `unclear`.
    ///
    /// The response is the only item of its page, because no member is known to hold the items.
    public struct EntriesUnclearQuery: GAPI.PagedQuery {
        public typealias Response = Unclear
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.unclear", verb: .get, path: "unclear") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response] { [response] }
    }

    /// `pages.entries.words`: GET `words`.
    public struct EntriesWordsQuery: GAPI.PagedQuery {
        public typealias Response = WordList
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "pages.entries.words", verb: .get, path: "words") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Response.Words] { response.words ?? [] }
    }
}
