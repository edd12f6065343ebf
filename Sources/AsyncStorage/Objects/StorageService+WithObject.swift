import AsyncFetch
public import GAPIStorage
import NIOCore

extension StorageService {
    /// Changes the content of a small object, so that no change of anyone else is lost.
    ///
    /// The object is read, changed by the closure, and written under the condition that it still has the version that
    /// was read (`ifGenerationMatch`); an object that is not there is created under the condition that there is still
    /// none. If somebody else was faster (412), all of that is done again: so the closure may be called several times.
    ///
    /// ```swift
    /// try await storage.withObject("box", "counter") { content in
    ///     content.text = String((Int(content.text) ?? 0) + 1)
    /// }
    /// ```
    ///
    /// A closure that changes neither the bytes nor the type writes nothing. Metadata and the storage class stay as they
    /// are; permissions (ACLs), the key of the encryption, and holds become those that the bucket gives to new objects.
    /// Bytes that are stored compressed are passed on as they are stored. Each write leaves a mark in the metadata
    /// member `async-storage-writes`, by which a write whose answer was lost is recognized and not made twice. The calls
    /// are retried as the options say. Cancelling the task cancels the calls; the last one may have had its effect.
    ///
    /// - Parameters:
    ///   - bucket: The name of the bucket.
    ///   - name: The name of the object.
    ///   - maximumBytes: The most bytes that are read into memory.
    ///   - maximumAttempts: The number of times that the closure is called at most.
    ///   - options: The options of the calls.
    ///   - change: Changes the content. An error from it ends the work, and nothing is written.
    /// - Returns: The result of the closure's last call.
    /// - Throws: ``GAPI/Error``: with ``GAPI/Error/isPreconditionFailed`` if somebody else was faster each time;
    ///   `FetchError.Code.tooLarge` for an object of more than `maximumBytes`; errors of the closure;
    ///   `CancellationError`.
    @discardableResult
    @concurrent public func withObject<Result: Sendable>(
        _ bucket: String,
        _ name: String,
        maximumBytes: Int = 16 << 20,
        maximumAttempts: Int = 16,
        options: GAPI.QueryOptions = .init(),
        _ change: @Sendable (inout StorageContent) async throws -> Result
    ) async throws -> Result {
        let location = StorageLocation(bucket, name)
        let clock = core.fetcher.core.configuration.clock
        let random = core.fetcher.core.configuration.random
        var marks: [String] = []
        var last: (result: Result, error: GAPI.Error)?
        for attempt in 0..<max(1, maximumAttempts) {
            if attempt > 0 { try await clock.sleep(.milliseconds(20 << min(attempt, 6)) * random()) }
            guard let old = try await content(of: location, maximumBytes, options) else { continue }
            let known = WriteMarks(in: old.object?.metadata)
            if let last, marks.contains(where: known.contains) { return last.result }
            var new = old
            let result = try await change(&new)
            guard new.bytes != old.bytes || new.contentType != old.contentType else { return result }
            let mark = WriteMarks.unique()
            marks.append(mark)
            do {
                let object = try await write(new, to: location, known.adding(mark), options)
                if WriteMarks(in: object.metadata).contains(mark) { return result }
                // After a lost answer, an object with the same bytes counts as created, also somebody else's.
                last = (result, GAPI.Error(.sourceChanged, "\(location) was created by somebody else; try again later"))
            } catch let error as GAPI.Error where error.isPreconditionFailed {
                last = (result, error)
            }
        }
        throw last?.error
            ?? GAPI.Error(.sourceChanged, "\(location) was replaced each time while it was read; try again later")
    }

    /// Reads an object; `nil` if it was replaced meanwhile.
    private nonisolated func content(
        of location: StorageLocation,
        _ maximumBytes: Int,
        _ options: GAPI.QueryOptions
    ) async throws -> StorageContent? {
        let query = Storage.ObjectsGetQuery(bucket: location.bucket, object: location.name)
        let object: Storage.Object
        do { object = try await execute(query, options: options) } catch let error as GAPI.Error where error.isNotFound
        {
            return StorageContent(bytes: ByteBuffer(), contentType: "application/octet-stream", object: nil)
        }
        guard let generation = object.generation else {
            throw GAPI.Error(.unexpectedContent, "the service tells no generation of \(location)")
        }
        let version = Storage.ObjectsGetQuery(bucket: location.bucket, object: location.name) {
            $0.generation = generation
        }
        do {
            let bytes = try await media(version, encoding: .stored, options: options).collect(upTo: maximumBytes)
            let type = object.contentType ?? "application/octet-stream"
            return StorageContent(bytes: bytes, contentType: type, object: object)
        } catch let error as GAPI.Error where error.isNotFound || error.isPreconditionFailed {
            return nil
        }
    }

    private nonisolated func write(
        _ content: StorageContent,
        to location: StorageLocation,
        _ marks: String,
        _ options: GAPI.QueryOptions
    ) async throws -> Storage.Object {
        let old = content.object
        let object = Storage.Object {
            $0.name = location.name
            $0.contentType = content.contentType
            $0.contentEncoding = old?.contentEncoding
            $0.contentDisposition = old?.contentDisposition
            $0.contentLanguage = old?.contentLanguage
            $0.cacheControl = old?.cacheControl
            $0.customTime = old?.customTime
            $0.storageClass = old?.storageClass
            $0.metadata = (old?.metadata ?? [:]).merging([WriteMarks.member: marks]) { $1 }
        }
        let query = Storage.ObjectsInsertQuery(bucket: location.bucket, object) {
            $0.ifGenerationMatch = old?.generation ?? 0
        }
        // A small object in one request, which its precondition makes safe to repeat.
        let upload = upload(
            query,
            from: .bytes(content.bytes),
            contentType: content.contentType,
            upload: .init { $0.mode = .multipart },
            options: options
        )
        return try await withTaskCancellationHandler {
            try await upload.value
        } onCancel: {
            upload.cancel()
        }
    }
}
