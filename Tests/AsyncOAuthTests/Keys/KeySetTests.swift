import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Synchronization
import Testing

@Suite("The keys of an issuer", .timeLimit(.minutes(5)))
struct KeySetTests {
    private let first: SigningKey
    private let second: SigningKey
    private let clock = VirtualClock(skippingUpTo: .seconds(60))

    init() throws {
        first = try SigningKey(pem: TestKeys.p256)
        second = try SigningKey(generating: .es256)
    }

    private func keySet(_ transport: ScriptedTransport) -> KeySet {
        let environment = TokenEnvironment(.init { $0.clock = FetchClock(clock) }, transport: transport)
        return KeySet(url: "https://issuer.example/keys", environment: environment)
    }

    private func answer(
        _ keys: [(SigningKey, String)],
        _ fields: HTTPFields = [:]
    ) -> ScriptedTransport.Answer {
        let values = keys.map { key, id in
            var key = key.publicKey
            key.keyID = id
            return key.jsonWebKey
        }
        return .status(200, headers: fields, body: "\(["keys": JSON.Value(values)] as JSON.Value)")
    }

    private func token(_ key: SigningKey, _ id: String) throws -> String {
        try JSONWebToken.signed(["sub": "7"], by: key, keyID: id)
    }

    private func refusal(of token: String, by keys: KeySet) async throws -> OAuthError {
        try await #require(throws: OAuthError.self) { _ = try await keys.claims(of: token) }
    }

    // MARK: Lifetime

    @Test(
        arguments: [
            (nil, 3_600), ("max-age=600", 600), ("public, max-age=0", 60), ("max-age=99999999", 86_400),
            ("no-store", 60),
            ("max-age=nonsense", 60), ("max-age=-5", 60), ("no-cache", 60),
        ] as [(String?, Int)]
    ) func keysAreUsedAsLongAsTheServerSays(_ control: String?, _ seconds: Int) async throws {
        let fields: HTTPFields = control.map { [.cacheControl: $0] } ?? [:]
        let transport = ScriptedTransport([answer([(first, "1")], fields), answer([(first, "1")], fields)])
        let keys = keySet(transport)
        let token = try token(first, "1")
        for _ in 0..<3 { _ = try await keys.claims(of: token) }
        clock.advance(by: .seconds(seconds) - .milliseconds(1))
        _ = try await keys.claims(of: token)
        #expect(transport.requests.count == 1)
        clock.advance(by: .milliseconds(1))
        _ = try await keys.claims(of: token)
        try await transport.waitForRequests(2)
    }

    @Test func theAgeOfAnAnswerCounts() async throws {
        let fields: HTTPFields = [.cacheControl: "max-age=600", .age: "500"]
        let transport = ScriptedTransport([answer([(first, "1")], fields), answer([(first, "1")], fields)])
        let keys = keySet(transport)
        _ = try await keys.claims(of: try token(first, "1"))
        clock.advance(by: .seconds(100))
        _ = try await keys.claims(of: try token(first, "1"))
        try await transport.waitForRequests(2)
    }

    /// Returns a transport that answers the first request at once, and the later ones when a gate is open.
    private func transport(
        _ first: ScriptedTransport.Answer,
        later: ScriptedTransport.Answer,
        behind gate: Promise<Void>
    ) -> ScriptedTransport {
        let count = Mutex(0)
        return ScriptedTransport { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            guard number > 1 else { return first }
            try await gate.value
            return later
        }
    }

    @Test func oldKeysServeWhileTheIssuerIsSilent() async throws {
        let gate = Promise<Void>()
        let old = answer([(first, "1")], [.cacheControl: "max-age=600"])
        let silent = transport(old, later: answer([(first, "1"), (second, "2")]), behind: gate)
        let keys = keySet(silent)
        _ = try await keys.claims(of: try token(first, "1"))
        clock.advance(by: .seconds(600))
        for _ in 0..<3 { #expect(try await keys.claims(of: try token(first, "1"))["sub"] == "7") }
        try await silent.waitForRequests(2)
        // A token that the old keys do not fit waits for the same request.
        let newer = try token(second, "2")
        let wait = Task { try await keys.claims(of: newer) }
        gate.fulfill(.success(()))
        #expect(try await wait.value["sub"] == "7")
        #expect(silent.requests.count == 2)
    }

    @Test func keysThatMayHaveBeenWithdrawnAreNotUsed() async throws {
        let gate = Promise<Void>()
        gate.fulfill(.success(()))
        let old = answer([(first, "1")], [.cacheControl: "max-age=600"])
        let keys = keySet(transport(old, later: answer([(second, "2")]), behind: gate))
        _ = try await keys.claims(of: try token(first, "1"))
        clock.advance(by: .seconds(4_201))
        #expect(try await refusal(of: try token(first, "1"), by: keys).code == .idToken)
    }

    @Test func anIssuerThatFailedIsNotWaitedFor() async throws {
        let good = answer([(first, "1")], [.cacheControl: "max-age=600"])
        let transport = ScriptedTransport([good, .status(404), .stall])
        let keys = keySet(transport)
        _ = try await keys.claims(of: try token(first, "1"))
        _ = try await refusal(of: try token(second, "2"), by: keys)
        clock.advance(by: .seconds(10_000))
        for _ in 0..<3 { #expect(try await keys.claims(of: try token(first, "1"))["sub"] == "7") }
        try await transport.waitForRequests(3)
        await transport.shutdown()
    }

    // MARK: Rotation

    @Test func aNewKeyIsFound() async throws {
        let transport = ScriptedTransport([answer([(first, "1")]), answer([(first, "1"), (second, "2")])])
        let keys = keySet(transport)
        _ = try await keys.claims(of: try token(first, "1"))
        #expect(try await keys.claims(of: try token(second, "2"))["sub"] == "7")
        _ = try await keys.claims(of: try token(first, "1"))
        #expect(transport.requests.count == 2)
    }

    @Test func aNewKeyWithTheSameIDIsFoundAfterABadSignature() async throws {
        let transport = ScriptedTransport([answer([(first, "1")]), answer([(second, "1")])])
        let keys = keySet(transport)
        _ = try await keys.claims(of: try token(first, "1"))
        #expect(try await keys.claims(of: try token(second, "1"))["sub"] == "7")
        #expect(transport.requests.count == 2)
    }

    @Test func forgedTokensCannotFloodTheIssuer() async throws {
        let good = answer([(first, "1")])
        let transport = ScriptedTransport { _ in good }
        let keys = keySet(transport)
        for round in 1...3 {
            for number in 0..<20 {
                let error = try await refusal(of: try token(second, "forged \(number)"), by: keys)
                #expect(error.code == .idToken)
                #expect(error.message.contains("forged \(number)"))
            }
            for _ in 0..<20 { _ = try await refusal(of: try token(second, "1"), by: keys) }
            // The first request for the first token, and one for the sake of forged ones each half minute.
            #expect(transport.requests.count == 1 + round)
            clock.advance(by: KeySet.refetchPause)
        }
        #expect(try await keys.claims(of: try token(first, "1"))["sub"] == "7")
    }

    @Test func manyForgedTokensAtOnceShareOneRequest() async throws {
        let good = answer([(first, "1")])
        let gate = Promise<Void>()
        let transport = ScriptedTransport { _ in
            try await gate.value
            return good
        }
        let keys = keySet(transport)
        let forged = try token(second, "2")
        async let refusals = withThrowingTaskGroup(of: OAuthError.Code.self) { group in
            for _ in 0..<50 { group.addTask { try await self.refusal(of: forged, by: keys).code } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        try await transport.waitForRequests(1)
        gate.fulfill(.success(()))
        #expect(try await refusals == Array(repeating: .idToken, count: 50))
        #expect(transport.requests.count == 2)
    }

    // MARK: Failures

    @Test(
        arguments: [
            .status(404), .status(200, body: "<html>"), .status(200, body: "{}"), .status(200, body: #"{"keys": []}"#),
            .status(200, body: #"{"keys": [{"kty": "oct"}]}"#), .status(200), .failure(.connectionLost),
            .status(200, body: String(repeating: " ", count: (1 << 20) + 1)),
            .status(302, headers: [.location: "/other"]),
        ] as [ScriptedTransport.Answer]
    ) func aFailedRequestKeepsTheOldKeys(_ failure: ScriptedTransport.Answer) async throws {
        let good = answer([(first, "1")], [.cacheControl: "max-age=600"])
        let isFailing = Mutex(false)
        let transport = ScriptedTransport { _ in isFailing.withLock { $0 } ? failure : good }
        let keys = keySet(transport)
        _ = try await keys.claims(of: try token(first, "1"))
        isFailing.withLock { $0 = true }
        let error = try await refusal(of: try token(second, "2"), by: keys)
        #expect(error.code == .idToken)
        #expect(error.cause is OAuthError)
        clock.advance(by: .seconds(3_600))
        #expect(try await keys.claims(of: try token(first, "1"))["sub"] == "7")
        // This waits for the request that the call before began.
        _ = try await refusal(of: try token(second, "2"), by: keys)
        let count = transport.requests.count
        #expect(try await keys.claims(of: try token(first, "1"))["sub"] == "7")
        #expect(transport.requests.count == count)
    }

    @Test func aFirstRequestThatFailsIsAnErrorAndIsTriedAgain() async throws {
        let good = answer([(first, "1")])
        let isFailing = Mutex(true)
        let transport = ScriptedTransport { _ in isFailing.withLock { $0 } ? .status(404) : good }
        let keys = keySet(transport)
        let token = try token(first, "1")
        #expect(try await refusal(of: token, by: keys).code != .idToken)
        isFailing.withLock { $0 = false }
        // Not at once, so that a broken issuer is not asked for each call.
        #expect(try await refusal(of: token, by: keys).code != .idToken)
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(10))
        #expect(try await keys.claims(of: token)["sub"] == "7")
    }

    @Test func aURLThatIsNoneIsAConfigurationError() async throws {
        let keys = KeySet(url: "not a URL", environment: TokenEnvironment(transport: ScriptedTransport([])))
        #expect(try await refusal(of: try token(first, "1"), by: keys).code == .invalidConfiguration)
    }

    @Test func aMalformedTokenRequestsNothing() async throws {
        let transport = ScriptedTransport([])
        _ = try await refusal(of: "a.b.c", by: keySet(transport))
        #expect(transport.requests.isEmpty)
    }

    // MARK: Waiting

    @Test func aCancelledWaiterLeavesTheOthers() async throws {
        let good = answer([(first, "1")])
        let gate = Promise<Void>()
        let transport = ScriptedTransport { _ in
            try await gate.value
            return good
        }
        let keys = keySet(transport)
        let token = try token(first, "1")
        let cancelled = Task { try await keys.claims(of: token) }
        try await transport.waitForRequests(1)
        let other = Task { try await keys.claims(of: token) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        gate.fulfill(.success(()))
        #expect(try await other.value["sub"] == "7")
        #expect(transport.requests.count == 1)
    }

    @Test func aWaiterForAnotherKeyIsCancelled() async throws {
        let good = answer([(first, "1")])
        let gate = Promise<Void>()
        let count = Mutex(0)
        let transport = ScriptedTransport { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number > 1 { try await gate.value }
            return good
        }
        let keys = keySet(transport)
        _ = try await keys.claims(of: try token(first, "1"))
        let forged = try token(second, "2")
        let cancelled = Task { try await keys.claims(of: forged) }
        try await transport.waitForRequests(2)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        // The others do not wait: their key is known.
        #expect(try await keys.claims(of: try token(first, "1"))["sub"] == "7")
        gate.fulfill(.success(()))
    }

    // MARK: Formats

    @Test func keysOfOtherKindsAreSkipped() async throws {
        let set = try JSON.Value(parsing: TestKeys.keySet)
        let others: [JSON.Value] = [
            ["kty": "oct", "k": "AA"], ["kty": "OKP", "crv": "Ed25519", "x": "AA"], ["kty": "EC", "crv": "P-521"], 7,
            nil,
            ["kty": "RSA", "n": "!!", "e": "AQAB"], [:],
        ].compactMap { $0 ?? .null }
        let body: JSON.Value = ["keys": JSON.Value(others + (set["keys"]?.array ?? []))]
        let keys = keySet(ScriptedTransport([.status(200, body: "\(body)")]))
        for token in [TestKeys.rs256Token, TestKeys.es256Token, TestKeys.es384Token] {
            #expect(try await keys.claims(of: token)["sub"] == "7")
        }
    }

    /// `https://www.googleapis.com/oauth2/v1/certs` has certificates, IAP's `public_key` has public keys.
    @Test func googlesMapsOfPEMTextsAreRead() async throws {
        let body: JSON.Value = [
            "r": JSON.Value(TestKeys.rsaCertificate + "\n"), "e": JSON.Value(TestKeys.p256Public), "other": "text",
            "k": JSON.Value(TestKeys.secp256k1Certificate),
        ]
        let keys = keySet(ScriptedTransport([.status(200, body: "\(body)")]))
        #expect(try await keys.claims(of: TestKeys.rs256Token)["sub"] == "7")
        #expect(try await keys.claims(of: TestKeys.es256Token)["sub"] == "7")
    }
}
