import Crypto
import HTTPTypes

/// What tells stored answers apart, but for what their `Vary` names: where they came from, and who was to see them.
struct CacheKey: Hashable, Sendable {
    /// The URL, spelled in one way.
    let url: String
    /// Everything that authorizes the request, secrets among it: only its digest may be written down.
    ///
    /// Empty when nothing does.
    let identity: String

    /// - Returns: `nil` for a call whose answer must not be kept, or for whom it is cannot be told.
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

    /// Whom the call will be for, as far as that can be told before it is sent; `nil` when it cannot.
    private static func identity(of call: FetchCall) -> String? {
        var partition = ""
        if let credentials = call.credentials ?? call.originCredentials[call.request] {
            guard let known = credentials.partition else { return nil }
            partition = known
        }
        var request = call.request
        // Cookies of the fetcher's jar are sent where the request has none of its own.
        if let cookies = call.cookieJar?.header(for: request) { request.addDefault(.cookie, cookies) }
        return identity(partition: partition, request.headerFields)
    }

    /// Whom a request is for that has these headers besides those of its credentials.
    static func identity(partition: String, _ fields: HTTPFields) -> String {
        var secrets = partition.isEmpty ? [] : ["partition: \(partition)"]
        for name in Redaction.secretNames(in: fields) {
            secrets.append("\(name.canonicalName): \(fields[name] ?? "")")
        }
        return secrets.joined(separator: "\n")
    }
}

extension HTTPRequest {
    /// Whether its sender asks for a part, or on a condition of its own.
    var isConditional: Bool {
        headerFields.contains { Self.conditions.contains($0.name) }
    }

    private static let conditions: [HTTPField.Name] = [
        .ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range,
    ]
}

extension String {
    /// The SHA-256 digest of its UTF-8, as 64 hexadecimal digits.
    var sha256: String {
        let digits = Array("0123456789abcdef".utf8)
        let hex = SHA256.hash(data: Array(utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: hex, as: UTF8.self)
    }
}
