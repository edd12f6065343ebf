import AsyncJSON
import AsyncOAuth
import Testing

@Suite struct JSONWebTokenTests {
    private let keys: KeySet

    init() throws {
        let values = try #require(try JSON.Value(parsing: TestKeys.keySet)["keys"]?.array)
        keys = KeySet(try values.map { try VerificationKey(jsonWebKey: $0) })
    }

    private func refusal(of token: String, by keys: KeySet? = nil) async throws -> String {
        let keys = keys ?? self.keys
        let error = try await #require(throws: OAuthError.self) { _ = try await keys.claims(of: token) }
        #expect(error.code == .idToken)
        return error.message
    }

    /// Returns a token with any header and payload that our keys sign.
    private func token(_ header: String, _ payload: String, by pem: String = TestKeys.rsa) throws -> String {
        func encoded(_ text: String) -> String { JSON.Bytes(urlSafe: text.utf8).description }
        let signed = encoded(header) + "." + encoded(payload)
        let signature = try SigningKey(pem: pem).signature(of: Array(signed.utf8))
        return signed + "." + JSON.Bytes(urlSafe: signature).description
    }

    // MARK: The tokens of others

    @Test(arguments: [TestKeys.rs256Token, TestKeys.es256Token, TestKeys.es384Token])
    func tokensOfGoogleAuthAreValid(_ token: String) async throws {
        let claims = try await keys.claims(of: token)
        #expect(claims["sub"] == "7")
        #expect(claims["name"] == "Änn")
    }

    private static let payload =
        "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"

    /// RFC 7515 A.2.
    @Test func theRSAExampleOfTheRFCIsValid() async throws {
        let modulus =
            "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2"
            + "lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7W"
            + "TBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs"
            + "91kzk2PAcDTW9gb54h4FRWyuXpoQ"
        let signature =
            "cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9"
            + "CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383Lc"
            + "OLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywl"
            + "VmtVrBp0igcN_IoypGlUPQGe77Rw"
        let keys = KeySet([try VerificationKey(jsonWebKey: ["kty": "RSA", "n": JSON.Value(modulus), "e": "AQAB"])])
        let claims = try await keys.claims(of: "eyJhbGciOiJSUzI1NiJ9.\(Self.payload).\(signature)")
        #expect(claims["iss"] == "joe")
    }

    /// RFC 7515 A.3.
    @Test func theECExampleOfTheRFCIsValid() async throws {
        let key: JSON.Value = [
            "kty": "EC", "crv": "P-256", "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
            "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
        ]
        let signature = "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"
        let keys = KeySet([try VerificationKey(jsonWebKey: key)])
        let claims = try await keys.claims(of: "eyJhbGciOiJFUzI1NiJ9.\(Self.payload).\(signature)")
        #expect(claims["exp"] == 1_300_819_380)
        #expect(
            try await refusal(of: "eyJhbGciOiJFUzI1NiJ9.\(Self.payload).E\(signature.dropFirst())", by: keys)
                .contains("signature")
        )
    }

    // MARK: Our own

    @Test(arguments: [(TestKeys.rsa, "RS256"), (TestKeys.p256, "ES256"), (TestKeys.p384, "ES384")])
    func aTokenHasTheHeaderOfItsKey(_ pem: String, _ name: String) async throws {
        let key = try SigningKey(pem: pem)
        var publicKey = key.publicKey
        publicKey.keyID = "k"
        let token = try JSONWebToken.signed(["iss": "me", "exp": 5], by: key, keyID: "k")
        #expect(try await KeySet([publicKey]).claims(of: token) == ["iss": "me", "exp": 5])
        let header = try JSON.Bytes(parsing: String(token.prefix { $0 != "." })).bytes
        #expect(try JSON.Value(parsing: header) == ["alg": JSON.Value(name), "typ": "JWT", "kid": "k"])
        #expect(token.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) })
    }

    @Test func aTokenWithoutKeyIDHasNone() throws {
        let token = try JSONWebToken.signed([:], by: try SigningKey(pem: TestKeys.rsa))
        let header = try JSON.Bytes(parsing: String(token.prefix { $0 != "." })).bytes
        #expect(try JSON.Value(parsing: header) == ["alg": "RS256", "typ": "JWT"])
    }

    // MARK: Bad tokens

    @Test(arguments: ["", ".", "..", "a.b", "a.b.c.d", "a.b.c.d.e", String(repeating: ".", count: 60_000)])
    func aTokenHasThreeParts(_ token: String) async throws {
        #expect(!(try await refusal(of: token)).isEmpty)
    }

    @Test func aTokenThatIsTooLongIsNotRead() async throws {
        #expect(try await refusal(of: String(repeating: "a", count: 65_537)).contains("64 KiB"))
    }

    @Test(arguments: [
        (#"{"kid":"r"}"#, "no algorithm"), (#"{"alg":null,"kid":"r"}"#, "no algorithm"), (#"{"alg":["RS256"]}"#, "alg"),
        (#"{"alg":"none","kid":"r"}"#, "none of"), (#"{"alg":"None","kid":"r"}"#, "none of"),
        (#"{"alg":"HS256","kid":"r"}"#, "none of"), (#"{"alg":"rs256","kid":"r"}"#, "none of"),
        (#"{"alg":"RS512","kid":"r"}"#, "none of"), (#"{"alg":"PS256","kid":"r"}"#, "none of"),
        (#"{"alg":"RS256","kid":7}"#, "kid"), (#"{"alg":"RS256","kid":"other"}"#, "other"),
        (#"{"alg":"RS256","kid":"e"}"#, "not one for its algorithm"), (#"{"alg":"ES256","kid":"e"}"#, "256 bytes"),
        (#"{"alg":"RS256","kid":"r","crit":["exp"]}"#, "crit"), (#"{"alg":"RS256","alg":"RS256","kid":"r"}"#, "twice"),
        (#"["RS256"]"#, "object"), (#""RS256""#, "object"), ("{", "object"), ("", "object"),
        (#"{"alg":"RS256","kid":"r","jwk":{"a":1,"a":2}}"#, "twice"),
    ]) func aBadHeaderIsRefused(_ header: String, _ word: String) async throws {
        let message = try await refusal(of: try token(header, "{}"))
        #expect(message.contains(word), "\(message)")
    }

    @Test(arguments: [
        (#"{"sub":"a","sub":"b"}"#, "twice"), (#"{"a":[{"b":1,"b":1}]}"#, "twice"), ("[]", "object"), ("", "object"),
        (String(repeating: #"{"a":"#, count: 40) + "1" + String(repeating: "}", count: 40), "object"),
    ]) func aBadPayloadIsRefused(_ payload: String, _ word: String) async throws {
        let message = try await refusal(of: try token(#"{"alg":"RS256","kid":"r"}"#, payload))
        #expect(message.contains(word), "\(message)")
    }

    @Test func otherBase64IsRefused() async throws {
        let token = TestKeys.es256Token
        let parts = token.split(separator: ".")
        for bad in [token + "=", token + "==", " " + token, token + "\n", "\(parts[0])=.\(parts[1]).\(parts[2])"] {
            #expect(try await refusal(of: bad).contains("base64url"))
        }
        // The last digit has four bits that no byte needs; only one of its forms is right.
        #expect(try await refusal(of: String(token.dropLast()) + "R").contains("base64url"))
        // The other alphabet, for the same bytes.
        let digits = [("-", "+"), ("_", "/")] as [(String, String)]
        let pair = digits.first { parts[2].contains($0.0) }
        let (safe, standard) = try #require(pair)
        #expect(
            try await refusal(of: "\(parts[0]).\(parts[1]).\(parts[2].replacing(safe, with: standard))")
                .contains("base64url")
        )
    }

    @Test(arguments: [0, 1, 63, 65, 96]) func aSignatureOfAnotherLengthIsRefused(_ count: Int) async throws {
        let parts = TestKeys.es256Token.split(separator: ".")
        let signature = JSON.Bytes(urlSafe: Array(repeating: UInt8(7), count: count)).description
        #expect(try await refusal(of: "\(parts[0]).\(parts[1]).\(signature)").contains("\(count) bytes"))
    }

    @Test(arguments: [TestKeys.rs256Token, TestKeys.es256Token, TestKeys.es384Token])
    func aChangedPayloadIsRefused(_ token: String) async throws {
        let parts = token.split(separator: ".")
        let payload = JSON.Bytes(urlSafe: Array(#"{"sub":"8"}"#.utf8)).description
        #expect(try await refusal(of: "\(parts[0]).\(payload).\(parts[2])").contains("signature"))
    }

    @Test func theKeyOfAnotherIsNotAccepted() async throws {
        let forged = try JSONWebToken.signed(["sub": "7"], by: try SigningKey(generating: .rs256), keyID: "r")
        #expect(try await refusal(of: forged).contains("signature"))
    }

    @Test func aTokenWithoutKeyIDIsCheckedWithEachKeyOfItsAlgorithm() async throws {
        let token = try JSONWebToken.signed(["sub": "7"], by: try SigningKey(pem: TestKeys.p384))
        #expect(try await keys.claims(of: token)["sub"] == "7")
    }

    @Test(
        arguments: [
            #"a\nb\u001b[31m"#, #"\u009b31m"#, #"\u202e\u2028\u007f"#, "\u{9B}31m",
            "a" + String(repeating: "\u{301}", count: 10_000),
        ]
    ) func aMessageHasFewAndVisibleCharactersOfTheToken(_ id: String) async throws {
        let message = try await refusal(of: try token(#"{"alg":"RS256","kid":"\#(id)"}"#, "{}"))
        #expect(message.contains("kid"))
        #expect(message.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) || $0 == "…" })
        #expect(message.utf8.count < 2_000)
    }
}
