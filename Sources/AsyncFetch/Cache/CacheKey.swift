import Crypto
import HTTPTypes

/// The key of stored responses: their URL and the identity of the caller; `Vary` tells the rest apart.
struct CacheKey: Hashable, Sendable {
    /// The URL in a normalized form.
    let url: String
    /// Everything that authorizes the request, including secrets; empty when nothing does.
    ///
    /// Only its digest may be written to disk.
    let identity: String

    /// Creates the key of a call.
    ///
    /// - Returns: `nil` if the response must not be stored, or if the identity is unknown.
    init?(_ call: FetchCall) {
        let request = call.request
        guard request.method == .get || request.method == .head, call.body == nil, call.transport == nil else {
            return nil
        }
        guard let identity = Self.identity(of: call) else { return nil }
        self.identity = identity
        url = Self.url(of: request)
    }

    init(url: String, identity: String) {
        self.url = url
        self.identity = identity
    }

    static func url(of request: HTTPRequest) -> String {
        request.origin + (request.path ?? "/")
    }

    /// Returns the identity of a call, as far as it is known before the request is sent; `nil` if it is unknown.
    private static func identity(of call: FetchCall) -> String? {
        var partition = ""
        if let credentials = call.credentials ?? call.originCredentials[call.request] {
            guard let known = credentials.partition else { return nil }
            partition = known
        }
        var request = call.request
        // Cookies of the fetcher's jar are sent if the request has no cookies.
        if let cookies = call.cookieJar?.header(for: request) { request.addDefault(.cookie, cookies) }
        return identity(partition: partition, request.headerFields)
    }

    /// Returns the identity of a request with these header fields besides those of its credentials.
    static func identity(partition: String, _ fields: HTTPFields) -> String {
        var secrets = partition.isEmpty ? [] : ["partition: \(partition)"]
        for name in Redaction.secretNames(in: fields) {
            secrets.append("\(name.canonicalName): \(fields[name] ?? "")")
        }
        return secrets.joined(separator: "\n")
    }
}

extension HTTPRequest {
    /// A Boolean value indicating whether the caller itself asks for a part, or sets a condition.
    var isConditional: Bool {
        headerFields.contains { Self.conditions.contains($0.name) }
    }

    private static let conditions: [HTTPField.Name] = [
        .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range,
    ]
}

extension String {
    /// The SHA-256 digest of its UTF-8, as 64 hexadecimal digits.
    var sha256: String { SHA256.hash(data: Array(utf8)).hexadecimal }
}
