import AsyncFetch
import CAllocations
import Synchronization

/// The cost of fetches that wait for their host.
enum ThrottleRows {
    /// Lengths of queues, and how much longer a step may take than with the first: their logarithm over that of 1,000.
    private static let queues = [(count: 1_000, growth: 1.0), (10_000, 4.0 / 3), (100_000, 5.0 / 3)]

    @concurrent static func run(_ report: Report) async throws {
        if allocations_are_known() {
            let count = 100_000
            let task = try await bytesOfWaitingTask(count)
            report(Row("\(count) waiting tasks, each", task, "B"))
            let ready = try await bytesOfReadyFetch(count)
            report(Row("\(count) fetches before the queue, each", ready, "B"))
            let queued = try await bytesOfQueuedFetch(count)
            report(Row("\(count) queued fetches, each", queued, "B", target: .atMost(8192)))
            report(Row("\(count) queued fetches, the queue's part of each", queued - ready, "B", target: .atMost(1024)))
        }
        var first: (turn: Double, cancel: Double)?
        for (count, growth) in queues {
            // The median of few, each with a queue of its own.
            let turn = try await median(3) { try await microsecondsPerTurn(count) }
            let cancel = try await median(3) { try await microsecondsPerCancel(count) }
            let start = first ?? (turn, cancel)
            first = start
            for (step, ours, peer) in [("turn", turn, start.turn), ("cancel", cancel, start.cancel)] {
                let comparison = Row.Comparison(ours: ours, peer: peer, unit: "µs")
                let name = "queue of \(count), a \(step), 1000"
                report(Row(name, ratio: ours / peer, comparison, target: .atMost(growth)))
            }
        }
    }

    // MARK: Memory

    private static func bytesOfWaitingTask(_ count: Int) async throws -> Double {
        let gate = Gate()
        let before = allocations_bytes()
        let tasks = start(count) { await gate.wait() }
        try await poll { gate.waitingCount == count }
        let after = allocations_bytes()
        gate.open()
        await wait(for: tasks)
        return Double(after - before) / Double(count)
    }

    /// Of fetches that are ready for the queue, but for their credentials: all that they take but for the throttle.
    private static func bytesOfReadyFetch(_ count: Int) async throws -> Double {
        let gate = Gate()
        let fetcher = Fetcher(.init { $0.credentials = ["http://127.0.0.1": GatedCredentials(gate: gate)] })
        let before = allocations_bytes()
        let tasks = start(count) { _ = try? await fetcher.fetch("http://127.0.0.1/") }
        try await poll { gate.waitingCount == count }
        let after = allocations_bytes()
        gate.open()
        await wait(for: tasks)
        await fetcher.shutdown()
        return Double(after - before) / Double(count)
    }

    /// Of a fetcher as it comes, over real connections, which allows its host one request at a time and waits for that
    /// one.
    private static func bytesOfQueuedFetch(_ count: Int) async throws -> Double {
        try await PlainServer.with { url in
            let url = url + PlainServer.Path.hold
            let fetcher = Fetcher(.init { $0.throttle.maximumRunningPerHost = 1 })
            let running = start(1) { _ = try? await fetcher.fetch(url) }
            try await poll { fetcher.runningCount == 1 }
            let before = allocations_bytes()
            let queued = start(count) { _ = try? await fetcher.fetch(url) }
            try await poll { fetcher.queuedCount == count }
            let after = allocations_bytes()
            fetcher.cancelAll()
            await wait(for: running + queued)
            await fetcher.shutdown()
            return Double(after - before) / Double(count)
        }
    }

    // MARK: Time

    /// CPU time from one fetch's end to the next one's, over a transport that answers at once.
    private static func microsecondsPerTurn(_ count: Int) async throws -> Double {
        try await microseconds(count) { gate, _ in gate.open() }
    }

    /// CPU time of cancelling one fetch that waits, wherever it stands.
    private static func microsecondsPerCancel(_ count: Int) async throws -> Double {
        try await microseconds(count) { gate, fetcher in
            fetcher.cancelAll()
            gate.open()
        }
    }

    private static func microseconds(
        _ count: Int,
        ending: @escaping @Sendable (Gate, Fetcher) -> Void
    ) async throws -> Double {
        let gate = Gate()
        let fetcher = Fetcher(.init { $0.throttle.maximumRunningPerHost = 1 }, transport: GatedTransport(gate: gate))
        let tasks = start(count + 1) { _ = try? await fetcher.fetch("http://127.0.0.1/") }
        try await poll { fetcher.queuedCount == count }
        let cost = await Cost.of {
            ending(gate, fetcher)
            await wait(for: tasks)
        }
        return cost.cpuSeconds / Double(count) * 1e6
    }

    // Not the children of a group, each of which takes the longer to leave the more there are.
    private static func start(_ count: Int, _ work: @escaping @Sendable () async -> Void) -> [Task<Void, Never>] {
        (0..<count).map { _ in Task { await work() } }
    }

    private static func wait(for tasks: [Task<Void, Never>]) async {
        for task in tasks { await task.value }
    }

    private static func median(_ count: Int, _ measure: () async throws -> Double) async throws -> Double {
        var values: [Double] = []
        for _ in 0..<count { values.append(try await measure()) }
        return values.sorted()[count / 2]
    }

    private static func poll(_ condition: () -> Bool) async throws {
        while !condition() { try await Task.sleep(for: .milliseconds(2)) }
    }
}

/// Holds up all until it is opened.
private final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var waitingCount: Int { state.withLock { $0.waiting.count } }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}

/// Has the requests wait, and then refuses them.
private struct GatedCredentials: FetchCredentials {
    let gate: Gate
    var isImmediate: Bool { true }

    func authorize(_ request: inout HTTPRequest) async throws {
        await gate.wait()
        throw CancellationError()
    }
}

/// Answers at once when its gate is open.
private struct GatedTransport: HTTPTransport {
    let gate: Gate

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        await gate.wait()
        return TransportResponse(head: HTTPResponse(status: .ok))
    }

    func shutdown() async { gate.open() }
}
