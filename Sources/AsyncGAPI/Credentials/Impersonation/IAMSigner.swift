import AsyncJSON
public import AsyncOAuth
import HTTPTypes

extension GAPI {
    /// A signer that has Google sign with a key of a service account (`signBlob`), for credentials without a key.
    ///
    /// Google changes these keys: a signature is good for 12 hours at least, whatever is signed says. The caller needs
    /// the permission `iam.serviceAccounts.signBlob` on the account.
    public struct IAMSigner: Signer {
        private let account: IAMAccount
        private let credentials: TokenCredentials
        private let environment: TokenEnvironment

        /// Creates a signer.
        ///
        /// - Parameters:
        ///   - email: The e-mail address of the service account.
        ///   - source: The credentials of the caller.
        ///   - delegates: The e-mail addresses of the accounts between the caller and the account, in order.
        ///   - universeDomain: The universe of the account.
        ///   - environment: The network and the clocks.
        /// - Throws: `OAuthError/Code/invalidConfiguration` for text that is no e-mail address.
        public init(
            email: String,
            source: some TokenSource,
            delegates: [String] = [],
            universeDomain: String = "googleapis.com",
            environment: TokenEnvironment = .standard
        ) throws(OAuthError) {
            let account = try IAMAccount(email: email, delegates: delegates, universeDomain: universeDomain)
            self.init(account, source: source, universeDomain: universeDomain, environment: environment)
        }

        init(_ account: IAMAccount, source: any TokenSource, universeDomain: String, environment: TokenEnvironment) {
            self.account = account
            self.environment = environment
            let provider = SourceTokens(source: source, purpose: .impersonation(in: universeDomain))
            credentials = TokenCredentials(provider, environment: environment)
        }

        /// The e-mail address of the account.
        public var email: String { account.email }

        /// `nil`: Google chooses the key.
        public var keyID: String? { nil }

        /// Returns the signature of bytes, by Google's key.
        ///
        /// Failed requests are repeated, after a 401 once with another token. Cancelling the task ends them.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func signature(of bytes: [UInt8]) async throws -> [UInt8] {
            try await signed(bytes).signature
        }

        /// Returns the signature of bytes and the id of the key that Google chose.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func signed(_ bytes: [UInt8]) async throws -> (signature: [UInt8], keyID: String?) {
            let token = try await credentials.token()
            do {
                return try await signed(bytes, with: token)
            } catch let error as OAuthError where error.status == 401 {
                // The token ended before its time.
                var rejected = HTTPRequest(method: .post, scheme: nil, authority: nil, path: nil)
                rejected.headerFields[.authorization] = "\(token.type) \(token.value)"
                let response = HTTPResponse(status: .unauthorized)
                guard try await credentials.refresh(afterRejectionOf: rejected, by: response) else { throw error }
                return try await signed(bytes, with: credentials.token())
            }
        }

        private func signed(
            _ bytes: [UInt8],
            with token: AccessToken
        ) async throws -> (signature: [UInt8], keyID: String?) {
            let answer = try await account.call(
                "signBlob",
                ["payload": JSON.Value(JSON.Bytes(bytes).description)],
                with: token,
                in: environment
            )
            guard let text = answer["signedBlob"]?.string, !text.isEmpty,
                let signature = try? JSON.Bytes(parsing: text).bytes
            else {
                throw OAuthError(.badAnswer, "\(account.server("signBlob")) gave no signedBlob in base64")
            }
            return (signature, answer["keyId"]?.string)
        }
    }
}

/// The tokens of a source for one purpose.
struct SourceTokens: TokenProvider {
    let source: any GAPI.TokenSource
    let purpose: GAPI.TokenPurpose

    var identity: String? { source.identity }

    func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
        try await source.token(for: purpose, replacing: previous, in: environment)
    }
}
