import AsyncFetch
import GAPIStorage

/// The steps of a job as a run takes them: the second of two names that are one file fails, and a file that a wanted name
/// needs is not deleted.
///
/// Where that can be, deletions of files come last, because all names must be known before, and are kept until then.
final class DryRunSteps: StepSource {
    private let job: StorageTransfers.Job
    private let foldsNames: Bool?
    private let steps: any StepSource
    private var wanted: WantedFiles?
    private var hasBegun = false
    private var deletions: [StorageTransfers.Step] = []
    /// The number of deletions that were returned.
    private var deletionCount = 0

    init(_ steps: any StepSource, of job: StorageTransfers.Job, foldsNames: Bool?) {
        (self.steps, self.job, self.foldsNames) = (steps, job, foldsNames)
    }

    func next() async throws -> StorageTransfers.Step? {
        if !hasBegun {
            hasBegun = true
            wanted = try await wantedFiles()
        }
        while let step = try await steps.next() {
            guard let wanted else { return step }
            if case .deleteFile = step.action {
                deletions.append(step)
                continue
            }
            let isTaken = try await wanted.isTaken(by: step)
            guard isTaken, case .download = step.action else { return step }
            return .init(step.name, .fail(wanted.takenPlace), key: step.key.text)
        }
        guard let wanted, deletionCount < deletions.count else { return nil }
        let step = deletions[deletionCount]
        deletionCount += 1
        guard case .deleteFile(let path) = step.action, try await wanted.have(path, step) else { return step }
        return .init(step.name, .skip(.exists), key: step.key.text)
    }

    private func wantedFiles() async throws -> WantedFiles? {
        guard case .folder(let folder)? = job.destination else { return nil }
        let folds = try await OpenFile.run("cannot read \(folder)") { [foldsNames] in
            foldsNames ?? LocalFile.showsFoldedNames(in: folder)
        }
        // Names that are there seldom show what becomes of accents.
        return WantedFiles(of: job, folding: folds ? .all : [])
    }
}
