public import HTTPTypes

/// An API key in the `X-Goog-Api-Key` header, where it cannot end up in a log of URLs.
public struct APIKey: Credentials {
    private let key: String

    /// Creates them from a key.
    public init(_ key: String) { self.key = key }

    /// One for each key.
    public var partition: String? { Self.partition(of: "key \(key)") }

    /// Has what it needs at hand.
    public var isImmediate: Bool { true }

    /// Adds the key to a request.
    public func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.googleAPIKey] = key
    }
}

extension APIKey: CustomStringConvertible, CustomReflectable {
    /// Does not show the key.
    public var description: String { "APIKey" }
    /// Does not show the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credentials where Self == APIKey {
    /// An API key.
    public static func apiKey(_ key: String) -> Self { APIKey(key) }
}
