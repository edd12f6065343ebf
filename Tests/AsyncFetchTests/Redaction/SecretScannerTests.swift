@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
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
            ("100%apikey=hunter2secret b", "100%apikey=REDACTED b"),
            ("a %cookie=abc&b=1", "a %cookie=REDACTED&b=1"),
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

    /// What frameworks escape: Go and .NET `&` and `=` in JSON, PHP each slash, forms and URLs nearly everything.
    @Test(
        arguments: [
            (
                #"{"u":"https://b/?a=1\u0026sig=s3cr3t\u0026z=1"}"#,
                #"{"u":"https://b/?a=1\u0026sig=REDACTED\u0026z=1"}"#
            ),
            (#"{"u":"access_token\u003ds3cr3t"}"#, #"{"u":"access_token\u003dREDACTED"}"#),
            ("a=%7B%22token%22%3A%22s3cr3t%22%7D&b=2", "a=%7B%22token%22%3A%22REDACTED%22%7D&b=2"),
            ("a=%7B%22token%22+%3A+%22s3cr3t%22%7D&b=2", "a=%7B%22token%22+%3A+%22REDACTED%22%7D&b=2"),
            ("a=%257B%2522token%2522%253A%2522s3cr3t%2522&b", "a=%257B%2522token%2522%253A%2522REDACTED%2522&b"),
            (#"{"db":"mysql:\/\/root:s3cr3t@db\/x"}"#, #"{"db":"mysql:\/\/REDACTED@db\/x"}"#),
            ("?to=https%3A%2F%2Fu%3As3cr3t%40h%2F&z", "?to=https%3A%2F%2FREDACTED%40h%2F&z"),
            (
                #"{"j":"{\u0022password\u0022:\u0022s3cr3t\u0022}","k":1}"#,
                #"{"j":"{\u0022password\u0022:\u0022REDACTED\u0022}","k":1}"#
            ),
            (#"{"j":"{\u0022password\u0022:s3cr3t}","k":1}"#, #"{"j":"{\u0022password\u0022:REDACTED}","k":1}"#),
            ("<a href=\"/?x=1&amp;sig=s3cr3t&amp;y\"/>", "<a href=\"/?x=1&amp;sig=REDACTED&amp;y\"/>"),
            ("&lt;password&gt;s3cr3t&lt;/password&gt;", "&lt;password&gt;REDACTED&lt;/password&gt;"),
            ("&#60;password&#x3e;s3cr3t&#60;/password>", "&#60;password&#x3e;REDACTED&#60;/password>"),
            (#"{"t":"a\nAuthorization: s3cr3t\nb","k":1}"#, #"{"t":"a\nAuthorization: REDACTED\nb","k":1}"#),
            (#"{"t":"a\nkey=s3cr3t\nb\u0021","k":1}"#, #"{"t":"a\nkey=REDACTED\nb\u0021","k":1}"#),
            (#"{"t":"a\u000apassword: s3cr3t","k":"public"}"#, #"{"t":"a\u000apassword: REDACTED","k":"public"}"#),
        ] as [(String, String)]
    )
    func secretsBehindEscapesAreFound(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
    }

    /// A name may stand in one value, and what it names in another.
    @Test(
        arguments: [
            (#"{"secret":["a]","s3cr3t"],"b":1}"#, #"{"secret":["REDACTED"],"b":1}"#),
            (#"{"secret":[["a"],"s3cr3t"],"b":1}"#, #"{"secret":["REDACTED"],"b":1}"#),
            (
                #"[{"name":"DB_PASSWORD","value":"s3cr3t"},{"name":"a","value":"b"}]"#,
                #"[{"name":"DB_PASSWORD","value":"REDACTED"},{"name":"a","value":"b"}]"#
            ),
            (
                #"[{"value":"s3cr3t","name":"DB_PASSWORD"},{"value":"b","name":"a"}]"#,
                #"[{"value":"REDACTED","name":"DB_PASSWORD"},{"value":"b","name":"a"}]"#
            ),
            (
                #"[{"key":"db_password","schema":{"type":"a","x":{}},"value":"s3cr3t"},{"value":"b"}]"#,
                #"[{"key":"db_password","schema":{"type":"a","x":{}},"value":"REDACTED"},{"value":"b"}]"#
            ),
            (
                #"{"value":"s3cr3t","meta":{"a":"}{"},"name":"password"}"#,
                #"{"value":"REDACTED","meta":{"a":"}{"},"name":"password"}"#
            ),
            (
                #"{"key":"x-api-key","d":"use }, ok","value":"s3cr3t"}"#,
                #"{"key":"x-api-key","d":"use }, ok","value":"REDACTED"}"#
            ),
            (
                #"{"name":"spring.datasource.password","value":["s3cr3t"]}"#,
                #"{"name":"spring.datasource.password","value":["REDACTED"]}"#
            ),
            (
                #"<add key="DbPassword" value="s3cr3t"/><add key="a" value="b"/>"#,
                #"<add key="DbPassword" value="REDACTED"/><add key="REDACTED" value="b"/>"#
            ),
            (
                #"<add value="s3cr3t" name="DbPassword"/><add name="a" value="b"/>"#,
                #"<add value="REDACTED" name="DbPassword"/><add name="a" value="b"/>"#
            ),
            (
                "<key>password</key><string>s3cr3t</string><key>a</key><string>b</string>",
                "<key>password</key><string>REDACTED</string><key>a</key><string>b</string>"
            ),
            ("name=password&value=s3cr3t&x=1", "name=password&value=REDACTED&x=1"),
            (
                "env:\n- name: DB_PASSWORD\n  value: s3cr3t\n- name: A\n  value: b\n",
                "env:\n- name: DB_PASSWORD\n  value: REDACTED\n- name: A\n  value: b\n"
            ),
            ("password: |\n  s3cr3t\n\n  s3cr3t\nname: x\n", "password: |\n  REDACTED\nname: x\n"),
            (
                "  client_secret: >-\n    s3cr3t\n    s3cr3t\n  name: x\n",
                "  client_secret: >-\n    REDACTED\n  name: x\n"
            ),
            ("- password:\n    - s3cr3t\n    - s3cr3t\n- b: c", "- password:\n    REDACTED\n- b: c"),
            ("secret:\n  name: a\n  type: b\n", "secret:\n  name: a\n  type: b\n"),
            ("X-Auth-Key: a\r\n s3cr3t\r\nAccept: b\r\n\r\n  {}", "X-Auth-Key: REDACTED\r\nAccept: b\r\n\r\n  {}"),
            ("password = two words\nuser = ann", "password = REDACTED\nuser = ann"),
            ("'password' => 's3cr3t', 'a' => 'b'", "'password' => 'REDACTED', 'a' => 'b'"),
            (#"{"password": s3cr3t words, "a": 1}"#, #"{"password": "REDACTED", "a": 1}"#),
        ] as [(String, String)]
    )
    func valuesApartFromTheirNamesAreFound(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
        #expect(Redaction.text(shown) == shown)
    }

    /// Names and values in objects between a name and its value, or around them.
    @Test(
        arguments: [
            (
                #"{"name":"DB_PASSWORD","tags":[{"key":"team","value":"x"}],"value":"s3cr3t"}"#,
                #"{"name":"DB_PASSWORD","tags":[{"key":"team","value":"x"}],"value":"REDACTED"}"#
            ),
            (
                #"{"name":"DB_PASSWORD","source":{"name":"env"},"value":"s3cr3t"}"#,
                #"{"name":"DB_PASSWORD","source":{"name":"env"},"value":"REDACTED"}"#
            ),
            (
                #"{"name":"DB_PASSWORD","note":"name=a, {\"name\":\"b\"}","value":"s3cr3t"}"#,
                #"{"name":"DB_PASSWORD","note":"name=a, {\"name\":\"b\"}","value":"REDACTED"}"#
            ),
            (
                #"[{"value":{"stringValue":"s3cr3t"},"key":"db.password"},{"value":{"stringValue":"b"},"key":"a"}]"#,
                #"[{"value":"REDACTED","key":"db.password"},{"value":{"stringValue":"b"},"key":"a"}]"#
            ),
            (
                #"{"value":"s3cr3t","meta":{"name":"x","value":"y"},"name":"DB_PASSWORD"}"#,
                #"{"value":"REDACTED","meta":{"name":"x","value":"y"},"name":"DB_PASSWORD"}"#
            ),
            (
                #"{"value":"s3cr3t","meta":{"value":"y"},"name":"DB_PASSWORD"}"#,
                #"{"value":"REDACTED","meta":{"value":"y"},"name":"DB_PASSWORD"}"#
            ),
            (
                #"{"value":"s3cr3t","meta":{"name":"DB_PASSWORD"}}"#,
                #"{"value":"REDACTED","meta":{"name":"DB_PASSWORD"}}"#
            ),
        ] as [(String, String)]
    )
    func eachObjectHasItsOwnPair(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
        #expect(Redaction.text(shown) == shown)
    }

    @Test(
        arguments: [
            (
                #"{"db_password":{"value":"s3cr3t","type":"string"},"port":{"value":"1"}}"#,
                #"{"db_password":{"value":"REDACTED","type":"string"},"port":{"value":"1"}}"#
            ),
            (#"{"password":{"name":"x","text":"s3cr3t"}}"#, #"{"password":{"name":"x","text":"REDACTED"}}"#),
            (
                #"{"body":"{\"password\":{\"text\":\"s3cr3t\"}}","b":2}"#,
                #"{"body":"{\"password\":{\"text\":\"REDACTED\"}}","b":2}"#
            ),
            (
                #"{"key":"db.password","value":{"arrayValue":{"values":[{"stringValue":"s3cr3t"}]}}}"#,
                #"{"key":"db.password","value":{"arrayValue":{"values":["REDACTED"]}}}"#
            ),
        ] as [(String, String)]
    )
    func theValuesInASecretObjectAreSecret(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
        #expect(Redaction.text(shown) == shown)
    }

    @Test(
        arguments: [
            (
                "<wsse:Password><![CDATA[p</q s3cr3t]]></wsse:Password><a>b</a>",
                "<wsse:Password>REDACTED</wsse:Password><a>b</a>"
            ),
            ("<password><!-- </password> -->s3cr3t</password>.", "<password>REDACTED</password>."),
            ("<password><v>x</v><w>s3cr3t</w></password>.", "<password>REDACTED</password>."),
            ("<password>s3cr3t</w:password >.", "<password>REDACTED</w:password >."),
            ("<password><![CDATA[s3cr3t</password>", "<password>REDACTED"),
            ("<password>s3cr3t</passwords><a>b</", "<password>REDACTED"),
            (#"<password note="a/>">s3cr3t</password>."#, #"<password note="a/>">REDACTED</password>."#),
            (#"{"x":"<token note=\"a/>\">s3cr3t</token>."}"#, #"{"x":"<token note=\"a/>\">REDACTED</token>."}"#),
            ("<password note=it's>s3cr3t</password>.", "<password note=it's>REDACTED</password>."),
            (#"<password a="b>s3cr3t" <x/></password>."#, #"<password a="b>REDACTED</password>."#),
            ("<token><token>a</token><x>s3cr3t</x></token>.", "<token>REDACTED</token>."),
            ("<password><password.hint>x</password.hint>s3cr3t</password>.", "<password>REDACTED</password>."),
            ("<token><token/><w:token a='>'/>s3cr3t</token>.", "<token>REDACTED</token>."),
        ]
    )
    func aSecretElementEndsWithItsOwnTag(text: String, shown: String) { #expect(Redaction.text(text) == shown) }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
    func textIsSearchedThoughNothingNamesItsEncoding(encoding: String.Encoding) throws {
        let bytes = try #require(#"{"access_token":"s3cr3t-31d4d96e","a":1}"#.data(using: encoding))
        for count in [bytes.count, bytes.count - 1] {
            let body = ByteBuffer(bytes: bytes.prefix(count))
            let shown = String(buffer: Redaction.body(body, contentType: "application/json"))
            #expect(shown.contains(#""access_token":"REDACTED""#), "\(shown)")
            let content = BodyContent.content(of: body, contentType: "application/json", isCut: count < bytes.count)
            guard case .text(let text) = content else { throw TestFailure(content) }
            #expect(text.contains("REDACTED") && !text.contains("3cr3t"), "\(text)")
        }
    }

    @Test(
        arguments: [
            ("application/json; charset=utf-8", #"{"access_token":"s3cr3t-31d4d96e"}"#),
            ("application/json; charset=iso-8859-1", #"{"access_token":"s3cr3t-31d4d96e"}"#),
            ("application/json; charset=utf-16be", #"{"access_token":"s3cr3t-31d4d96e"}"#),
            ("application/json; charset=unheard-of", #"{"access_token":"s3cr3t-31d4d96e"}"#),
            ("text/plain", "日 x\naccess_token=s3cr3t-31d4d96e"),
            ("text/plain; charset=iso-8859-1", "日 x\naccess_token=s3cr3t-31d4d96e"),
            ("text/plain; charset=unheard-of", "日 x\naccess_token=s3cr3t-31d4d96e"),
        ] as [(String, String)]
    )
    func utf16IsSearchedWhateverItsLabelIs(contentType: String, text: String) throws {
        let body = ByteBuffer(bytes: try #require(text.data(using: .utf16LittleEndian)))
        let kept = Redaction.body(body, contentType: contentType)
        let letters = String(decoding: Array(buffer: kept).filter { $0 != 0 }, as: UTF8.self)
        #expect(letters.contains("REDACTED") && !letters.contains("3cr3t"), "\(letters)")
        let content = BodyContent.content(of: body, contentType: contentType, isCut: false)
        guard case .text(let shown) = content else { throw TestFailure(content) }
        #expect(shown.contains("REDACTED") && !shown.contains("3cr3t") && !shown.contains("\0"), "\(shown)")
    }

    @Test(arguments: [String.Encoding.isoLatin1, .utf16LittleEndian])
    func bytesThatAreTextTellNoSecret(encoding: String.Encoding) throws {
        let text = "{\"password\":\"s3cr3t-31d4d96e\",\"name\":\"René\"}"
        let body = ByteBuffer(bytes: try #require(text.data(using: encoding)))
        let content = BodyContent.content(of: body, contentType: "application/octet-stream", isCut: false)
        guard case .binary(let start) = content else { throw TestFailure(content) }
        let shown = String(decoding: Array(buffer: start).filter { $0 != 0 }, as: UTF8.self)
        #expect(shown.contains("REDACTED") && !shown.contains("3cr3t"), "\(shown)")
        guard encoding == .isoLatin1 else { return }
        let kept = Array(buffer: Redaction.body(body, contentType: "application/octet-stream"))
        #expect(!String(decoding: kept, as: UTF8.self).contains("3cr3t"))
        #expect(kept.contains(0xE9))
    }

    private struct TestFailure: Error {
        let content: TrafficLog.Entry.Content
        init(_ content: TrafficLog.Entry.Content) { self.content = content }
    }

    /// Tokens that are known by their looks, in texts that give them no name.
    @Test(
        arguments: [
            "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl", "ya29.a0AfH6SMBx1234567890abc",
            "AIza" + "SyA1234567890abcdefghijklmnopqrstuvw", "1//0gabcdefghij-klmnop_qrst", "4/0AeanS0abcdefghijklmnop",
            "GOCSPX-" + "abcdefghijklmnopqrst", "ghp_" + "abcdefghijklmnopqrstuvwxyz0123456789",
            "xoxb-" + "123456789012-abcdef", "AKIA" + "IOSFODNN7EXAMPLE", "sk_live_" + "abcdefghijklmnopqrst",
        ]
    )
    func tokensAreKnownByTheirLooks(token: String) {
        #expect(Redaction.text("it said \"\(token)\", then left") == "it said \"REDACTED\", then left")
        #expect(Redaction.text(#"{"x":"\#(token)"}"#) == #"{"x":"REDACTED"}"#)
        #expect(!Redaction.text("x=" + token.replacing("/", with: "%2F")).contains(token.suffix(12)))
    }

    @Test func privateKeysAreKnownByTheirFrame() {
        let text = "a\n-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----\nb"
        #expect(Redaction.text(text) == "a\n-----BEGIN RSA PRIVATE KEY-----REDACTED-----END RSA PRIVATE KEY-----\nb")
        let certificate = "-----BEGIN CERTIFICATE-----\nMIIE\n-----END CERTIFICATE-----"
        #expect(Redaction.text(certificate) == certificate)
    }

    @Test(
        arguments: [
            "?state=open&sort=up", "{\"nonce\":\"1234567890123456\"}", "name: a\nvalue: b", "basic auth is simple",
            "Basic authentication-required", "eyJust a word", "sk-short", "{\"name\":\"report.pdf\",\"value\":\"v\"}",
            "https://a.example/eyJ/4/0/1//2", "?pageToken=abc&nextToken=abc",
            "<p><jwt.version>0.9</jwt.version><b>c</b></p>", "<token.count>5</token.count><b>c</b>",
            "<password.min.length>8</password.min.length>", "<cookie.domain>a</cookie.domain><b>c</b>",
            "<session.id.length>8</session.id.length>", "<d:api.key.rotation>8</d:api.key.rotation><b>c</b>",
            "cannot connect to https://upload.id:8443/files/1 (refused)", "https://my-upload.id:443/", "s.id: 3",
            "au.th:443", #"{"u":"https:\/\/upload.id:8443\/"}"#, "?u=https%3A%2F%2Fupload.id%3A8443%2F&a=b",
            "upload.id:443", "cannot connect to upload.id:443 (refused)", "at my-upload.id:8443: refused; a.b:443",
            "(upload.id:80) or upload.id:8080.", #"{"peer":"upload.id:443","a":1}"#, "peer: upload.id:443\r\nAccept: b",
        ]
    )
    func whatIsHarmlessStaysAsItIs(text: String) {
        #expect(Redaction.text(text) == text)
    }

    /// What could be a secret, and not the address of a host.
    @Test(
        arguments: [
            ("session.id:4711", "session.id:REDACTED"), ("session.id:44", "session.id:REDACTED"),
            ("session.id:443f", "session.id:REDACTED"), ("session.id:443.1", "session.id:REDACTED"),
            ("session.id:443-af0ifjsldkj", "session.id:REDACTED"), ("session.id:443/af0if+j", "session.id:REDACTED"),
            ("session.id:443%2Faf0ifj", "session.id:REDACTED"), ("session.id:443+af0ifj%20", "session.id:REDACTED"),
            ("session.id:443,af0ifj", "session.id:REDACTED"), ("session.id:443 af0ifj", "session.id:REDACTED"),
            ("a\nupload.id:80, af0ifj\nb", "a\nupload.id:REDACTED\nb"),
            ("session.id:443\n af0ifj\nb", "session.id:REDACTED\nb"),
            ("session.id: 443", "session.id: REDACTED"), ("session.id :443", "session.id :REDACTED"),
            ("?session.id=443&a=b", "?session.id=REDACTED&a=b"),
            (#"{"session.id":443}"#, #"{"session.id":"REDACTED"}"#),
            (#"{"session.id":"443"}"#, #"{"session.id":"REDACTED"}"#),
            ("access_key.id:443", "access_key.id:REDACTED"), ("sessionid:443", "sessionid:REDACTED"),
            ("api.key:443", "api.key:REDACTED"), ("db.password:443", "db.password:REDACTED"),
            ("to upload.id:443 password: s3cr3t", "to upload.id:443 password: REDACTED"),
        ] as [(String, String)]
    )
    func onlyAnAddressIsNoSecret(text: String, shown: String) { #expect(Redaction.text(text) == shown) }

    @Test(
        arguments: [
            "X-Auth-Key", "X-Session-Id", "Ocp-Apim-Subscription-Key", "X-Functions-Key", "device_code", "user_code",
            "SAMLResponse", "saml_response", "rapt", "signedJwt", "signedBlob", "x-goog-iap-jwt-assertion",
            "id_token_hint", "X-Goog-Credential", "X-Amz-Credential", "AccessKeyId", "AWSAccessKeyId",
            "x-goog-encryption-key", "x-amz-server-side-encryption-customer-key", "DB_PWD", "JSESSIONID",
            "subject_token", "actor_token", "client_assertion", "code_verifier", "registration_access_token",
            "private_key", "client_secret", "id_token",
        ]
    )
    func theNamesOfManyServicesAreSecret(name: String) throws {
        #expect(Redaction.isSecret(try #require(HTTPField.Name(name))))
        #expect(Redaction.text("{\"\(name)\":\"s3cr3t\"}") == "{\"\(name)\":\"REDACTED\"}")
        #expect(Redaction.text("?\(name)=s3cr3t&a=b") == "?\(name)=REDACTED&a=b")
    }

    @Test(
        arguments: [
            (#"{"api.key":"s3cr3t","session.id":"s3cr3t"}"#, #"{"api.key":"REDACTED","session.id":"REDACTED"}"#),
            ("https://a.example/?my.api.key=s3cr3t&x.key=1", "https://a.example/?my.api.key=REDACTED&x.key=1"),
            ("?api%2Ekey=s3cr3t&a=b", "?api%2Ekey=REDACTED&a=b"),
            ("<a><d:api.key>s3cr3t</d:api.key><b>c</b></a>", "<a><d:api.key>REDACTED</d:api.key><b>c</b></a>"),
            ("<db.password>s3cr3t</db.password><b/>", "<db.password>REDACTED</db.password><b/>"),
            ("<a.b.c.d.e.password>s3cr3t</a.b.c.d.e.password>.", "<a.b.c.d.e.password>REDACTED</a.b.c.d.e.password>."),
            ("data:\n  db.password: |\n    s3cr3t\nb: c", "data:\n  db.password: |\n    REDACTED\nb: c"),
            ("a.b.password: >-\n  s3cr3t\nb: c", "a.b.password: >-\n  REDACTED\nb: c"),
            ("db.password: s3\"cr3t\nb: c", "db.password: REDACTED\nb: c"),
            ("a.b.c.d.api.key: |\n  s3cr3t\nb: c", "a.b.c.d.api.key: |\n  REDACTED\nb: c"),
            ("a\nclient.api.key: s3cr3t\nb: c", "a\nclient.api.key: REDACTED\nb: c"),
            ("next.page.token.count=1 of a.b.c.key: d", "next.page.token.count=1 of a.b.c.key: d"),
        ] as [(String, String)]
    )
    func dotsInNamesMakeNoDifference(text: String, shown: String) {
        #expect(Redaction.text(text) == shown)
    }

    @Test func dotsInNamesMakeNoDifferenceToTheLinesBelow() {
        for (names, isWhole, meaning) in KnownNames.words where meaning == .secret && !isWhole {
            for name in names.split(separator: " ") {
                for start in ["a_", "a.", "a.b.c.d.e."] {
                    let shown = Redaction.text("\(start)\(name): |\n  s3cr3t\nb: c")
                    #expect(shown == "\(start)\(name): |\n  REDACTED\nb: c")
                }
            }
        }
    }

    /// If each word looked at all words before it, that would be 10¹⁰ steps.
    @Test(arguments: ["a.", "token.", ".", "a.key."])
    func aNameOfManyWordsTakesNoLongerThanItsLength(piece: String) {
        let name = String(repeating: piece, count: 100_000) + "password"
        #expect(Redaction.text("<\(name)>s3cr3t</\(name)>.") == "<\(name)>REDACTED</\(name)>.")
        #expect(Redaction.text("\(name): |\n  s3cr3t\n") == "\(name): |\n  REDACTED\n")
    }

    @Test func aRandomStateIsSecretInAQuery() {
        #expect(Redaction.text("?state=af0ifjsldkj&nonce=n-0S6_WzA2Mj") == "?state=REDACTED&nonce=REDACTED")
        #expect(Redaction.text("?login_hint=10769150350006150715113082367") == "?login_hint=REDACTED")
    }

    @Test func schemesThatNobodyKnowsAreNotShown() {
        let fields: HTTPFields = [.authorization: "s3cr3t or not"]
        #expect(Redaction.fields(fields)[.authorization] == "REDACTED")
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

    /// If the search began anew at every name, each would be 10¹⁰ steps, which the time limit would notice: half of the text
    /// for each piece.
    @Test(arguments: [
        "<token ", "<token>", "token=\\\"", "\"token\":[", "\"code\":\\'", "://", "token:   ", "\\", "\"\":",
        "<a:token", "%25", "\\u0022token\\u0022:[", "\"value\":'\\", "name: password\nvalue: ",
        "-----BEGIN PRIVATE KEY-----",
        "password: '\n", "password: |\n ", "eyJhbGciOi.", "1//0", "\\\"token\\\":\\\"", "&amp;", "name=\"", "[\"",
        "[\\", "a.",
    ])
    func longRubbishTakesNoLongerThanItsLength(piece: String) {
        let count = Int((2e10 / Double(piece.utf8.count)).squareRoot())
        let shown = Redaction.text("\"token\":" + String(repeating: piece, count: count))
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
