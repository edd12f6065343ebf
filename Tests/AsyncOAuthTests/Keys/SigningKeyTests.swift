import AsyncOAuth
import Testing

@Suite struct SigningKeyTests {
    /// Each form of the three keys, with the thumbprint that Python calculated.
    static let forms = [
        (TestKeys.rsa, SigningKey.Algorithm.rs256, TestKeys.rsaThumbprint),
        (TestKeys.rsaPKCS1, .rs256, TestKeys.rsaThumbprint),
        (TestKeys.p256, .es256, TestKeys.p256Thumbprint),
        (TestKeys.p256SEC1, .es256, TestKeys.p256Thumbprint),
        (TestKeys.p384, .es384, TestKeys.p384Thumbprint),
        (TestKeys.p384SEC1, .es384, TestKeys.p384Thumbprint),
    ]

    @Test(arguments: forms) func eachFormIsTheSameKey(
        _ form: (pem: String, algorithm: SigningKey.Algorithm, thumbprint: String)
    ) throws {
        let key = try SigningKey(pem: form.pem, algorithm: form.algorithm)
        #expect(key.algorithm == form.algorithm)
        #expect(key.publicKey.thumbprint == form.thumbprint)
        let signature = try key.signature(of: Array("text".utf8))
        #expect(key.publicKey.isValid(signature, of: Array("text".utf8)))
        #expect(!key.publicKey.isValid(signature, of: Array("test".utf8)))
    }

    /// What editors, shells and other programs make of a file.
    static let damages: [@Sendable (String) -> String] = [
        { $0 + "\n" }, { $0.replacing("\n", with: "\r\n") }, { $0.replacing("\n", with: "\r") },
        { "Bag Attributes\n    friendlyName: key\nKey Attributes: <No Attributes>\n" + $0 },
        { $0 + "\nand more text\n" }, { $0.replacing("\n", with: "\n\n") }, { $0.replacing("\n", with: "  \n\t") },
        { $0.replacing("\n", with: " ") },
        { pem in
            let lines = pem.split(separator: "\n")
            return "\(lines[0])\n\(lines.dropFirst().dropLast().joined())\n\(lines[lines.count - 1])"
        },
        { pem in
            let lines = pem.split(separator: "\n")
            var text = "\(lines[0])"
            for (index, character) in lines.dropFirst().dropLast().joined().enumerated() {
                text += (index % 50 == 0 ? "\n" : "") + String(character)
            }
            return text + "\n\(lines[lines.count - 1])\n"
        },
        { "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n" + $0 },
    ]

    @Test(arguments: damages.indices) func linesAndTextAroundTheKeyMakeNoDifference(_ index: Int) throws {
        for form in Self.forms {
            let pem = Self.damages[index](form.0)
            #expect(try SigningKey(pem: pem).publicKey.thumbprint == form.2)
        }
    }

    /// Texts that are no usable key, and a word of the message that says why.
    static let refused = [
        (TestKeys.rsa.replacing("\n", with: "\\n"), "\\n"), (TestKeys.p256.replacing("\n", with: "\\n"), "\\n"),
        (TestKeys.encrypted, "encrypted"), (TestKeys.encryptedTraditional, "encrypted"),
        (TestKeys.rsaPublic, "public key"), (TestKeys.rsaPublicPKCS1, "public key"),
        (TestKeys.p256Public, "public key"),
        (TestKeys.rsaCertificate, "certificate"), (TestKeys.rsa1024, "1024 bits"), (TestKeys.p521, "P-256 or P-384"),
        (TestKeys.ed25519, "P-256 or P-384"), (TestKeys.secp256k1, "P-256 or P-384"), (TestKeys.pkcs12, "PKCS#12"),
        ("0\u{FFFD}\u{2}\u{FFFD}\u{2}\u{1}\u{3}0\u{FFFD}", "PKCS#12"), ("", "empty"), (" \n", "empty"),
        ("{\"private_key\": \"x\"}", "JSON"), ("MIIEvQIBADANBgkqhkiG9w0BAQEFAASC", "base64"), ("nonsense", "BEGIN"),
        (String(TestKeys.rsa.dropLast(30)), "cut off"), (String(TestKeys.rsa.prefix(20)), "cut off"),
        ("-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----", "damaged"),
        (TestKeys.rsa.replacing("MII", with: "MIJ"), "damaged"), (TestKeys.p256.replacing("M", with: "é"), "damaged"),
        ("-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl\n-----END OPENSSH PRIVATE KEY-----", "OpenSSH"),
        (String(repeating: "-----BEGIN ", count: 100_000), "1 MiB"),
    ]

    @Test(arguments: refused) func otherTextsAreRefusedByName(_ text: String, _ word: String) throws {
        let error = try #require(throws: OAuthError.self) { _ = try SigningKey(pem: text) }
        #expect(error.code == .badKey)
        #expect(error.message.contains(word), "\(error.message)")
        #expect(!error.description.contains("MII"))
    }

    @Test func aKeyForAnotherAlgorithmIsRefused() throws {
        let error = try #require(throws: OAuthError.self) { _ = try SigningKey(pem: TestKeys.p256, algorithm: .rs256) }
        #expect(error.code == .badKey)
        #expect(error.message.contains("EC key") && error.message.contains("RS256"))
    }

    @Test(arguments: forms.map(\.0)) func noDescriptionShowsTheKey(_ pem: String) throws {
        let key = try SigningKey(pem: pem)
        var dumped = ""
        dump(key, to: &dumped)
        #expect("\(key)" == "SigningKey(\(key.algorithm.rawValue))")
        #expect(String(reflecting: key) == "\(key)")
        #expect(!dumped.contains("PrivateKey"))
    }

    @Test(arguments: SigningKey.Algorithm.allCases) func aGeneratedKeySigns(_ algorithm: SigningKey.Algorithm) throws {
        let key = try SigningKey(generating: algorithm)
        #expect(key.algorithm == algorithm)
        #expect(key.publicKey.isValid(try key.signature(of: [1, 2, 3]), of: [1, 2, 3]))
        #expect(try SigningKey(pem: key.pem).publicKey.thumbprint == key.publicKey.thumbprint)
    }
}
