import AsyncFetch
import GAPIStorage

/// The steps of a job: its source and its destination, read side by side in the order of their names.
///
///     source        a     c  d
///     destination   a  b     d
///     steps         compare a, delete b (if wanted), transfer c, compare d
final class JobSteps: StepSource {
    private let job: StorageTransfers.Job
    private let source: any EntrySource
    /// The destination; `nil` if it need not be read.
    private let destination: (any EntrySource)?
    private var nextSource: TransferEntry?
    private var nextDestination: TransferEntry?
    private var hasBegun = false
    /// Names of the source of which it is not known what is there: nothing below them is deleted.
    ///
    /// Some are still to come in the order.
    private var unknown: [String] = []
    /// Files that the names after them begin with, which can be folders in Cloud Storage, but not in a file system.
    private var files: [TransferEntry] = []

    init(
        _ job: StorageTransfers.Job,
        _ storage: StorageService,
        hiding hidden: String,
        manifest: @escaping FolderWalk.Hidden,
        _ options: GAPI.QueryOptions
    ) throws(GAPI.Error) {
        let prefix: String? =
            if case .folder = job.source, case .objects(let place)? = job.destination { place.name } else { nil }
        let check: FolderWalk.Check = { name in
            if let prefix { try LocalName.checkObject(prefix + name) }
        }
        func entries(_ place: StorageTransfers.Place) -> any EntrySource {
            let follows = job.symbolicLinks == .follow
            return switch place {
            case .folder(let path): FolderWalk(path, followingLinks: follows, hiding: manifest, checking: check)
            case .objects(let place): ObjectListing(storage, place, hiding: hidden, options)
            }
        }
        if case .folder = job.source, case .folder? = job.destination {
            throw GAPI.Error(.invalidRequest, "both places are folders; one of them must be in Cloud Storage")
        }
        if case .folder = job.source, job.destination == nil {
            throw GAPI.Error(.invalidRequest, "only objects are removed, no folders")
        }
        if let destination = job.destination {
            // The list would never end: it goes on to what the job itself has written.
            guard !job.source.contains(destination) else {
                throw GAPI.Error(.invalidRequest, "the destination is the source or a part of it; choose another one")
            }
            guard !job.deletesExtra || !destination.contains(job.source) else {
                throw GAPI.Error(
                    .invalidRequest,
                    "the source is a part of the destination and would be deleted as extra; do not delete what is extra"
                )
            }
        }
        self.job = job
        source = entries(job.source)
        destination =
            job.comparison == .none && !job.deletesExtra
            ? nil : job.destination.map { Self.mayBeMissing($0, entries($0)) }
    }

    /// A folder that is not there yet is empty.
    private static func mayBeMissing(_ place: StorageTransfers.Place, _ entries: any EntrySource) -> any EntrySource {
        if case .folder(let path) = place { OptionalFolder(path, entries) } else { entries }
    }

    func next() async throws -> StorageTransfers.Step? {
        if !hasBegun {
            hasBegun = true
            nextSource = try await source.next()
            nextDestination = try await destination?.next()
        }
        while true {
            switch (nextSource, nextDestination) {
            case (nil, nil): return nil
            case (let wanted?, let there?) where there.name == wanted.name:
                try await advanceBoth()
                return try await step(wanted, there)
            case (let wanted?, let there) where there.map({ wanted.name < $0.name }) ?? true:
                nextSource = try await source.next()
                return try await step(wanted, nil)
            case (_, let there?):
                nextDestination = try await destination?.next()
                if let step = deletion(of: there) { return step }
            case (_?, nil): return nil  // taken by the case above
            }
        }
    }

    private func advanceBoth() async throws {
        nextSource = try await source.next()
        nextDestination = try await destination?.next()
    }

    // MARK: Deletions

    private func deletion(of entry: TransferEntry) -> StorageTransfers.Step? {
        forgetUnknown(before: entry.name)
        let isUnknown = unknown.contains { name in
            guard entry.name.hasPrefix(name) else { return false }
            let rest = entry.name.text.utf8.dropFirst(name.utf8.count)
            return name.utf8.last == UInt8(ascii: "/") || rest.isEmpty || rest.first == UInt8(ascii: "/")
        }
        guard job.deletesExtra, !isUnknown, entry.obstacle == nil, !entry.isFolderMarker else { return nil }
        let name = entry.name.text
        switch job.destination {
        case .folder(let folder)?:
            // What is behind a link to a folder is compared, but it is not the destination's.
            guard !entry.isBehindLink else { return nil }
            // The bytes of a download that another run goes on with.
            guard !name.utf8.reversed().starts(with: ".part".utf8.reversed()),
                !name.utf8.reversed().starts(with: ".part.json".utf8.reversed())
            else { return nil }
            return .init(name, .deleteFile(folder + "/" + name), key: name)
        case .objects(var place)?:
            place.name += name
            place.generation = entry.generation
            return .init(name, .deleteObject(place), key: name)
        case nil: return nil
        }
    }

    /// Protects what is below a name.
    ///
    /// Of the names before it, only those that this one begins with can still matter: the order says so.
    private func nothingIsKnown(of name: ByteName) {
        forgetUnknown(before: name)
        unknown.append(name.text)
    }

    private func forgetUnknown(before name: ByteName) {
        unknown.removeAll { !name.hasPrefix($0) && ByteName($0) < name }
    }

    // MARK: Transfers

    private func step(_ wanted: TransferEntry, _ there: TransferEntry?) async throws -> StorageTransfers.Step {
        let name = wanted.name.text
        switch wanted.obstacle {
        case .skipped(let reason)?:
            nothingIsKnown(of: wanted.name)
            return .init(name, .skip(reason))
        case .failed(let error)?:
            // Under the name of its folder: below that, the next run knows nothing to be settled.
            if let unusable = wanted.unusableName {
                unknown.append(unusable)
                return .init(unusable, .fail(error), key: name)
            }
            nothingIsKnown(of: wanted.name)
            return .init(name, .fail(error))
        case nil: break
        }
        do {
            let action = try action(for: wanted)
            if case .skip = action { return .init(name, action) }
            if let there, there.obstacle == nil, let reason = try await reasonToSkip(wanted, there) {
                return .init(name, .skip(reason))
            }
            return .init(name, action, source: wanted, condition: condition(there))
        } catch let error as CancellationError { throw error } catch {
            return .init(name, .fail(GAPI.Error(transfer: error)))
        }
    }

    private func action(for entry: TransferEntry) throws(GAPI.Error) -> StorageTransfers.Step.Action {
        let name = entry.name.text
        func object(_ place: StorageLocation, _ generation: Int64? = nil) -> StorageLocation {
            StorageLocation(place.bucket, place.name + name, generation: generation)
        }
        switch (job.source, job.destination) {
        case (.folder(let folder), .objects(let place)?):
            try LocalName.checkObject(place.name + name)
            return .upload(file: folder + "/" + name, to: object(place))
        case (.objects(let place), .folder(let folder)?):
            if entry.isFolderMarker, entry.size == 0 { return .skip(.folderMarker) }
            try LocalName.check(name)
            try requireNoFileAbove(entry)
            return .download(object(place, entry.generation), to: folder + "/" + name)
        case (.objects(let from), .objects(let to)?):
            try LocalName.checkObject(to.name + name)
            return .copy(object(from, entry.generation), to: object(to))
        case (.objects(let place), nil): return .deleteObject(object(place, entry.generation))
        case (.folder, _): throw GAPI.Error(.invalidRequest, "both places are folders")
        }
    }

    /// Refuses the second of two names of which one is a file and the other one needs a folder in its place, or has the
    /// name of the bytes of the first while they arrive.
    private func requireNoFileAbove(_ entry: TransferEntry) throws(GAPI.Error) {
        files.removeAll { !entry.name.hasPrefix($0.name.text) }
        for file in files {
            let rest = entry.name.text.utf8.dropFirst(file.name.text.utf8.count)
            if rest.first == UInt8(ascii: "/") {
                throw GAPI.Error(
                    .file,
                    "another object's file is where a folder is needed; download one of them elsewhere"
                )
            }
            let names = [".part", ".part.json", ".new.part", ".new.part.json"]
            if (file.size ?? .max) >= TransferRun.keptBytes, names.contains(where: { rest.elementsEqual($0.utf8) }) {
                throw GAPI.Error(
                    .file,
                    "the download of another object needs a file of this name; download one of them elsewhere"
                )
            }
        }
        files.append(entry)
    }

    private func condition(_ there: TransferEntry?) -> StorageCondition {
        guard destination != nil, case .objects? = job.destination else {
            return job.comparison == .existence ? .absent : .none
        }
        // The deletion of something else is not on order: a version that came since the list is kept.
        return there?.generation.map { .generation($0) } ?? .absent
    }

    // MARK: Comparison

    private func reasonToSkip(
        _ wanted: TransferEntry,
        _ there: TransferEntry
    ) async throws
        -> StorageTransfers.SkipReason?
    {
        switch job.comparison {
        case .none: return nil
        case .existence: return .exists
        case .sizeAndTime:
            if let size = wanted.size, let other = there.size, size != other { return nil }
            guard let time = wanted.modified, let other = there.modified else {
                return try await isSameContent(wanted, there) ? .same : nil
            }
            return time == other ? .same : nil
        case .checksum: return try await isSameContent(wanted, there) ? .same : nil
        }
    }

    private func isSameContent(_ wanted: TransferEntry, _ there: TransferEntry) async throws -> Bool {
        guard let size = wanted.size, size == there.size, let destination = job.destination else { return false }
        guard let one = try await checksum(of: wanted, size, job.source) else { return false }
        return try await one == checksum(of: there, size, destination)
    }

    private func checksum(
        of entry: TransferEntry,
        _ size: Int64,
        _ place: StorageTransfers.Place
    ) async throws
        -> UInt32?
    {
        switch place {
        case .objects: entry.crc32c
        case .folder(let folder): try await FileChecksum.crc32c(of: folder + "/" + entry.name.text, 0..<size)
        }
    }
}

/// A folder that is empty if it is not there.
private final class OptionalFolder: EntrySource {
    private let path: String
    private let entries: any EntrySource
    private var isThere: Bool?

    init(_ path: String, _ entries: any EntrySource) { (self.path, self.entries) = (path, entries) }

    func next() async throws -> TransferEntry? {
        let isThere =
            if let known = self.isThere { known } else { try await OpenFile.isThere(path) }
        self.isThere = isThere
        return isThere ? try await entries.next() : nil
    }
}
