import AsyncFetchTesting
import GAPIEmulator
import GAPIStorage

/// Uploads a file over a connection that breaks twice, and never sends stored bytes again.
struct UploadStep: DemoStep {
    /// The step in bytes in which an upload is stored.
    private static let granularity: Int64 = 256 << 10

    let name = "upload"

    func title(on stage: DemoStage) -> String {
        "Upload \(stage.fileSize.inMebibytes) over a connection that breaks twice"
    }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        let checksum = try await TestFile.write(stage.uploadedFile, size: stage.fileSize)
        let chunkSize = Int(max(stage.fileSize / 8, Self.granularity))
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

        let chunks = try stage.requests("upload.chunk").map(Chunk.init)
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
            Self.isGapless(chunks, upTo: stage.fileSize)
        )
    }

    private static func watch(_ upload: FetchUpload<Storage.Object>, _ bar: ProgressBar) async {
        for await progress in upload.progress {
            bar.update(.init(done: progress.acknowledged, ahead: progress.sent, total: progress.total ?? 0))
        }
        bar.finish()
    }

    /// Returns whether each part begins at the end of the stored bytes, and the last part ends with the file.
    private static func isGapless(_ chunks: [Chunk], upTo size: Int64) -> Bool {
        var stored: Int64 = 0
        for chunk in chunks {
            guard chunk.start == stored else { return false }
            stored = chunk.storedEnd
        }
        return stored == size
    }

    /// A part of an upload, from the journal.
    private struct Chunk {
        let start: Int64
        /// The end of the stored bytes after the part.
        let storedEnd: Int64
        let breaksOff: Bool

        /// Reads a part from an entry of the journal.
        /// - Throws: `GAPI.Error` if the request has no `Content-Range: bytes START-LAST/TOTAL`.
        init(_ entry: RequestJournal.Entry) throws {
            let range = entry.headers[.contentRange] ?? ""
            let ends = range.dropFirst("bytes ".count).prefix { $0 != "/" }.split(separator: "-").compactMap {
                Int64($0)
            }
            guard range.hasPrefix("bytes "), ends.count == 2 else {
                throw GAPI.Error(.uploadProtocol, "a part was sent with Content-Range `\(range)`")
            }
            start = ends[0]
            if case .acceptThenReset(let count)? = entry.fault {
                let accepted = start + Int64(count)
                storedEnd = accepted - accepted % UploadStep.granularity
                breaksOff = true
            } else {
                storedEnd = ends[1] + 1
                breaksOff = false
            }
        }
    }
}
