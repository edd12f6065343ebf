import AsyncFetch
import AsyncJSON
public import AsyncOAuth

extension GAPI {
    /// The metadata server of Compute Engine, GKE, Cloud Run and Cloud Functions, which gives programs there the tokens
    /// of the machine's service account.
    ///
    /// ```swift
    /// let credentials = GAPI.Credentials(GAPI.MetadataServer())
    /// ```
    ///
    /// The server speaks plain http, so requests to it never use a proxy and never follow a redirect, and each answer
    /// must have the header field `Metadata-Flavor: Google`: a captive portal that answers instead is an error. The
    /// first token has a longer time than later ones (up to 30 s), because the servers of GKE refuse requests in the
    /// first seconds of a pod.
    public struct MetadataServer: TokenSource {
        /// The service account: `default`, or an e-mail address.
        public var account: String
        /// The project for quota; `nil` for the project of the service account.
        public var quotaProject: String?
        let address: MetadataAddress

        /// Creates a source.
        ///
        /// - Parameters:
        ///   - account: The service account: `default`, or an e-mail address.
        ///   - quotaProject: The project for quota.
        ///   - environment: The variables that name another server (`GCE_METADATA_HOST`) and its time limits.
        public init(
            account: String = "default",
            quotaProject: String? = nil,
            environment: CredentialEnvironment = .process
        ) {
            self.account = account
            self.quotaProject = quotaProject
            address = MetadataAddress(environment)
        }

        /// `nil`: only the tokens tell the identity.
        ///
        /// `default` is another account on each machine, and some machines ignore the scopes.
        public var identity: String? { nil }

        /// Gets an access token.
        ///
        /// Machines of Compute Engine ignore the scopes: their tokens have the scopes that the machine was made with.
        /// For ``GAPI/Credentials``, one request before and one after ask for the account and these scopes, the identity
        /// of the token if both have the same answer.
        /// Failed requests are repeated. Cancelling the task ends them.
        ///
        /// - Throws: `OAuthError/Code/unavailable` if there is no metadata server; `OAuthError/Code/notFound` if it has
        ///   no such account; `OAuthError/Code/badAnswer`; `OAuthError/Code/universeMismatch`; `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            if purpose.knowsUniverse, purpose.universeDomain != TokenPurpose.defaultUniverse {
                try purpose.requireUniverse(try await universeDomain(in: environment))
            }
            let before = try await purpose.needsIdentity ? tokenIdentity(in: environment) : nil
            let scopes = purpose.scopes.joined(separator: ",")
            let answer = try await request(in: environment).text(
                "\(accountPath)/token" + (scopes.isEmpty ? "" : "?scopes=\(PercentEncoding.encode(scopes))"),
                isFirst: previous == nil
            )
            guard let members = try? JSON.Value(parsing: answer), members.isObject else {
                throw OAuthError(.badAnswer, "\(address.name) gave a token that is not a JSON object")
            }
            var token = try TokenResponse(members, from: address.name).requireAccessToken()
            if token.expiry == .after(.zero) {
                throw OAuthError(.unavailable, "\(address.name) gave a token that has expired already; try again")
            }
            token.setQuotaProject(purpose.quotaProject ?? quotaProject)
            // The account may have changed in between: then nobody knows whose token it is.
            if let before, try await tokenIdentity(in: environment) == before { token.identity = before }
            return token
        }

        /// Gets an id token for an audience, with the claims about the machine and its e-mail address.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken {
            let path = "\(accountPath)/identity?audience=\(PercentEncoding.encode(audience))&format=full&licenses=TRUE"
            let token = try await request(in: environment).text(path)
            return try ReceivedToken.idToken(token, from: address.name)
        }

        /// Returns a signer that uses the IAM service: the server has no keys.
        ///
        /// The account needs the permission `iam.serviceAccounts.signBlob` for itself.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func signer(in environment: TokenEnvironment) async throws -> any Signer {
            let email = try await email(in: environment)
            let universe = try await universeDomain(in: environment)
            return try IAMSigner(email: email, source: self, universeDomain: universe, environment: environment)
        }

        /// Returns the e-mail address of the account.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func email(in environment: TokenEnvironment) async throws -> String {
            try await line("\(accountPath)/email", in: environment)
        }

        /// Returns the id of the machine's project.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func projectID(in environment: TokenEnvironment) async throws -> String? {
            try await line("project/project-id", in: environment)
        }

        /// Returns the number of the machine's project.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func projectNumber(in environment: TokenEnvironment) async throws -> String {
            try await line("project/numeric-project-id", in: environment)
        }

        /// Returns the universe of the machine; `googleapis.com` if the server knows none.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func universeDomain(in environment: TokenEnvironment) async throws -> String {
            do {
                let domain = try await request(in: environment).text("universe/universe-domain")
                guard !domain.isEmpty else { return TokenPurpose.defaultUniverse }
                return try checked(domain, "universe/universe-domain")
            } catch let error as OAuthError where error.status == 404 {
                return TokenPurpose.defaultUniverse
            }
        }

        /// Returns the account and the scopes of the machine's tokens; `nil` if the server does not say them.
        ///
        /// A workload of GKE without a service account has the name of a pool in place of the address, and so have all
        /// such workloads of its project.
        ///
        /// - Throws: `CancellationError`.
        private func tokenIdentity(in environment: TokenEnvironment) async throws -> String? {
            guard let answer = try await request(in: environment).optionalText("\(accountPath)/?recursive=true"),
                let members = try? JSON.Value(parsing: answer), let email = members["email"]?.string,
                ReceivedToken.isOneWord(email), email.contains("@")
            else { return nil }
            let scopes = (members["scopes"]?.array ?? []).compactMap(\.string).sorted().joined(separator: ",")
            return "metadata \(address.base) \(email) \(scopes) \(quotaProject ?? "")"
        }

        private var accountPath: String { "instance/service-accounts/\(PercentEncoding.encode(account))" }

        private func line(_ path: String, in environment: TokenEnvironment) async throws -> String {
            try checked(try await request(in: environment).text(path), path)
        }

        /// Returns a value that becomes a part of URLs and header fields.
        private func checked(_ text: String, _ path: String) throws(OAuthError) -> String {
            guard ReceivedToken.isOneWord(text), text.utf8.count <= 1024 else {
                throw OAuthError(.badAnswer, "\(address.name) gave something else than one word for \(path)")
            }
            return text
        }

        private func request(in environment: TokenEnvironment) -> MetadataRequest {
            MetadataRequest(address, in: environment)
        }
    }
}
