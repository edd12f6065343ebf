import ArgumentParser
import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import GAPIStorage

/// The demonstration of the library against an emulator in this process; each step is verified against the emulator's
/// journal.
struct Demo {
    let objectCount: Int
    /// The size of the uploaded file in bytes, a multiple of 1 MiB.
    let fileSize: Int64
    let output: DemoOutput
    /// The path of this program, which the demonstration starts once more.
    let program: String
    /// The folder for the log of the traffic.
    let traceFolder: String

    /// The maximum delay before the first retry; the library's default of 1 s would only make the demo longer.
    private static let initialDelay: Duration = .milliseconds(10)

    private static let steps: [any DemoStep] = [
        ListStep(), UploadStep(), DownloadStep(), CancelStep(), RetryStep(),
        CrashStep(), HostileStep(),
    ]

    /// Runs all steps, even after one that failed; a file that cannot be written ends the demonstration.
    ///
    /// - Returns: `true` if all steps were verified.
    /// - Throws: ``ToolFailure`` if they were, but the log of the traffic could not be written; the error of a file
    ///   that cannot be written; `CancellationError`.
    func run() async throws -> Bool {
        let start = ContinuousClock.now
        let log = TrafficLog(directory: traceFolder, options: .init { $0.maximumBodyBytes = 4 << 10 })
        let outcomes = try await withTemporaryDirectory { directory in
            output.begin(objectCount: objectCount)
            let names = (0..<objectCount).map(Self.objectName)
            var configuration = EmulatorConfiguration()
            configuration.seeds = [.init(bucket: DemoStage.bucket, names: names)]
            return try await Emulator.run(configuration) { emulator in
                let storage = StorageService(configuration: Self.configuration(for: emulator, log))
                let stage = DemoStage(
                    emulator: emulator,
                    storage: storage,
                    directory: directory,
                    objectNames: names,
                    fileSize: fileSize,
                    program: program
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
        await log.flush()
        let failure = log.failure
        let path = failure == nil ? log.path.map { ByteNames.shown(in: $0) } : nil
        output.end(outcomes, seconds: (ContinuousClock.now - start).inSeconds, trafficLog: path)
        guard outcomes.allSatisfy(\.isVerified) else { return false }
        if let failure { throw ToolFailure(.cannotCreate, failure.message) }
        return true
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
                // No claim about the library fails by it, and the other steps need such files, too.
                if error.isOfWrittenFile { throw error }
                report.fail("\(error)")
            }
            // What a cancelled step has found out is no result.
            try Task.checkCancellation()
            let outcome = report.outcome(of: step.name, seconds: (ContinuousClock.now - start).inSeconds)
            output.end(outcome)
            outcomes.append(outcome)
        }
        return outcomes
    }

    /// Returns the name of an object, such as `object-0000042`; names have the order of their numbers.
    private static func objectName(_ number: Int) -> String {
        let digits = "\(number)"
        return "object-" + String(repeating: "0", count: max(7 - digits.count, 0)) + digits
    }

    private static func configuration(for emulator: Emulator, _ log: TrafficLog) -> GAPI.ServiceConfiguration {
        GAPI.ServiceConfiguration {
            $0.rootURL = emulator.url + "/"
            $0.options.retry = StandardRetry { $0.initialDelay = initialDelay }
            $0.fetcher.application = "gapi"
            $0.fetcher.trafficLog = log
        }
    }
}

/// The objects with which all steps work.
struct DemoStage: Sendable {
    static let bucket = "demo"
    static let uploadedObject = "large.bin"

    let emulator: Emulator
    let storage: StorageService
    /// The path of a folder that is removed at the end of the demo.
    let directory: String
    /// The names of the objects that exist from the start, in order.
    let objectNames: [String]
    let fileSize: Int64
    /// The path of this program.
    let program: String

    var uploadedFile: String { "\(directory)/upload.bin" }

    /// Returns the requests with an operation since the start of the step, in the order of their arrival.
    func requests(_ operation: String) -> [RequestJournal.Entry] {
        emulator.journal.entries.filter { $0.operation == operation }
    }
}

extension Error {
    /// A Boolean value indicating whether the error is that of a file that cannot be written.
    var isOfWrittenFile: Bool { ToolFailure(self).code == .cannotCreate }
}

/// A step of the demo.
protocol DemoStep: Sendable {
    /// The name of the step, for programs.
    var name: String { get }
    /// Returns the title of the step, for people.
    func title(on stage: DemoStage) -> String
    /// Runs the step, and reports its results.
    func run(on stage: DemoStage, _ report: StepReport) async throws
}
