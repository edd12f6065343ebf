import AsyncFetch
import GAPIStorage

/// The files that the steps of a job write or keep where two names may be one file: in a file system that folds names, or
/// through symbolic links.
///
/// It keeps eight bytes for each.
struct WantedFiles: Sendable {
    private let names: FoldedNames
    private let folder: String
    /// A Boolean value indicating whether links are followed.
    let followsLinks: Bool

    /// A Boolean value indicating whether capitals or accents make no difference.
    var isFolding: Bool { !names.folding.isEmpty }

    /// Returns `nil` for a job that writes no files, and where each name is a file of its own.
    init?(of job: StorageTransfers.Job, folding: NameFolding) {
        guard case .folder(let folder)? = job.destination else { return nil }
        followsLinks = job.symbolicLinks == .follow
        guard !folding.isEmpty || followsLinks else { return nil }
        names = FoldedNames(folding)
        self.folder = folder
    }

    /// Takes the place of the file of a step, also if the step needs no work: the bytes of its object are there.
    ///
    /// - Returns: `true` if it is the place of an earlier step.
    func isTaken(by step: StorageTransfers.Step) async throws -> Bool {
        switch step.action {
        case .download: break
        case .skip(let reason) where reason != .folderMarker: break
        case .fail where (try? LocalName.check(step.name)) != nil: break
        case .skip, .fail, .upload, .copy, .deleteObject, .deleteFile: return false
        }
        let places = try await places(of: folder + "/" + step.name, step)
        for link in places.dropLast() { _ = names.insert(link) }
        return places.last.map { !names.insert($0) } ?? false
    }

    /// Returns `true` if a file that a step deletes is that of a wanted name, in other capitals or behind a link, or a link
    /// on the way to it.
    func have(_ file: String, _ step: StorageTransfers.Step) async throws -> Bool {
        try await places(of: file, step).first.map { names.contains($0) } ?? false
    }

    /// Returns the name by which it is known that a file is wanted; if links are followed, the place of its path and of
    /// what that leads to.
    private func places(of file: String, _ step: StorageTransfers.Step) async throws -> [String] {
        guard followsLinks else { return [step.name] }
        return try await OpenFile.run("cannot examine \(file)") { FileReplacement.places(of: file) }
    }

    /// The error of the second of two names that are one file.
    var takenPlace: GAPI.Error {
        GAPI.Error(
            .file,
            isFolding
                ? "another object has the same name but for capitals, and this file system does not tell them apart"
                : "another object has the same file, to which a symbolic link leads; download one of them elsewhere"
        )
    }
}
