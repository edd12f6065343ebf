import HTTPTypes

/// The credentials for each of several origins.
///
/// ```swift
/// configuration.credentials = ["https://files.example.com": .digest(user: "mia", password: password)]
/// ```
///
/// An origin is a scheme, a host and a port. Credentials are never sent to another origin, not even after a redirect.
public struct OriginCredentials: Sendable, ExpressibleByDictionaryLiteral {
    private var byOrigin: [String: any FetchCredentials] = [:]

    /// Creates a value without credentials.
    public init() {}

    /// Creates a value from URLs and the credentials for their origins; the rest of each URL is ignored.
    public init(dictionaryLiteral elements: (String, any FetchCredentials)...) {
        for (url, credentials) in elements { self[url] = credentials }
    }

    /// Returns the credentials for the origin of a URL.
    public subscript(url: String) -> (any FetchCredentials)? {
        get { (try? HTTPRequest(url: url)).flatMap { self[$0] } }
        set { if let origin = (try? HTTPRequest(url: url))?.origin { byOrigin[origin] = newValue } }
    }

    subscript(request: HTTPRequest) -> (any FetchCredentials)? { byOrigin.isEmpty ? nil : byOrigin[request.origin] }

    var isImmediate: Bool { byOrigin.values.allSatisfy(\.isImmediate) }
}
