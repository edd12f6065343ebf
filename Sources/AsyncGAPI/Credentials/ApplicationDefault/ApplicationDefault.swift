public import AsyncOAuth
import AsyncFetch
import HTTPTypes
import Synchronization

extension GAPI {
    /// The application default: the credentials that the surroundings of the process provide.
    ///
    /// The first of these places that has any decides, and a broken file is an error:
    /// 1. the file that `GOOGLE_APPLICATION_CREDENTIALS` names;
    /// 2. the file of `gcloud auth application-default login`, in the folder `CLOUDSDK_CONFIG`, or else
    ///    `~/.config/gcloud`;
    /// 3. the metadata server of Google's machines.
    ///
    /// The search starts with the first call; its result is remembered, a failure is not.
    public final class ApplicationDefault: TokenSource {
        private let environment: CredentialEnvironment
        private let allowed: Set<CredentialType>
        private let found = Mutex<(any TokenSource)?>(nil)

        /// Creates a source.
        ///
        /// - Parameters:
        ///   - environment: The variables and folders of the process.
        ///   - allowed: The types of credentials that are allowed.
        public init(environment: CredentialEnvironment = .process, allowing allowed: Set<CredentialType> = .all) {
            self.environment = environment
            self.allowed = allowed
        }

        /// The application default of this process.
        public static let shared = ApplicationDefault()

        /// Returns the shared source if it is for the same environment and types, else a new one.
        ///
        /// A login whose refresh token is replaced with each use must not be read from its file twice.
        static func source(
            _ environment: CredentialEnvironment,
            allowing allowed: Set<CredentialType>
        ) -> ApplicationDefault {
            guard environment == shared.environment, allowed == shared.allowed else {
                return ApplicationDefault(environment: environment, allowing: allowed)
            }
            return shared
        }

        /// The identity of what was found; `nil` before the first call.
        public var identity: String? {
            found.withLock { $0 }?.identity.map { "\($0)\n\(environment["GOOGLE_CLOUD_QUOTA_PROJECT"] ?? "")" }
        }

        /// `true`: a service account can; what else is found refuses.
        public var canActForUsers: Bool { true }

        /// Gets a token of the source that is found.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            let source = try await source(in: environment)
            var token = try await source.checkedToken(for: purpose, replacing: previous, in: environment)
            if let project = self.environment["GOOGLE_CLOUD_QUOTA_PROJECT"] {
                token.headerFields[.quotaProject] = project
            }
            return token
        }

        /// Gets an id token of the source that is found.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken {
            try await source(in: environment).idToken(audience: audience, in: environment)
        }

        /// Returns the signer of the source that is found.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func signer(in environment: TokenEnvironment) async throws -> any Signer {
            try await source(in: environment).signer(in: environment)
        }

        /// Returns the project: of `GOOGLE_CLOUD_PROJECT` or `GCLOUD_PROJECT`, else of the key's file, else of gcloud's
        /// configuration, else the one that the metadata server or, for an external account, Resource Manager knows.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func projectID(in environment: TokenEnvironment) async throws -> String? {
            for name in ["GOOGLE_CLOUD_PROJECT", "GCLOUD_PROJECT"] {
                if let project = self.environment[name] { return project }
            }
            let source = try await source(in: environment)
            let isInFile = source is ServiceAccount || source is GDCHServiceAccount
            if isInFile, let project = try await source.projectID(in: environment) { return project }
            // A person chose it, so that nobody has to be asked.
            if let project = try await self.environment.gcloudProject() { return project }
            return isInFile ? nil : try await source.projectID(in: environment)
        }

        /// Returns the source, which is searched once.
        ///
        /// - Throws: `OAuthError/Code/notFound` with all places; the errors of files; `CancellationError`.
        public func source(in environment: TokenEnvironment) async throws -> any TokenSource {
            if let source = found.withLock({ $0 }) { return source }
            let source = try await search(in: environment)
            return found.withLock { found in
                if let found { return found }
                found = source
                return source
            }
        }

        @concurrent private func search(in environment: TokenEnvironment) async throws -> any TokenSource {
            let variable = "GOOGLE_APPLICATION_CREDENTIALS"
            if let path = self.environment[variable] {
                return try await source(at: path, named: "\(path) (\(variable))")
            }
            var places = ["\(variable) is not set"]
            if let path = self.environment.gcloudFile {
                if try await SmallFile.isThere(path) { return try await source(at: path, named: path) }
                places.append("there is no file \(path)")
            } else {
                places.append("there is no home folder for gcloud's file")
            }
            if !allowed.contains(.metadataServer) {
                places.append("the metadata server is not allowed")
            } else if let server = try await self.environment.metadataServer(in: environment) {
                return server
            } else {
                places.append("there is no metadata server, as on Google's machines")
            }
            throw OAuthError(
                .notFound,
                "no application default: " + places.joined(separator: "; ")
                    + ". Log in with `gcloud auth application-default login`, or set \(variable)"
            )
        }

        private func source(at path: String, named name: String) async throws -> any TokenSource {
            try await GAPI.tokenSource(
                from: CredentialsFile.readMembers(at: path, named: name, allowing: allowed, environment: environment)
            )
        }
    }
}
