import AsyncFetch
import GAPIStorage

/// A composition of any number of objects, in as many calls as it takes.
struct Composition: Sendable {
    /// The most sources of one call.
    static let maximumSources = 32
    private static let callsInFlight = 4

    let storage: StorageService
    let options: GAPI.QueryOptions

    /// Composes objects.
    ///
    /// 1,000 parts become 32 intermediate objects, and those the final one:
    ///
    ///     part 0 … 31     part 32 … 63     …     part 992 … 999
    ///          0-0              0-1        …          0-31
    ///                            destination
    ///
    /// The intermediate objects are left to the owner of `temporary`.
    func compose(
        _ parts: [ComposedPart],
        into destination: StorageLocation,
        _ metadata: Storage.Object,
        _ condition: StorageCondition,
        temporary: TemporaryObjects
    ) async throws -> Storage.Object {
        var parts = parts
        var level = 0
        while parts.count > Self.maximumSources {
            let (shorter, number) = (parts, level)
            parts = try await BoundedWork.map(
                (parts.count + Self.maximumSources - 1) / Self.maximumSources,
                atOnce: Self.callsInFlight
            ) { index in
                let start = index * Self.maximumSources
                let group = Array(shorter[start..<min(start + Self.maximumSources, shorter.count)])
                let place = temporary.location("\(number)-\(index)")
                return try ComposedPart(
                    await once(group, into: place, Storage.Object(), .absent, isOwn: true),
                    at: place
                )
            }
            level += 1
        }
        return try await once(parts, into: destination, metadata, condition)
    }

    /// Composes up to 32 objects, and compares what came of it.
    ///
    /// `isOwn` says that nobody else knows the name of the destination.
    private func once(
        _ parts: [ComposedPart],
        into destination: StorageLocation,
        _ metadata: Storage.Object,
        _ condition: StorageCondition,
        isOwn: Bool = false
    ) async throws -> Storage.Object {
        let request = Storage.ComposeRequest {
            $0.sourceObjects = parts.map { part in
                Storage.ComposeRequest.SourceObjects {
                    $0.name = part.name
                    $0.generation = part.generation
                    $0.objectPreconditions = part.generation.map { generation in
                        .init { $0.ifGenerationMatch = generation }
                    }
                }
            }
            $0.destination = metadata
        }
        let query = Storage.ObjectsComposeQuery(
            destinationBucket: destination.bucket,
            destinationObject: destination.name,
            request
        ) { $0.ifGenerationMatch = condition.generation }
        var options = options
        // The same versions in the same order: a second time makes the same content.
        if parts.allSatisfy({ $0.generation != nil }) { options.isIdempotent = options.isIdempotent ?? true }
        let expected = PartContent.joining(parts.map(\.content))
        do {
            let object = try await storage.execute(query, options: options)
            try await check(object, at: destination, expected)
            return object
        } catch let error as GAPI.Error where error.isPreconditionFailed {
            // Perhaps the object is there because an attempt whose answer was lost has made it.
            guard let object = try await storage.objectIfPresent(destination, options),
                expected.map({ PartContent(object) == $0 }) ?? isOwn
            else { throw error }
            return object
        }
    }

    private func check(_ object: Storage.Object, at location: StorageLocation, _ expected: PartContent?) async throws {
        guard let expected, let made = PartContent(object), made != expected else { return }
        let version = StorageLocation(location.bucket, location.name, generation: object.generation)
        if version.generation != nil { _ = try await storage.deletion(version, true, options) }
        throw GAPI.Error(
            .checksumMismatch,
            "\(version) was composed of other bytes than its parts have (\(made.size) instead of \(expected.size) bytes, "
                + "crc32c \(CRC32C.base64(made.crc32c)) instead of \(CRC32C.base64(expected.crc32c))); try again"
        )
    }
}

extension StorageService {
    /// Returns an object; `nil` if it is not there.
    nonisolated func objectIfPresent(
        _ location: StorageLocation,
        _ options: GAPI.QueryOptions
    ) async throws
        -> Storage.Object?
    {
        let query = Storage.ObjectsGetQuery(bucket: location.bucket, object: location.name) {
            $0.generation = location.generation
        }
        do { return try await execute(query, options: options) } catch let error as GAPI.Error where error.isNotFound {
            return nil
        }
    }
}
