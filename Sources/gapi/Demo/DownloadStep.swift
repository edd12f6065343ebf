import AsyncFetchTesting
import GAPIEmulator
import GAPIStorage

/// Downloads a part of a file, and then all of it over a connection that breaks.
struct DownloadStep: DemoStep {
    private static let rangeLength: Int64 = 100_000

    let name = "download"

    func title(on stage: DemoStage) -> String {
        "Download a part of it, then all of it over a connection that breaks"
    }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        let query = Storage.ObjectsGetQuery(bucket: DemoStage.bucket, object: DemoStage.uploadedObject)
        try await downloadRange(query, on: stage, report)
        try await downloadAll(query, on: stage, report)
    }

    private func downloadRange(
        _ query: Storage.ObjectsGetQuery,
        on stage: DemoStage,
        _ report: StepReport
    ) async throws {
        let start = stage.fileSize / 2 - 12_345
        let range = start..<start + Self.rangeLength
        let bytes = try await stage.storage.media(query, range: range).collect(upTo: range.count)
        let expected = try await TestFile.read(stage.uploadedFile, range)
        report.figure("rangeBytes", .init(bytes.readableBytes))
        report.verify(
            "bytes \(range.lowerBound.grouped) to \((range.upperBound - 1).grouped) are those of the file",
            Array(buffer: bytes) == expected
        )
        report.verify(
            "only they travelled (journal)",
            stage.requests("download.media").map(\.sentBytes) == [Self.rangeLength]
        )
    }

    private func downloadAll(
        _ query: Storage.ObjectsGetQuery,
        on stage: DemoStage,
        _ report: StepReport
    ) async throws {
        let storage = stage.storage
        let path = "\(stage.directory)/download.bin"
        let object = try await storage.execute(query)
        stage.emulator.journal.clear()
        stage.emulator.faults.rules = [
            .init(.cut(afterResponseBytes: Int(stage.fileSize / 3)), operation: "download.media")
        ]

        let bar = ProgressBar("downloading", .bytes, on: report.console)
        let start = ContinuousClock.now
        try await storage.download(query, to: path) {
            bar.update(.init(done: $0.acknowledged, ahead: $0.sent, total: $0.total ?? 0))
        }
        bar.finish()
        let seconds = (ContinuousClock.now - start).inSeconds
        let checksum = try await TestFile.checksum(of: path)

        let requests = stage.requests("download.media")
        let resumed = requests.compactMap { $0.headers[.range].flatMap(Self.start) }
        for offset in resumed { report.note("the connection broke; asked for the rest from byte \(offset.grouped) on") }
        report.note("\(stage.fileSize.inMebibytes) in \(seconds.fixed(1)) s")
        report.figure("bytes", .init(stage.fileSize))
        report.figure("resumedAt", .init(resumed.map { .init($0) }))
        report.figure("mebibytesPerSecond", .init((Double(stage.fileSize) / 1_048_576 / seconds).rounded(toPlaces: 1)))
        report.figure("crc32c", .init(checksum))
        report.verify("the file on the disk has the server's CRC32C: \(checksum)", object.crc32c == checksum)
        report.verify(
            "the second request asked for the missing bytes and no others (journal)",
            requests.count == 2 && resumed.count == 1 && resumed.first.map { $0 > 0 } == true
                && requests.last.map { $0.sentBytes + (resumed.first ?? 0) } == stage.fileSize
        )
    }

    /// Returns `START` of `bytes=START-`.
    private static func start(of range: String) -> Int64? {
        range.split(separator: "=").last?.split(separator: "-").first.flatMap { Int64($0) }
    }
}
