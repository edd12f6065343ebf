import Crypto
import HTTPTypes
import Synchronization

/// The key of stored responses: their URL and the identity of the caller; `Vary` tells the rest apart.
struct CacheKey: Hashable, Sendable {
    /// The URL in a normalized form.
    let url: String
    /// Everything that authorizes the request, including secrets and the certificate shown; empty when nothing does.
    ///
    /// Only its digest may be written to disk.
    let identity: String
    /// The hash of the URL, which is asked for several times per call.
    let urlHash: Int
    /// What remembers ``diskName``; `nil` if no store on disk asks for it.
    private var rememberedName: RememberedName?

    /// Creates the key of a call; `nil` if the response must not be stored, or if the identity is unknown.
    ///
    /// - Parameters:
    ///   - call: The call that is to be sent.
    ///   - cookies: The value of the `Cookie` header field that is sent when the request has none.
    ///   - credentials: The credentials by origin, which authorize the request if the call has none.
    ///   - certificates: The certificates that are shown to servers.
    init?(
        _ call: FetchCall,
        cookies: String?,
        credentials: OriginCredentials,
        certificates: ClientCertificates = .none
    ) {
        let request = call.request
        // What a test responds is not the server's; the transport of a batch's part leads to the server.
        let isAnswered = call.transport != nil && call.batchRole != .part
        guard request.method == .get || request.method == .head, call.body == nil, !isAnswered else { return nil }
        guard let identity = Self.identity(of: call, cookies, credentials, certificates) else { return nil }
        self.init(url: Self.url(of: request), identity: identity)
    }

    init(url: String, identity: String) {
        self.url = url
        self.identity = identity
        urlHash = url.hashValue
    }

    private init(_ key: CacheKey, identity: String) {
        url = key.url
        self.identity = identity
        urlHash = key.urlHash
    }

    /// Returns the key of the same URL for an identity.
    func with(identity: String) -> CacheKey {
        // By bytes, as on disk: texts are equal also if they are the same characters in other bytes.
        identity.utf8.elementsEqual(self.identity.utf8) ? self : CacheKey(self, identity: identity)
    }

    /// Returns the key for a call that may ask for its ``diskName`` several times.
    func rememberingDiskName() -> CacheKey {
        var key = self
        key.rememberedName = RememberedName()
        return key
    }

    /// The name of the file of its response.
    var diskName: DiskName { rememberedName?.value(for: self) ?? DiskName(self) }

    /// A name that is made when it is first asked for.
    private final class RememberedName: Sendable {
        private let name = Mutex<DiskName?>(nil)

        func value(for key: CacheKey) -> DiskName {
            name.withLock { name in
                let value = name ?? DiskName(key)
                name = value
                return value
            }
        }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.urlHash == b.urlHash && a.url == b.url && a.identity == b.identity
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(urlHash)
        hasher.combine(identity)
    }

    /// The size of its texts in memory.
    var byteCount: Int { url.utf8.count + identity.utf8.count }

    /// Returns the URL of a request as it goes over the wire.
    static func url(of request: HTTPRequest) -> String { Origin(of: request).text(before: request.target) }

    /// Returns the identity of a call, as far as it is known before the request is sent; `nil` if it is unknown.
    private static func identity(
        of call: FetchCall,
        _ cookies: String?,
        _ credentials: OriginCredentials,
        _ certificates: ClientCertificates
    ) -> String? {
        guard let certificate = certificates.digest(for: call.request) else { return nil }
        var partition = ""
        if let credentials = call.credentials ?? credentials[call.request] {
            guard let known = credentials.partition else { return nil }
            partition = known
        }
        var request = call.request
        if let cookies { request.addDefault(.cookie, cookies) }
        return identity(partition: partition, certificate: certificate, request.headerFields)
    }

    /// Returns the identity of a request with these header fields besides those of its credentials.
    static func identity(partition: String, certificate: String, _ fields: HTTPFields) -> String {
        var identity = partition.isEmpty ? "" : "partition: \(partition)"
        if !certificate.isEmpty {
            if !identity.isEmpty { identity += "\n" }
            identity += "certificate: "
            identity += certificate
        }
        for name in Redaction.secretNames(in: fields) {
            if !identity.isEmpty { identity += "\n" }
            identity += name.canonicalName
            identity += ": "
            identity += fields[name] ?? ""
        }
        return identity
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

extension HTTPFields {
    /// A Boolean value indicating whether the header fields tell a server for which user they are.
    ///
    /// A key stands for a project, and a client certificate for an application: many users have the same.
    var identifyUser: Bool { contains(.authorization) || contains(.cookie) }
}

extension String {
    /// The SHA-256 digest of its UTF-8, as 64 hexadecimal digits.
    package var sha256: String { SHA256.hash(data: Array(utf8)).hexadecimal }
}
