import AsyncFetch
import AsyncOAuth
import HTTPTypes
import Synchronization

extension GAPI {
    /// The tokens of one source, one for each purpose.
    ///
    /// A server that acts for many users has as many purposes. When there are many, those that nobody holds are dropped.
    final class KeptTokens: Sendable {
        private struct State {
            var byPurpose: [TokenPurpose: TokenCredentials] = [:]
            /// The number of purposes at which room is made.
            var limit = 1000
        }

        let source: any TokenSource
        let environment: TokenEnvironment
        private let policy: RefreshPolicy
        private let state = Mutex(State())

        init(_ source: any TokenSource, _ policy: RefreshPolicy, _ environment: TokenEnvironment) {
            self.source = source
            self.policy = policy
            self.environment = environment
        }

        /// The credentials of all purposes that are kept.
        var all: [TokenCredentials] { state.withLock { Array($0.byPurpose.values) } }

        /// Returns the credentials of a purpose, the same as long as anybody holds them.
        func credentials(for purpose: TokenPurpose) -> TokenCredentials {
            state.withLock { state in
                if let credentials = state.byPurpose[purpose] { return credentials }
                if state.byPurpose.count >= state.limit { Self.makeRoom(in: &state) }
                let provider = PurposeProvider(source: source, purpose: purpose)
                let credentials = TokenCredentials(provider, policy: policy, environment: environment)
                state.byPurpose[purpose] = credentials
                return credentials
            }
        }

        private static func makeRoom(in state: inout State) {
            for purpose in Array(state.byPurpose.keys)
            where isKnownUniquelyReferenced(&state.byPurpose[purpose]) {
                state.byPurpose[purpose] = nil
            }
            state.limit = max(1000, 2 * state.byPurpose.count)
        }
    }

    /// A provider of the tokens of a source for one purpose.
    struct PurposeProvider: TokenProvider {
        let source: any TokenSource
        let purpose: TokenPurpose

        var identity: String? { source.identity.map(whole) }

        /// Returns the identity of the source together with the caller's choices.
        private func whole(_ identity: String) -> String {
            // Unambiguous: no part has a line break.
            let parts = [identity, purpose.subject ?? "", purpose.quotaProject ?? ""] + purpose.scopes.sorted()
            return parts.joined(separator: "\n")
        }

        func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
            var purpose = purpose
            purpose.needsIdentity = true
            var token = try await source.checkedToken(for: purpose, replacing: previous, in: environment)
            token.identity = token.identity.map(whole)
            if let project = purpose.quotaProject { token.headerFields[.quotaProject] = project }
            return token
        }
    }
}

extension GAPI.TokenSource {
    /// Gets a token, but not for a user in whose name the source cannot act.
    func checkedToken(
        for purpose: GAPI.TokenPurpose,
        replacing previous: AccessToken?,
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        guard purpose.subject == nil || canActForUsers else {
            throw OAuthError(
                .unsupportedType,
                "these credentials (\(Self.self)) cannot act in a user's name: `subject` needs a service account"
            )
        }
        return try await token(for: purpose, replacing: previous, in: environment)
    }
}

extension HTTPField.Name {
    /// The project that is charged for the quota of a request.
    package static let quotaProject = Self.known("X-Goog-User-Project")
}
