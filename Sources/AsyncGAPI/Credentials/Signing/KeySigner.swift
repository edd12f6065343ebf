public import AsyncOAuth

extension GAPI {
    /// A signer that has the private key of a service account.
    public struct KeySigner: Signer {
        /// The e-mail address of the account.
        public let email: String
        /// The id of the key.
        public let keyID: String?
        private let key: SigningKey

        /// Creates a signer from a key.
        ///
        /// - Throws: `OAuthError/Code/badKey` if it is no RSA key.
        public init(_ key: SigningKey, email: String, keyID: String? = nil) throws(OAuthError) {
            guard key.algorithm == .rs256 else {
                throw OAuthError(.badKey, "the key of \(email) is an EC key; signatures for Google need an RSA key")
            }
            self.key = key
            self.email = email
            self.keyID = keyID
        }

        /// Creates a signer from the key of a service account.
        ///
        /// - Throws: `OAuthError/Code/badKey` if it is no RSA key.
        public init(_ key: ServiceAccountKey) throws(OAuthError) {
            try self.init(key.key, email: key.clientEmail, keyID: key.privateKeyID)
        }

        /// Returns the signature of bytes: RSA PKCS#1 v1.5 with SHA-256.
        ///
        /// Nothing is waited for.
        @concurrent public func signature(of bytes: [UInt8]) async throws -> [UInt8] { try key.signature(of: bytes) }
    }
}
