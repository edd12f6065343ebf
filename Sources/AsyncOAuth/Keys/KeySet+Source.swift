import AsyncFetch
import AsyncJSON
import HTTPTypes

extension KeySet {
    /// The place where an issuer publishes its keys.
    struct Source: Sendable {
        let url: String
        let environment: TokenEnvironment

        /// Requests the keys, and returns them with the time for which they may be used.
        ///
        /// - Throws: ``OAuthError``; `CancellationError`.
        @concurrent func keys() async throws -> (keys: [VerificationKey], lifetime: Duration) {
            let request: HTTPRequest
            do { request = try HTTPRequest(url: url) } catch {
                throw OAuthError(.invalidConfiguration, "the URL of the issuer's keys is unusable", cause: error)
            }
            let server = "the server of the keys at \(request.authority ?? "")"
            let response = try await TokenCall(request, server: server).response(by: environment.fetcher)
            func bad(_ what: String) -> OAuthError { OAuthError(.badAnswer, "\(server) sent \(what)") }
            guard response.body.readableBytes <= 1 << 20 else { throw bad("more than 1 MiB") }
            guard let value = try? JSON.Value(parsing: response.body.readableBytesView) else {
                throw bad("something else than JSON")
            }
            let keys = Self.keys(in: value)
            guard !keys.isEmpty else { throw bad("no key that can be used") }
            return (keys, Self.lifetime(response.head.headerFields))
        }

        /// Returns the keys that can be used; those of other kinds are for other readers.
        static func keys(in value: JSON.Value) -> [VerificationKey] {
            if let keys = value["keys"]?.array { return keys.compactMap { try? VerificationKey(jsonWebKey: $0) } }
            return (value.members ?? []).compactMap { member in
                member.value.string.flatMap { try? VerificationKey(pem: $0, keyID: member.name) }
            }
        }

        /// Returns the time for which an answer with these header fields is fresh, within sane bounds.
        static func lifetime(_ fields: HTTPFields) -> Duration {
            let control = CacheControl(fields)
            if control.has(.noStore) || control.has(.noCache) { return .seconds(60) }
            guard let maximum = control.seconds(.maxAge) else { return .seconds(3600) }
            let age = fields[.age].flatMap(CacheControl.seconds(in:)) ?? 0
            return .seconds(min(max(maximum - age, 60), 86_400))
        }
    }
}
