import AsyncFetch
import GAPIStorage

/// A running transfer of many.
///
/// It starts when it is created and runs in its own task. Releasing the last reference does not stop it. The failure of
/// one file does not stop the others. Memory does not grow with the number of files: at most `concurrency` of them are
/// at work, and at most 65,536 can be done before the first of them is. Only where two names can be one file, the
/// names of extra files are kept until the others have arrived.
public final class StorageTransfer: Sendable {
    private let control = TransferControl()
    private let meter = TransferMeter()
    private let promise = Promise<StorageTransfers.Summary>()
    private let task: Task<Void, Never>

    init(_ storage: StorageService, _ plan: StorageTransfers.Plan, _ options: StorageTransfers.Options) {
        let (control, meter, promise) = (control, meter, promise)
        task = Task {
            do {
                let run = try await TransferRun(storage, plan, options, control, meter)
                promise.fulfill(.success(try await run.run()))
            } catch let error as CancellationError { promise.fulfill(.failure(error)) } catch {
                promise.fulfill(.failure(GAPI.Error(transfer: error)))
            }
            meter.finish()
        }
    }

    /// The end of the transfer, awaited; failures of single files are in it.
    ///
    /// Cancelling a waiting task ends only its own wait. After ``cancel()`` or ``stop()``, a cancelled task waits, too:
    /// when this throws, what was under way has ended.
    ///
    /// - Throws: ``GAPI/Error`` if the source or the destination cannot be listed or the manifest cannot be written;
    ///   what was under way has then been finished. `CancellationError` after ``cancel()`` or ``stop()``.
    public var value: StorageTransfers.Summary {
        get async throws {
            do { return try await promise.value } catch is CancellationError where task.isCancelled {
                return try await promise.value(onCancel: {})
            }
        }
    }

    /// The progress, starting with the latest value; the stream ends with the transfer.
    ///
    /// The stream keeps only the latest unread value, and nothing waits for a reader.
    public var progress: AsyncStream<StorageTransfers.Progress> { meter.stream }

    /// Begins no more files until ``resume()``; uploads by session stop where they are, and downloads come to their end.
    public func pause() { control.pause() }

    /// Goes on after ``pause()``.
    public func resume() { control.resume() }

    /// Ends the transfer so that the next run with its manifest goes on in the middle of files, too.
    ///
    /// The sessions of uploads and the temporary objects of large ones stay, and the manifest has them. Without a
    /// manifest, it is the same as ``cancel()``. Await ``value`` for the end.
    public func stop() {
        control.stop()
        cancel()
    }

    /// Ends the transfer: uploads under way are aborted, their temporary objects are deleted, and the bytes of large
    /// downloads are kept for the next run.
    ///
    /// With a manifest, the next run goes on with the files that are not done; see ``stop()`` to keep what is under way.
    public func cancel() {
        task.cancel()
        control.resume()
    }
}
