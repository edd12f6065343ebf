import NIOCore
import NIOHTTP1
import Testing

@testable import EmulatorServer

@Suite("Hosts and origins of requests")
struct RequestAdmissionTests {
    private let admission = RequestAdmission(names: ["Fake-GCS", "0.0.0.0"], origins: ["http://app.example:3000"])

    private func refusal(
        _ fields: [(String, String)],
        _ method: HTTPMethod = .GET,
        at local: String? = "127.0.0.1"
    ) throws -> EmulatorRefusal? {
        let head = HTTPRequestHead(version: .http1_1, method: method, uri: "/", headers: HTTPHeaders(fields))
        return admission.refusal(of: head, local: try local.map { try SocketAddress(ipAddress: $0, port: 4443) })
    }

    @Test(arguments: [
        "localhost", "localhost:4443", "LOCALHOST:1", "localhost.", "bucket.localhost:4443", "127.0.0.1",
        "127.8.9.1:80",
        "[::1]", "[::1]:4443", "fake-gcs:4443", "FAKE-GCS",
    ])
    func namesAndAddressesOfLoopbackPass(host: String) throws {
        #expect(try refusal([("Host", host)]) == nil)
        #expect(try refusal([("Host", host)], at: "::1") == nil)
    }

    @Test(arguments: [
        "evil.example", "evil.example:4443", "localhost.evil.example", "evil-localhost", "127.0.0.1.evil.example",
        "6.6.6.6", "[2001:db8::1]", "localhost@evil.example", "localhost:80x", "[::1", "[::1]x", "", ":", "127.1",
        "0x7f.1", "evil.example/localhost",
    ])
    func otherHostsAreRefusedOnLoopback(host: String) throws {
        #expect(try refusal([("Host", host)]) == .unknownHost)
        #expect(try refusal([("Host", host)], .POST, at: "127.0.0.1") == .unknownHost)
        #expect(try refusal([("Host", host)], at: "192.0.2.7") == nil)
    }

    @Test func aProgramWithoutHostPassesAndTwoHostsDoNot() throws {
        #expect(try refusal([]) == nil)
        #expect(try refusal([("Host", "localhost"), ("host", "evil.example")]) == .invalidRequest)
    }

    @Test(
        arguments: [
            ("http://localhost:4443", nil), ("HTTP://LOCALHOST:4443", nil), ("https://localhost:4443", nil),
            ("http://app.example:3000", nil), ("http://localhost:3000", .otherOrigin),
            ("http://127.0.0.1:4443", .otherOrigin),
            ("http://evil.example", .otherOrigin), ("null", .otherOrigin), ("", .otherOrigin),
            ("http://localhost:4443.evil.example", .otherOrigin),
        ] as [(String, EmulatorRefusal?)]
    )
    func onlyItsOwnAndAllowedOriginsPass(origin: String, expected: EmulatorRefusal?) throws {
        let fields = [("Host", "localhost:4443"), ("Origin", origin), ("Content-Type", "text/plain")]
        for method in [HTTPMethod.GET, .POST, .OPTIONS, .PUT] {
            #expect(try refusal(fields, method) == expected)
            #expect(try refusal(fields, method, at: "192.0.2.7") == expected)
        }
    }

    @Test func twoOriginsAreRefused() throws {
        let fields = [("Host", "localhost"), ("Origin", "http://localhost"), ("Origin", "http://evil.example")]
        #expect(try refusal(fields) == .otherOrigin)
    }

    @Test func whatAPageLoadsIsRefusedAndALinkIsFollowed() throws {
        let base = [("Host", "localhost"), ("Sec-Fetch-Site", "cross-site")]
        #expect(try refusal(base) == .otherOrigin)
        #expect(try refusal(base + [("Sec-Fetch-Mode", "no-cors")]) == .otherOrigin)
        #expect(try refusal(base + [("Sec-Fetch-Mode", "navigate")]) == nil)
        #expect(try refusal(base + [("Sec-Fetch-Mode", "navigate")], .POST) == .otherOrigin)
        #expect(try refusal([("Host", "localhost"), ("Sec-Fetch-Site", "none")]) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1:1"), ("::1", "[::1]:1"), ("[::1]", "[::1]:1"), ("localhost", "localhost:1"),
    ])
    func anAddressOfIPv6IsInBracketsInURLs(host: String, authority: String) {
        #expect(EmulatorServer.authority(host, 1) == authority)
    }
}
