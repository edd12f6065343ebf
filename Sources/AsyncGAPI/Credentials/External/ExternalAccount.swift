import AsyncOAuth

extension GAPI {
    /// A workload or a person of another identity provider, without a key of Google: workload identity federation.
    ///
    /// The token of the other provider, the subject token, is exchanged for Google's at its Security Token Service
    /// (RFC 8693). With an impersonation, that token gets another one of a service account. A closure is the shortest
    /// way to subject tokens:
    ///
    /// ```swift
    /// let account = GAPI.ExternalAccount(
    ///     audience: "//iam.googleapis.com/projects/123/locations/global/workloadIdentityPools/ci/providers/git",
    ///     source: GAPI.SuppliedSubjectToken { _ in try await pipeline.identityToken() }
    /// )
    /// ```
    ///
    /// Configuration files can name any URL, any file, and any program, which runs only if the variable
    /// `GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES` is `1`. Take them only from people you trust.
    public struct ExternalAccount: TokenSource {
        /// The impersonation of a service account at the end of the exchange.
        public struct Impersonation: Sendable, Hashable {
            /// The URL of the service account's `generateAccessToken`.
            public var url: String
            /// The lifetime of the tokens, from 600 to 43200 seconds.
            public var lifetime: Duration

            /// Creates an impersonation.
            public init(url: String, lifetime: Duration = .seconds(3600)) {
                self.url = url
                self.lifetime = lifetime
            }

            /// The e-mail address of the service account, from the URL.
            public var email: String? {
                let last = url.split(separator: "/").last ?? ""
                guard last.hasSuffix(":generateAccessToken") else { return nil }
                let email = last.dropLast(":generateAccessToken".count)
                return email.isEmpty ? nil : String(email)
            }
        }

        /// The identity pool and its provider, as Google names them.
        public var audience: String
        /// The type of the subject token, a URN.
        public var subjectTokenType: String
        /// The source of the subject tokens.
        public var source: any SubjectTokenSource
        /// The URL of the Security Token Service.
        public var tokenURL: String
        /// The impersonation of a service account; `nil` for none.
        public var impersonation: Impersonation?
        /// The id of the client that the Security Token Service knows, for `Authorization` by Basic.
        public var clientID: String?
        /// The secret of the client.
        public var clientSecret: String?
        /// The project that a person of a workforce pool works for.
        public var workforcePoolUserProject: String?
        /// The project for quota.
        public var quotaProjectID: String?
        /// The universe of the pool.
        public var universeDomain: String

        /// Creates an account.
        ///
        /// - Parameters:
        ///   - audience: The identity pool and its provider, `//iam.googleapis.com/projects/…/providers/…`.
        ///   - subjectTokenType: The type of the subject token.
        ///   - universeDomain: The universe of the pool.
        ///   - source: The source of the subject tokens.
        public init(
            audience: String,
            subjectTokenType: String = "urn:ietf:params:oauth:token-type:jwt",
            universeDomain: String = "googleapis.com",
            source: any SubjectTokenSource
        ) {
            self.audience = audience
            self.subjectTokenType = subjectTokenType
            self.universeDomain = universeDomain
            self.source = source
            tokenURL = "https://sts.\(universeDomain)/v1/token"
        }

        /// The identity: the service account if one is impersonated, else the pool and the source, if it knows its own;
        /// with the projects.
        ///
        /// A service account sees the same, whoever impersonates it. Without one, the tokens tell the identity, if the
        /// subject token is a JSON Web Token.
        public var identity: String? {
            if let impersonation { return whole(impersonation.url) }
            return source.identity.map { whole("\(audience) \($0)") }
        }

        /// Returns an identity together with the client and the projects.
        func whole(_ name: String) -> String {
            let projects = "\(workforcePoolUserProject ?? "") \(quotaProjectID ?? "")"
            return "external_account \(name) \(clientID ?? "") \(projects)"
        }

        /// A Boolean value indicating whether the audience is of a workforce pool, whose subjects are people.
        var isWorkforcePool: Bool {
            let parts = audience.split(separator: "/", omittingEmptySubsequences: false)
            // ["", "", "iam.googleapis.com", "locations", LOCATION, "workforcePools", POOL, …]
            return parts.count >= 7 && parts[0].isEmpty && parts[1].isEmpty && parts[2].hasPrefix("iam.")
                && parts[3] == "locations" && !parts[4].isEmpty && parts[5] == "workforcePools" && !parts[6].isEmpty
        }

        /// The number of the project: that of the audience, or for people the project that they work for.
        var projectNumber: String? {
            let parts = audience.split(separator: "/")
            guard let place = parts.firstIndex(of: "projects"), place + 1 < parts.count else {
                return workforcePoolUserProject
            }
            return String(parts[place + 1])
        }
    }
}

extension GAPI.ExternalAccount: CustomStringConvertible, CustomReflectable {
    /// The audience, without the client's secret.
    public var description: String { "ExternalAccount(\(audience))" }
    /// A mirror that does not show the client's secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
