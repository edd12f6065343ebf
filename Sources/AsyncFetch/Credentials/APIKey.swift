public import HTTPTypes

/// An API key in the `X-Goog-Api-Key` header field, where it cannot end up in a log of URLs.
public struct APIKey: FetchCredentials {
    private let key: String

    /// Creates credentials from a key.
    public init(_ key: String) { self.key = key }

    /// The identity of the key: each key has its own.
    public var partition: String? { Self.partition(of: "key \(key)") }

    /// `true`: the key is available at once.
    public var isImmediate: Bool { true }

    /// Adds the key to a request.
    public func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.googleAPIKey] = key
    }
}

extension APIKey: CustomStringConvertible, CustomReflectable {
    /// The name of the type; the key is not shown.
    public var description: String { "APIKey" }
    /// A mirror that does not show the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchCredentials where Self == APIKey {
    /// Creates credentials from an API key.
    public static func apiKey(_ key: String) -> Self { APIKey(key) }
}
