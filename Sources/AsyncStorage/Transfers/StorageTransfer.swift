import AsyncFetch
import GAPIStorage

/// A running transfer of many.
///
/// It starts when it is created and runs in its own task. Releasing the last reference does not stop it. The failure of
/// one file does not stop the others. Memory does not grow with the number of files: at most `concurrency` of them are
/// at work, and at most 65,536 can be done before the first of them is.
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
    /// Cancelling a waiting task ends only its own wait.
    ///
    /// - Throws: ``GAPI/Error`` if the source or the destination cannot be listed or the manifest cannot be written;
    ///   what was under way has then been finished. `CancellationError` after ``cancel()``.
    public var value: StorageTransfers.Summary {
        get async throws { try await promise.value }
    }

    /// The progress, starting with the latest value; the stream ends with the transfer.
    ///
    /// The stream keeps only the latest unread value, and nothing waits for a reader.
    public var progress: AsyncStream<StorageTransfers.Progress> { meter.stream }

    /// Begins no more files until ``resume()``; uploads by session stop where they are, and downloads come to their end.
    public func pause() { control.pause() }

    /// Goes on after ``pause()``.
    public func resume() { control.resume() }

    /// Ends the transfer: uploads under way are aborted, their temporary objects are deleted, and the bytes of large
    /// downloads are kept for the next run.
    ///
    /// With a manifest, the next run goes on with the files that are not done.
    public func cancel() {
        task.cancel()
        control.resume()
    }
}
