public import AsyncFetch
public import AsyncJSON
public import GAPIDescription

/// One call of a method of a service: its parameters and its body.
///
/// A value; sending it does not change it.
///
/// Generated service modules have one type for each method, such as `Storage.ObjectsListQuery`. Required parameters are arguments
/// of its initializer, everything else is set in a closure:
///
/// ```swift
/// let query = Storage.ObjectsListQuery(bucket: "photos") { $0.prefix = "2026/"; $0.fields = "items(name,size)" }
/// ```
public protocol Query: Sendable {
    /// What a successful call gives: a model, or `Void` for methods that answer with nothing.
    associatedtype Response: Sendable

    /// The method that it calls.
    var method: QueryMethod { get }

    /// Parameters that every method takes.
    var common: CommonParameters { get set }

    /// The body, if the method takes one.
    var payload: QueryPayload? { get }

    /// The version of the resource that the body names, as the server gave it.
    var bodyETag: String? { get }

    /// Lists the parameters of the path and of the query, in the order of the URL.
    func encode(into parameters: inout QueryParameters)

    /// Reads the answer, or throws the error that it is. Models, other JSON, bytes and `Void` have it built in.
    func decode(_ response: FetchResponse) throws -> Response
}

extension Query {
    /// No body.
    public var payload: QueryPayload? { nil }

    /// No version.
    public var bodyETag: String? { nil }

    /// The members that the answer should have, such as `items(id,name)`; everything when `nil`.
    public var fields: String? {
        get { common.fields }
        set { common.fields = newValue }
    }

    /// A name of your choosing by which the service counts quota.
    public var quotaUser: String? {
        get { common.quotaUser }
        set { common.quotaUser = newValue }
    }
}

extension Query where Response: JSON.Model {
    /// Reads a model.
    public func decode(_ response: FetchResponse) throws -> Response {
        try method.wrapsData ? response.unwrapped().decode(Response.self) : response.model()
    }
}

extension Query where Response: Decodable {
    /// Reads JSON that is no model, such as a map.
    public func decode(_ response: FetchResponse) throws -> Response {
        try response.json { try JSON.Decoder().decode(Response.self, from: $0) }
    }
}

extension Query where Response == JSON.Value {
    /// Reads any JSON.
    public func decode(_ response: FetchResponse) throws -> JSON.Value {
        try method.wrapsData ? response.unwrapped() : response.value()
    }
}

extension Query where Response == HTTPBody {
    /// Takes the bytes as they are.
    public func decode(_ response: FetchResponse) throws -> HTTPBody {
        try response.requireServiceSuccess()
        let type = response.head.headerFields[.contentType] ?? "application/octet-stream"
        return HTTPBody(response.body.readableBytesView, contentType: type)
    }
}

extension Query where Response == Void {
    /// Only looks at the status.
    public func decode(_ response: FetchResponse) throws { try response.requireServiceSuccess() }
}

/// Parameters that every method of a service takes.
public struct CommonParameters: Sendable, Hashable {
    /// The members that the answer should have.
    public var fields: String?
    /// A name of your choosing by which the service counts quota.
    public var quotaUser: String?

    /// Creates parameters that are all unset.
    public init() {}
}

/// What is fixed about a method of a service.
public struct QueryMethod: Sendable {
    /// The name in the service's description, such as `storage.objects.list`.
    public let id: String
    /// The HTTP method.
    public let verb: HTTPRequest.Method
    /// The path below the service's root: `b/{bucket}/o`.
    ///
    /// `{v}` stands for one segment, `{+v}` for several.
    public let path: String
    /// Whether it takes media to upload, and how.
    public let upload: UploadSupport
    /// Whether body and answer are inside a member `data`.
    public let wrapsData: Bool
    /// Sent as `X-Goog-Api-Version`.
    public let apiVersion: String?
    /// When a call may be repeated without harm; `nil` where HTTP's rule holds (RFC 9110 §9.2.2).
    public let idempotency: API.Idempotency?
    /// Whether the body's ``Query/bodyETag`` is sent as `If-Match`, so that nobody else's change is overwritten.
    public let matchesETag: Bool

    /// How a method takes media.
    public enum UploadSupport: Sendable {
        /// Not at all.
        case none
        /// In one request.
        case simple
        /// In one request, or in parts that survive a broken connection.
        case resumable
    }

    /// Creates the description of a method; for generated code.
    public init(
        id: String,
        verb: HTTPRequest.Method,
        path: String,
        upload: UploadSupport = .none,
        wrapsData: Bool = false,
        apiVersion: String? = nil,
        idempotency: API.Idempotency? = nil,
        matchesETag: Bool = false
    ) {
        self.id = id
        self.verb = verb
        self.path = path
        self.upload = upload
        self.wrapsData = wrapsData
        self.apiVersion = apiVersion
        self.idempotency = idempotency
        self.matchesETag = matchesETag
    }
}

/// A query whose answer is one page of a list.
public protocol PagedQuery: Query {
    /// One item of the list.
    associatedtype Item: Sendable

    /// The token of the page to fetch; `nil` for the first.
    var pageToken: String? { get set }

    /// The token of the page after `response`, which is the answer to this query.
    func nextPageToken(in response: Response) -> String?

    /// The items of one page.
    func items(in response: Response) -> [Item]

    /// The members of the answer without which there is no next page, as a `fields` mask names them.
    var pageFields: String { get }

    /// The parameter that says how many items a page should have; `nil` where the method has none.
    var pageSizeParameter: String? { get }
}

extension PagedQuery {
    /// `nextPageToken`.
    public var pageFields: String { "nextPageToken" }

    /// `pageSize` or `maxResults`, as Google's services call it, if the query has such a member.
    public var pageSizeParameter: String? {
        let names = Mirror(reflecting: self).children.lazy.compactMap(\.label)
        return names.first { $0 == "pageSize" || $0 == "maxResults" }
    }

    /// The same query for another page, with a `fields` mask that lets the next token through.
    func page(_ token: String?) -> Self {
        var query = self
        query.pageToken = token
        query.fields = fields.map { FieldsMask.adding(pageFields, to: $0) }
        return query
    }
}

/// One item of a list whose items have names: a member of an object.
public struct NamedItem<Value: Sendable>: Sendable {
    /// The member's name, such as `zones/us-east1-b`.
    public let name: String
    /// What it holds.
    public let value: Value

    /// The members of an object, by their names.
    public static func items(of members: [String: Value]?) -> [NamedItem] {
        (members ?? [:]).sorted { $0.key < $1.key }.map { NamedItem(name: $0.key, value: $0.value) }
    }
}

/// A query that sends media along with its body.
public protocol UploadQuery: Query {}

/// A query whose answer can be had as media instead of a description of it.
public protocol DownloadQuery: Query {}
