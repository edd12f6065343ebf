@testable import AsyncFetch
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Answers of servers that want to do harm, over real connections.
@Suite("Hostile answers", .timeLimit(.minutes(5)))
struct HostileAnswersTests {
    /// Fetches from a server that answers with these bytes and closes; `limit` is what the caller allows.
    private func fetch(
        _ answer: ByteBuffer,
        limit: Int = 1 << 20,
        isStreamed: Bool = false
    ) async throws -> Result<ByteBuffer, any Error> {
        var result: Result<ByteBuffer, any Error> = .failure(NothingThrown())
        try await RawServer.run { connection in
            try await connection.readHead()
            try await connection.write(answer)
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            let options = FetchOptions {
                $0.maximumResponseBytes = limit
                $0.retry = .none
            }
            do {
                let request = try HTTPRequest(url: server.url())
                if isStreamed {
                    result = .success(try await fetcher.stream(request, options: options).body.collect(upTo: limit))
                } else {
                    result = .success(try await fetcher.fetch(request, options: options).body)
                }
            } catch { result = .failure(error) }
            try await eventually { fetcher.inFlightCount == 0 }
            await fetcher.shutdown()
        }
        return result
    }

    private func code(_ result: Result<ByteBuffer, any Error>) -> FetchError.Code? {
        if case .failure(let error) = result { (error as? FetchError)?.code } else { nil }
    }

    /// 1 MiB of zeros in 1,051 bytes of gzip.
    private static let bomb =
        [31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 49, 1, 0, 0, 0, 194, 160, 245, 79, 109, 8, 95, 160]
        + [UInt8](repeating: 0, count: 1016)
        + [62, 3, 28, 234, 56, 167, 0, 0, 16, 0]

    private func gzipped(_ bytes: [UInt8]) -> ByteBuffer {
        var answer = ByteBuffer(
            string: "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n"
        )
        answer.writeBytes(bytes)
        return answer
    }

    @Test(arguments: [false, true]) func aBombIsCutOffAtTheLimit(isStreamed: Bool) async throws {
        #expect(
            try await fetch(gzipped(Self.bomb), isStreamed: isStreamed).get()
                == ByteBuffer(repeating: 0, count: 1 << 20)
        )
        let result = try await fetch(gzipped(Self.bomb), limit: 100_000, isStreamed: isStreamed)
        #expect(code(result) == .tooLarge)
    }

    /// The message is complete as HTTP counts, but its content is not.
    @Test(arguments: [1, 9, 10, 24, 500, 1040, 1043, 1050], [false, true])
    func gzipThatEndsTooEarlyIsNoAnswer(length: Int, isStreamed: Bool) async throws {
        let result = try await fetch(gzipped(Array(Self.bomb[..<length])), isStreamed: isStreamed)
        #expect(code(result) == .invalidResponse, "\(result)")
    }

    /// Heads that tell of a content that does not follow.
    @Test(arguments: [("HEAD", "200 OK"), ("GET", "304 Not Modified"), ("GET", "204 No Content"), ("GET", "200 Empty")])
    func anAnswerWithoutABodyNeedsNoGzip(method: String, status: String) async throws {
        try await RawServer.run { connection in
            let length = status.hasPrefix("204") ? "" : "Content-Length: \(status == "200 Empty" ? 0 : 100)\r\n"
            // The second request may come over the same connection.
            while try await connection.readHead() != "" {
                try await connection.write("HTTP/1.1 \(status)\r\nContent-Encoding: gzip\r\n\(length)\r\n")
            }
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            let method = try #require(HTTPRequest.Method(method))
            let answer = try await fetcher.fetch(HTTPRequest(method, url: server.url()))
            #expect(answer.body.readableBytes == 0)
            #expect("\(answer.head.status.code)" == status.prefix(3))
            let streamed = try await fetcher.stream(HTTPRequest(method, url: server.url()))
            #expect(try await streamed.body.collect(upTo: 10).readableBytes == 0)
            #expect(streamed.head.headerFields[.contentEncoding] == "gzip")
            await fetcher.shutdown()
        }
    }

    @Test(arguments: [false, true]) func gzipWithAWrongChecksumIsNoAnswer(isStreamed: Bool) async throws {
        var bytes = Self.bomb
        bytes[bytes.count - 6] ^= 1
        #expect(code(try await fetch(gzipped(bytes), isStreamed: isStreamed)) == .invalidResponse)
    }

    @Test(arguments: [
        "X-Long: " + String(repeating: "x", count: 1_000_000),
        String(repeating: "x", count: 1_000_000) + ": y",
        String(repeating: "X-Many: y\r\n", count: 100_000) + "X-Last: y",
    ])
    func headersWithoutAnEndAreRefused(header: String) async throws {
        let result = try await fetch(ByteBuffer(string: "HTTP/1.1 200 OK\r\n\(header)\r\nContent-Length: 2\r\n\r\nok"))
        #expect(code(result) == .invalidResponse, "\(result)")
    }

    @Test(
        arguments: [
            ("Content-Length: 1", "ok", nil), ("Content-Length: 5", "ok", FetchError.Code.connectionLost),
            ("Content-Length: -1", "ok", .invalidResponse), ("Content-Length: 2, 2", "ok", .invalidResponse),
            ("Content-Length: 0x2", "ok", .invalidResponse),
            ("Content-Length: 99999999999999999999", "ok", .invalidResponse),
            ("Content-Length: 9223372036854775807", "ok", .connectionLost),
            ("Content-Length: ", "ok", .invalidResponse),
            ("Transfer-Encoding: chunked", "fffffffffffffffff\r\nok", .invalidResponse),
            ("Transfer-Encoding: chunked", "ffffffffffffff\r\nok", .connectionLost),
            ("Transfer-Encoding: chunked", "2\r\nok\r\n0\r\nX-Trailer: y\r\n\r\n", nil),
        ] as [(String, String, FetchError.Code?)]
    )
    func aLengthThatIsWrongIsToldAndNeverTrusted(header: String, body: String, expected: FetchError.Code?) async throws
    {
        let result = try await fetch(ByteBuffer(string: "HTTP/1.1 200 OK\r\n\(header)\r\n\r\n\(body)"))
        if let expected {
            #expect(code(result) == expected, "\(result)")
        } else {
            #expect(try ["o", "ok"].contains(result.get().text))
        }
    }

    @Test func anEndlessBodyIsCutOffAtTheLimit() async throws {
        let written = Mutex(0)
        try await RawServer.run { connection in
            try await connection.readHead()
            try await connection.write("HTTP/1.1 200 OK\r\n\r\n")
            while true {
                try await connection.write(ByteBuffer(repeating: 0x61, count: 1 << 16))
                written.withLock { $0 += 1 << 16 }
            }
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            let error = await thrown {
                _ = try await fetcher.fetch(server.url(), options: .init { $0.maximumResponseBytes = 1 << 20 })
            }
            #expect((error as? FetchError)?.code == .tooLarge)
            await fetcher.shutdown()
        }
        // What was in buffers on the way comes on top.
        #expect(written.withLock { $0 } < 64 << 20)
    }
}
