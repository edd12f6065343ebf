import AsyncFetchTesting
import Testing

@testable import AsyncGAPI

/// No text that anybody can see has a secret, whatever the credentials are and however the servers answer.
@Suite("Secrets of credentials", .timeLimit(.minutes(5)))
struct PlantedSecretsTests {
    @Test(arguments: PlantedCredentials.allCases, IndiscreetServer.allCases)
    func nothingShowsASecret(_ credentials: PlantedCredentials, _ server: IndiscreetServer) async throws {
        let folder = try CredentialFolder()
        let outputs = try await PlantedOutputs.all(of: credentials, server, in: folder)
        // At least the source, the credentials, the token or its error, and the logs.
        #expect(outputs.count >= 15)
        for (name, text) in outputs {
            #expect(!text.isEmpty, "\(name)")
            for secret in PlantedCredentials.secrets {
                guard let place = text.firstRange(of: secret) else { continue }
                let before = text[..<place.lowerBound].suffix(120)
                Issue.record("\(name): …\(before)\(secret)")
            }
        }
    }

    /// So that the other test has something to find.
    @Test(arguments: PlantedCredentials.allCases) func theSecretIsSentOrGot(
        _ credentials: PlantedCredentials
    ) async throws {
        let folder = try CredentialFolder()
        let transport = ScriptedTransport { IndiscreetServer.good.answer($0) }
        let token = try await credentials.source(in: folder)
            .token(for: credentials.purpose, replacing: nil, in: ExternalCase.environment(transport))
        #expect(PlantedCredentials.secrets.contains { token.value.contains($0) })
    }
}
