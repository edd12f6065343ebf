import AsyncFetch
import AsyncOAuth
import NIOCore

extension GAPI {
    /// Subject tokens from a file that the platform rotates, such as a projected token of Kubernetes.
    ///
    /// The file is read again for each access token, on a thread pool for files; at most 1 MiB of it.
    struct FileSubjectToken: SubjectTokenSource {
        var path: String
        var format = SubjectTokenFormat.text

        func subjectToken(for request: SubjectTokenRequest, in environment: TokenEnvironment) async throws -> String {
            let content = try await CredentialFile.content(of: path, "the file of credential_source.file")
            return try format.token(in: content, of: "the file \(path)")
        }
    }
}
