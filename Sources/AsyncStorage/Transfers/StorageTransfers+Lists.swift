import AsyncFetch
import GAPIStorage

extension StorageTransfers {
    /// Starts to send the files of a list.
    ///
    /// - Parameters:
    ///   - files: The path of each file and the place of its object. The sequence is read as the work goes on.
    ///   - comparison: The way to decide that a file need not be sent; each object is asked for, if there is one.
    ///   - options: The options. With a manifest, the same list goes on where it was, or begins anew if it was finished;
    ///     the sequence is then read twice, and another list with the same manifest is refused with ``GAPI/Error/Code/invalidRequest``.
    /// - Returns: The running transfer.
    public func upload<Files: Sequence & Sendable>(
        _ files: Files,
        comparison: Comparison = .none,
        options: Options = .init()
    ) -> StorageTransfer where Files.Element == (path: String, object: StorageLocation) {
        let list = { @Sendable () throws -> ListDigest in
            var digest = ListDigest("upload")
            for file in files {
                try Task.checkCancellation()
                digest.add(file.path, file.object)
            }
            return digest
        }
        let plan = Plan(job: nil, list: list) { [storage] _ in
            ListSteps(files.makeIterator()) { file, key in
                try await ListComparison(storage, comparison, options.query).upload(file.path, to: file.object, key)
            }
        }
        return run(plan, options: options)
    }

    /// Starts to fetch the objects of a list.
    ///
    /// The paths are the caller's own, so they are taken as they are; folders are made.
    ///
    /// - Parameters:
    ///   - objects: The place of each object and the path of its file. The sequence is read as the work goes on.
    ///   - comparison: The way to decide that an object need not be fetched.
    ///   - options: The options. With a manifest, the same list goes on where it was, or begins anew if it was finished;
    ///     the sequence is then read twice, and another list with the same manifest is refused with ``GAPI/Error/Code/invalidRequest``.
    /// - Returns: The running transfer.
    public func download<Objects: Sequence & Sendable>(
        _ objects: Objects,
        comparison: Comparison = .none,
        options: Options = .init()
    ) -> StorageTransfer where Objects.Element == (object: StorageLocation, path: String) {
        let list = { @Sendable () throws -> ListDigest in
            var digest = ListDigest("download")
            for item in objects {
                try Task.checkCancellation()
                digest.add(item.path, item.object)
            }
            return digest
        }
        let plan = Plan(job: nil, list: list) { [storage] _ in
            ListSteps(objects.makeIterator()) { item, key in
                try await ListComparison(storage, comparison, options.query).download(item.object, to: item.path, key)
            }
        }
        return run(plan, options: options)
    }
}

/// The steps of a list, in its order.
final class ListSteps<Items: IteratorProtocol>: StepSource {
    private static var digits: Int { 16 }

    private var items: Items
    private var count = 0
    private let step: (Items.Element, String) async throws -> StorageTransfers.Step

    init(_ items: Items, _ step: @escaping (Items.Element, String) async throws -> StorageTransfers.Step) {
        (self.items, self.step) = (items, step)
    }

    func next() async throws -> StorageTransfers.Step? {
        guard let item = items.next() else { return nil }
        count += 1
        // As text, the positions are in the order of the numbers.
        let number = String(count)
        return try await step(item, String(repeating: "0", count: max(0, Self.digits - number.count)) + number)
    }
}
