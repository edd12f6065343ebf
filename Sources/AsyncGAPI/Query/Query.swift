public import AsyncFetch
public import AsyncJSON
public import GAPIDescription

extension GAPI {
    /// One call of a method of a service: its parameters and its body.
    ///
    /// A query is a value; sending it does not change it.
    ///
    /// Generated service modules have one type for each method, such as `Storage.ObjectsListQuery`. Required parameters
    /// are arguments of its initializer. All other parameters are set in a closure:
    ///
    ///
    /// ```swift
    /// let query = Storage.ObjectsListQuery(bucket: "photos") { $0.prefix = "2026/"; $0.fields = "items(name,size)" }
    /// ```
    public protocol Query: Sendable {
        /// The type of a successful response: a model, or `Void` for methods that return nothing.
        associatedtype Response: Sendable

        /// The method that the query calls.
        var method: QueryMethod { get }

        /// The parameters that every method takes.
        var common: CommonParameters { get set }

        /// The request body, if the method takes one.
        var payload: QueryPayload? { get }

        /// The version of the resource in the body, as the server sent it.
        var bodyETag: String? { get }

        /// Adds the parameters of the path and of the query to a list, in the order of the URL.
        func encode(into parameters: inout QueryParameters)

        /// Decodes the response, or throws the error that it describes.
        ///
        /// There are default implementations for models, other JSON, bytes and `Void`.
        func decode(_ response: FetchResponse) throws -> Response
    }
}

extension GAPI.Query {
    /// No request body.
    public var payload: GAPI.QueryPayload? { nil }

    /// No version.
    public var bodyETag: String? { nil }

    /// The members that the response should have, such as `items(id,name)`; all members if `nil`.
    public var fields: String? {
        get { common.fields }
        set { common.fields = newValue }
    }

    /// A name of your choice by which the service counts quota.
    public var quotaUser: String? {
        get { common.quotaUser }
        set { common.quotaUser = newValue }
    }
}

extension GAPI.Query where Response: JSON.Model {
    /// Decodes a model.
    public func decode(_ response: FetchResponse) throws -> Response {
        try method.wrapsData ? response.unwrapped().decode(Response.self) : response.model()
    }
}

extension GAPI.Query where Response: Decodable {
    /// Decodes JSON that is not a model, such as a map.
    public func decode(_ response: FetchResponse) throws -> Response {
        try response.json { try JSON.Decoder().decode(Response.self, from: $0) }
    }
}

extension GAPI.Query where Response == JSON.Value {
    /// Decodes any JSON.
    public func decode(_ response: FetchResponse) throws -> JSON.Value {
        try method.wrapsData ? response.unwrapped() : response.value()
    }
}

extension GAPI.Query where Response == GAPI.HTTPBody {
    /// Returns the bytes unchanged.
    public func decode(_ response: FetchResponse) throws -> GAPI.HTTPBody {
        try response.requireServiceSuccess()
        let type = response.head.headerFields[.contentType] ?? "application/octet-stream"
        return GAPI.HTTPBody(response.body.readableBytesView, contentType: type)
    }
}

extension GAPI.Query where Response == Void {
    /// Checks only the status.
    public func decode(_ response: FetchResponse) throws { try response.requireServiceSuccess() }
}

extension GAPI {
    /// The parameters that every method of a service takes.
    public struct CommonParameters: Sendable, Hashable {
        /// The members that the response should have; all members if `nil`.
        public var fields: String?
        /// A name of your choice by which the service counts quota.
        public var quotaUser: String?

        /// Creates parameters without values.
        public init() {}
    }

    /// The fixed properties of a method of a service.
    public struct QueryMethod: Sendable {
        /// The name in the service's description, such as `storage.objects.list`.
        public let id: String
        /// The HTTP method.
        public let verb: HTTPRequest.Method
        /// The path below the service's root: `b/{bucket}/o`.
        ///
        /// `{v}` is a variable for one segment, and `{+v}` for several.
        public let path: String
        /// The way in which the method takes media.
        public let upload: UploadSupport
        /// A Boolean value indicating whether the method can return media.
        ///
        /// It is `true` for generated queries, because only those of such methods are a ``GAPI/DownloadQuery``.
        public let supportsDownload: Bool
        /// A Boolean value indicating whether request and response bodies are inside a member `data`.
        public let wrapsData: Bool
        /// The version that is sent as `X-Goog-Api-Version`.
        public let apiVersion: String?
        /// The rule that tells when a call may be repeated without harm; `nil` for the rule of HTTP (RFC 9110 §9.2.2).
        public let idempotency: API.Idempotency?
        /// A Boolean value indicating whether the body's ``GAPI/Query/bodyETag`` is sent as `If-Match`.
        ///
        /// So a change never overwrites somebody else's.
        public let matchesETag: Bool

        /// A way in which a method takes media.
        public enum UploadSupport: Sendable {
            /// The method takes no media.
            case none
            /// The method takes media in one request.
            case simple
            /// The method takes media in one request, or in parts that survive a broken connection.
            case resumable
        }

        /// Creates the properties of a method, for generated code.
        @_spi(Generated) public init(
            id: String,
            verb: HTTPRequest.Method,
            path: String,
            upload: UploadSupport = .none,
            supportsDownload: Bool = true,
            wrapsData: Bool = false,
            apiVersion: String? = nil,
            idempotency: API.Idempotency? = nil,
            matchesETag: Bool = false
        ) {
            self.id = id
            self.verb = verb
            self.path = path
            self.upload = upload
            self.supportsDownload = supportsDownload
            self.wrapsData = wrapsData
            self.apiVersion = apiVersion
            self.idempotency = idempotency
            self.matchesETag = matchesETag
        }
    }

    /// A query whose response is one page of a list.
    public protocol PagedQuery: Query {
        /// The type of the items.
        associatedtype Item: Sendable

        /// The token of the page to fetch; `nil` for the first page.
        var pageToken: String? { get set }

        /// Returns the token of the page after `response`, which is the response to this query.
        func nextPageToken(in response: Response) -> String?

        /// Returns the items of one page.
        func items(in response: Response) -> [Item]

        /// The members of the response that are necessary for the next page, as a `fields` mask names them.
        var pageFields: String { get }

        /// The parameter for the number of items on a page; `nil` if the method has none.
        var pageSizeParameter: String? { get }
    }
}

extension GAPI.PagedQuery {
    /// The member `nextPageToken`.
    public var pageFields: String { "nextPageToken" }

    /// The member `pageSize` or `maxResults`, if the query has one of them.
    public var pageSizeParameter: String? {
        let names = Mirror(reflecting: self).children.lazy.compactMap(\.label)
        return names.first { $0 == "pageSize" || $0 == "maxResults" }
    }

    /// Returns the same query for another page, with a `fields` mask that includes the next token.
    func page(_ token: String?) -> Self {
        var query = self
        query.pageToken = token
        query.fields = fields.map { FieldsMask.adding(pageFields, to: $0) }
        return query
    }
}

extension GAPI {
    /// An item of a list whose items have names: a member of an object.
    public struct NamedItem<Value: Sendable>: Sendable {
        /// The name of the member, such as `zones/us-east1-b`.
        public let name: String
        /// The value of the member.
        public let value: Value

        /// Returns the members of an object, sorted by name.
        @_spi(Generated) public static func items(of members: [String: Value]?) -> [NamedItem] {
            (members ?? [:]).sorted { $0.key < $1.key }.map { NamedItem(name: $0.key, value: $0.value) }
        }
    }

    /// A query that can send media with its body.
    public protocol UploadQuery: Query {}

    /// A query that can return media instead of a description of it.
    public protocol DownloadQuery: Query {}
}
