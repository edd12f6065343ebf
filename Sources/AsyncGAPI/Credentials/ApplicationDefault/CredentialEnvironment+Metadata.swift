import AsyncOAuth

extension GAPI.CredentialEnvironment {
    /// Returns the metadata server, if there is one.
    ///
    /// - Throws: `CancellationError`.
    func metadataServer(in environment: TokenEnvironment) async throws -> (any GAPI.TokenSource)? {
        nil
    }
}
