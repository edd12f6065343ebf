import AsyncFetch

/// The place and the time limits of a metadata server, as the environment variables say.
struct MetadataAddress: Sendable, Hashable {
    /// The scheme, the host and the port.
    let origin: String
    /// The same for the test whether there is a server at all, by address, because names take long to fail.
    let pingOrigin: String
    /// A Boolean value indicating whether a variable names the server.
    let isNamed: Bool
    /// The longest time for one attempt.
    let timeout: Duration
    /// The most attempts of the test whether there is a server at all.
    let detectionAttempts: Int
    /// The folder of the certificates for mutual TLS; `nil` for plain http.
    let certificates: String?

    /// Reads the variables; what makes no sense counts as absent.
    init(_ environment: GAPI.CredentialEnvironment) {
        let host = environment["GCE_METADATA_HOST"] ?? environment["GCE_METADATA_ROOT"]
        let isSecure = environment["GCE_METADATA_MTLS_MODE"]?.lowercased() == "strict"
        let scheme = isSecure ? "https" : "http"
        isNamed = host != nil
        origin = "\(scheme)://\(Self.bare(host ?? "metadata.google.internal"))"
        pingOrigin = "\(scheme)://\(Self.bare(environment["GCE_METADATA_IP"] ?? host ?? "169.254.169.254"))"
        certificates = isSecure ? "/run/google-mds-mtls" : nil
        let seconds = environment["GCE_METADATA_TIMEOUT"].flatMap(Double.init) ?? 3
        timeout = .seconds(seconds > 0 && seconds <= 300 ? seconds : 3)
        let attempts = environment["GCE_METADATA_DETECT_RETRIES"].flatMap(Int.init) ?? 3
        detectionAttempts = 1...10 ~= attempts ? attempts : 3
    }

    /// The root of the values.
    var base: String { "\(origin)/computeMetadata/v1/" }

    /// The server's name in messages.
    var name: String { "the metadata server at \(origin)" }

    /// Returns the host and the port of text that may have a scheme before or slashes after them.
    private static func bare(_ host: String) -> Substring {
        let start = host.firstRange(of: "://")?.upperBound ?? host.startIndex
        return host[start...].prefix { $0 != "/" }
    }
}
