import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import NIOCore
import Testing

/// Every call that waits, cancelled at every place where it can.
@Suite("Cancellation", .timeLimit(.minutes(5)))
struct CancellationTests {
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// A Boolean value indicating whether the call begins in a task of its own, which may send a request before it is
        /// cancelled.
        let beginsAtOnce: Bool
        let run: @Sendable (StorageService, _ folder: String) async throws -> Void
        /// The number of first attempts: the second call of a batch that comes late has a batch of its own.
        var mostRequests: Int { testDescription.hasPrefix("batch") ? 2 : 1 }

        init(
            _ name: String,
            beginsAtOnce: Bool = false,
            _ run: @escaping @Sendable (StorageService, _ folder: String) async throws -> Void
        ) {
            testDescription = name
            self.beginsAtOnce = beginsAtOnce
            self.run = run
        }
    }

    private static let list = Storage.ObjectsListQuery(bucket: "b")
    private static let insert = Storage.ObjectsInsertQuery(bucket: "b") { $0.ifGenerationMatch = 0 }

    static let calls = [
        Call("execute") { storage, _ in _ = try await storage.execute(catQuery) },
        Call("ticket.value", beginsAtOnce: true) { storage, _ in
            let ticket = storage.ticket(catQuery)
            _ = try await withTaskCancellationHandler {
                try await ticket.value
            } onCancel: {
                ticket.cancel()
            }
        },
        Call("pages") { storage, _ in for try await _ in storage.pages(list) {} },
        Call("items") { storage, _ in for try await _ in storage.items(list) {} },
        Call("items with prefetch") { storage, _ in for try await _ in storage.items(list, prefetch: 1) {} },
        Call("collect") { storage, _ in _ = try await storage.collect(list) },
        Call("ticket(collecting:)", beginsAtOnce: true) { storage, _ in
            let ticket = storage.ticket(collecting: list)
            _ = try await withTaskCancellationHandler {
                try await ticket.value
            } onCancel: {
                ticket.cancel()
            }
        },
        Call("batch") { storage, _ in _ = try await storage.batch([catQuery, catQuery]) },
        Call("batch of several types") { storage, _ in _ = try await storage.batch(catQuery, list) },
        Call("batchResults") { storage, _ in for try await _ in storage.batchResults(of: [catQuery]) {} },
        Call("batchPages") { storage, _ in for try await _ in storage.batchPages(of: [list]) {} },
        Call("upload in one request", beginsAtOnce: true) { storage, _ in
            let upload = storage.upload(insert, from: .bytes([1]), contentType: "a/b")
            _ = try await withTaskCancellationHandler {
                try await upload.value
            } onCancel: {
                upload.cancel()
            }
        },
        Call("resumable upload", beginsAtOnce: true) { storage, _ in
            let options = UploadOptions { $0.mode = .resumable }
            let upload = storage.upload(insert, from: .bytes([1]), contentType: "a/b", upload: options)
            _ = try await withTaskCancellationHandler {
                try await upload.value
            } onCancel: {
                upload.cancel()
            }
        },
        Call("download") { storage, folder in _ = try await storage.download(catQuery, to: "\(folder)/file") },
        Call("media") { storage, _ in for try await _ in storage.media(catQuery) {} },
        Call("media.collect") { storage, _ in _ = try await storage.media(catQuery).collect(upTo: 100) },
    ]

    /// Cancels the call when it has come to its waiting place, and looks at what is left of it.
    private func cancel(
        _ call: Call,
        in scripted: ScriptedStorage,
        when isWaiting: () async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let storage = scripted.storage
            let task = Task { try await call.run(storage, folder) }
            try await isWaiting()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await scripted.transport.waitForOpen(atMost: 0)
            // A reader that has left a stream does not wait for its producer.
            while scripted.fetcher.inFlightCount > 0 { await Task.yield() }
            // What a download has got of a version that can be asked for again stays for the next one.
            let left = try names(in: folder).filter { ![".part", ".part.json"].contains(where: $0.hasSuffix) }
            #expect(left == [])
        }
    }

    @Test(arguments: calls)
    func beforeItBegins(_ call: Call) async throws {
        let scripted = ScriptedStorage([.stall])
        try await withTemporaryFolder { folder in
            let storage = scripted.storage
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await call.run(storage, folder)
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            while scripted.fetcher.inFlightCount > 0 { await Task.yield() }
            if !call.beginsAtOnce { #expect(scripted.transport.requests.isEmpty) }
            try expectEmpty(folder)
        }
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
        let scripted = ScriptedStorage([], credentials: .bearer(supply: supply))
        try await cancel(call, in: scripted) { for await _ in asked.stream { break } }
        #expect(scripted.transport.requests.isEmpty)
        never.continuation.finish()
    }

    @Test(arguments: calls)
    func whileItWaitsForAnAnswer(_ call: Call) async throws {
        let scripted = ScriptedStorage([.stall])
        try await cancel(call, in: scripted) { try await scripted.transport.waitForRequests(1) }
        #expect(scripted.transport.requests.count <= call.mostRequests)
    }

    @Test(arguments: calls)
    func whileItReadsTheAnswer(_ call: Call) async throws {
        let body = AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
        let reading = AsyncStream.makeStream(of: Void.self)
        let chunks = ReportingStream(stream: body.stream, reading: reading.continuation)
        let answer = ScriptedTransport.Answer.response(
            200,
            headers: [.contentType: "application/json", .eTag: "\"1\""],
            body: FetchResponseBody(chunks)
        )
        let scripted = ScriptedStorage([answer])
        body.continuation.yield(ByteBuffer(string: #"{"items": ["#))
        try await cancel(call, in: scripted) {
            var reads = reading.stream.makeAsyncIterator()
            _ = await reads.next()
            _ = await reads.next()
        }
        #expect(1...call.mostRequests ~= scripted.transport.requests.count)
    }

    @Test(arguments: calls)
    func whileItWaitsBeforeAnotherAttempt(_ call: Call) async throws {
        let clock = VirtualClock()
        let scripted = ScriptedStorage(ScriptedTransport([.status(503)]), clock: clock)
        try await cancel(call, in: scripted) {
            try await scripted.transport.waitForRequests(1)
            // The wait of a retry is short, a deadline is 300 s away.
            while !clock.sleepers.contains(where: { $0.offset < .seconds(60) }) { await Task.yield() }
        }
        #expect(1...call.mostRequests ~= scripted.transport.requests.count)
    }
}

/// Says when its reader waits.
private struct ReportingStream: AsyncSequence, Sendable {
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
