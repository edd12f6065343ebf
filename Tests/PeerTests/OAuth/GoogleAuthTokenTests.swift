import AsyncJSON
import AsyncOAuth
import Foundation
import Testing

/// Tokens that we sign are valid for google-auth.
@Suite("Tokens are valid for google-auth", .timeLimit(.minutes(5)))
struct GoogleAuthTokenTests {
    static let isInstalled = Program.hasPythonPackage("google/auth")

    @Test(.enabled(if: isInstalled, "Scripts/bootstrap --peers installs google-auth"))
    func eachAlgorithmsTokensAreValid() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "GoogleAuth-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Self.lines().write(toFile: folder + "/tokens", atomically: true, encoding: .utf8)
        let program = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Peers/verify_tokens.py").standardizedFileURL.path
        try await Program.runPython([program, folder + "/tokens"], in: folder)
        #expect(try String(contentsOfFile: folder + "/python3.output", encoding: .utf8).hasSuffix("ok\n"))
    }

    /// Three tokens of a fresh key of each algorithm.
    static func lines() throws -> String {
        let now = Int(Date().timeIntervalSince1970)
        var lines = ""
        for algorithm in SigningKey.Algorithm.allCases {
            let key = try SigningKey(generating: algorithm)
            var publicKey = key.publicKey
            publicKey.keyID = publicKey.thumbprint
            let signer = JSONWebToken.Signer(key, keyID: publicKey.keyID)
            for number in 0..<3 {
                let claims: JSON.Value = [
                    "iss": "issuer", "sub": JSON.Value("Änn \"\(number)\" \u{1F408}"), "iat": JSON.Value(now),
                    "exp": JSON.Value(now + 3_600), "aud": ["a", "b"],
                ]
                let token = JSON.Value(try signer.token(claims))
                lines += "\(["token": token, "jwk": publicKey.jsonWebKey, "claims": claims] as JSON.Value)\n"
            }
        }
        return lines
    }
}
