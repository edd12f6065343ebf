import AsyncFetch
import AsyncJSON
import AsyncOAuth
import Crypto
import CryptoExtras
import Foundation
import NIOCore
import Synchronization

/// Tokens: what they cost a call, those who wait for one, and those who sign for one.
enum OAuthRows {
    @concurrent static func run(_ report: Report) async throws {
        try await compareCalls(report)
        try await releaseWaiters(10_000, report)
        try await compareSignatures(report)
    }

    /// Calls that are answered at once: with a token that has an expiry, and with a constant one.
    private static func compareCalls(_ report: Report) async throws {
        let count = 20_000
        let credentials = TokenCredentials { AccessToken("token", expiry: .after(.seconds(3600))) }
        _ = try await credentials.token()
        let candidates: [any FetchCredentials] = [credentials, BearerToken("token")]
        let samples = try await Rounds(
            15,
            warmUp: 2,
            candidates.map { credentials in
                let fetcher = Fetcher(
                    .init { $0.credentials["https://api.example"] = credentials },
                    transport: InstantTransport()
                )
                return {
                    try await Cost.of {
                        for _ in 0..<count { _ = try await fetcher.fetch("https://api.example/") }
                    }
                }
            }
        )
        func microseconds(_ cost: Cost) -> Double { cost.seconds / Double(count) * 1e6 }
        report(samples.row("call with a valid token, constant token", "µs", microseconds))
        let more = samples.difference(microseconds)
        report(Row("call with a valid token, more than with a constant one", more, "µs", target: .atMost(3)))
    }

    /// The time from a token's arrival until all have gone on that waited for it.
    private static func releaseWaiters(_ count: Int, _ report: Report) async throws {
        var milliseconds: [Double] = []
        var requests = 0
        for _ in 0..<5 {
            let arrivals = Atomic(0)
            let asked = Atomic(0)
            let (gate, opening) = AsyncStream.makeStream(of: Void.self)
            let credentials = TokenCredentials {
                asked.add(1, ordering: .relaxed)
                for await _ in gate {}
                return AccessToken("token", expiry: .after(.seconds(3600)))
            }
            let request = try HTTPRequest(url: "https://api.example/")
            let tasks = (0..<count).map { _ in
                Task { @Sendable in
                    var request = request
                    arrivals.add(1, ordering: .relaxed)
                    try await credentials.authorize(&request)
                }
            }
            // Waits in real time, before the measurement: nothing tells from outside when the last one has come into the queue.
            while arrivals.load(ordering: .relaxed) < count { try await Task.sleep(for: .milliseconds(2)) }
            try await Task.sleep(for: .milliseconds(200))
            let cost = try await Cost.of {
                opening.finish()
                for task in tasks { try await task.value }
            }
            milliseconds.append(cost.seconds * 1e3)
            requests = max(requests, asked.load(ordering: .relaxed))
        }
        let median = milliseconds.sorted()[milliseconds.count / 2]
        report(Row("\(count) waiters, requests", Double(requests), "", target: .atMost(1)))
        report(Row("\(count) waiters, released in", median, "ms", target: .atMost(50)))
    }

    /// A signed token against the signature alone.
    private static func compareSignatures(_ report: Report) async throws {
        let bare = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let key = try SigningKey(pem: bare.pemRepresentation)
        let claims: JSON.Value = [
            "iss": "backup@project.iam.gserviceaccount.com", "aud": "https://oauth2.googleapis.com/token",
            "scope": "https://www.googleapis.com/auth/cloud-platform", "iat": 1_800_000_000, "exp": 1_800_003_600,
        ]
        let bytes = Data(repeating: UInt8(ascii: "x"), count: try JSONWebToken.signed(claims, by: key).utf8.count)
        let count = 100
        let samples = try await Rounds(15, warmUp: 2) {
            try await Cost.of { for _ in 0..<count { _ = try JSONWebToken.signed(claims, by: key) } }
        } peer: {
            try await Cost.of {
                for _ in 0..<count {
                    _ = try bare.signature(for: SHA256.hash(data: bytes), padding: .insecurePKCS1v1_5)
                }
            }
        }
        report(
            samples.row("signed token, CryptoExtras", "µs", target: .atMost(1.1)) {
                $0.cpuSeconds / Double(count) * 1e6
            }
        )
    }
}

/// A transport that answers at once.
private struct InstantTransport: HTTPTransport {
    var isImmediate: Bool { true }

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        TransportResponse(head: HTTPResponse(status: .ok), body: FetchResponseBody(ByteBuffer()))
    }

    func shutdown() async {}
}
