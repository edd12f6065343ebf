public import AsyncJSON
public import AsyncXML
public import HTTPTypes
public import NIOCore

/// One call of a small HTTP API, and the type of its response.
///
/// ```swift
/// struct Search: APIRequest {
///     typealias Response = [Hit]                                   // any Decodable, from JSON or XML
///     var term: String
///     var url: String { "https://api.example.com/search" }
///     var query: KeyValuePairs<String, String?> { ["q": term, "limit": "10"] }
/// }
/// let hits = try await fetcher.send(Search(term: "cello"))
/// ```
///
/// Everything except ``url`` has a default: a GET without a body, whose response is JSON or XML.
public protocol APIRequest: Sendable {
    /// The type of the response.
    ///
    /// It can be a `Decodable`, an ``APIEntity``, `JSON.Value`, `XML.Element`, `String`, `ByteBuffer` or `Void`.
    associatedtype Response: Sendable
    /// The service's own description of a failure.
    ///
    /// If it is `Decodable`, failed responses are decoded as this type, and the value is thrown.
    associatedtype Failure: Error & Sendable = FetchError

    /// The HTTP method; GET by default.
    var method: HTTPRequest.Method { get }
    /// An absolute URL, or a URL relative to that of an ``APIClient``.
    var url: String { get }
    /// The query parameters, which are appended to the URL in this order, percent-encoded; `nil` values are left out.
    var query: KeyValuePairs<String, String?> { get }
    /// The header fields, in addition to those of the client.
    var headers: HTTPFields { get }
    /// Returns the request body; `nil` by default.
    ///
    /// - Throws: An error if the body cannot be made.
    func body() throws -> APIBody?
    /// The required format of the response; by default JSON or XML.
    var format: APIFormat { get }
    /// The encoding of responses that declare none or a wrong one; by default that of the response.
    var charset: XML.Charset? { get }
    /// A Boolean value indicating whether decoding accepts inexact values; `false` by default.
    ///
    /// If `true`, scalars are read from similar values, and dates from Unix seconds. A missing or unsuitable value is
    /// empty, or `nil` if the property is optional. In XML that holds for missing values and blank text: text that is
    /// no number or boolean where one is expected is an error.
    var isLenient: Bool { get }
    /// The options, such as timeouts, retries and limits.
    var options: FetchOptions { get }

    /// Reads a response whose status is a success.
    ///
    /// - Throws: An error if the response cannot be read.
    func decode(_ answer: APIAnswer) throws -> Response
    /// Reads the failure from a response with another status, or one that cannot be read as ``Response``.
    ///
    /// - Returns: The failure; `nil` if the response does not describe one.
    func failure(_ answer: APIAnswer) -> Failure?
}

extension APIRequest {
    /// The method GET.
    public var method: HTTPRequest.Method { .get }
    /// No query parameters.
    public var query: KeyValuePairs<String, String?> { [:] }
    /// No header fields.
    public var headers: HTTPFields { [:] }
    /// Returns no body.
    public func body() throws -> APIBody? { nil }
    /// JSON or XML, as the first character tells.
    public var format: APIFormat { .automatic }
    /// The encoding of the response.
    public var charset: XML.Charset? { nil }
    /// `false`: decoding is exact.
    public var isLenient: Bool { false }
    /// The default options.
    public var options: FetchOptions { FetchOptions() }
}

// The defaults for each kind of response. A type that is both Decodable and an entity reads itself.

extension APIRequest where Response: Decodable {
    /// Decodes the response from JSON or XML.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.decode(Response.self) }
}

extension APIRequest where Response: APIEntity {
    /// Creates the entity from the response.
    public func decode(_ answer: APIAnswer) throws -> Response { try Response(answer) }
}

extension APIRequest where Response: Decodable & APIEntity {
    /// Creates the entity from the response.
    public func decode(_ answer: APIAnswer) throws -> Response { try Response(answer) }
}

extension APIRequest where Response == String {
    /// Returns the text of the response.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.text }
}

extension APIRequest where Response == ByteBuffer {
    /// Returns the bytes of the response.
    public func decode(_ answer: APIAnswer) throws -> Response { answer.response.body }
}

extension APIRequest where Response == JSON.Value {
    /// Returns the response as JSON.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.json }
}

extension APIRequest where Response == XML.Element {
    /// Returns the root element of the response.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.xml.root }
}

extension APIRequest where Response == Void {
    /// Returns nothing and reads nothing.
    public func decode(_ answer: APIAnswer) throws -> Response { () }
}

extension APIRequest where Failure == FetchError {
    /// Returns `nil`: the service describes no failures.
    public func failure(_ answer: APIAnswer) -> FetchError? { nil }
}

extension APIRequest where Failure: Decodable {
    /// Decodes the failure from JSON or XML.
    public func failure(_ answer: APIAnswer) -> Failure? { try? answer.decode(Failure.self) }
}

/// The format of a response.
public enum APIFormat: Sendable, Hashable {
    /// JSON.
    case json
    /// XML.
    case xml
    /// JSON or XML; the first character decides, because only XML begins with `<`.
    case automatic
}

/// A type that reads itself from a response, if `Codable` does not suffice.
public protocol APIEntity: Sendable {
    /// Creates a value, usually from ``APIAnswer/content``.
    ///
    /// - Throws: An error if the response cannot be read.
    init(_ answer: APIAnswer) throws
}

/// A parsed response, before it is decoded to a type.
public enum APIContent: Sendable {
    /// Any JSON.
    case json(JSON.Value)
    /// The root element of an XML document.
    case xml(XML.Element)
}
