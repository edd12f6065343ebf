import ArgumentParser
import AsyncGAPI
import AsyncJSON
import AsyncStorage
import Synchronization

/// The report of the transfers of one command: one progress bar while they run, the failures, and the sums.
final class TransferReport: Sendable {
    private struct Sums {
        var done = 0
        var bytes: Int64 = 0
        var skipped = 0
        var deleted = 0
        var failed = 0
        /// The exit codes of failures.
        var codes: Set<ExitCode> = []
    }

    private let asJSON: Bool
    private let streams: ToolStreams
    private let sums = Mutex(Sums())

    init(asJSON: Bool, _ streams: ToolStreams) { (self.asJSON, self.streams) = (asJSON, streams) }

    /// Adds a step that was settled without a transfer.
    func add(_ row: TransferRow) {
        sums.withLock { sums in
            switch row.action {
            case "skip": sums.skipped += 1
            case "fail":
                sums.failed += 1
                if let code = row.code { sums.codes.insert(code) }
            case "delete": sums.deleted += 1
            default:
                sums.done += 1
                sums.bytes &+= max(0, row.bytes ?? 0)
            }
        }
        write(row)
    }

    /// A Boolean value indicating whether nothing was there to do.
    var isEmpty: Bool {
        sums.withLock { $0.done == 0 && $0.skipped == 0 && $0.deleted == 0 && $0.failed == 0 }
    }

    /// Writes a step for programs; its failure also for people.
    func write(_ row: TransferRow) {
        if asJSON {
            streams.output.write(row.json.description + "\n")
        } else if row.action == "fail" {
            streams.errors.print("gapi: \(row.source.singleLine): \((row.reason ?? "failed").singleLine)")
        }
    }

    /// Shows a transfer until its end.
    ///
    /// - Parameters:
    ///   - label: The name of the work on the progress bar.
    ///   - continuation: The command that goes on with a cancelled transfer, if it has a manifest.
    ///   - start: A closure that starts the transfer; `settled` of its options is to be the closure that it gets.
    /// - Returns: The numbers at its end.
    /// - Throws: ``GAPI/Error`` if the transfer as a whole failed; ``ToolFailure`` if it was cancelled.
    @discardableResult
    func follow(
        _ label: String,
        continuation: ContinuedCommand? = nil,
        _ start: (_ settled: @escaping @Sendable (StorageTransfers.Outcome) -> Void) -> StorageTransfer
    ) async throws -> StorageTransfers.Progress {
        let bar = ProgressBar(label, .bytes, on: asJSON ? .silent : streams.output.forProgress)
        defer { bar.finish() }
        let transfer = start { [self] outcome in
            let row = TransferRow(outcome)
            if let code = row.code { _ = sums.withLock { $0.codes.insert(code) } }
            // At once, as a transfer that is stopped or comes to a bad end has its failures, too.
            write(row)
        }
        // The transfer has ended when this returns: what it had begun is cleared away even after Ctrl-C.
        let end = Task {
            for await progress in transfer.progress {
                let files =
                    "\(progress.done.grouped) of \(progress.planned.grouped)\(progress.isPlanned ? "" : "+") files"
                bar.update(.init(done: progress.bytes, total: progress.plannedBytes), note: files)
            }
            return try await transfer.value
        }
        do {
            let summary = try await withTaskCancellationHandler {
                try await end.value
            } onCancel: {
                transfer.stop()
            }
            bar.finish()
            let progress = summary.progress
            sums.withLock { sums in
                sums.done += progress.done
                sums.bytes &+= progress.bytes
                sums.skipped += progress.skipped
                sums.deleted += progress.deleted
                sums.failed += progress.failed
            }
            return progress
        } catch is CancellationError {
            let way =
                continuation.map { "to go on: \($0)" }
                ?? "what is done stays; the same command starts at the first file, and continues a large download"
            throw ToolFailure(.cancelled, "stopped; \(way)")
        }
    }

    /// Writes the sums; throws the exit code 1 if something failed.
    ///
    /// - Parameter isOneDownload: If `true`, one file was to be written, and a disk that does not take it has its own exit
    ///   code.
    /// - Throws: The exit code.
    func end(isOneDownload: Bool = false) throws {
        let sums = sums.withLock { $0 }
        if asJSON {
            let members: JSON.Value = [
                "done": JSON.Value(sums.done), "bytes": JSON.Value(sums.bytes), "skipped": JSON.Value(sums.skipped),
                "deleted": JSON.Value(sums.deleted), "failed": JSON.Value(sums.failed),
            ]
            let summary: JSON.Value = ["summary": members]
            streams.output.write(summary.description + "\n")
        } else {
            var parts: [String] = []
            if sums.done > 0 {
                parts.append("\(sums.done.grouped) \(sums.done == 1 ? "file" : "files"), \(sums.bytes.grouped) bytes")
            }
            if sums.deleted > 0 { parts.append("\(sums.deleted.grouped) deleted") }
            if sums.skipped > 0 { parts.append("\(sums.skipped.grouped) skipped") }
            if sums.failed > 0 { parts.append("\(sums.failed.grouped) failed") }
            streams.output.print(parts.isEmpty ? "nothing to do" : parts.joined(separator: "; "))
        }
        guard sums.failed > 0 else { return }
        throw isOneDownload && sums.codes == [.cannotCreate] ? ExitCode.cannotCreate : ExitCode.failure
    }
}
