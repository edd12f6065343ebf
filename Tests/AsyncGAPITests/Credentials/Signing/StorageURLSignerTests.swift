import AsyncFetch
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Foundation
import HTTPTypes
import Testing

@Suite("Signed URLs and forms of Cloud Storage", .timeLimit(.minutes(5)))
struct StorageURLSignerTests {
    private let key: GAPI.KeySigner

    init() throws {
        key = try GAPI.KeySigner(try SigningKey(pem: SignedVectors.key), email: SignedVectors.email, keyID: "k1")
    }

    private func signer(_ host: String = "storage.googleapis.com", at now: Double? = nil) -> GAPI.StorageURLSigner {
        GAPI.StorageURLSigner(key, host: host) { Date(timeIntervalSince1970: now ?? SignedVectors.now) }
    }

    private func expectRefusal(_ word: String, _ body: () async throws -> Void) async throws {
        let error = try await #require(throws: OAuthError.self) { try await body() }
        #expect(error.code == .invalidConfiguration)
        #expect(error.message.contains(word), "\(error.message)")
    }

    // MARK: As Python's library signs

    @Test(arguments: SignedVectors.urls.indices) func aURLIsThatOfPython(_ index: Int) async throws {
        let vector = SignedVectors.urls[index]
        var headers = HTTPFields()
        for (name, value) in vector.headers {
            headers.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
        }
        let signed = try await signer(vector.host).url(
            for: "photos",
            object: vector.object,
            method: vector.method,
            expires: .seconds(vector.seconds),
            headers: headers,
            query: vector.query.map { (name: $0.key, value: $0.value) },
            style: vector.style
        )
        let parts = signed.url.components(separatedBy: "&X-Goog-Signature=")
        #expect(parts.first == vector.url.replacing("*", with: SignedVectors.common))
        #expect(parts.last?.hasPrefix(vector.signature) == true)
        #expect(parts.last?.count == 512)
        #expect(signed.expiry == Date(timeIntervalSince1970: SignedVectors.now + Double(vector.seconds)))
        #expect(try signed.request.url == signed.url)
    }

    @Test(arguments: SignedVectors.forms.indices) func aFormIsThatOfPython(_ index: Int) async throws {
        let vector = SignedVectors.forms[index]
        let form = try await signer().form(
            for: "photos",
            object: vector.object,
            expires: .seconds(vector.seconds),
            fields: vector.fields,
            conditions: vector.conditions,
            style: vector.style
        )
        let credential = SignedVectors.email + "/20260102/auto/storage/goog4_request"
        let end =
            #"{"x-goog-date":"20260102T030405Z"},{"x-goog-credential":"\#(credential)"},"#
            + #"{"x-goog-algorithm":"GOOG4-RSA-SHA256"}],"expiration":"#
        let policy = try JSON.Bytes(parsing: try #require(form.fields["policy"])).bytes
        #expect(String(decoding: policy, as: UTF8.self) == vector.policy.replacing("*", with: end))
        #expect(form.fields["x-goog-signature"]?.hasPrefix(vector.signature) == true)
        #expect(form.url == vector.url)
        var others = form.fields
        others["policy"] = nil
        others["x-goog-signature"] = nil
        var expected = vector.fields
        expected["key"] = vector.object
        expected["x-goog-algorithm"] = "GOOG4-RSA-SHA256"
        expected["x-goog-credential"] = credential
        expected["x-goog-date"] = "20260102T030405Z"
        #expect(others == expected)
    }

    // MARK: Our own rules

    @Test(arguments: [
        ("localhost:9000", "https://localhost:9000/photos/a?"), ("http://[::1]:9000", "http://[::1]:9000/photos/a?"),
        ("storage.example.org:443", "https://storage.example.org:443/photos/a?"),
        ("https://storage.example.org/", "https://storage.example.org/photos/a?"),
    ]) func aPortIsInTheURLAndNotSigned(_ host: String, _ start: String) async throws {
        let signed = try await signer(host).url(for: "photos", object: "a", expires: .seconds(60))
        #expect(signed.url.hasPrefix(start))
        // The same signature as without a port: the host alone is signed.
        let bare = host.replacing(":9000", with: "").replacing(":443", with: "")
        let other = try await signer(bare).url(for: "photos", object: "a", expires: .seconds(60))
        #expect(signed.url.suffix(512) == other.url.suffix(512))
    }

    @Test func aRepeatedHeaderFieldIsOneWithACommaBetween() async throws {
        let name = try #require(HTTPField.Name("x-goog-meta-a"))
        var twice = HTTPFields()
        twice.append(HTTPField(name: name, value: "1"))
        twice.append(HTTPField(name: name, value: "2"))
        let first = try await signer().url(for: "b", object: "o", expires: .seconds(1), headers: twice)
        let second = try await signer().url(for: "b", object: "o", expires: .seconds(1), headers: [name: "1,2"])
        #expect(first.url == second.url)
    }

    @Test(arguments: [("a \t b", "a b", true), ("a\u{A0}b", "a b", false), ("a \u{301}b", "a b", false)])
    func onlySpacesAndTabsAreWhiteSpace(_ first: String, _ second: String, _ areSame: Bool) async throws {
        let name = try #require(HTTPField.Name("x-goog-meta-a"))
        let one = try await signer().url(for: "b", object: "o", expires: .seconds(1), headers: [name: first])
        let other = try await signer().url(for: "b", object: "o", expires: .seconds(1), headers: [name: second])
        #expect((one.url == other.url) == areSame)
    }

    @Test(arguments: [.zero, .milliseconds(999), .seconds(-1), .seconds(604_801), .seconds(Int64.max)] as [Duration])
    func theValidityHasBounds(_ validity: Duration) async throws {
        try await expectRefusal("604800") { _ = try await signer().url(for: "b", object: "o", expires: validity) }
        try await expectRefusal("604800") { _ = try await signer().form(for: "b", object: "o", expires: validity) }
    }

    @Test(arguments: [-1, .infinity, -.infinity, .nan, 1e18]) func aClockThatIsFarOffIsRefused(
        _ now: Double
    ) async throws {
        try await expectRefusal("clock") {
            _ = try await signer(at: now).url(for: "b", object: "o", expires: .seconds(1))
        }
    }

    @Test func fractionsOfSecondsAreDropped() async throws {
        let signed = try await signer(at: SignedVectors.now + 0.999)
            .url(for: "photos", object: "cat.jpg", expires: .milliseconds(600_999))
        let vector = try #require(SignedVectors.urls.first)
        #expect(signed.url.hasPrefix(vector.url.replacing("*", with: SignedVectors.common)))
    }

    @Test(arguments: ["", "a/b", "../b"]) func aBucketIsANameWithoutSlash(_ bucket: String) async throws {
        try await expectRefusal("bucket") { _ = try await signer().url(for: bucket, expires: .seconds(1)) }
    }

    @Test(arguments: ["A", "a b", "a?b", "é", "a@b", "a:1"]) func aBucketThatIsNoHostNeedsThePath(
        _ bucket: String
    ) async throws {
        try await expectRefusal(".path") {
            _ = try await signer().url(for: bucket, expires: .seconds(1), style: .virtualHosted)
        }
        _ = try await signer().url(for: bucket, expires: .seconds(1))
    }

    @Test(arguments: [
        "", "a b", "host ", " host", "a/b", "user@host", "ftp://host", "host:0", "host:x", "https://", "a\u{0}b",
        "host?q",
    ])
    func anUnusableHostIsRefused(_ host: String) async throws {
        try await expectRefusal("host") { _ = try await signer(host).url(for: "b", expires: .seconds(1)) }
        try await expectRefusal("host") {
            _ = try await signer().url(for: "b", expires: .seconds(1), style: .bucketBound(host: host))
        }
    }

    @Test(arguments: ["X-Goog-Signature", "x-goog-expires", "X-GOOG-DATE", "X-Goog-Credential"])
    func theParametersOfTheSignatureAreItsOwn(_ name: String) async throws {
        try await expectRefusal(name) {
            _ = try await signer().url(for: "b", expires: .seconds(1), query: [(name: name, value: "1")])
        }
    }

    @Test func theHostFieldIsTheSignaturesOwn() async throws {
        let host = try #require(HTTPField.Name("Host"))
        try await expectRefusal("Host") {
            _ = try await signer().url(for: "b", expires: .seconds(1), headers: [host: "evil.example"])
        }
    }

    @Test(arguments: ["key", "Policy", "x-goog-date", "X-Goog-Signature", "bucket", "file"])
    func theFieldsOfAFormAreItsOwn(_ name: String) async throws {
        try await expectRefusal(name) {
            _ = try await signer().form(for: "b", object: "o", expires: .seconds(1), fields: [name: "1"])
        }
    }

    // MARK: Signers

    @Test func anECKeyCannotSignForGoogle() throws {
        let key = try SigningKey(generating: .es256)
        let error = try #require(throws: OAuthError.self) { _ = try GAPI.KeySigner(key, email: SignedVectors.email) }
        #expect(error.code == .badKey)
        #expect(error.message.contains(SignedVectors.email))
    }

    /// A signer that waits for ever, as a service does that does not answer.
    private struct SlowSigner: GAPI.Signer {
        let email = "slow@project.iam.gserviceaccount.com"
        let keyID: String? = nil
        let began: Promise<Void>

        func signature(of bytes: [UInt8]) async throws -> [UInt8] {
            began.fulfill(.success(()))
            return try await Promise<[UInt8]>().value
        }
    }

    @Test func cancellingEndsTheWaitForASignature() async throws {
        let began = Promise<Void>()
        let signer = GAPI.StorageURLSigner(SlowSigner(began: began))
        let task = Task { _ = try await signer.url(for: "b", object: "o", expires: .seconds(1)) }
        try await began.value
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    // MARK: Secrets

    @Test func noDescriptionShowsASignature() async throws {
        let url = try await signer().url(for: "photos", object: "cat.jpg", expires: .seconds(60))
        let form = try await signer().form(for: "photos", object: "cat.jpg", expires: .seconds(60))
        let signature = try #require(form.fields["x-goog-signature"])
        var text = "\(url) \(String(reflecting: url)) \(form) \(String(reflecting: form)) \(signer()) \(key)"
        dump(url, to: &text)
        dump(form, to: &text)
        dump(signer(), to: &text)
        dump(key, to: &text)
        #expect(!text.contains(url.url.suffix(16)))
        #expect(!text.contains(signature.prefix(16)))
        #expect(!text.contains(try #require(form.fields["policy"]).prefix(16)))
        #expect(!text.contains("PrivateKey"))
        #expect("\(url)" == "SignedURL(GET https://storage.googleapis.com/photos/cat.jpg, until 2026-01-02T03:05:05Z)")
    }
}
