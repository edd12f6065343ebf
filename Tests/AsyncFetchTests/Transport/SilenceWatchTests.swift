@testable import AsyncFetch
import AsyncHTTPClient
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

/// Whose silence counts, on a channel whose time the test makes.
@Suite(.timeLimit(.minutes(5))) struct SilenceWatchTests {
    private let channel = EmbeddedChannel()
    private let head = HTTPRequestHead(version: .http1_1, method: .PUT, uri: "/")

    init() throws {
        let watch = SilenceWatch(limit: .seconds(60), tellsUnsent: false)
        try channel.pipeline.syncOperations.addHandler(watch)
        channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    }

    private func write(_ part: HTTPClientRequestPart) { channel.writeAndFlush(part, promise: nil) }
    private func receive(_ part: HTTPClientResponsePart) throws { try channel.writeInbound(part) }

    /// Whether time passes without an error.
    private func isQuiet(for time: TimeAmount) -> Bool {
        channel.embeddedEventLoop.advanceTime(by: time)
        do { try channel.throwIfErrorCaught() } catch {
            #expect(error as? HTTPClientError == .readTimeout)
            return false
        }
        return true
    }

    @Test func aPeerThatDoesNotAnswerIsSilent() throws {
        write(.head(head))
        write(.end(nil))
        channel.read()
        #expect(isQuiet(for: .seconds(59)))
        #expect(!isQuiet(for: .seconds(2)))
    }

    @Test func aConnectionThatBeganToReadBeforeItWasLookedAfterIsWatchedToo() throws {
        write(.head(head))
        write(.end(nil))
        #expect(isQuiet(for: .seconds(59)))
        #expect(!isQuiet(for: .seconds(2)))
    }

    @Test func eachPieceOfAnAnswerBeginsANewSilence() throws {
        write(.head(head))
        write(.end(nil))
        channel.read()
        #expect(isQuiet(for: .seconds(50)))
        try receive(.head(.init(version: .http1_1, status: .ok)))
        channel.read()
        for _ in 0..<5 {
            #expect(isQuiet(for: .seconds(50)))
            try receive(.body(ByteBuffer(string: "a")))
            channel.read()
        }
        #expect(!isQuiet(for: .seconds(61)))
    }

    @Test func aReaderThatTakesItsTimeIsNotThePeersSilence() throws {
        write(.head(head))
        write(.end(nil))
        channel.read()
        try receive(.head(.init(version: .http1_1, status: .ok)))
        #expect(isQuiet(for: .hours(1)))
        channel.read()
        #expect(isQuiet(for: .seconds(59)))
        #expect(!isQuiet(for: .seconds(2)))
    }

    @Test func aSourceThatTakesItsTimeIsNotThePeersSilence() throws {
        write(.head(head))
        channel.read()
        #expect(isQuiet(for: .hours(1)))
        write(.body(.byteBuffer(ByteBuffer(string: "a"))))
        #expect(isQuiet(for: .hours(1)))
        write(.end(nil))
        #expect(isQuiet(for: .seconds(59)))
        #expect(!isQuiet(for: .seconds(2)))
    }

    @Test func aPeerThatTakesNothingIsSilent() throws {
        write(.head(head))
        channel.read()
        channel.isWritable = false
        channel.pipeline.fireChannelWritabilityChanged()
        #expect(isQuiet(for: .seconds(59)))
        #expect(!isQuiet(for: .seconds(2)))
    }

    @Test func aSecondRequestOfAConnectionIsWatchedToo() throws {
        write(.head(head))
        write(.end(nil))
        channel.read()
        try receive(.head(.init(version: .http1_1, status: .noContent)))
        try receive(.end(nil))
        channel.read()
        #expect(isQuiet(for: .seconds(30)))
        write(.head(head))
        write(.end(nil))
        #expect(isQuiet(for: .seconds(59)))
        #expect(!isQuiet(for: .seconds(2)))
    }

    @Test func betweenTwoRequestsNobodyIsWaitedFor() throws {
        for _ in 0..<2 {
            write(.head(head))
            write(.end(nil))
            channel.read()
            try receive(.head(.init(version: .http1_1, status: .ok)))
            try receive(.end(nil))
            channel.read()
            #expect(isQuiet(for: .hours(1)))
        }
    }
}

/// The same with the client, over real connections, on machines with few cores and with many.
@Suite(.timeLimit(.minutes(5))) struct SlowReaderTests {
    /// Runs `body` with a transport on so many event loops.
    private func run(loops: Int, _ body: (HTTPClientTransport) async throws -> Void) async throws {
        let transport = HTTPClientTransport(
            idleTimeout: .seconds(15),
            connectionsPerHost: nil,
            loops: EventLoops.first(loops)
        )
        let result: Result<Void, any Error>
        do { result = .success(try await body(transport)) } catch { result = .failure(error) }
        await transport.shutdown()
        try result.get()
    }

    @Test(arguments: [1, 2, 8, 16]) func aSlowReaderIsNotAnIdleConnection(loops: Int) async throws {
        let size = 16 << 20
        try await RawServer.run { connection in
            let head = try await connection.readHead()
            guard head.contains("/large") else { return await connection.readToEnd() }
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
            try await connection.write(ByteBuffer(repeating: 0x2a, count: size))
        } _: { server in
            try await run(loops: loops) { transport in
                var body = try await transport.send(HTTPRequest(url: server.url("/large")), body: nil).body
                    .makeAsyncIterator()
                var count = try await body.next()?.readableBytes ?? 0
                // Another's timeout is this reader's clock.
                let error = await thrown {
                    _ = try await transport.collect(HTTPRequest(url: server.url()), body: nil, upTo: 1) { _ in }
                }
                #expect((error as? FetchError)?.code == .idleTimeout, "\(error)")
                while let chunk = try await body.next() { count += chunk.readableBytes }
                #expect(count == size)
            }
        }
    }

    @Test(arguments: [1, 2, 8, 16]) func aSlowSourceIsNotAnIdleConnection(loops: Int) async throws {
        try await RawServer.run { connection in
            let head = try await connection.readHead()
            guard head.contains("/upload") else { return await connection.readToEnd() }
            var text = head
            while !text.hasSuffix("last"), let bytes = try await connection.read() { text += bytes.text }
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        } _: { server in
            try await run(loops: loops) { transport in
                let (chunks, input) = makeChunks()
                input.yield(ByteBuffer(string: "first"))
                let request = try HTTPRequest(.put, url: server.url("/upload"))
                let upload = Task { try await transport.send(request, body: .stream(chunks, length: 9)).head.status }
                let error = await thrown { _ = try await transport.send(HTTPRequest(url: server.url()), body: nil) }
                #expect((error as? FetchError)?.code == .idleTimeout, "\(error)")
                input.yield(ByteBuffer(string: "last"))
                input.finish()
                #expect(try await upload.value == .ok)
            }
        }
    }
}
