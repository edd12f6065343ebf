@testable import AsyncOAuth
import Foundation
import Testing

@Suite struct ProofKeyTests {
    /// RFC 7636, appendix B.
    @Test func theChallengeIsThatOfTheRFC() throws {
        let key = try ProofKey(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(key.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test func eachKeyHas43CharactersOfItsOwn() throws {
        let keys = (0..<100).map { _ in ProofKey() }
        #expect(Set(keys.map(\.verifier)).count == 100)
        #expect(keys.allSatisfy { $0.verifier.utf8.count == 43 && (try? ProofKey(verifier: $0.verifier)) == $0 })
    }

    @Test(arguments: [
        "", String(repeating: "a", count: 42), String(repeating: "a", count: 129), "é" + filler, "+" + filler,
    ])
    func aMalformedVerifierIsRefused(_ verifier: String) {
        #expect(throws: OAuthError.self) { try ProofKey(verifier: verifier) }
    }

    @Test func nothingShowsTheVerifier() throws {
        let key = ProofKey()
        var dumped = ""
        dump(key, to: &dumped)
        #expect(!"\(key) \(String(reflecting: key)) \(dumped)".contains(key.verifier))
        #expect(try JSONDecoder().decode(ProofKey.self, from: JSONEncoder().encode(key)) == key)
    }

    @Test func secretsAreEqualOnlyByteForByte() {
        #expect(LoginSecret.areEqual("abc", "abc") && LoginSecret.areEqual("", ""))
        for other in ["abd", "ab", "abcd", "", "ABC", "a\u{300}bc"] { #expect(!LoginSecret.areEqual("abc", other)) }
    }
}

private let filler = String(repeating: "a", count: 43)
