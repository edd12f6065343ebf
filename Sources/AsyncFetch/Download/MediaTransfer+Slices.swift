/// Media that does not come in slices.
struct UnslicedMedia: Error {
    /// The reason; `nil` for empty media, which has nothing to slice.
    let reason: String?
}

/// A download in slices: several transfers of ranges of one version, into one file.
///
///     first response      206, bytes 0-33554431/100000000, ETag "a"
///     slices              0..<32 MiB | 32 MiB..<64 MiB | 64 MiB..<100000000
///     concurrent          GET with If-Match "a" and Range, each with retries of its own
///     CRC32C              of each slice as it is written; combined, that of the whole
extension MediaTransfer {
    /// Writes all bytes to a file, in slices.
    ///
    /// - Throws: ``UnslicedMedia`` for media that must come as one stream; the part file is still there then.
    func slice(
        to part: PartFile,
        at path: String,
        _ remains: PartFile.Remains?,
        _ slices: DownloadSlices,
        _ progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws -> MediaInfo {
        var ledger = SliceLedger(part, remains, ProgressReport(progress))
        do {
            let info: MediaInfo
            do {
                info = try await fill(part, ledger, slices)
            } catch let error as FetchError where error.code == .mediaChanged {
                // Bytes of an earlier transfer may be of an old version. Two versions within one transfer are an error.
                guard remains != nil, await !ledger.isConfirmed else { throw error }
                try await part.file.truncate(to: 0)
                ledger = SliceLedger(part, nil, await ledger.told)
                info = try await fill(part, ledger, slices)
            }
            await ledger.tell()
            try Self.verify(info, sum: MediaSlice.checksum(of: await ledger.slices), isWhole: true)
            try await commit(part, of: info, to: path)
            return info
        } catch let refusal as UnslicedMedia {
            throw refusal
        } catch {
            var isKept = false
            if Self.isWorthKeeping(after: error), let note = await ledger.note() { isKept = await part.write(note) }
            if !isKept { await part.remove() }
            throw error
        }
    }

    /// Runs the transfers of all slices that are not complete, a few at a time.
    private func fill(_ part: PartFile, _ ledger: SliceLedger, _ options: DownloadSlices) async throws -> MediaInfo {
        let concurrent = options.isOff ? 1 : max(1, options.maximumConcurrent)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            var running = 0
            var hasBegun = false
            if await ledger.info == nil {
                let beginning = Promise<Void>()
                group.addTask {
                    do {
                        try await begin(part, ledger, size: max(1, options.size), beginning)
                    } catch {
                        beginning.fulfill(.failure(error))
                        throw error
                    }
                }
                try await beginning.value
                running = 1
                hasBegun = true
            }
            guard let info = await ledger.info else { throw FetchError(.other, "a slice came without information") }
            let all = await ledger.slices
            var waiting = all.indices.dropFirst(hasBegun ? 1 : 0).filter { !all[$0].isComplete }[...]
            // Even if all is there, the server is asked whether it still has this version.
            if running == 0, waiting.isEmpty { waiting = all.indices.suffix(1).map { $0 }[...] }
            while true {
                while running < concurrent, let index = waiting.popFirst() {
                    group.addTask { try await fetch(index, all[index], of: info, part, ledger) }
                    running += 1
                }
                guard try await group.next() != nil else { return info }
                running -= 1
            }
        }
    }

    /// Requests the first slice, and divides the media as the response says.
    private func begin(_ part: PartFile, _ ledger: SliceLedger, size: Int64, _ beginning: Promise<Void>) async throws {
        let sink = FileSink(part.file)
        let transfer = slice(0..<size, monitor)
        do {
            try await transfer.fill(sink, 0, from: Place(transfer.range), ledger) { info in
                if let reason = Self.reasonAgainstSlices(info, size) { throw UnslicedMedia(reason: reason) }
                let slices = MediaSlice.divide(info.total ?? 0, by: size)
                // The file has its size at once, and holes where nothing has arrived.
                try await part.file.truncate(to: info.total ?? 0)
                await ledger.begin(info, slices)
                beginning.fulfill(.success(()))
            }
        } catch let error as FetchError where error.code == .status {
            // Empty media has no range.
            let isEmpty = await ledger.info == nil && error.response?.head.status == .rangeNotSatisfiable
            throw isEmpty ? UnslicedMedia(reason: nil) : error
        }
    }

    /// Requests the rest of a slice.
    private func fetch(
        _ index: Int,
        _ slice: MediaSlice,
        of info: MediaInfo,
        _ part: PartFile,
        _ ledger: SliceLedger
    ) async throws {
        // A fetch of its own to whoever listens: its attempts are not those of its neighbours.
        let monitor = FetchMonitor(core.observers, keepsEvents: false)
        let transfer = self.slice(slice.range, monitor)
        let sink = FileSink(part.file, at: slice.range.lowerBound, after: slice.count, slice.checksum)
        var place = Place(transfer.range)
        place.offset = slice.range.lowerBound + slice.count
        place.info = info
        place.version = info.version
        place.total = info.total
        do {
            try await transfer.fill(sink, index, from: place, ledger)
            monitor.finish(.succeeded)
        } catch {
            monitor.finish(error is CancellationError ? .cancelled : .failed)
            throw error
        }
    }

    /// Writes the bytes of this transfer, which is that of one slice.
    private func fill(
        _ sink: FileSink,
        _ index: Int,
        from place: Place,
        _ ledger: SliceLedger,
        begin: (MediaInfo) async throws -> Void = { _ in }
    ) async throws {
        do {
            _ = try await run(from: place) { _, info in
                try await begin(info)
            } sink: { chunk in
                _ = try await sink.write(chunk)
                await ledger.receive(chunk.readableBytes, inSlice: index, await sink.settled)
            }
            try await sink.flush()
            await ledger.settle(index, await sink.settled)
            await ledger.tell()
            guard await ledger.slices[index].isComplete else {
                throw FetchError(.invalidResponse, "a slice ended early", attempts: monitor.attempts)
            }
            if await ledger.mustSynchronize() { try await sink.synchronize() }
        } catch {
            await ledger.settle(index, await sink.settle())
            throw error
        }
    }

    /// The same transfer, of one slice.
    private func slice(_ range: Range<Int64>, _ monitor: FetchMonitor) -> MediaTransfer {
        MediaTransfer(
            core: core,
            monitor: monitor,
            range: range.mediaRange,
            encoding: encoding,
            options: options,
            makeCall: makeCall
        )
    }

    /// Returns the reason why media cannot be sliced; `nil` if it can.
    private static func reasonAgainstSlices(_ info: MediaInfo, _ size: Int64) -> String? {
        if info.isTransformed { return "the server decompresses it on the way" }
        guard let total = info.total else { return "the server does not tell its size" }
        if !info.version.isKnown { return "the server tells no version of it" }
        return info.isPartial || total <= size ? nil : "the server ignores ranges"
    }
}
