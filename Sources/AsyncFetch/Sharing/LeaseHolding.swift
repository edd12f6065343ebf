import NIOCore
import Synchronization

/// The state of a lease that this process has taken, without the tasks that renew it.
final class LeaseHolding: Sendable {
    private struct State {
        var version: Int64
        var content: ByteBuffer
        /// The time at which the lease ends for others, at the earliest.
        var end: Duration
        var isOver = false
    }

    let name: String
    let fencingNumber: Int64
    /// Fulfilled when the lease is lost.
    let loss = Promise<Void>()
    private let owner: String
    private let store: any FetchSharedStore
    private let clock: FetchClock
    private let length: Duration
    private let state: Mutex<State>

    /// Creates the state of a lease that has just been taken, with its record, the record's version, and a moment before
    /// the record was stored.
    init(
        _ name: String,
        _ store: any FetchSharedStore,
        _ options: SharedLease.Options,
        _ record: LeaseRecord,
        version: Int64,
        began: Duration
    ) {
        self.name = name
        self.store = store
        clock = options.clock
        length = options.length
        owner = record.owner
        fencingNumber = record.fencingNumber
        state = Mutex(State(version: version, content: record.content, end: began + options.length))
    }

    var content: ByteBuffer { state.withLock { $0.content } }
    var isHeld: Bool { rest > .zero }
    var lossError: FetchError {
        FetchError(
            .leaseLost,
            "the lease \(name) was lost, because it could not be renewed in time or another process has taken it; "
                + "stop, and take it again to go on"
        )
    }

    func check() throws(FetchError) {
        guard isHeld else {
            lose()
            throw lossError
        }
    }

    // MARK: Renewing

    /// Renews the lease at each third of its time; after a failure, more often.
    func renewUntilEnd() async {
        var pause = length / 3
        while true {
            do {
                try await clock.sleep(pause)
                try await write()
                pause = length / 3
            } catch is CancellationError {
                return
            } catch let error as FetchError where error.code == .leaseLost {
                return
            } catch {
                pause = length / 12
            }
        }
    }

    /// Waits until the lease was not renewed in time, whatever the store is doing.
    func watchUntilEnd() async {
        while true {
            let rest = rest
            guard rest > .zero else { return lose() }
            do { try await clock.sleep(rest) } catch { return }
        }
    }

    /// Writes the record with the current content, or with new content.
    func write(_ content: ByteBuffer? = nil) async throws {
        try check()
        if let content { state.withLock { $0.content = content } }
        for _ in 0..<8 {
            let began = clock.now()
            let (version, content) = state.withLock { ($0.version, $0.content) }
            if let version = try await store.put(
                record(content).encoded,
                for: name,
                expecting: .version(version),
                expiresIn: length + LeaseRecord.retention
            ) {
                state.withLock { state in
                    state.version = version
                    state.end = max(state.end, began + length)
                }
                // The lease may have ended while the store was slow: whoever was told so must not go on.
                return try check()
            }
            // Another task of this process has written, an answer was lost, or somebody else is the owner now.
            guard let seen = try await store.value(for: name), let record = try? LeaseRecord(seen.content, name: name),
                record.owner == owner
            else {
                lose()
                throw lossError
            }
            state.withLock { $0.version = seen.version }
            try check()
        }
        throw FetchError(.sharedStore, "the lease \(name) changes all the time, and could not be renewed")
    }

    /// Gives the lease back.
    func end(removing: Bool) async {
        let isOver = state.withLock { state in
            defer { state.isOver = true }
            return state.isOver
        }
        guard !isOver else { return }
        _ = try? await clock.limiting(length) { try await self.giveBack(removing: removing) }
    }

    private func giveBack(removing: Bool) async throws {
        for _ in 0..<8 {
            let (version, content) = state.withLock { ($0.version, $0.content) }
            if removing {
                if try await store.remove(name, expecting: .version(version)) { return }
            } else {
                var record = record(content)
                record.owner = ""
                let lifetime = LeaseRecord.retention
                let expected = FetchSharedState.version(version)
                if try await store.put(record.encoded, for: name, expecting: expected, expiresIn: lifetime) != nil {
                    return
                }
            }
            guard let seen = try await store.value(for: name),
                try LeaseRecord(seen.content, name: name).owner == owner
            else { return }
            state.withLock { $0.version = seen.version }
        }
    }

    private func record(_ content: ByteBuffer) -> LeaseRecord {
        LeaseRecord(owner: owner, fencingNumber: fencingNumber, duration: length, content: content)
    }

    /// The time for which the lease can be relied on; a tenth of its duration is kept for stopping the work.
    private var rest: Duration {
        let now = clock.now()
        return state.withLock { $0.isOver ? .zero : $0.end - length / 10 - now }
    }

    private func lose() {
        let isFirst = state.withLock { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        if isFirst { loss.fulfill(.success(())) }
    }
}
