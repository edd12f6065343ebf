import AsyncOAuth

extension GAPI.CredentialEnvironment {
    /// Returns the metadata server, if there is one.
    ///
    /// - Throws: `CancellationError`.
    func metadataServer(in environment: TokenEnvironment) async throws -> (any GAPI.TokenSource)? {
        guard try await GAPI.MetadataServer.isAvailable(self, in: environment) else { return nil }
        return GAPI.MetadataServer(environment: self)
    }
}
