@testable import AsyncFetch
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct SecretScannerTests {
    @Test(
        arguments: [
            ("https://a/b?key=AIza-1&q=1", "https://a/b?key=REDACTED&q=1"),
            (
                "?X-Goog-Signature=ab12&X-Amz-Signature=cd&x=1#access_token=t&y",
                "?X-Goog-Signature=REDACTED&X-Amz-Signature=REDACTED&x=1#access_token=REDACTED&y"
            ),
            ("?next=https%3A%2F%2Fb%2F%3Fkey%3DAIza-1%26q%3D1&z=2", "?next=https%3A%2F%2Fb%2F%3Fkey%3DREDACTED&z=2"),
            ("https://ann:pa55@host/x", "https://REDACTED@host/x"),
            (
                "grant_type=refresh_token&refresh_token=1//x&client_secret=y,z;w",
                "grant_type=refresh_token&refresh_token=REDACTED&client_secret=REDACTED"
            ),
            ("access%5Ftoken=abc&a=1", "access%5Ftoken=REDACTED&a=1"),
            ("user%5Bpassword%5D=abc&user[password]=def", "user%5Bpassword%5D=REDACTED&user[password]=REDACTED"),
            ("code=4/0A&code_verifier=v", "code=REDACTED&code_verifier=REDACTED"),
            (#"{"access_token":"ya29.x","expires_in":3599}"#, #"{"access_token":"REDACTED","expires_in":3599}"#),
            (#"{"access\u005ftoken" : "a\"b\\", "x":1}"#, #"{"access\u005ftoken" : "REDACTED", "x":1}"#),
            (#"{"password":12,"pin":3}"#, #"{"password":"REDACTED","pin":3}"#),
            (
                #"{"tokens":["a"],"secret":["a","b"],"apiKey":null}"#,
                #"{"tokens":["a"],"secret":["REDACTED"],"apiKey":null}"#
            ),
            (
                #"{"code":404,"code":"rateLimitExceeded","nextPageToken":"CAo"}"#,
                #"{"code":404,"code":"rateLimitExceeded","nextPageToken":"CAo"}"#
            ),
            (#"{"code": "4/0Ad-x"}"#, #"{"code": "REDACTED"}"#),
            (
                #"{"body":"{\"refreshToken\":\"1//x\",\"a\":1}","b":2}"#,
                #"{"body":"{\"refreshToken\":\"REDACTED\",\"a\":1}","b":2}"#
            ),
            (#"{"access_token":"cut of"#, #"{"access_token":"REDACTED"#),
            (
                #"<d:password type="a">x&amp;y</d:password><key>k</key>"#,
                #"<d:password type="a">REDACTED</d:password><key>k</key>"#
            ),
            (#"<user password="x y" name="z"/>"#, #"<user password="REDACTED" name="z"/>"#),
            (
                "GET /a\nAuthorization: Digest a=\"b\", c\r\nAccept: */*",
                "GET /a\nAuthorization: REDACTED\r\nAccept: */*"
            ),
            ("it said Bearer ya29.a0AfH6SMBx1234567 is bad", "it said Bearer REDACTED is bad"),
            (
                "the bearer of this has a key: to the door; the code is public",
                "the bearer of this has a key: to the door; the code is public"
            ),
            ("", ""), ("key=", "key="), ("password", "password"), ("password:", "password:"),
            ("\"token\":\"", "\"token\":\"REDACTED"),
        ] as [(String, String)]
    )
    func whatHasASecretsNameIsReplacedAndNothingElse(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
    }

    @Test func redactingTwiceChangesNothing() {
        let text = #"{"access_token":"a","u":"https://a/?key=b","password":1}"#
        #expect(Redaction.text(Redaction.text(text)) == Redaction.text(text))
    }

    @Test func headersKeepNamesOfCookiesAndSchemes() {
        let fields: HTTPFields = [
            .authorization: "Bearer s3cr3t", .proxyAuthorization: "s3cr3t", .cookie: "a=s3cr3t; s3cr3t",
            .setCookie: "sid=s3cr3t; Path=/; HttpOnly", .googleAPIKey: "s3cr3t", .known("X-Vault-Token"): "s3cr3t",
            .location: "https://a/?upload_id=s3cr3t&x=1", .accept: "a/b",
        ]
        #expect(
            Redaction.fields(fields).map(\.value) == [
                "Bearer REDACTED", "REDACTED", "a=REDACTED;REDACTED", "sid=REDACTED; Path=/; HttpOnly", "REDACTED",
                "REDACTED",
                "https://a/?upload_id=REDACTED&x=1", "a/b",
            ]
        )
    }

    /// Each would take hours if the search began anew at every name.
    @Test(arguments: [
        "<token ", "<token>", "token=\\\"", "\"token\":[", "\"code\":\\'", "://", "token:   ", "\\", "\"\":",
        "<a:token",
    ])
    func longRubbishTakesNoLongerThanItsLength(piece: String) {
        let shown = Redaction.text("\"token\":" + String(repeating: piece, count: 200_000 / piece.utf8.count))
        #expect(!shown.isEmpty)
    }

    /// Whatever the text, nothing is read outside of it, and no secret in the middle of rubbish survives.
    @Test func rubbishAroundASecretDoesNotSaveIt() {
        var generator = SplitMix(state: 5)
        let pieces = [
            "\"", "\\", ":", "=", "<", ">", "%", "%5", "\\u00", "[", "{", " ", "\n", "key", "token", "é", "://", "@",
            "/",
        ]
        for _ in 0..<3000 {
            let rubbish = (0..<8).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let text = rubbish + "\n\"password\":\"s3cr3t\"\n"
            let shown = Redaction.text(text)
            #expect(!shown.contains("s3cr3t"), "\(text.debugDescription) → \(shown.debugDescription)")
        }
    }
}

/// Numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
