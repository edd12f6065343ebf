import AsyncJSON
import AsyncOAuth
import Testing

@Suite struct VerificationKeyTests {
    @Test(arguments: [
        (TestKeys.rsaPublic, TestKeys.rsaThumbprint), (TestKeys.rsaPublicPKCS1, TestKeys.rsaThumbprint),
        (TestKeys.rsaCertificate, TestKeys.rsaThumbprint), (TestKeys.p256Public, TestKeys.p256Thumbprint),
        (TestKeys.p256Certificate, TestKeys.p256Thumbprint), (TestKeys.p384Public, TestKeys.p384Thumbprint),
        ("Bag Attributes\r\n" + TestKeys.rsaCertificate + "\r\n" + TestKeys.p256Certificate, TestKeys.rsaThumbprint),
    ]) func pemAndCertificatesAreRead(_ pem: String, _ thumbprint: String) throws {
        let key = try VerificationKey(pem: pem, keyID: "k")
        #expect(key.thumbprint == thumbprint)
        #expect(key.keyID == "k")
    }

    @Test(arguments: [
        (TestKeys.rsa, "private key"), (TestKeys.rsaPublic.replacing("\n", with: "\\n"), "\\n"), ("", "empty"),
        ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----", "damaged"),
        (TestKeys.secp256k1Certificate, "damaged"),
        ("-----BEGIN PUBLIC KEY-----\n!!!!\n-----END PUBLIC KEY-----", "damaged"),
    ]) func otherTextsAreRefusedByName(_ pem: String, _ word: String) throws {
        let error = try #require(throws: OAuthError.self) { _ = try VerificationKey(pem: pem) }
        #expect(error.code == .badKey)
        #expect(error.message.contains(word), "\(error.message)")
    }

    @Test func webKeysAreReadAndWritten() throws {
        let set = try JSON.Value(parsing: TestKeys.keySet)
        for value in try #require(set["keys"]?.array) {
            let key = try VerificationKey(jsonWebKey: value)
            #expect(key.jsonWebKey == value)
        }
        let thumbprints = [TestKeys.rsaThumbprint, TestKeys.p256Thumbprint, TestKeys.p384Thumbprint]
        #expect(try set["keys"]?.array?.map { try VerificationKey(jsonWebKey: $0).thumbprint } == thumbprints)
    }

    /// RFC 7638 §3.1.
    @Test func theThumbprintIsThatOfTheRFC() throws {
        let modulus =
            "0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4"
            + "n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7"
            + "d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF"
            + "44-csFCur-kEgU8awapJzKnqDKgw"
        let key = try VerificationKey(jsonWebKey: ["kty": "RSA", "n": JSON.Value(modulus), "e": "AQAB"])
        #expect(key.thumbprint == "NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs")
    }

    /// Changes of a good key that make it unusable.
    static let changes: [(Int, String, JSON.Value?)] = [
        (0, "kty", "oct"), (0, "kty", 1), (0, "kty", nil), (0, "use", "enc"), (0, "alg", "RS512"), (0, "alg", "ES256"),
        (0, "key_ops", ["sign"]), (0, "n", nil), (0, "n", ""), (0, "n", "AQAB"), (0, "e", ""), (0, "e", "AA"),
        (0, "e", "Ag"), (0, "e", "AQABAQABAQABAQAB"), (0, "e", "AQAB="), (0, "e", "AQ AB"), (0, "e", 65537),
        (0, "n", JSON.Value(String(repeating: "A", count: 344))),
        (0, "n", JSON.Value(String(repeating: "_", count: 4000))),
        (1, "crv", "P-521"), (1, "crv", "secp256k1"), (1, "crv", nil), (1, "crv", "P-384"), (1, "x", nil),
        (1, "x", "AQAB"), (1, "y", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"), (1, "alg", "ES384"), (2, "y", "AA"),
    ]

    @Test(arguments: changes.indices) func unusableWebKeysAreRefused(_ index: Int) throws {
        let (place, name, value) = Self.changes[index]
        var key = try #require(try JSON.Value(parsing: TestKeys.keySet)["keys"]?[place])
        key[name] = value
        let error = try #require(throws: OAuthError.self) { _ = try VerificationKey(jsonWebKey: key) }
        #expect(error.code == .badKey)
    }

    @Test(arguments: [TestKeys.rsa, TestKeys.p256, TestKeys.p384], [0, 1, 63, 64, 65, 96, 255, 256, 257])
    func aSignatureOfAnyLengthIsOnlyWrong(_ pem: String, _ count: Int) throws {
        let key = try SigningKey(pem: pem).publicKey
        for byte: UInt8 in [0, 1, 0xFF] {
            #expect(!key.isValid(Array(repeating: byte, count: count), of: [1, 2, 3]))
        }
    }
}
