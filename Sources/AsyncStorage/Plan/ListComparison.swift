import AsyncFetch
import GAPIStorage

/// The decision about one pair of a list.
struct ListComparison: Sendable {
    private let storage: StorageService
    private let comparison: StorageTransfers.Comparison
    private let options: GAPI.QueryOptions

    init(_ storage: StorageService, _ comparison: StorageTransfers.Comparison, _ options: GAPI.QueryOptions) {
        (self.storage, self.comparison, self.options) = (storage, comparison, options)
    }

    func upload(_ path: String, to location: StorageLocation, _ key: String) async throws -> StorageTransfers.Step {
        try await step(path, key) {
            let file = try await file(path)
            guard let file, file.kind == .file else { throw FetchError(.file, "\(path) is not a file") }
            let wanted = TransferEntry(path, file)
            guard comparison != .none else {
                return .init(path, .upload(file: path, to: location), source: wanted, key: key)
            }
            let there = try await object(location).map { TransferEntry(path, $0) }
            if let reason = try await reasonToSkip(path, wanted, there) {
                return .init(path, .skip(reason), key: key)
            }
            let condition = there.map { $0.generation.map { .generation($0) } ?? StorageCondition.none } ?? .absent
            return .init(path, .upload(file: path, to: location), source: wanted, key: key, condition: condition)
        }
    }

    func download(_ location: StorageLocation, to path: String, _ key: String) async throws -> StorageTransfers.Step {
        try await step(location.name, key) {
            let file = try await file(path)
            guard let object = try await object(location) else {
                throw GAPI.Error(.server, "\(location) does not exist", status: 404, reason: "notFound")
            }
            let wanted = TransferEntry(location.name, object)
            if comparison != .none, let file, file.kind == .file,
                let reason = try await reasonToSkip(path, TransferEntry(location.name, file), wanted)
            {
                return .init(location.name, .skip(reason), key: key)
            }
            let version = StorageLocation(location.bucket, location.name, generation: object.generation)
            let condition = comparison == .existence ? StorageCondition.absent : .none
            return .init(location.name, .download(version, to: path), source: wanted, key: key, condition: condition)
        }
    }

    private func step(
        _ name: String,
        _ key: String,
        _ body: () async throws -> StorageTransfers.Step
    ) async throws -> StorageTransfers.Step {
        do { return try await body() } catch let error as CancellationError { throw error } catch {
            return .init(name, .fail(GAPI.Error(transfer: error)), key: key)
        }
    }

    private func file(_ path: String) async throws -> LocalFile? {
        try await OpenFile.run("cannot examine \(path)") { try LocalFile.examine(path, followingLinks: true) }
    }

    private func object(_ location: StorageLocation) async throws -> Storage.Object? {
        try await storage.objectIfPresent(location, options)
    }

    private func reasonToSkip(
        _ path: String,
        _ file: TransferEntry,
        _ object: TransferEntry?
    ) async throws
        -> StorageTransfers.SkipReason?
    {
        guard let object else { return nil }
        switch comparison {
        case .none: return nil
        case .existence: return .exists
        case .sizeAndTime:
            guard let size = object.size, size == file.size else { return nil }
            guard let time = file.modified, let other = object.modified else { break }
            return time == other ? .same : nil
        case .checksum: break
        }
        guard let size = object.size, size == file.size, let checksum = object.crc32c else { return nil }
        return try await FileChecksum.crc32c(of: path, 0..<size) == checksum ? .same : nil
    }
}
