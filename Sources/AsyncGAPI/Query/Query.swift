public import AsyncFetch
public import AsyncJSON

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

    /// The method that this type calls.
    static var method: QueryMethod { get }

    /// Parameters that every method takes.
    var common: CommonParameters { get set }

    /// The body as JSON text, if the method takes one.
    var encodedBody: [UInt8]? { get }

    /// Lists the parameters of the path and of the query, in the order of the URL.
    func encode(into parameters: inout QueryParameters)

    /// Reads the answer, or throws the error that it is. Models and `Void` have it built in.
    static func decode(_ response: FetchResponse) throws -> Response
}

extension Query {
    /// No body.
    public var encodedBody: [UInt8]? { nil }

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
    public static func decode(_ response: FetchResponse) throws -> Response { try response.model() }
}

extension Query where Response == Void {
    /// Only looks at the status.
    public static func decode(_ response: FetchResponse) throws { try response.requireSuccess() }
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
    public init(id: String, verb: HTTPRequest.Method, path: String, upload: UploadSupport = .none) {
        self.id = id
        self.verb = verb
        self.path = path
        self.upload = upload
    }
}

/// A query whose answer is one page of a list.
public protocol PagedQuery: Query {
    /// One item of the list.
    associatedtype Item: Sendable

    /// The token of the page to fetch; `nil` for the first.
    var pageToken: String? { get set }

    /// The token of the page after `response`.
    static func nextPageToken(in response: Response) -> String?

    /// The items of one page.
    static func items(in response: Response) -> [Item]

    /// The name of the token in the answer, which a `fields` mask must let through.
    static var nextPageTokenName: String { get }
}

extension PagedQuery {
    /// `nextPageToken`.
    public static var nextPageTokenName: String { "nextPageToken" }

    /// The same query for another page, with a `fields` mask that lets the next token through.
    func page(_ token: String?) -> Self {
        var query = self
        query.pageToken = token
        query.fields = fields.map { FieldsMask.adding(Self.nextPageTokenName, to: $0) }
        return query
    }
}

/// A query that sends media along with its body.
public protocol UploadQuery: Query where Response: JSON.Model {}

/// A model that tells what the server has stored, so that an upload can be checked against it.
public protocol MediaDescription {
    /// CRC32C of the media, big endian, in base64; `nil` when the server does not tell.
    var mediaChecksum: String? { get }
}

/// A query whose answer can be had as media instead of a description of it.
public protocol DownloadQuery: Query {}
