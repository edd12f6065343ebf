import AsyncFetch
import GAPIStorage

extension TransferRun {
    /// Sends a file.
    func upload(
        _ path: String,
        to location: StorageLocation,
        _ step: StorageTransfers.Step
    ) async throws
        -> StorageTransfers.Outcome.Result
    {
        let metadata = FileMetadata(
            modified: options.preservesTimes ? step.source?.modified : nil,
            mode: options.preservesModes ? step.source?.mode : nil
        )
        let object = Storage.Object {
            $0.name = location.name
            $0.contentType = options.contentType?(path) ?? "application/octet-stream"
            $0.metadata = metadata.members
        }
        let file = FileMeter(meter)
        let result = try await settlingCondition(step, at: location) {
            if let threshold = options.compositeThreshold, let size = step.size, size >= max(1, threshold) {
                return try await compose(path, to: location, object, step, file)
            }
            do { return try await send(path, to: location, object, step, file) } catch let error as GAPI.Error
                where error.code == .checksumMismatch
            {
                // The session has come to its end, and would tell the same each time.
                try await manifest?.add(ManifestRecord(.cleared, step.key))
                throw error
            }
        }
        if case .done = result { file.reach(step.size ?? 0) }
        return result
    }

    /// Sends a file in one upload, which goes on where an earlier process has left it.
    private func send(
        _ path: String,
        to location: StorageLocation,
        _ object: Storage.Object,
        _ step: StorageTransfers.Step,
        _ file: FileMeter
    ) async throws -> Storage.Object {
        var query = options.query
        // The same bytes under the same name: twice is the same as once.
        query.isIdempotent = query.isIdempotent ?? true
        if let session = manifest?.session(of: step.key) {
            do {
                let upload = storage.resumeUpload(session, from: .file(path), options: query)
                return try await control.value(of: upload, isKept: manifest != nil) { file.reach($0.acknowledged) }
            } catch let error as GAPI.Error where error.isStaleSession {
                // The file has changed, the service has dropped the session, or the condition with which it was opened
                // does not hold any more: from the beginning.
            }
            try await manifest?.add(ManifestRecord(.cleared, step.key))
        }
        let insertion = Storage.ObjectsInsertQuery(bucket: location.bucket, object) {
            $0.ifGenerationMatch = step.condition.generation
        }
        var way = options.upload
        if let manifest {
            way.keeper = ManifestKeeper(manifest, step.key)
            // The keeper needs no pauses between parts.
            way.chunkSize = way.chunkSize ?? .max
        }
        let upload = storage.upload(
            insertion,
            from: .file(path),
            contentType: object.contentType ?? "application/octet-stream",
            upload: way,
            options: query
        )
        return try await control.value(of: upload, isKept: manifest != nil) { file.reach($0.acknowledged) }
    }

    /// Sends a file as several objects.
    private func compose(
        _ path: String,
        to location: StorageLocation,
        _ object: Storage.Object,
        _ step: StorageTransfers.Step,
        _ file: FileMeter
    ) async throws -> Storage.Object {
        let (opened, status) = try await OpenFile.readingPartsWithStatus(path)
        let partBytes = CompositeUpload.partBytes(options.compositePartBytes, fileBytes: status.size)
        var left = manifest?.parts(of: step.key)
        if let parts = left,
            parts.fileSize != status.size || parts.fileModified != status.modified
                || parts.partBytes != partBytes || parts.objects.bucket != location.bucket
        {
            // The parts are those of another file by now.
            try await parts.objects.remove(with: storage, options.query)
            try await manifest?.add(ManifestRecord(.cleared, step.key))
            left = nil
        }
        let parts =
            left
            ?? TemporaryParts(
                objects: TemporaryObjects(in: location.bucket, under: options.temporaryFolder),
                fileSize: status.size,
                fileModified: status.modified,
                partBytes: partBytes
            )
        let composite = CompositeUpload(
            storage: storage,
            options: options,
            control: control,
            file: opened,
            path: path,
            status: status,
            parts: parts,
            isResumed: left != nil
        )
        if left == nil {
            var record = ManifestRecord(.parts, step.key)
            record.parts = parts
            // On the disk before there is any object: no end of this process leaves one that nobody knows.
            try await manifest?.add(record, durably: true)
        }
        let made: Storage.Object
        do {
            made = try await composite.run(to: location, object, step.condition, file)
        } catch {
            if !isLeftToNext { await clear(parts, step) }
            throw error
        }
        await clear(parts, step)
        return made
    }

    /// Deletes the temporary objects of a step; what fails is tried again at the end.
    private func clear(_ parts: TemporaryParts, _ step: StorageTransfers.Step) async {
        do {
            try await parts.objects.remove(with: storage, options.query)
            try await manifest?.add(ManifestRecord(.cleared, step.key))
        } catch {
            // The manifest still names them. Without one, the lifecycle rule of the bucket is for them.
        }
    }
}

extension GAPI.Error {
    /// A Boolean value indicating whether an upload session is of no more use.
    fileprivate var isStaleSession: Bool {
        [.sourceChanged, .uploadSessionExpired, .uploadProtocol, .invalidRequest].contains(code) || isPreconditionFailed
    }
}
