/// The state of a download in slices, which its concurrent transfers report to.
actor SliceLedger {
    /// The number of bytes that are written between two notes about them.
    private static let noteStep: Int64 = 16 << 20
    /// The number of bytes that are written between two synchronizations with the disk.
    private static let synchronizationStep: Int64 = 64 << 20

    private let part: PartFile
    private var report: ProgressReport
    /// The media; `nil` before the first response.
    private(set) var info: MediaInfo?
    /// The slices; one is there for each byte of the media, once that is known.
    private(set) var slices: [MediaSlice] = []
    private var received: [Int64] = []
    private var noted: Int64 = 0
    private var isNoting = false
    private var synchronized: Int64 = 0
    /// A Boolean value indicating whether bytes have arrived, which shows that the server still has the version.
    private(set) var isConfirmed = false

    init(_ part: PartFile, _ remains: PartFile.Remains?, _ report: ProgressReport) {
        self.part = part
        self.report = report
        guard let note = remains?.note else { return }
        info = note.info
        slices = note.slices
        received = note.slices.map(\.count)
        noted = note.count
        synchronized = note.count
    }

    /// Records the media and its slices, none of which has any bytes yet.
    func begin(_ info: MediaInfo, _ slices: [MediaSlice]) async {
        self.info = info
        self.slices = slices
        received = slices.map(\.count)
        // From now on, the file is known to be ours, even if this process ends.
        await part.write(PartFile.Note(count: 0, checksum: 0, info: info, lowerBound: 0, slices: slices))
    }

    /// Records a chunk that has arrived, and what is written of its slice.
    func receive(_ count: Int, inSlice index: Int, _ settled: (count: Int64, checksum: CRC32C)) async {
        isConfirmed = true
        received[index] += Int64(count)
        settle(index, settled)
        tell()
        guard let note = note(), note.count - noted >= Self.noteStep, !isNoting else { return }
        isNoting = true
        noted = note.count
        await part.write(note)
        isNoting = false
    }

    /// Records what is written of a slice.
    func settle(_ index: Int, _ settled: (count: Int64, checksum: CRC32C)) {
        guard slices.indices.contains(index) else { return }  // the media was not sliced
        slices[index].count = settled.count
        slices[index].checksum = settled.checksum
    }

    /// Returns `true` if enough is written for the disk to be waited for; then the caller does so.
    func mustSynchronize() -> Bool {
        guard written - synchronized >= Self.synchronizationStep else { return false }
        synchronized = written
        return true
    }

    func tell() {
        let total = slices.last?.range.upperBound
        report.tell(TransferProgress(sent: received.reduce(0, +), acknowledged: written, total: total))
    }

    /// The note about what is written; `nil` if nothing is.
    func note() -> PartFile.Note? {
        guard let info, written > 0 else { return nil }
        return PartFile.Note(count: written, checksum: 0, info: info, lowerBound: 0, slices: slices)
    }

    /// The progress that was told, for a download that begins anew.
    var told: ProgressReport { report }

    private var written: Int64 { slices.reduce(0) { $0 + $1.count } }
}
