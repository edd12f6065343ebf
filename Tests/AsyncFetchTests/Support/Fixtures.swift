import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

let address = "https://api.example/things"

/// A fetcher on a script, whose retries take no time.
func makeFetcher(
    _ transport: ScriptedTransport,
    clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(60)),
    random: Double = 0.5
) -> Fetcher {
    let configuration = Fetcher.Configuration {
        $0.clock = FetchClock(clock)
        $0.random = { random }
    }
    return Fetcher(configuration, transport: transport)
}

func request(_ method: HTTPRequest.Method = .get, _ url: String = address) throws -> HTTPRequest {
    try HTTPRequest(method, url: url)
}

/// What an operation throws; a failed test and a stand-in when it throws nothing.
func thrown(by operation: () async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) async -> any Error
{
    do { try await operation() } catch { return error }
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    return NothingThrown()
}

struct NothingThrown: Error {}
struct Planned: Error, Equatable {}

/// Chunks that the test supplies one by one.
func makeChunks() -> (
    AsyncThrowingStream<ByteBuffer, any Error>, AsyncThrowingStream<ByteBuffer, any Error>.Continuation
) {
    AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
}

/// A body that can be read only once.
func oneTimeBody(_ text: String) -> FetchRequestBody {
    let (chunks, input) = makeChunks()
    input.yield(ByteBuffer(string: text))
    input.finish()
    return .stream(chunks)
}

extension ByteBuffer {
    var text: String { String(buffer: self) }
}

/// A place where an operation waits until it is cancelled or the test lets it pass, and where the test can wait for it.
final class Gate: Sendable {
    private let arrival = Promise<Void>()
    private let opening = Promise<Void>()

    /// Waits for `open()`; throws `CancellationError` when cancelled.
    func pass() async throws {
        arrival.fulfill(.success(()))
        try await opening.value
    }

    func waitForArrival() async throws { try await arrival.value }
    func open() { opening.fulfill(.success(())) }
}

/// A body whose reader comes to a gate after the first chunk.
func gatedChunks(_ gate: Gate, first: String = "first") -> AsyncThrowingStream<ByteBuffer, any Error> {
    let isFirst = Counter()
    return AsyncThrowingStream {
        if isFirst.increment() == 1 { return ByteBuffer(string: first) }
        try await gate.pass()
        return nil
    }
}

final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    @discardableResult func increment() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

/// Lets other tasks run until a condition holds; a test that hangs here is ended by its time limit.
func eventually(_ condition: () -> Bool) async throws {
    while !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}
