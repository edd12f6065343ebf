import Foundation
import Testing

/// For each type of credentials, we make the requests that google-auth makes of the same input.
@Suite("Requests for tokens are those of google-auth", .timeLimit(.minutes(5)))
struct CredentialEqualityTests {
    static let isInstalled = Program.hasPythonPackage("google/auth")

    /// What differs on purpose.
    ///
    /// Each line is needed: one that no case has is a failure too.
    static let differences: [CredentialDifference] = [
        .init("form.assertion.claims.iat", "1795372215", "1795372205", "servers whose clock is late take it too"),
        .init("form.assertion.claims.exp", "1795375815", "1795375805", "it is an hour after iat, the longest"),
        .init("result.authorization.claims.iat", "1795372215", "1795372205", "servers whose clock is late take it too"),
        .init("result.authorization.claims.exp", "1795375815", "1795375805", "it is an hour after iat, the longest"),
        .init("result.expiry", "1795375815", "1795375805", "what we signed ends by its exp"),
        .init(
            "POST https://token.example.com/token: form.assertion.claims.aud",
            "https://oauth2.googleapis.com/token",
            "https://token.example.com/token",
            "RFC 7523 §3: the audience is the endpoint; theirs is a constant"
        ),
        .init(
            "form.assertion.claims.scope",
            "https://www.googleapis.com/auth/iam",
            "https://www.googleapis.com/auth/cloud-platform",
            "AIP-4117 wants this one; IAM Credentials take both"
        ),
        .init(
            "POST https://sts.googleapis.com/v1/token: form.scope",
            "https://www.googleapis.com/auth/iam",
            "https://www.googleapis.com/auth/cloud-platform",
            "AIP-4117 wants this one; IAM Credentials take both"
        ),
        .init("body.delegates", "null", "[]", "no delegates, in both spellings"),
        .init(
            "body.delegates.0",
            "first@project.iam.gserviceaccount.com",
            "projects/-/serviceAccounts/first@project.iam.gserviceaccount.com",
            "IAM Credentials take no bare address"
        ),
        .init(
            ":generateAccessToken: header.x-goog-user-project",
            "quota",
            nil,
            "the project is for the calls of services; go and node send none here either"
        ),
        .init("result.x-goog-user-project", nil, "quota", "their constructor of service accounts ignores the member"),
        .init(
            "header.authorization",
            "a client:sec:ret/+",
            "a+client:sec%3Aret%2F%2B",
            "RFC 6749 §2.3.1 encodes both as in forms; ids and secrets of Google look the same"
        ),
        .init("form.options.encoding", "percent", nil, "a form encodes its values once; theirs does so twice"),
        .init(
            "form.subject_token.headers.authorization",
            "*",
            "*",
            "the signature is over the audience's field too, so that nobody can send it to another pool"
        ),
        .init("PUT http://169.254.169.254/latest/api/token''", nil, "sent", "each of our requests opens a session"),
        .init(
            "PUT http://169.254.169.254/latest/api/token'': header.x-aws-ec2-metadata-token-ttl-seconds",
            nil,
            "300",
            "each of our requests opens a session"
        ),
        .init(
            "POST https://sts.googleapis.com/v1/token: form.subject_token",
            "*|0||*",
            "*|0|robot@project.iam.gserviceaccount.com|*",
            "programs are told the account, as AIP-4117 says; theirs has forgotten it by then"
        ),
        .init("GET */instance/service-accounts/default/", "sent", nil, "a token needs no look at its account"),
        .init("GET */instance/service-accounts/default/: header.metadata-flavor", "Google", nil, "the same request"),
        .init("GET */instance/service-accounts/default/: query.recursive", "true", nil, "the same request"),
        .init("/identity: query.licenses", nil, "TRUE", "the claims of licenses, as `format=full` has the others"),
    ]

    @Test(.enabled(if: isInstalled, "Scripts/bootstrap --peers installs google-auth"))
    func eachTypeOfCredentials() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Credentials-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let program = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Peers/google_auth_requests.py").standardizedFileURL.path
        try await Program.runPython([program, folder, "\(folder)/cases"], in: folder)

        let cases = try CredentialCase.cases(at: "\(folder)/cases")
        #expect(cases.count == 41)
        var used: Set<String> = []
        for item in cases {
            let theirs = try item.theirs()
            let ours = try await item.ours()
            // There is something to compare.
            #expect(theirs.members.count >= 2, "\(item.name)")
            for found in ours.differences(from: theirs) {
                if let known = Self.differences.first(where: { $0.covers(found) }) {
                    used.insert(known.id)
                } else {
                    Issue.record("\(item.name): \(found)")
                }
            }
        }
        #expect(Self.differences.filter { !used.contains($0.id) }.map(\.id) == [])
    }
}
