public import AsyncOAuth
import AsyncFetch
import Crypto
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
    /// The search starts with the first call; its result is remembered, a failure is not. When a server has refused the
    /// login or the key, the next call searches again: so a new login, or a new key in the file, needs no new process.
    public final class ApplicationDefault: TokenSource {
        /// A result of the search.
        private struct Found {
            var source: any TokenSource
            /// The digest of the file's bytes; `nil` without a file.
            var digest: [UInt8]?
            /// The number of the result, counted from 1.
            var number = 0
            /// A Boolean value indicating whether a server has refused the login or the key.
            var isRefused = false
        }

        private struct State {
            var found: Found?
            /// The number of results so far.
            var count = 0
            /// A Boolean value indicating whether the results were of several identities.
            var hasSeveralIdentities = false
        }

        private let environment: CredentialEnvironment
        private let allowed: Set<CredentialType>
        private let state = Mutex(State())

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

        /// The identity of what was found; `nil` before the first call, and if only its tokens tell it.
        ///
        /// It is `nil`, too, after somebody else has logged in, because tokens of both may be in use.
        public var identity: String? {
            let source = state.withLock { $0.hasSeveralIdentities ? nil : $0.found?.source }
            return source?.identity.map(whole)
        }

        private func whole(_ identity: String) -> String {
            "\(identity)\n\(environment["GOOGLE_CLOUD_QUOTA_PROJECT"] ?? "")"
        }

        /// Returns a token of the source that was found, with the whole identity, or without one if tokens of others may
        /// be in use.
        private func identified(_ token: AccessToken) -> AccessToken {
            var token = token
            token.identity = state.withLock { $0.hasSeveralIdentities } ? nil : token.identity.map(whole)
            return token
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
            var token = try await withSource(in: environment) { source in
                try await source.checkedToken(for: purpose, replacing: previous, in: environment)
            }
            token = identified(token)
            if let project = self.environment["GOOGLE_CLOUD_QUOTA_PROJECT"] {
                token.headerFields[.quotaProject] = project
            }
            return token
        }

        /// Gets an id token of the source that is found.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken {
            identified(
                try await withSource(in: environment) { try await $0.idToken(audience: audience, in: environment) }
            )
        }

        /// Returns the signer of the source that is found.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func signer(in environment: TokenEnvironment) async throws -> any Signer {
            try await withSource(in: environment) { try await $0.signer(in: environment) }
        }

        /// Returns the project: of `GOOGLE_CLOUD_PROJECT` or `GCLOUD_PROJECT`, else of the key's file, else of gcloud's
        /// configuration, else the one that the metadata server or, for an external account, Resource Manager knows.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func projectID(in environment: TokenEnvironment) async throws -> String? {
            for name in ["GOOGLE_CLOUD_PROJECT", "GCLOUD_PROJECT"] {
                if let project = self.environment[name] { return project }
            }
            return try await withSource(in: environment) { source -> String? in
                let isInFile = source is ServiceAccount || source is GDCHServiceAccount
                if isInFile, let project = try await source.projectID(in: environment) { return project }
                // A person chose it, so that nobody has to be asked.
                if let project = try await self.environment.gcloudProject() { return project }
                return isInFile ? nil : try await source.projectID(in: environment)
            }
        }

        /// Returns the source, which is searched once, and again after a server has refused it.
        ///
        /// - Throws: `OAuthError/Code/notFound` with all places; the errors of files; `CancellationError`.
        public func source(in environment: TokenEnvironment) async throws -> any TokenSource {
            try await find(in: environment).source
        }

        // MARK: The search

        /// Uses the source; if a server refuses it, the next use searches again.
        private func withSource<R>(
            in environment: TokenEnvironment,
            _ use: (any TokenSource) async throws -> R
        ) async throws -> R {
            let found = try await find(in: environment)
            do {
                return try await use(found.source)
            } catch let error as OAuthError where error.needsLoginOrKey {
                state.withLock { state in
                    // Another task may have found a new one meanwhile.
                    if state.found?.number == found.number { state.found?.isRefused = true }
                }
                throw error
            }
        }

        private func find(in environment: TokenEnvironment) async throws -> Found {
            if let found = state.withLock({ $0.found }), !found.isRefused { return found }
            let searched = try await search(in: environment)
            return state.withLock { state -> Found in
                var found = searched
                if let old = state.found {
                    // Another task was faster.
                    guard old.isRefused else { return old }
                    // The same file: its source may have a newer refresh token.
                    if old.digest != nil, old.digest == found.digest { found.source = old.source }
                    if old.source.identity != found.source.identity { state.hasSeveralIdentities = true }
                }
                state.count += 1
                found.number = state.count
                state.found = found
                return found
            }
        }

        @concurrent private func search(in environment: TokenEnvironment) async throws -> Found {
            let variable = "GOOGLE_APPLICATION_CREDENTIALS"
            if let path = self.environment[variable] {
                return try await read(path, named: "\(path) (\(variable))")
            }
            var places = ["\(variable) is not set"]
            if let path = self.environment.gcloudFile {
                if try await SmallFile.isThere(path) { return try await read(path, named: path) }
                places.append("there is no file \(path)")
            } else {
                places.append("there is no home folder for gcloud's file")
            }
            if !allowed.contains(.metadataServer) {
                places.append("the metadata server is not allowed")
            } else if let server = try await self.environment.metadataServer(in: environment) {
                return Found(source: server)
            } else {
                places.append("there is no metadata server, as on Google's machines")
            }
            throw OAuthError(
                .notFound,
                "no application default: " + places.joined(separator: "; ")
                    + ". Log in with `gcloud auth application-default login`, or set \(variable)"
            )
        }

        private func read(_ path: String, named name: String) async throws -> Found {
            let bytes = try await CredentialsFile.readBytes(at: path, named: name)
            let members = try CredentialsFile.members(
                of: bytes,
                named: name,
                allowing: allowed,
                environment: environment
            )
            return Found(source: try GAPI.tokenSource(from: members), digest: Array(SHA256.hash(data: bytes)))
        }
    }
}

extension OAuthError {
    /// A Boolean value indicating whether only a new login, key or client helps, which may be in the file by now.
    fileprivate var needsLoginOrKey: Bool { needsLogin || reason == .keyDeleted || reason == .invalidClient }
}
