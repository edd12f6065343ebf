extension MediaTransfer {
    /// How many bytes are written between two notes about them.
    private static let noteStep: Int64 = 16 << 20

    /// Puts everything into a file, which has its name only when it is complete, verified and on the disk.
    package func run(
        toFile path: String,
        resume: DownloadResume,
        progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws -> MediaInfo {
        try range?.check()
        let path = try await OpenFile.run("cannot write \(path)") { try FileReplacement.target(of: path) }
        let (part, remains) = try await PartFile.open(beside: path, for: try await subject(), resume)
        let sink = FileSink(path: path, part, remains)
        var state = FileState(remains)
        do {
            let info = try await fill(sink, part, &state, progress)
            try await sink.flush()
            state.progress.acknowledged = await sink.written
            state.tell(progress)
            try Self.verify(info, sum: await sink.checksum, isWhole: state.isWhole(await sink.written, range))
            try await sink.commit()
            await part.removeNote()
            return info
        } catch {
            // What arrived of a version that can be asked for again is of use to the next.
            let written = await sink.settle()
            var isKept = false
            if Self.isWorthKeeping(after: error), let note = state.note(written) { isKept = await part.write(note) }
            if !isKept { await part.remove() }
            throw error
        }
    }

    /// What is known while a file is filled.
    private struct FileState {
        var progress = TransferProgress()
        /// What the caller was told last.
        private var told = TransferProgress()
        var info: MediaInfo?
        var lowerBound: Int64 = 0
        var noted: Int64 = 0

        init(_ remains: PartFile.Remains?) {
            guard let note = remains?.note else { return }
            info = note.info
            lowerBound = note.lowerBound
            noted = note.count
            progress.sent = note.count
            progress.acknowledged = note.count
        }

        /// Forgets what has come, but not what was told of it.
        mutating func rewind() {
            let told = told
            self = FileState(nil)
            self.told = told
        }

        /// Tells how far it is: bytes that come again count once.
        mutating func tell(_ listener: (@Sendable (TransferProgress) -> Void)?) {
            let limit = progress.total ?? .max
            told.total = progress.total
            told.sent = min(max(told.sent, progress.sent), limit)
            told.acknowledged = min(max(told.acknowledged, progress.acknowledged), limit)
            listener?(told)
        }

        /// Whether so many bytes are all that there are.
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
        _ state: inout FileState,
        _ progress: (@Sendable (TransferProgress) -> Void)?
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
            // From now on the file is known to be ours, whatever ends this process.
            await part.write(PartFile.Note(count: 0, checksum: 0, info: info, lowerBound: state.lowerBound))
        } rewind: {
            try await sink.rewind()
            state.rewind()
        } sink: { chunk in
            state.progress.sent += Int64(chunk.readableBytes)
            let written = try await sink.write(chunk)
            state.progress.acknowledged = written
            state.tell(progress)
            if written - state.noted >= Self.noteStep, let note = state.note(await sink.settled) {
                state.noted = note.count
                await part.write(note)
            }
        }
    }

    /// How many bytes are wanted, where that is known.
    private func total(of info: MediaInfo, from lowerBound: Int64) -> Int64? {
        let end = range?.upperBound.map { min($0, info.total ?? $0) } ?? info.total
        return end.map { max(0, $0 - lowerBound) }
    }

    /// Compares with what the server has, where it tells that and all of it has come.
    package static func verify(_ info: MediaInfo, sum: CRC32C, isWhole: Bool) throws {
        guard isWhole, let expected = info.checksum, expected != sum.base64 else { return }
        throw FetchError(
            .checksumMismatch,
            "other bytes arrived than the server has (CRC32C \(sum.base64) instead of \(expected)); try again"
        )
    }

    /// Whether what came before an error is as it should be, and the disk has room for it.
    private static func isWorthKeeping(after error: any Error) -> Bool {
        guard let error = error as? FetchError else { return true }
        switch error.code {
        case .mediaChanged, .checksumMismatch, .file, .invalidResponse: return false
        case .status: return ![404, 410].contains(error.response?.head.status.code)
        default: return true
        }
    }
}
