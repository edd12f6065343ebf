import AsyncFetch
import AsyncOAuth
import NIOCore

extension GAPI {
    /// A small file that belongs to credentials: a token, a certificate, the answer of a program.
    enum CredentialFile {
        static let maximumSize = 1 << 20

        /// Returns the content of a regular file, read on a thread pool for files.
        ///
        /// - Throws: `OAuthError/Code/subjectToken`, with `role` and the path in the message; `CancellationError`.
        static func content(of path: String, _ role: String) async throws -> ByteBuffer {
            var content = ByteBuffer()
            do {
                let file = try await OpenFile.readingParts(path)
                while content.readableBytes <= maximumSize {
                    let chunk = try await file.read(
                        from: Int64(content.readableBytes),
                        count: min(1 << 16, maximumSize + 1 - content.readableBytes)
                    )
                    guard chunk.readableBytes > 0 else { return content }
                    content.writeImmutableBuffer(chunk)
                }
            } catch let error as FetchError {
                throw OAuthError(.subjectToken, "\(role), \(path), cannot be read", cause: error)
            }
            throw OAuthError(.subjectToken, "\(role), \(path), is larger than 1 MiB")
        }

        /// Returns `true` if there is anything of a name.
        static func isThere(_ path: String) async throws -> Bool { try await OpenFile.isThere(path) }
    }
}
