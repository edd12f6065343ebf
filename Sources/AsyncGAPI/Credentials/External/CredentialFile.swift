import AsyncOAuth

extension GAPI {
    /// A small file that belongs to credentials: a token, a certificate, the answer of a program.
    enum CredentialFile {
        static let maximumSize = 1 << 20

        /// Returns the content of a regular file, read on a thread pool for files.
        ///
        /// - Throws: `OAuthError/Code/subjectToken`, with `role` and the path in the message; `CancellationError`.
        static func content(of path: String, _ role: String) async throws -> [UInt8] {
            let problem: String
            switch try await SmallFile.contents(of: path, atMost: maximumSize) {
            case .bytes(let bytes): return bytes
            case .missing: problem = "is not there"
            case .tooLarge: problem = "is larger than 1 MiB"
            case .notRegular: problem = "is a folder or another thing that is no file"
            case .unreadable(let why): problem = "cannot be read: \(why)"
            }
            throw OAuthError(.subjectToken, "\(role), \(path), \(problem)")
        }
    }
}
