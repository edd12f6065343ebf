import AsyncFetchTesting
import GAPIEmulator
import GAPIStorage

/// Uploads a file over a connection that breaks twice, and never sends stored bytes again.
struct UploadStep: DemoStep {
    let name = "upload"

    func title(on stage: DemoStage) -> String {
        "Upload \(stage.fileSize.inMebibytes) over a connection that breaks twice"
    }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        let checksum = try await TestFile.write(stage.uploadedFile, size: stage.fileSize)
        let chunkSize = UploadedPart.chunkSize(of: stage.fileSize)
        stage.emulator.faults.rules = [2, 5].map { number in
            .init(.acceptThenReset(uploadBytes: chunkSize / 2), operation: "upload.chunk", nth: number)
        }

        let start = ContinuousClock.now
        let upload = stage.storage.upload(
            Storage.ObjectsInsertQuery(bucket: DemoStage.bucket) { $0.name = DemoStage.uploadedObject },
            from: .file(stage.uploadedFile),
            contentType: "application/octet-stream",
            upload: .init {
                $0.mode = .resumable
                $0.chunkSize = chunkSize
            }
        )
        let bar = ProgressBar("uploading", .bytes, on: report.console)
        let object = try await withTaskCancellationHandler {
            async let watching: Void = Self.watch(upload, bar)
            let object = try await upload.value
            await watching
            return object
        } onCancel: {
            upload.cancel()
        }
        let seconds = (ContinuousClock.now - start).inSeconds

        let chunks = try stage.requests("upload.chunk").map(UploadedPart.init)
        let resumed = zip(chunks, chunks.dropFirst()).filter { $0.0.breaksOff }.map { $0.1.start }
        for offset in resumed { report.note("the connection broke; sent on from byte \(offset.grouped)") }
        report.note("\(stage.fileSize.inMebibytes) in \(seconds.fixed(1)) s, \(chunks.count) parts")
        report.figure("bytes", .init(stage.fileSize))
        report.figure("breaks", .init(resumed.count))
        report.figure("resumedAt", .init(resumed.map { .init($0) }))
        report.figure("parts", .init(chunks.count))
        report.figure("mebibytesPerSecond", .init((Double(stage.fileSize) / 1_048_576 / seconds).rounded(toPlaces: 1)))
        report.figure("crc32c", .init(checksum))

        report.verify("the connection broke twice, and both times the upload went on", resumed.count == 2)
        report.verify("the server's CRC32C of it is that of the file: \(checksum)", object.crc32c == checksum)
        report.verify(
            "nothing stored was sent again (journal: no part overlaps what was stored)",
            UploadedPart.isGapless(chunks, upTo: stage.fileSize)
        )
    }

    private static func watch(_ upload: FetchUpload<Storage.Object>, _ bar: ProgressBar) async {
        for await progress in upload.progress {
            bar.update(.init(done: progress.acknowledged, ahead: progress.sent, total: progress.total ?? 0))
        }
        bar.finish()
    }
}
