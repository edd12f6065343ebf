public import AsyncFetch
public import GAPIStorage

extension StorageService {
    /// Returns a URL with which anyone can do one thing to an object, without credentials, until it expires.
    ///
    /// ```swift
    /// let link = try await storage.signedURL(for: "photos", "cat.jpg", expires: .seconds(600), by: key)
    /// ```
    ///
    /// With a key, nothing is requested. Other signers request a signature; cancelling the task cancels that. For the
    /// other parts of a URL, use `GAPI.StorageURLSigner`.
    ///
    /// - Parameters:
    ///   - bucket: The name of the bucket.
    ///   - object: The name of the object.
    ///   - method: The method that the URL allows.
    ///   - expires: The validity from now, of one second to seven days.
    ///   - signer: The key of a service account, or the service that signs for it.
    /// - Returns: The signed URL.
    /// - Throws: `OAuthError/Code/invalidConfiguration` for parameters that no URL can have; the error of the signer;
    ///   `CancellationError`.
    public nonisolated func signedURL(
        for bucket: String,
        _ object: String,
        method: HTTPRequest.Method = .get,
        expires: Duration,
        by signer: any GAPI.Signer
    ) async throws -> GAPI.SignedURL {
        // A server of its own, such as an emulator, is also the one that the URL is for, and so is another universe's.
        let root = configuration.rootURL ?? configuration.universeDomain.map { "https://storage.\($0)" }
        let maker = root.map { GAPI.StorageURLSigner(signer, host: $0) } ?? GAPI.StorageURLSigner(signer)
        return try await maker.url(for: bucket, object: object, method: method, expires: expires)
    }
}
