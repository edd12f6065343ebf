import AsyncFetchTesting
import GAPIEmulator
import GAPIStorage

/// Shows the library at work against an emulator in this process, and verifies each step against the emulator's journal.
struct Demo {
    let objectCount: Int
    /// In bytes, a multiple of 1 MiB.
    let fileSize: Int64
    let output: DemoOutput

    /// Retries wait this long at most, the first time; the library's default of 1 s would be spent waiting.
    private static let initialDelay: Duration = .milliseconds(10)

    private static let steps: [any DemoStep] = [
        ListStep(), UploadStep(), DownloadStep(), CancelStep(), RetryStep(),
    ]

    /// Runs all steps, also after one that failed.
    ///
    /// - Returns: Whether every one was verified.
    func run() async throws -> Bool {
        let start = ContinuousClock.now
        let outcomes = try await withTemporaryDirectory { directory in
            output.begin(objectCount: objectCount)
            let names = (0..<objectCount).map(Self.objectName)
            var configuration = EmulatorConfiguration()
            configuration.seeds = [.init(bucket: DemoStage.bucket, names: names)]
            return try await Emulator.run(configuration) { emulator in
                let storage = StorageService(configuration: Self.configuration(for: emulator))
                let stage = DemoStage(
                    emulator: emulator,
                    storage: storage,
                    directory: directory,
                    objectNames: names,
                    fileSize: fileSize
                )
                output.didStart(at: emulator.url, initialDelay: Self.initialDelay)
                do {
                    let outcomes = try await run(on: stage)
                    await storage.shutdown()
                    return outcomes
                } catch {
                    await storage.shutdown()
                    throw error
                }
            }
        }
        output.end(outcomes, seconds: (ContinuousClock.now - start).inSeconds)
        return outcomes.allSatisfy(\.isVerified)
    }

    private func run(on stage: DemoStage) async throws -> [StepOutcome] {
        var outcomes: [StepOutcome] = []
        for (index, step) in Self.steps.enumerated() {
            stage.emulator.faults.rules = []
            stage.emulator.journal.clear()
            output.begin(step.title(on: stage), number: index + 1)
            let report = StepReport(on: output.console)
            let start = ContinuousClock.now
            do { try await step.run(on: stage, report) } catch {
                try Task.checkCancellation()
                report.fail("\(error)")
            }
            let outcome = report.outcome(of: step.name, seconds: (ContinuousClock.now - start).inSeconds)
            output.end(outcome)
            outcomes.append(outcome)
        }
        return outcomes
    }

    /// `object-0000042`: the order of the names is that of the numbers.
    private static func objectName(_ number: Int) -> String {
        let digits = "\(number)"
        return "object-" + String(repeating: "0", count: max(7 - digits.count, 0)) + digits
    }

    private static func configuration(for emulator: Emulator) -> ServiceConfiguration {
        ServiceConfiguration {
            $0.rootURL = emulator.url + "/"
            $0.options.retry = StandardRetry { $0.initialDelay = initialDelay }
            $0.fetcher.application = "gapi"
        }
    }
}

/// What every step works with.
struct DemoStage: Sendable {
    static let bucket = "demo"
    static let uploadedObject = "large.bin"

    let emulator: Emulator
    let storage: StorageService
    /// Removed at the end of the demo.
    let directory: String
    /// The objects that are there from the start, in order.
    let objectNames: [String]
    let fileSize: Int64

    var uploadedFile: String { "\(directory)/upload.bin" }

    /// The requests of one kind since the step began, in the order in which they arrived.
    func requests(_ operation: String) -> [RequestJournal.Entry] {
        emulator.journal.entries.filter { $0.operation == operation }
    }
}

/// One thing that the demo shows.
protocol DemoStep: Sendable {
    /// A word for programs.
    var name: String { get }
    /// A line for people.
    func title(on stage: DemoStage) -> String
    /// Does it, and tells the report what was found.
    func run(on stage: DemoStage, _ report: StepReport) async throws
}
