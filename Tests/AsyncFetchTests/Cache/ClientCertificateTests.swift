@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import Testing

/// Who shows another certificate is somebody else.
@Suite("Client certificates and stored answers", .timeLimit(.minutes(5)))
struct ClientCertificateTests {
    private func withFiles(_ texts: [String], _ body: ([TLSPolicy.Identity]) async throws -> Void) async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            var identities: [TLSPolicy.Identity] = []
            for (number, text) in texts.enumerated() {
                let path = "\(directory)/\(number).pem"
                try Data(text.utf8).write(to: URL(filePath: path))
                identities.append(.init(certificates: path, privateKey: path))
            }
            try await body(identities)
        }
    }

    private func fetcher(
        _ cache: ResponseCache,
        _ transport: ScriptedTransport,
        _ identities: [String: TLSPolicy.Identity]
    ) -> Fetcher {
        Fetcher(
            .init {
                $0.cache = cache
                $0.tls.identities = identities
            },
            transport: transport
        )
    }

    @Test func certificatesTellAnswersApart() async throws {
        try await withFiles(["of ann", "of bob"]) { identities async throws in
            let (cache, count) = (ResponseCache(), Counter())
            let transport = ScriptedTransport { _ in answer("\(count.increment())", "max-age=60") }
            func text(_ identities: [String: TLSPolicy.Identity], _ url: String = address) async throws -> String {
                try await fetcher(cache, transport, identities).fetch(url).text
            }
            #expect(try await text(["api.example": identities[0]]) == "1")
            #expect(try await text(["api.example": identities[1]]) == "2")
            #expect(try await text([:]) == "3")
            #expect(try await text(["API.example.": identities[0]]) == "1")
            #expect(try await text(["other.example": identities[0]]) == "3")
            #expect(try await text(["api.example:8443": identities[0]]) == "3")
            #expect(await cache.count == 3)
            // Plain http shows none.
            for identities in [["localhost": identities[0]], [:]] {
                #expect(try await text(identities, "http://localhost/a") == "4")
            }
        }
    }

    @Test func anAnswerForOneCertificateIsNotSharedWithAnother() async throws {
        try await withFiles(["of ann", "of bob"]) { identities async throws in
            let (cache, gate, count) = (ResponseCache(sharesRequests: true), Gate(), Counter())
            let transport = ScriptedTransport { _ in
                let number = count.increment()
                try await gate.pass()
                return answer("\(number)")
            }
            let fetchers = identities.map { fetcher(cache, transport, ["api.example": $0]) }
            let tickets = try fetchers.map { $0.ticket(try request()) }
            try await transport.waitForRequests(2)
            gate.open()
            var texts: Set<String> = []
            for ticket in tickets { texts.insert(try await ticket.value.text) }
            #expect(texts == ["1", "2"])
        }
    }

    /// Many users of an application have the same certificate.
    @Test func aCertificateDoesNotMakeASessionThatOfAUser() async throws {
        try await withFiles(["of an application"]) { identities async throws in
            let (cache, count) = (ResponseCache(), Counter())
            let transport = ScriptedTransport { _ in
                answer("\(count.increment())", "max-age=60", [.setCookie: "sid=1"])
            }
            // Each has cookies of its own.
            for text in ["1", "2"] {
                let fetcher = fetcher(cache, transport, ["api.example": identities[0]])
                #expect(try await fetcher.fetch(address).text == text)
            }
            #expect(await cache.count == 0)
        }
    }

    @Test func whoseCertificateCannotBeReadGetsNothingFromTheCache() async throws {
        let cache = ResponseCache()
        let transport = ScriptedTransport { _ in answer("x", "max-age=60") }
        let fetcher = fetcher(
            cache,
            transport,
            ["api.example": .init(certificates: "/nowhere/a", privateKey: "/nowhere/a")]
        )
        for _ in 0..<2 { #expect(try await !fetcher.fetch(address).isFromCache) }
        #expect(await cache.count == 0)
    }

    @Test func aFileIsReadOnceForAServer() async throws {
        try await withFiles(["of ann"]) { identities async throws in
            var tls = TLSPolicy()
            tls.identities = ["api.example": identities[0]]
            let certificates = ClientCertificates(tls)
            let digest = certificates.digest(for: try request())
            #expect(digest == "of ann".sha256)
            try Data("of bob".utf8).write(to: URL(filePath: identities[0].certificates))
            #expect(try certificates.digest(for: request()) == digest)
        }
    }
}
