import AsyncFetchTesting
import AsyncOAuth
import Testing

@testable import AsyncGAPI

struct KeptTokensTests {
    private func purpose(of user: String) -> GAPI.TokenPurpose {
        var purpose = GAPI.TokenPurpose()
        purpose.subject = user
        return purpose
    }

    @Test func whatNobodyHoldsMakesRoom() {
        let network = CredentialSuite.network(CredentialSuite.endpoint())
        let kept = GAPI.KeptTokens(FixedSource(), .standard, network)
        let held = (0..<10).map { kept.credentials(for: purpose(of: "held \($0)")) }
        for number in 0..<5000 { _ = kept.credentials(for: purpose(of: "user \(number)")) }
        #expect(kept.all.count <= 1000)
        for (number, credentials) in held.enumerated() {
            #expect(kept.credentials(for: purpose(of: "held \(number)")) === credentials)
        }
    }

    @Test func whatIsHeldIsKept() {
        let network = CredentialSuite.network(CredentialSuite.endpoint())
        let kept = GAPI.KeptTokens(FixedSource(), .standard, network)
        let held = (0..<1500).map { kept.credentials(for: purpose(of: "held \($0)")) }
        #expect(kept.all.count == held.count)
        #expect(kept.credentials(for: purpose(of: "held 0")) === held[0])
    }
}
