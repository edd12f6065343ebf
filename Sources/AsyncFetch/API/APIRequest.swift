public import AsyncJSON
public import AsyncXML
public import HTTPTypes
public import NIOCore

/// One call of a small HTTP API, and what its answer is read as.
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
/// Everything but ``url`` has a default: a GET without a body, whose answer is JSON or XML as it comes.
public protocol APIRequest: Sendable {
    /// What the answer is read as: a `Decodable`, an ``APIEntity``, `JSON.Value`, `XML.Element`, `String`, `ByteBuffer`, or `Void`.
    associatedtype Response: Sendable
    /// The service's own description of what went wrong; when it is `Decodable`, answers are read as it, and it is thrown.
    associatedtype Failure: Error & Sendable = FetchError

    /// GET unless said otherwise.
    var method: HTTPRequest.Method { get }
    /// An absolute URL, or one relative to that of an ``APIClient``.
    var url: String { get }
    /// Appended to the URL, percent-encoded, in this order; nil values are left out.
    var query: KeyValuePairs<String, String?> { get }
    /// Sent besides those of the client.
    var headers: HTTPFields { get }
    /// What is sent; none unless said otherwise.
    ///
    /// - Throws: what hinders to make it.
    func body() throws -> APIBody?
    /// What the answer must be; by default whichever it is.
    var format: APIFormat { get }
    /// The encoding of answers that come without one or with a wrong one; by default that of the answer.
    var charset: XML.Charset? { get }
    /// Whether scalars are read from what resembles them, dates from Unix seconds, and what is missing or resembles nothing is empty,
    /// or nil where the property is optional; false unless said otherwise.
    var isLenient: Bool { get }
    /// Timeout, retries, limits.
    var options: FetchOptions { get }

    /// Reads an answer whose status says that all went well.
    ///
    /// - Throws: what hinders to read it.
    func decode(_ answer: APIAnswer) throws -> Response
    /// Reads an answer that reports a failure, by its status or because it cannot be read as ``Response``; nil if it is none.
    func failure(_ answer: APIAnswer) -> Failure?
}

extension APIRequest {
    /// GET.
    public var method: HTTPRequest.Method { .get }
    /// None.
    public var query: KeyValuePairs<String, String?> { [:] }
    /// None.
    public var headers: HTTPFields { [:] }
    /// None.
    public func body() throws -> APIBody? { nil }
    /// JSON or XML.
    public var format: APIFormat { .automatic }
    /// That of the answer.
    public var charset: XML.Charset? { nil }
    /// False.
    public var isLenient: Bool { false }
    /// The defaults.
    public var options: FetchOptions { FetchOptions() }
}

// What each kind of response is made of. A type that is both Decodable and an entity builds itself.

extension APIRequest where Response: Decodable {
    /// Decodes the answer from JSON or XML.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.decode(Response.self) }
}

extension APIRequest where Response: APIEntity {
    /// Lets the entity build itself.
    public func decode(_ answer: APIAnswer) throws -> Response { try Response(answer) }
}

extension APIRequest where Response: Decodable & APIEntity {
    /// Lets the entity build itself.
    public func decode(_ answer: APIAnswer) throws -> Response { try Response(answer) }
}

extension APIRequest where Response == String {
    /// The text of the answer.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.text }
}

extension APIRequest where Response == ByteBuffer {
    /// The bytes of the answer.
    public func decode(_ answer: APIAnswer) throws -> Response { answer.response.body }
}

extension APIRequest where Response == JSON.Value {
    /// The answer as JSON.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.json }
}

extension APIRequest where Response == XML.Element {
    /// The root element of the answer.
    public func decode(_ answer: APIAnswer) throws -> Response { try answer.xml.root }
}

extension APIRequest where Response == Void {
    /// Looks at nothing.
    public func decode(_ answer: APIAnswer) throws -> Response { () }
}

extension APIRequest where Failure == FetchError {
    /// The service says nothing that could be read.
    public func failure(_ answer: APIAnswer) -> FetchError? { nil }
}

extension APIRequest where Failure: Decodable {
    /// Decodes the failure from JSON or XML.
    public func failure(_ answer: APIAnswer) -> Failure? { try? answer.decode(Failure.self) }
}

/// The notation of an answer.
public enum APIFormat: Sendable, Hashable {
    /// JSON.
    case json
    /// XML.
    case xml
    /// The first character decides: `<` can only begin XML, and XML can begin with nothing else.
    case automatic
}

/// A type that builds itself from an answer, where Codable does not suffice.
public protocol APIEntity: Sendable {
    /// Builds a value, usually from ``APIAnswer/content``.
    ///
    /// - Throws: what hinders it.
    init(_ answer: APIAnswer) throws
}

/// An answer that is parsed and not yet a type.
public enum APIContent: Sendable {
    /// Any JSON.
    case json(JSON.Value)
    /// The root element of an XML document.
    case xml(XML.Element)
}
