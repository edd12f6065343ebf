import AsyncFetch
import Synchronization

/// The one progress of many files.
final class TransferMeter: Sendable {
    private struct State {
        var progress = StorageTransfers.Progress()
        var failures: [StorageTransfers.Outcome] = []
    }

    private let state = Mutex(State())
    private let hub = EventHub<StorageTransfers.Progress>(capacity: 1)

    var stream: AsyncStream<StorageTransfers.Progress> { hub.stream() }

    var summary: StorageTransfers.Summary {
        state.withLock { StorageTransfers.Summary(progress: $0.progress, failures: $0.failures) }
    }

    private func change(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            hub.yield(state.progress)  // inside the lock, so that no older value follows a newer one
        }
    }

    func plan(_ step: StorageTransfers.Step) {
        change { state in
            state.progress.planned += 1
            if step.action.isTransfer { state.progress.plannedBytes &+= max(0, step.size ?? 0) }
        }
    }

    func planIsComplete() { change { $0.progress.isPlanned = true } }

    func add(bytes: Int64) { change { $0.progress.bytes &+= max(0, bytes) } }

    func skipEarlier() {
        change { state in
            state.progress.planned += 1
            state.progress.skipped += 1
        }
    }

    func settle(_ outcome: StorageTransfers.Outcome) {
        change { state in
            switch outcome.result {
            case .skipped: state.progress.skipped += 1
            case .done where outcome.step.action.isTransfer: state.progress.done += 1
            case .done: state.progress.deleted += 1
            case .failed:
                state.progress.failed += 1
                if state.failures.count < StorageTransfers.Summary.maximumFailures { state.failures.append(outcome) }
            }
        }
    }

    func finish() { hub.finish() }
}

extension StorageTransfers.Step.Action {
    /// A Boolean value indicating whether bytes are transferred.
    var isTransfer: Bool {
        switch self {
        case .upload, .download, .copy: true
        case .deleteObject, .deleteFile, .skip, .fail: false
        }
    }
}

/// The bytes of one file, of which a repeated one counts once.
final class FileMeter: Sendable {
    private let meter: TransferMeter
    private let bytes = Mutex<Int64>(0)

    init(_ meter: TransferMeter) { self.meter = meter }

    /// Reports that so many bytes of the file have been transferred in all.
    func reach(_ count: Int64) {
        let more = bytes.withLock { bytes in
            defer { bytes = max(bytes, count) }
            return max(0, count - bytes)
        }
        if more > 0 { meter.add(bytes: more) }
    }
}
