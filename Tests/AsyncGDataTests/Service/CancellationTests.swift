import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import HTTPTypes
import NIOCore
import Testing

/// Every call that waits, cancelled at every place where it can.
@Suite("Cancellation of calls for feeds", .timeLimit(.minutes(5)))
struct FeedCancellationTests {
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// A Boolean value indicating whether the call begins in a task of its own, which may send a request before it is
        /// cancelled.
        let beginsAtOnce: Bool
        let run: @Sendable (GDataService) async throws -> Void

        init(
            _ name: String,
            beginsAtOnce: Bool = false,
            _ run: @escaping @Sendable (GDataService) async throws -> Void
        ) {
            testDescription = name
            self.beginsAtOnce = beginsAtOnce
            self.run = run
        }
    }

    private static let url = "https://e.com/feed"
    private static let entry = Atom.Entry { $0.links = [Atom.Link("https://e.com/1", rel: "edit")] }
    private static let options = FetchOptions { $0.isIdempotent = true }

    static let calls = [
        Call("fetch") { _ = try await $0.fetch(Atom.Feed<Atom.Entry>.self, from: url) },
        Call("fetch of any document") { _ = try await $0.fetch(Feeds.Document.self, from: url) },
        Call("refresh") { _ = try await $0.refresh(entry) },
        Call("insert") { _ = try await $0.insert(entry, into: url, options: options) },
        Call("update") { _ = try await $0.update(entry) },
        Call("delete") { try await $0.delete(entry) },
        Call("batch") { _ = try await $0.batch([.insert(entry)], to: url, options: options) },
        Call("pages") { for try await _ in $0.pages(Atom.Feed<Atom.Entry>.self, from: url) {} },
        Call("entries") { for try await _ in $0.entries(Atom.Entry.self, from: url) {} },
        Call("upload in one request", beginsAtOnce: true) {
            try await finish($0.upload(entry, from: .bytes([1]), contentType: "a/b", to: url, options: options))
        },
        Call("resumable upload", beginsAtOnce: true) {
            let way = UploadOptions { $0.mode = .resumable }
            try await finish($0.upload(entry, from: .bytes([1]), contentType: "a/b", to: url, upload: way))
        },
    ]

    private static func finish(_ upload: FetchUpload<Atom.Entry>) async throws {
        _ = try await withTaskCancellationHandler {
            try await upload.value
        } onCancel: {
            upload.cancel()
        }
    }

    /// Cancels the call when it has come to its waiting place, and looks at what is left of it.
    private func cancel(_ call: Call, in scripted: ScriptedBlog, when isWaiting: () async throws -> Void) async throws {
        let blog = scripted.blog
        let task = Task { try await call.run(blog) }
        try await isWaiting()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await scripted.transport.waitForOpen(atMost: 0)
        while scripted.fetcher.inFlightCount > 0 { await Task.yield() }
    }

    @Test(arguments: calls)
    func beforeItBegins(_ call: Call) async throws {
        let scripted = ScriptedBlog([.stall])
        let blog = scripted.blog
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await call.run(blog)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        while scripted.fetcher.inFlightCount > 0 { await Task.yield() }
        if !call.beginsAtOnce { #expect(scripted.transport.requests.isEmpty) }
    }

    @Test(arguments: calls)
    func whileItWaitsForCredentials(_ call: Call) async throws {
        let asked = AsyncStream.makeStream(of: Void.self)
        let never = AsyncStream.makeStream(of: String.self)
        let supply: @Sendable () async throws -> String = {
            asked.continuation.yield()
            for await token in never.stream { return token }
            throw CancellationError()
        }
        let scripted = ScriptedBlog([], credentials: .bearer(supply: supply)) { $0.trustedOrigins = ["https://e.com"] }
        try await cancel(call, in: scripted) { for await _ in asked.stream { break } }
        #expect(scripted.transport.requests.isEmpty)
        never.continuation.finish()
    }

    @Test(arguments: calls)
    func whileItWaitsForAnAnswer(_ call: Call) async throws {
        let scripted = ScriptedBlog([.stall])
        try await cancel(call, in: scripted) { try await scripted.transport.waitForRequests(1) }
        #expect(scripted.transport.requests.count == 1)
    }

    @Test(arguments: calls)
    func whileItReadsTheAnswer(_ call: Call) async throws {
        let body = AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
        let reading = AsyncStream.makeStream(of: Void.self)
        let chunks = ReportingChunks(stream: body.stream, reading: reading.continuation)
        let scripted = ScriptedBlog([
            .response(200, headers: [.contentType: "application/atom+xml"], body: FetchResponseBody(chunks))
        ])
        body.continuation.yield(ByteBuffer(string: "<feed xmlns='http://www.w3.org/2005/Atom'>"))
        try await cancel(call, in: scripted) {
            var reads = reading.stream.makeAsyncIterator()
            _ = await reads.next()
            _ = await reads.next()
        }
        #expect(scripted.transport.requests.count == 1)
    }

    @Test(arguments: calls)
    func whileItWaitsBeforeAnotherAttempt(_ call: Call) async throws {
        let clock = VirtualClock()
        let scripted = ScriptedBlog(ScriptedTransport([.status(503)]), clock: clock)
        try await cancel(call, in: scripted) {
            try await scripted.transport.waitForRequests(1)
            // The wait of a retry is short, a deadline is 300 s away.
            while !clock.sleepers.contains(where: { $0.offset < .seconds(60) }) { await Task.yield() }
        }
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func cancelAllEndsTheCallsOfOneServiceAlone() async throws {
        let scripted = ScriptedBlog([.stall, .stall])
        let other = GDataService(fetcher: scripted.fetcher)
        let blog = scripted.blog
        let stopped = Task { try await blog.fetch(Atom.Entry.self, from: Self.url) }
        let running = Task { try await other.fetch(Atom.Entry.self, from: Self.url) }
        try await scripted.transport.waitForRequests(2)
        blog.cancelAll()
        await #expect(throws: CancellationError.self) { try await stopped.value }
        #expect(scripted.fetcher.inFlightCount == 1)
        await scripted.fetcher.shutdown()
        await #expect(throws: (any Error).self) { try await running.value }
    }
}

/// Says when its reader waits.
private struct ReportingChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer
    typealias Failure = any Error

    let stream: AsyncThrowingStream<ByteBuffer, any Error>
    let reading: AsyncStream<Void>.Continuation

    func makeAsyncIterator() -> Iterator { Iterator(source: stream.makeAsyncIterator(), reading: reading) }

    struct Iterator: AsyncIteratorProtocol {
        var source: AsyncThrowingStream<ByteBuffer, any Error>.Iterator
        let reading: AsyncStream<Void>.Continuation

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            reading.yield()
            return try await source.next(isolation: actor)
        }
    }
}
