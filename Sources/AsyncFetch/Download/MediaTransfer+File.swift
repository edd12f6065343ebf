extension MediaTransfer {
    /// The number of bytes that are written between two notes about them.
    private static let noteStep: Int64 = 16 << 20

    /// Writes all bytes to a file, which gets its name only when it is complete, verified and on the disk.
    package func run(
        toFile path: String,
        resume: DownloadResume,
        slices: DownloadSlices,
        progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws -> MediaInfo {
        try checkRange()
        if range != nil, slices.isRequired {
            throw FetchError(.invalidRequest, "a range of media comes as one stream; download all of it in slices")
        }
        let path = try await OpenFile.run("cannot write \(path)") { try FileReplacement.target(of: path) }
        let kept = options.resumptionPath ?? path
        let (part, remains) = try await PartFile.open(beside: kept, for: try await subject(), resume)
        // What an earlier download has left decides: it goes on in the form that it has.
        let isSliced = remains.map { !$0.note.slices.isEmpty } ?? (!slices.isOff && range == nil)
        guard isSliced else { return try await stream(to: part, at: path, remains, progress) }
        do {
            return try await slice(to: part, at: path, remains, slices, progress)
        } catch let refusal as UnslicedMedia {
            do {
                if slices.isRequired, let reason = refusal.reason {
                    throw FetchError(.invalidRequest, "the media cannot be sliced: \(reason); allow one stream")
                }
                try await part.file.truncate(to: 0)
            } catch {
                await part.remove()
                throw error
            }
            return try await stream(to: part, at: path, nil, progress)
        }
    }

    /// Writes all bytes to a file in order.
    private func stream(
        to part: PartFile,
        at path: String,
        _ remains: PartFile.Remains?,
        _ progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws -> MediaInfo {
        let sink = FileSink(part.file, after: remains?.note.count ?? 0, remains?.checksum ?? CRC32C())
        var state = FileState(remains, progress)
        do {
            let info = try await fill(sink, part, &state)
            try await sink.flush()
            state.progress.acknowledged = await sink.written
            state.tell()
            try Self.verify(info, sum: await sink.checksum, isWhole: state.isWhole(await sink.written, range))
            try await sink.finishSynchronizing()
            try await commit(part, of: info, to: path)
            return info
        } catch {
            // Bytes of a version that can be requested again are useful for the next download.
            let written = await sink.settle()
            var isKept = false
            if Self.isWorthKeeping(after: error), let note = state.note(written) { isKept = await part.write(note) }
            if !isKept { await part.remove() }
            throw error
        }
    }

    /// The state of a file that is being filled.
    private struct FileState {
        var progress = TransferProgress()
        private var report: ProgressReport
        var info: MediaInfo?
        var lowerBound: Int64 = 0
        var noted: Int64 = 0

        init(_ remains: PartFile.Remains?, _ listener: (@Sendable (TransferProgress) -> Void)?) {
            report = ProgressReport(listener)
            guard let note = remains?.note else { return }
            info = note.info
            lowerBound = note.lowerBound
            noted = note.count
            progress.sent = note.count
            progress.acknowledged = note.count
        }

        /// Forgets the received bytes, but not the progress that was told.
        mutating func rewind() {
            let report = report
            self = FileState(nil, nil)
            self.report = report
        }

        mutating func tell() { report.tell(progress) }

        /// Returns `true` if this number of bytes is the whole media.
        func isWhole(_ written: Int64, _ range: MediaRange?) -> Bool {
            lowerBound == 0 && info?.total.map { $0 == written } ?? (range == nil)
        }

        func note(_ written: (count: Int64, checksum: CRC32C)) -> PartFile.Note? {
            guard let info, info.version.isKnown, written.count > 0 else { return nil }
            return PartFile.Note(
                count: written.count,
                checksum: written.checksum.value,
                info: info,
                lowerBound: lowerBound
            )
        }
    }

    private func fill(
        _ sink: FileSink,
        _ part: PartFile,
        _ state: inout FileState
    ) async throws -> MediaInfo {
        if range?.isEmpty == true { throw FetchError(.invalidRequest, "an empty range has nothing to put into a file") }
        var place = Place(range)
        if let info = state.info {
            place.offset = state.lowerBound + state.noted
            place.lowerBound = state.lowerBound
            place.info = info
            place.version = info.version
            place.total = info.total
            state.progress.total = total(of: info, from: state.lowerBound)
        }
        return try await run(from: place, canRewind: true) { place, info in
            state.info = info
            state.lowerBound = place.lowerBound ?? 0
            state.progress.total = total(of: info, from: state.lowerBound)
            // From now on, the file is known to be ours, even if this process ends.
            await part.write(PartFile.Note(count: 0, checksum: 0, info: info, lowerBound: state.lowerBound))
        } rewind: {
            try await sink.rewind()
            state.rewind()
        } sink: { chunk in
            state.progress.sent += Int64(chunk.readableBytes)
            let written = try await sink.write(chunk)
            state.progress.acknowledged = written
            state.tell()
            if written - state.noted >= Self.noteStep, let note = state.note(await sink.settled) {
                state.noted = note.count
                await part.write(note)
            }
        }
    }

    /// Returns the number of wanted bytes, if it is known.
    private func total(of info: MediaInfo, from lowerBound: Int64) -> Int64? {
        let end = range?.upperBound.map { min($0, info.total ?? $0) } ?? info.total
        return end.map { max(0, $0 - lowerBound) }
    }

    /// Compares the checksum with that of the server, if the server tells it and the whole media has arrived.
    package static func verify(_ info: MediaInfo, sum: CRC32C, isWhole: Bool) throws {
        guard isWhole, let expected = info.checksum, expected != sum.base64 else { return }
        throw FetchError(
            .checksumMismatch,
            "other bytes arrived than the server has (CRC32C \(sum.base64) instead of \(expected)); try again"
        )
    }

    /// Returns `true` if the bytes before an error are good, and the disk has room for them.
    static func isWorthKeeping(after error: any Error) -> Bool {
        guard let error = error as? FetchError else { return true }
        switch error.code {
        case .mediaChanged, .checksumMismatch, .file, .invalidResponse: return false
        case .status: return ![404, 410].contains(error.response?.head.status.code)
        default: return true
        }
    }
}
