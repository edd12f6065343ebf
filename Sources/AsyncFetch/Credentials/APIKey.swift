public import HTTPTypes

/// An API key in the `X-Goog-Api-Key` header field, where it cannot end up in a log of URLs.
///
/// A key stands for a project, not for a person. A key that is restricted to one app needs the app's name besides.
/// Nothing is refreshed: a refused key stays refused.
public struct APIKey: FetchCredentials {
    private let key: String
    /// The fields that prove which app the key is used by.
    private let proof: HTTPFields

    /// Creates credentials from a key.
    public init(_ key: String) { self.init(key, proof: [:]) }

    /// Creates credentials from a key that is restricted to an app of Apple's systems.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - bundleIdentifier: The app's bundle identifier, such as `com.example.photos`.
    public init(_ key: String, bundleIdentifier: String) {
        self.init(key, proof: [.iosBundleIdentifier: bundleIdentifier])
    }

    /// Creates credentials from a key that is restricted to an Android app.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - androidPackage: The name of the app's package.
    ///   - certificate: The SHA-1 of the certificate that signed the app, in hexadecimal; colons do not matter.
    public init(_ key: String, androidPackage: String, certificate: String) {
        let digest = certificate.uppercased().filter { $0 != ":" }
        self.init(key, proof: [.androidPackage: androidPackage, .androidCertificate: digest])
    }

    private init(_ key: String, proof: HTTPFields) { (self.key, self.proof) = (key, proof) }

    /// The identity of the key: each key has its own.
    public var partition: String? { Self.partition(of: "key \(key)") }

    /// `true`: the key is available at once.
    public var isImmediate: Bool { true }

    /// Adds the key to a request.
    public func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.googleAPIKey] = key
        for field in proof { request.headerFields[field.name] = field.value }
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

    /// Creates credentials from an API key that is restricted to an app of Apple's systems.
    public static func apiKey(_ key: String, bundleIdentifier: String) -> Self {
        APIKey(key, bundleIdentifier: bundleIdentifier)
    }

    /// Creates credentials from an API key that is restricted to an Android app.
    public static func apiKey(_ key: String, androidPackage: String, certificate: String) -> Self {
        APIKey(key, androidPackage: androidPackage, certificate: certificate)
    }
}

extension HTTPField.Name {
    fileprivate static let iosBundleIdentifier = Self.known("X-Ios-Bundle-Identifier")
    fileprivate static let androidPackage = Self.known("X-Android-Package")
    fileprivate static let androidCertificate = Self.known("X-Android-Cert")
}
