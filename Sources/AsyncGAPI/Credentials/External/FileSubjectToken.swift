import AsyncFetch
public import AsyncOAuth
import NIOCore

extension GAPI {
    /// Subject tokens from a file that the platform rotates, such as a projected token of Kubernetes.
    ///
    /// The file is read again for each access token, on a thread pool for files; at most 1 MiB of it.
    struct FileSubjectToken: SubjectTokenSource {
        var path: String
        var format = SubjectTokenFormat.text

        var identity: String? { "file \(path)" }

        func subjectToken(for request: SubjectTokenRequest, in environment: TokenEnvironment) async throws -> String {
            let content = try await CredentialFile.content(of: path, "the file of credential_source.file")
            return try format.token(in: content.readableBytesView, of: "the file \(path)")
        }
    }

    /// A small file that belongs to credentials: a token, a certificate, the answer of a program.
    enum CredentialFile {
        static let maximumSize = 1 << 20

        /// Returns the content of a regular file.
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
    }
}
