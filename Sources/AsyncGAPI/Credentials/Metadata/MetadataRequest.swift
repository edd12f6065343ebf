import AsyncFetch
import AsyncOAuth
import HTTPTypes

/// Requests to a metadata server.
struct MetadataRequest: Sendable {
    private let address: MetadataAddress
    private let fetcher: Fetcher

    private static let flavor = HTTPField.Name("Metadata-Flavor")

    init(_ address: MetadataAddress, in environment: TokenEnvironment) {
        self.address = address
        fetcher = environment.fetcher { configuration in
            configuration.proxies = .none
            configuration.connectTimeout = address.timeout
            configuration.willRedirect = { _ in nil }
            guard let folder = address.certificates else {
                configuration.allowsInsecureHTTP = true  // this fetcher sends nothing elsewhere
                return
            }
            configuration.tls.trustedCertificates = ["\(folder)/root.crt"]
            configuration.tls.trustsSystem = false
            // The file has the certificate and its key.
            let identity = TLSPolicy.Identity(certificates: "\(folder)/client.key", privateKey: "\(folder)/client.key")
            let host = (try? HTTPRequest(url: address.origin + "/")).flatMap { $0.authority?.prefix { $0 != ":" } }
            if let host { configuration.tls.identities = [String(host): identity] }
        }
    }

    /// Returns the text at a path, without space around it.
    ///
    /// - Parameters:
    ///   - path: The path below `computeMetadata/v1/`, with its query.
    ///   - isFirst: `true` if the server may not be ready yet.
    ///   - limit: The time for all attempts; `nil` for 10 s, or 30 s if the server may not be ready.
    /// - Returns: The text.
    /// - Throws: `OAuthError`; `CancellationError`.
    func text(_ path: String, isFirst: Bool = false, within limit: Duration? = nil) async throws -> String {
        let response = try await response(
            address.base + path,
            options: FetchOptions { [timeout = address.timeout] options in
                options.timeout = limit ?? max(.seconds(isFirst ? 30 : 10), timeout)
                options.attemptTimeout = timeout
                options.retry = MetadataRetry(waitsForStart: isFirst)
            }
        )
        let place = "\(address.name) for \(path.prefix { $0 != "?" })"
        switch response.head.status.code {
        case 200:
            var text = String(buffer: response.body)[...]
            while text.last?.isWhitespace == true { text.removeLast() }
            return String(text.drop { $0.isWhitespace })
        case 404:
            throw OAuthError(
                .notFound,
                "\(place) has nothing: no such service account, or one without scopes; give the machine one",
                status: 404
            )
        case 403:
            throw OAuthError(
                .refused,
                "\(place) refuses: this endpoint is disabled, or the account may not be used here",
                status: 403
            )
        case let status:
            var error = OAuthError(.unavailable, "\(place) answered with status \(status)", status: status)
            if 300..<400 ~= status {
                error.message = "something else answers at \(address.origin): it redirects, which the server never does"
            }
            throw error
        }
    }

    /// Returns the text at a path that nobody waits for longer than for one attempt; `nil` if there is none.
    ///
    /// - Throws: `CancellationError`.
    func optionalText(_ path: String) async throws -> String? {
        do { return try await text(path, within: address.timeout) } catch is OAuthError { return nil }
    }

    /// The answer to the test whether the metadata server is at an origin.
    enum Answer: Sendable {
        /// The server has answered, with whatever status.
        case server
        /// Something else has answered, or cannot be asked.
        case other
        /// Nothing has answered in time: there is no server, or no network yet.
        case silence
    }

    /// Returns what answers at an origin within the server's time.
    ///
    /// - Throws: `CancellationError`.
    func ping(_ origin: String) async throws -> Answer {
        let options = FetchOptions { [address] options in
            options.timeout = .seconds(3)
            options.attemptTimeout = min(address.timeout, .seconds(3))
            options.retry = StandardRetry {
                $0.maximumAttempts = address.detectionAttempts
                $0.initialDelay = .milliseconds(100)
            }
        }
        do {
            _ = try await response("\(origin)/", options: options)
            return .server
        } catch let error as OAuthError {
            let code = (error.cause as? FetchError)?.code
            return code.map { Self.silences.contains($0) } == true ? .silence : .other
        }
    }

    private static let silences: Set<FetchError.Code> = [
        .unreachable, .connectTimeout, .idleTimeout, .attemptTimeout, .totalTimeout, .connectionLost,
    ]

    private func response(_ url: String, options: FetchOptions) async throws -> FetchResponse {
        var options = options
        options.maximumResponseBytes = 1 << 20
        let response: FetchResponse
        do {
            var request = try HTTPRequest(url: url)
            if let flavor = Self.flavor { request.headerFields[flavor] = "Google" }
            response = try await fetcher.fetch(request, options: options)
        } catch let error as FetchError {
            guard error.code != .invalidRequest else {
                let message = "GCE_METADATA_HOST is not the host of a server, with or without a port"
                throw OAuthError(.invalidConfiguration, message, cause: error)
            }
            throw OAuthError(.unavailable, "\(address.name) does not answer", cause: error)
        }
        guard let flavor = Self.flavor, response.head.headerFields[flavor] == "Google" else {
            throw OAuthError(
                .unavailable,
                "something else answers at \(address.origin): its answer has no Metadata-Flavor: Google; "
                    + "this machine is not in Google's cloud, or a portal or proxy is in the way",
            )
        }
        return response
    }
}
