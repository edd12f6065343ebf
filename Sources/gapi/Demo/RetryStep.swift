import AsyncFetchTesting
import GAPIEmulator
import GAPIStorage

/// Gets a successful response although the server first responds that it is unavailable.
struct RetryStep: DemoStep {
    private static let failures = 2

    let name = "retry"

    func title(on stage: DemoStage) -> String { "Retry a call that is answered with 503 twice" }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        stage.emulator.faults.rules = [
            .init(.status(503, retryAfter: 0), operation: "storage.objects.get", times: Self.failures)
        ]
        let start = ContinuousClock.now
        let object = try await stage.storage.execute(
            Storage.ObjectsGetQuery(bucket: DemoStage.bucket, object: DemoStage.uploadedObject)
        )
        let time = (ContinuousClock.now - start).inMilliseconds
        let statuses = stage.requests("storage.objects.get").map { $0.status ?? 0 }
        report.note("answers: \(statuses.map(String.init).joined(separator: ", ")), in \(time.fixed(1)) ms")
        report.figure("statuses", .init(statuses.map { .init($0) }))
        report.figure("milliseconds", .init(time))
        report.verify("the third attempt brought the object", object.size == UInt64(stage.fileSize))
        report.verify("there were three attempts (journal)", statuses == [503, 503, 200])
    }
}
