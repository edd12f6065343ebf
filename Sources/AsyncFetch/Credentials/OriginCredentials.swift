import HTTPTypes

/// What authorizes requests to each of several origins.
///
/// ```swift
/// configuration.credentials = ["https://files.example.com": .digest(user: "mia", password: password)]
/// ```
///
/// An origin is scheme, host and port; credentials never go to another one, redirects or not.
public struct OriginCredentials: Sendable, ExpressibleByDictionaryLiteral {
    private var byOrigin: [String: any Credentials] = [:]

    /// Creates them for no origin.
    public init() {}

    /// Creates them from URLs and what authorizes requests to their origins; the rest of a URL does not count.
    public init(dictionaryLiteral elements: (String, any Credentials)...) {
        for (url, credentials) in elements { self[url] = credentials }
    }

    /// What authorizes requests to the origin of a URL.
    public subscript(url: String) -> (any Credentials)? {
        get { (try? HTTPRequest(url: url)).flatMap { self[$0] } }
        set { if let origin = (try? HTTPRequest(url: url))?.origin { byOrigin[origin] = newValue } }
    }

    subscript(request: HTTPRequest) -> (any Credentials)? { byOrigin.isEmpty ? nil : byOrigin[request.origin] }

    var isImmediate: Bool { byOrigin.values.allSatisfy(\.isImmediate) }
}
