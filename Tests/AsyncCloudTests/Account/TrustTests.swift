import AsyncCloud
import AsyncFetch
import AsyncJSON
import CloudEmulator
import Foundation
import HTTPTypes
import Synchronization
import Testing

@Suite("Decisions about certificates", .timeLimit(.minutes(2)))
struct TrustTests {
    @Test func aVerifiedCertificateIsPinnedWithoutAQuestion() async throws {
        try await withFront(.first) { bed in
            _ = try await bed.connection().serverStatus()
            let pin = try #require(await bed.trust.pins[bed.place])
            #expect(pin.isException != true && pin.fingerprint?.count == 64 && pin.issuerKey != nil)
            #expect(bed.questions.isEmpty)
            #expect(bed.stored.last == [bed.place: pin])
        }
    }

    @Test func aSelfMadeCertificateIsAskedAboutOnceAndStoredBeforeTheFirstRequest() async throws {
        try await withFront(.selfMade) { bed in
            let connection = try bed.connection()
            try await withThrowingTaskGroup(of: Void.self) { tasks in
                for _ in 0..<20 { tasks.addTask { _ = try await connection.serverStatus() } }
                try await tasks.waitForAll()
            }
            #expect(bed.questions.map(\.isVerified) == [false])
            #expect(bed.stored.count == 1 && bed.stored.first?[bed.place]?.isException == true)
            #expect(bed.requestsWhenStored == [0])
        }
    }

    @Test func aRejectionHoldsUntilItIsReconsidered() async throws {
        try await withFront(.selfMade, decision: .reject) { bed in
            let connection = try bed.connection()
            for _ in 0..<3 {
                let error = await #expect(throws: Cloud.Error.self) { _ = try await connection.serverStatus() }
                #expect(error?.code == .untrusted)
            }
            #expect(bed.questions.count == 1 && bed.stored.isEmpty && bed.requests == 0)
            await bed.trust.reconsider()
            await #expect(throws: Cloud.Error.self) { _ = try await connection.serverStatus() }
            #expect(bed.questions.count == 2)
        }
    }

    @Test(arguments: [
        (TestCertificate.first, TestCertificate.sameKey), (.first, .sameIssuer), (.selfMade, .selfMadeSameKey),
    ]) func aSuccessorRenewsThePinWithoutAQuestion(old: TestCertificate, new: TestCertificate) async throws {
        try await withFront(old) { bed in
            _ = try await bed.connection().serverStatus()
            let (before, asked) = (await bed.trust.pins[bed.place], bed.questions.count)
            try bed.front.show(new)
            _ = try await bed.connection().serverStatus()
            let after = await bed.trust.pins[bed.place]
            #expect(after != before && after?.isException == before?.isException)
            #expect(bed.questions.count == asked)
            #expect(bed.stored.last?[bed.place] == after)
        }
    }

    @Test(arguments: [
        (TestCertificate.first, TestCertificate.otherIssuer, true), (.first, .selfMade, false),
        (.selfMade, .first, true), (.selfMade, .selfMadeOther, false),
    ]) func anotherCertificateIsAskedAbout(old: TestCertificate, new: TestCertificate, isVerified: Bool) async throws {
        try await withFront(old) { bed in
            _ = try await bed.connection().serverStatus()
            let (pin, asked) = (await bed.trust.pins[bed.place], bed.questions.count)
            try bed.front.show(new)
            _ = try await bed.connection().serverStatus()
            #expect(bed.questions.count == asked + 1)
            let question = try #require(bed.questions.last)
            #expect(question.isVerified == isVerified && question.pin == pin && question.host == bed.place)
        }
    }

    @Test(arguments: [TestCertificate.sameIssuer, .otherIssuer, .selfMade])
    func theOnlyCertificateIsReplacedByNoOtherKey(new: TestCertificate) async throws {
        try await withFront(.first) { bed in
            _ = try await bed.connection().serverStatus()
            var bookmark = bed.bookmark(await bed.trust.pins)
            bookmark.serverPin?.isOnly = true
            let pins = try #require(try Cloud.Bookmark(json: bookmark.jsonBytes()).pins)
            try bed.front.show(.sameKey)
            let trust = Cloud.Trust(pins: pins)
            _ = try await bed.connection(trust: trust).serverStatus()
            let renewed = try #require(await trust.pins.values.first)
            #expect(renewed.isOnly == true && renewed.fingerprint != bookmark.serverPin?.fingerprint)
            let before = bed.requests
            try bed.front.show(new)
            let error = await #expect(throws: Cloud.Error.self) {
                _ = try await bed.connection(trust: trust).serverStatus()
            }
            #expect(error?.code == .untrusted && bed.requests == before)
            #expect(await trust.pins.values.first == renewed)
            // Who is asked knows that it was the only one.
            let asking = Cloud.Trust(
                pins: pins,
                decide: { $0.pin?.isOnly == true ? .accept : .reject }
            )
            _ = try await bed.connection(trust: asking).serverStatus()
            #expect(await asking.pins.values.first?.isOnly == true)
        }
    }

    @Test func aDisturbedVerificationDecidesNothing() async throws {
        try await withFront(.first) { bed in
            // The second connection is that of the verification.
            bed.front.disturb([2])
            let error = await #expect(throws: Cloud.Error.self) { _ = try await bed.connection().serverStatus() }
            #expect(error?.code == .untrusted && bed.requests == 0)
            #expect(bed.questions.isEmpty && bed.stored.isEmpty)
            _ = try await bed.connection().serverStatus()
            let pin = try #require(await bed.trust.pins[bed.place])
            #expect(bed.questions.isEmpty && pin.isException != true)
        }
    }

    @Test func eachPortOfAHostHasItsOwnCertificate() async throws {
        try await withFront(.first) { bed in
            let port = try #require(bed.plainPort)
            try await TLSFront.run(.otherIssuer, before: port) { second in
                // As for a server and its provider.
                var configuration = bed.configuration
                for url in [bed.front.url, second.url] { bed.trust.guardConnections(of: &configuration, to: url) }
                let fetcher = Fetcher(configuration)
                for url in [bed.front.url, second.url] {
                    let answer = try await fetcher.fetch(url + "status.php")
                    #expect(answer.head.status == .ok)
                }
                await fetcher.shutdown()
                #expect(bed.questions.isEmpty)
                let pins = await bed.trust.pins
                #expect(pins.count == 2 && Set(pins.values.map(\.fingerprint)).count == 2)
            }
        }
    }

    @Test func whatCannotBeStoredIsNotAccepted() async throws {
        try await withFront(.selfMade, storeFails: true) { bed in
            let error = await #expect(throws: Cloud.Error.self) { _ = try await bed.connection().serverStatus() }
            #expect(error?.code == .untrusted)
            #expect(await bed.trust.pins.isEmpty)
            #expect(bed.requests == 0)
        }
    }

    @Test func withoutAClosureTheSystemDecides() async throws {
        try await withFront(.first) { bed in
            _ = try await bed.connection(trust: Cloud.Trust()).serverStatus()
            try bed.front.show(.selfMade)
            let error = await #expect(throws: Cloud.Error.self) {
                _ = try await bed.connection(trust: Cloud.Trust()).serverStatus()
            }
            #expect(error?.code == .untrusted)
        }
    }

    @Test func aCancelledCallLeavesItsQuestionToTheNext() async throws {
        let gate = Gate()
        try await withFront(.selfMade, before: { await gate.wait() }) { bed in
            let connection = try bed.connection()
            let first = Task { try await connection.serverStatus() }
            while bed.questions.isEmpty { await Task.yield() }
            first.cancel()
            await #expect(throws: CancellationError.self) { _ = try await first.value }
            let second = Task { try await connection.serverStatus() }
            gate.open()
            _ = try await second.value
            #expect(bed.questions.count == 1)
        }
    }

    @Test func pinsAreOfTheBookmark() async throws {
        try await withFront(.selfMade) { bed in
            _ = try await bed.connection().serverStatus()
            let bookmark = try Cloud.Bookmark(json: bed.bookmark(await bed.trust.pins).jsonBytes())
            let login = try BasicCredentials(user: "alice", password: "alice-secret")
            let connection = try Cloud.Connection(bookmark, credentials: login)
            #expect(try await connection.connect().user.id == "alice")
        }
    }
}

/// A server behind a certificate, and what was asked and stored.
private final class Bed: Sendable {
    let front: TLSFront
    private let cloud: EmulatedCloud
    private let state = Mutex((questions: [Cloud.Trust.Question](), stored: [[String: Cloud.Pin]](), seen: [Int]()))
    private let authorities: String
    let trust: Cloud.Trust

    init(
        _ front: TLSFront,
        _ cloud: EmulatedCloud,
        _ authorities: String,
        _ decision: Cloud.Trust.Decision,
        _ storeFails: Bool,
        _ before: @escaping @Sendable () async -> Void
    ) {
        self.front = front
        self.cloud = cloud
        self.authorities = authorities
        let parts = Parts()
        trust = Cloud.Trust { pins in
            if storeFails { throw CocoaError(.fileWriteOutOfSpace) }
            parts.bed.withLock(\.value)?.note(pins)
        } decide: { question in
            parts.bed.withLock(\.value)?.note(question)
            await before()
            return decision
        }
        parts.bed.withLock { $0.value = self }
    }

    private final class Parts: Sendable {
        struct Weak: Sendable { weak var value: Bed? }
        let bed = Mutex(Weak())
    }

    private func note(_ question: Cloud.Trust.Question) { state.withLock { $0.questions.append(question) } }

    private func note(_ pins: [String: Cloud.Pin]) {
        let seen = requests
        state.withLock {
            $0.stored.append(pins)
            $0.seen.append(seen)
        }
    }

    var questions: [Cloud.Trust.Question] { state.withLock(\.questions) }
    var stored: [[String: Cloud.Pin]] { state.withLock(\.stored) }
    var requestsWhenStored: [Int] { state.withLock(\.seen) }
    var requests: Int { cloud.journal.entries.count }

    /// The key of the server among the pins.
    var place: String { String(front.url.dropFirst("https://".count).dropLast()) }

    func bookmark(_ pins: [String: Cloud.Pin]? = nil) -> Cloud.Bookmark {
        Cloud.Bookmark {
            $0.server = front.url
            $0.pins = pins
        }
    }

    /// The port of the server behind the front.
    var plainPort: Int? { cloud.url.split(separator: ":").last.flatMap { Int($0) } }

    /// The settings of a fetcher whose system trusts the authorities of the tests.
    var configuration: Fetcher.Configuration {
        Fetcher.Configuration {
            $0.tls.trustedCertificates = [authorities]
            $0.connectTimeout = .seconds(100)  // for machines where handshakes of many tests wait
            $0.proxies = .none
        }
    }

    /// A new connection, which has to connect anew.
    func connection(trust: Cloud.Trust? = nil) throws -> Cloud.Connection {
        let login = try BasicCredentials(user: "alice", password: "alice-secret")
        return try Cloud.Connection(
            bookmark(),
            credentials: login,
            trust: trust ?? self.trust,
            configuration: configuration
        )
    }
}

private func withFront(
    _ certificate: TestCertificate,
    decision: Cloud.Trust.Decision = .accept,
    storeFails: Bool = false,
    before: @escaping @Sendable () async -> Void = {},
    _ body: @escaping @Sendable (Bed) async throws -> Void
) async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "authorities-\(UUID()).pem")
    try TestCertificate.authorities.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path()
    try await EmulatedCloud.run { cloud in
        let port = try #require(cloud.url.split(separator: ":").last.flatMap { Int($0) })
        try await TLSFront.run(certificate, before: port) { front in
            try await body(Bed(front, cloud, path, decision, storeFails, before))
        }
    }
}

/// A gate that opens once.
private final class Gate: Sendable {
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    func open() { continuation.finish() }
    func wait() async { for await _ in stream {} }
}
