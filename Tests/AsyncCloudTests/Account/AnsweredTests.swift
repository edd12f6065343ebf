import AsyncFetch
import AsyncOAuth
import NIOSSL
import Testing

@testable import AsyncCloud

/// A person takes longer for an answer than a connection waits.
@Suite("Questions of a setup", .timeLimit(.minutes(5)))
struct AnsweredTests {
    private static let failures: [any Error] = [
        FetchError(.connectTimeout, "no answer"), OAuthError(.unavailable, "the discovery did not answer"),
    ]

    /// Returns the number of calls that were made, of which the first one fails while a person is asked.
    private func calls(_ failure: any Error, _ decision: Cloud.Trust.Decision) async throws -> Int {
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        let (answered, answer) = AsyncStream.makeStream(of: Void.self)
        let trust = Cloud.Trust(decide: { _ in
            ask.finish()
            for await _ in answered {}
            return decision
        })
        let der = try NIOSSLCertificate(bytes: Array(TestCertificate.selfMade.certificate.utf8), format: .pem)
            .toDERBytes()
        let certificate = try ServerCertificate(der: der, of: "host")
        let connection = Task { try await trust.isTrusted(certificate) { false } }
        for await _ in asked {}
        let search = ServerSearch(.init { $0.trust = trust }, { _ in .approve })
        var calls = 0
        try? await search.answered {
            calls += 1
            answer.finish()
            if calls == 1 { throw failure }
        }
        _ = try await connection.value
        return calls
    }

    @Test(arguments: 0..<2) func aCallIsMadeAgainAfterTheAnswer(failure: Int) async throws {
        #expect(try await calls(Self.failures[failure], .accept) == 2)
    }

    @Test(arguments: 0..<2) func aCallIsNotMadeAgainAfterARejection(failure: Int) async throws {
        #expect(try await calls(Self.failures[failure], .reject) == 1)
    }

    @Test func theRejectionsOfAServerThatShowsEverNewCertificatesAreBounded() async throws {
        var der = try NIOSSLCertificate(bytes: Array(TestCertificate.selfMade.certificate.utf8), format: .pem)
            .toDERBytes()
        let trust = Cloud.Trust()
        for number in 0..<200 {
            der[der.count - 1] = UInt8(number)  // of the signature
            let certificate = try ServerCertificate(der: der, of: "host")
            for _ in 0..<2 {
                let isTrusted = try await trust.isTrusted(certificate) { false }
                #expect(!isTrusted)
            }
        }
        #expect(await trust.rejected.count == 64)
    }

    @Test func otherFailuresAreNotWaitedFor() async throws {
        #expect(try await calls(CancellationError(), .accept) == 1)
    }
}
