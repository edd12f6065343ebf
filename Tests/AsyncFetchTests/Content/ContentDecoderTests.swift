@testable import AsyncFetch
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct ContentDecoderTests {
    /// `hello` as gzip.
    static let hello: [UInt8] = [
        0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0, 0x86, 0xA6, 0x10, 0x36, 0x05,
        0,
        0, 0,
    ]
    /// `hello` as zlib has it, and without the frame around it.
    static let framed: [UInt8] = [0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15]
    static let raw = Array(framed.dropFirst(2).dropLast(4))

    private func decode(_ encoding: String, _ bytes: [UInt8], inPiecesOf size: Int) throws -> String {
        let decoder = try #require(ContentDecoder(encoding))
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: size) {
            decoder.add(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
            while let piece = try decoder.next() { text += piece.text }
        }
        try decoder.finish()
        return text
    }

    @Test(arguments: [1, 2, 7, 1000])
    func whatIsCompressedIsDecodedHoweverItIsCut(size: Int) throws {
        #expect(try decode("gzip", Self.hello, inPiecesOf: size) == "hello")
        #expect(try decode("x-gzip", Self.hello, inPiecesOf: size) == "hello")
        #expect(try decode("GZIP", Self.hello, inPiecesOf: size) == "hello")
        #expect(try decode("deflate", Self.framed, inPiecesOf: size) == "hello")
        #expect(try decode("deflate", Self.raw, inPiecesOf: size) == "hello")
    }

    @Test(arguments: [1, 2, 7, 25, 26, 1000])
    func membersThatFollowEachOtherAreOneContent(size: Int) throws {
        let members = Self.hello + Self.hello + Self.hello
        #expect(try decode("gzip", members, inPiecesOf: size) == "hellohellohello")
        #expect(try decode("gzip", members + [0, 0, 0], inPiecesOf: size) == "hellohellohello")
        #expect(try decode("gzip", [], inPiecesOf: size) == "")
    }

    @Test func whatIsCutOrNoneIsAnInvalidResponse() {
        for bytes in [
            Array(Self.hello.dropLast()), Array(Self.hello.prefix(3)), Self.hello + [1], Self.hello + [0, 1],
            Self.hello + Self.hello.prefix(5), Array("not gzip".utf8), Array(Self.hello.dropLast(5)) + [1, 2, 3, 4, 5],
        ] {
            let error = #expect(throws: FetchError.self) { try decode("gzip", bytes, inPiecesOf: 4) }
            #expect(error?.code == .invalidResponse)
        }
        #expect(throws: FetchError.self) { try decode("deflate", Self.framed + Self.framed, inPiecesOf: 100) }
    }

    @Test(arguments: [nil, "", "identity", "br", "zstd", "gzip, gzip"])
    func otherEncodingsAreLeftToTheCaller(encoding: String?) {
        #expect(ContentDecoder(encoding) == nil)
    }

    /// A server on which `body` can fetch bytes that are said to be compressed.
    private func withServer(
        _ bytes: [UInt8],
        _ body: (Fetcher, HTTPRequest, Seen) async throws -> Void
    ) async throws {
        let seen = Seen()
        try await RawServer.run { connection in
            while case let head = try await connection.readHead(), !head.isEmpty {
                seen.heads.withLock { $0.append(head.lowercased()) }
                try await connection.write(
                    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n"
                )
                try await connection.write(ByteBuffer(bytes: bytes))
            }
        } _: { server in
            let fetcher = Fetcher(.init { $0.proxies = .none })
            try await body(fetcher, HTTPRequest(url: server.url()), seen)
            await fetcher.shutdown()
        }
    }

    private final class Seen: Sendable {
        let heads = Mutex<[String]>([])
    }

    @Test func manyMembersComeThroughAConnection() async throws {
        try await withServer(Self.hello + Self.hello) { fetcher, request, seen async throws in
            #expect(try await fetcher.fetch(request).text == "hellohello")
            #expect(try await fetcher.stream(request).body.collect(upTo: 100).text == "hellohello")
            #expect(seen.heads.withLock { $0.allSatisfy { $0.contains("\r\naccept-encoding: gzip, deflate\r\n") } })
        }
    }

    @Test func decodingCanBeTurnedOff() async throws {
        try await withServer(Self.hello) { fetcher, request, seen async throws in
            let options = FetchOptions { $0.decodesContent = false }
            #expect(try await Array(fetcher.fetch(request, options: options).body.readableBytesView) == Self.hello)
            let streamed = try await fetcher.stream(request, options: options)
            #expect(streamed.head.headerFields[.contentEncoding] == "gzip")
            #expect(try await Array(streamed.body.collect(upTo: 100).readableBytesView) == Self.hello)
            #expect(seen.heads.withLock { $0.allSatisfy { !$0.contains("accept-encoding") } })
        }
    }

    /// 16 MiB of zeros in 16 KB.
    @Test func whatUnfoldsToMoreThanAllowedIsRefusedBeforeItIsThere() async throws {
        var bomb: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03]
        // One block with fixed codes: a zero, then copies of 258 bytes from one byte back, as many as asked for.
        var bits = BitWriter()
        bits.write(0b011, 3)
        bits.writeCode(0x30, 8)
        for _ in 0..<65_000 {
            bits.writeCode(0b1100_0101, 8)  // length 258
            bits.writeCode(0, 5)  // distance 1
        }
        bits.writeCode(0, 7)
        bomb += bits.bytes
        bomb += [0, 0, 0, 0, 0, 0, 0, 0]  // a checksum that nobody gets to see
        try await withServer(bomb) { fetcher, request, _ async throws in
            let options = FetchOptions { $0.maximumResponseBytes = 1 << 20 }
            let error = await thrown { _ = try await fetcher.fetch(request, options: options) }
            #expect((error as? FetchError)?.code == .tooLarge, "\(error)")
            // A stream has no limit, but small pieces.
            var largest = 0
            let streamed = await thrown {
                for try await piece in try await fetcher.stream(request).body {
                    largest = max(largest, piece.readableBytes)
                }
            }
            #expect((streamed as? FetchError)?.code == .invalidResponse, "\(streamed)")
            #expect(1...(64 << 10) ~= largest)
        }
    }
}

/// Bits as deflate has them: the lowest first, and codes from their highest bit on.
private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    mutating func write(_ value: Int, _ count: Int) {
        for bit in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << used
            used += 1
        }
    }

    mutating func writeCode(_ code: Int, _ count: Int) {
        for bit in (0..<count).reversed() { write(code >> bit & 1, 1) }
    }
}
