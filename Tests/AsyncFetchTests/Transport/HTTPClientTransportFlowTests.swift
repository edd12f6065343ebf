@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Cancellation, back-pressure and uploads on a real connection.
@Suite(.timeLimit(.minutes(5))) struct HTTPClientTransportFlowTests {
    enum Phase: String, CaseIterable, CustomTestStringConvertible {
        case awaitingTheHead, readingTheBody, sendingTheBody

        var testDescription: String { rawValue }
    }

    @Test(arguments: Phase.allCases)
    func cancellationClosesTheConnectionAtOnce(phase: Phase) async throws {
        let (hasRequest, isClosed) = (Gate(), Gate())
        try await RawServer.run { connection in
            try await connection.readHead()
            if phase == .readingTheBody {
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort")
            }
            hasRequest.open()
            await connection.readToEnd()
            isClosed.open()
        } _: { server in
            let fetcher = Fetcher()
            let (chunks, input) = makeChunks()
            input.yield(ByteBuffer(string: "part"))
            let body = phase == .sendingTheBody ? FetchRequestBody.stream(chunks, length: 10) : nil
            let ticket = fetcher.ticket(try HTTPRequest(.put, url: server.url()), body: body)
            try await hasRequest.pass()
            if phase == .readingTheBody { try await eventually { ticket.fetch.status == 200 } }
            ticket.cancel()
            await #expect(throws: CancellationError.self) { try await ticket.value }
            try await isClosed.pass()
            #expect(fetcher.inFlightCount == 0)
            input.finish()
            await fetcher.shutdown()
        }
    }

    enum Wait: String, CaseIterable, CustomTestStringConvertible {
        case awaitingTheHead, readingTheBody, backingOff

        var testDescription: String { rawValue }
    }

    /// `fetch` runs in its caller's task, which nobody else can cancel.
    @Test(arguments: Wait.allCases, [Stop.task, .cancelAll, .shutdown, .deadline])
    func aFetchEndsAtOnceWhereverItWaits(at wait: Wait, by stop: Stop) async throws {
        let (hasRequest, isClosed) = (Gate(), Gate())
        try await RawServer.run { connection in
            try await connection.readHead()
            switch wait {
            case .awaitingTheHead: break
            case .readingTheBody:
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort")
            case .backingOff: try await connection.write("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")
            }
            hasRequest.open()
            await connection.readToEnd()
            isClosed.open()
        } _: { server in
            let clock = VirtualClock()
            let fetcher = Fetcher(.init { $0.clock = FetchClock(clock) })
            let url = server.url()
            let events = fetcher.events
            let call = Task { try await fetcher.fetch(url, options: .init { $0.timeout = .seconds(300) }) }
            try await hasRequest.pass()
            if wait == .backingOff { try await clock.waitForSleepers(2) }
            if wait == .readingTheBody {
                for await event in events { if case .received = event.kind { break } }
            }

            switch stop {
            case .task: call.cancel()
            case .cancelAll: fetcher.cancelAll()
            case .shutdown: await fetcher.shutdown()
            default: clock.advance(by: .seconds(300))
            }

            let error = await thrown { _ = try await call.value }
            if stop == .deadline {
                #expect((error as? FetchError)?.code == .totalTimeout, "\(error)")
            } else {
                #expect(error is CancellationError, "\(error)")
            }
            #expect(fetcher.inFlightCount == 0)
            if wait != .backingOff { try await isClosed.pass() }
            await fetcher.shutdown()
        }
    }

    @Test func aShutdownThatIsCancelledShutsDownAllTheSame() async throws {
        let (hasRequest, isClosed) = (Gate(), Gate())
        try await RawServer.run { connection in
            try await connection.readHead()
            hasRequest.open()
            await connection.readToEnd()
            isClosed.open()
        } _: { server in
            let fetcher = Fetcher()
            let ticket = fetcher.ticket(try HTTPRequest(url: server.url()))
            try await hasRequest.pass()
            let shutdown = Task { await fetcher.shutdown() }
            shutdown.cancel()
            await shutdown.value
            await #expect(throws: CancellationError.self) { try await ticket.value }
            try await isClosed.pass()
            let error = await thrown { _ = try await fetcher.fetch(server.url()) }
            #expect((error as? FetchError)?.code == .shutDown)
        }
    }

    @Test(arguments: ["302 Found\r\nLocation: /elsewhere", "503 Busy", "401 Unauthorized"])
    func attemptsOfOneCallShareTheirConnection(status: String) async throws {
        let connections = Counter()
        try await RawServer.run { connection in
            connections.increment()
            try await connection.readHead()
            try await connection.write("HTTP/1.1 \(status)\r\nContent-Length: 5\r\n\r\nnever")
            try await connection.readHead()
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nmind")
            await connection.readToEnd()
        } _: { server in
            let fetcher = Fetcher(.init { $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60))) })
            let tokens = Counter()
            let exchange = FetchCall(
                try HTTPRequest(url: server.url()),
                credentials: BearerToken { "\(tokens.increment())" }
            )
            let response = try await fetcher.core.ticket(timeout: nil) { [core = fetcher.core] in
                try await core.fetch(exchange, monitor: $0)
            }.value
            #expect(response.text == "mind")
            #expect(connections.value == 1)
            await fetcher.shutdown()
        }
    }

    @Test func leavingAStreamClosesTheConnection() async throws {
        let isClosed = Gate()
        try await RawServer.run { connection in
            try await connection.readHead()
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort")
            await connection.readToEnd()
            isClosed.open()
        } _: { server in
            let fetcher = Fetcher()
            for try await _ in try await fetcher.stream(HTTPRequest(url: server.url())).body { break }
            try await isClosed.pass()
            await fetcher.shutdown()
        }
    }

    /// What was written and not read lies in the buffers of two sockets and of one channel, whatever the speeds.
    private let mostAhead = 64 << 20

    /// Answers with 256 MiB and counts the bytes that the system has taken.
    private func serveMuch(counting written: borrowing Mutex<Int>, _ connection: inout RawConnection) async throws {
        try await connection.readHead()
        try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(256 << 20)\r\n\r\n")
        let chunk = ByteBuffer(repeating: 0x2a, count: 1 << 16)
        for _ in 0..<(256 << 4) {
            try await connection.write(chunk)
            written.withLock { $0 += 1 << 16 }
        }
    }

    /// Lets the others run until a count has stopped growing.
    private func settled(_ count: () -> Int) async -> Int {
        var last = -1
        while last != count() {
            last = count()
            for _ in 1...5000 { await Task.yield() }
        }
        return last
    }

    @Test func slowReaderHoldsTheServer() async throws {
        let written = Mutex(0)
        try await RawServer.run { connection in
            try await serveMuch(counting: written, &connection)
        } _: { server in
            let transport = HTTPClientTransport()
            var body = try await transport.send(HTTPRequest(url: server.url()), body: nil).body.makeAsyncIterator()
            var read = 0
            var furthest = 0
            while read < 64 << 20, let chunk = try await body.next() {
                read += chunk.readableBytes
                for _ in 1...10 { await Task.yield() }
                furthest = max(furthest, written.withLock { $0 } - read)
            }
            #expect(furthest < mostAhead)
            await transport.shutdown()
        }
    }

    @Test func readerThatStopsStopsTheServer() async throws {
        let written = Mutex(0)
        try await RawServer.run { connection in
            try await serveMuch(counting: written, &connection)
        } _: { server in
            let transport = HTTPClientTransport()
            let response = try await transport.send(HTTPRequest(url: server.url()), body: nil)
            let ahead = await settled { written.withLock { $0 } }
            #expect(ahead < mostAhead)
            withExtendedLifetime(response) {}
            await transport.shutdown()
        }
    }

    @Test func slowServerHoldsTheSourceOfAnUpload() async throws {
        let produced = Counter()
        let size = 256 << 20
        let (hasHead, mayRead) = (Gate(), Gate())
        try await RawServer.run { connection in
            // Reads one piece only: what follows waits in the sockets.
            _ = try await connection.read()
            hasHead.open()
            try await mayRead.pass()
        } _: { server in
            let source = AsyncThrowingStream<ByteBuffer, any Error> {
                produced.increment() > size >> 16 ? nil : ByteBuffer(repeating: 0x2a, count: 1 << 16)
            }
            let transport = HTTPClientTransport()
            let request = try HTTPRequest(.put, url: server.url())
            let upload = Task { try await transport.send(request, body: .stream(source, length: Int64(size))) }
            try await hasHead.pass()
            let ahead = await settled { produced.value << 16 }
            #expect(ahead < mostAhead)
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value.head.status }
            mayRead.open()
            await transport.shutdown()
        }
    }

    @Test(arguments: [Int64?.none, 11])
    func bodyArrivesWholeWithOrWithoutALength(length: Int64?) async throws {
        let received = Mutex("")
        try await RawServer.run { connection in
            var text = try await connection.readHead()
            while !text.hasSuffix("world") && !text.hasSuffix("0\r\n\r\n") || !text.contains("world"),
                let bytes = try await connection.read()
            {
                text += bytes.text
            }
            received.withLock { [text] in $0 = text }
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        } _: { server in
            let (chunks, input) = makeChunks()
            for text in ["hello", " ", "world"] { input.yield(ByteBuffer(string: text)) }
            input.finish()
            let transport = HTTPClientTransport()
            let request = try HTTPRequest(.put, url: server.url())
            let response = try await transport.send(request, body: .stream(chunks, length: length))
            #expect(response.head.status == .ok)
            let text = received.withLock { $0.lowercased() }
            #expect(text.contains(length == nil ? "transfer-encoding: chunked" : "content-length: 11"))
            // A request with both could be two to somebody on the way.
            #expect(!text.contains(length == nil ? "content-length" : "transfer-encoding"))
            #expect(text.hasSuffix(length == nil ? "5\r\nworld\r\n0\r\n\r\n" : "\r\n\r\nhello world"))
            await transport.shutdown()
        }
    }

    @Test func sourceThatThrowsIsASourceErrorWithItsCauseAndClosesTheConnection() async throws {
        let isClosed = Gate()
        try await RawServer.run { connection in
            await connection.readToEnd()
            isClosed.open()
        } _: { server in
            let (chunks, input) = makeChunks()
            input.yield(ByteBuffer(string: "part"))
            input.finish(throwing: Planned())
            let fetcher = Fetcher()
            let request = try HTTPRequest(.put, url: server.url())
            let error =
                await thrown { _ = try await fetcher.fetch(request, body: .stream(chunks, length: 100)) } as? FetchError
            #expect(error?.code == .source)
            #expect(error?.cause is Planned)
            try await isClosed.pass()
            await fetcher.shutdown()
        }
    }

    @Test(arguments: [3, 5])
    func sourceOfAnotherLengthThanPromisedIsASourceError(promised: Int64) async throws {
        try await RawServer.run { connection in
            await connection.readToEnd()
        } _: { server in
            let (chunks, input) = makeChunks()
            input.yield(ByteBuffer(string: "four"))
            input.finish()
            let transport = HTTPClientTransport()
            let request = try HTTPRequest(.put, url: server.url())
            let error = await thrown { _ = try await transport.send(request, body: .stream(chunks, length: promised)) }
            #expect((error as? FetchError)?.code == .source, "\(error)")
            await transport.shutdown()
        }
    }

    @Test func answerMayComeBeforeTheBodyIsSent() async throws {
        try await RawServer.run { connection in
            try await connection.readHead()
            try await connection.write(
                "HTTP/1.1 413 Content Too Large\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbig"
            )
            await connection.readToEnd()
        } _: { server in
            let (chunks, input) = makeChunks()
            input.yield(ByteBuffer(string: "part"))
            let transport = HTTPClientTransport()
            let request = try HTTPRequest(.put, url: server.url())
            let response = try await transport.send(request, body: .stream(chunks, length: 100))
            #expect(response.head.status.code == 413)
            input.finish()
            await transport.shutdown()
        }
    }

    @Test func shutdownEndsWhatRunsAndRefusesMore() async throws {
        let hasRequest = Gate()
        try await RawServer.run { connection in
            try await connection.readHead()
            hasRequest.open()
            await connection.readToEnd()
        } _: { server in
            let transport = HTTPClientTransport()
            let request = try HTTPRequest(url: server.url())
            let call = Task { try await transport.send(request, body: nil).head.status }
            try await hasRequest.pass()
            await transport.shutdown()
            let error = await thrown { _ = try await call.value }
            #expect(error is FetchError, "\(error)")
            let refusal = await thrown { _ = try await transport.send(request, body: nil) }
            #expect((refusal as? FetchError)?.code == .shutDown, "\(refusal)")
            await transport.shutdown()  // a second time does nothing
        }
    }

    @Test func droppedTransportClosesItsConnections() async throws {
        let isClosed = Gate()
        try await RawServer.run { connection in
            try await connection.readHead()
            try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            await connection.readToEnd()
            isClosed.open()
        } _: { server in
            do {
                let response = try await HTTPClientTransport().send(HTTPRequest(url: server.url()), body: nil)
                _ = try await response.body.collect(upTo: 10)
            }
            try await isClosed.pass()
        }
    }
}
