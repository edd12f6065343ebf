import AsyncFetch
import GAPIStorage

/// An upload of a large file as several objects at the same time, which are then composed to one.
struct CompositeUpload: Sendable {
    /// The most parts of a file: as many as can be composed in two levels.
    private static let maximumParts: Int64 = 1_024

    let storage: StorageService
    let options: StorageTransfers.Options
    let control: TransferControl
    let file: OpenFile
    let path: String
    let status: FileStatus
    let parts: TemporaryParts
    /// A Boolean value indicating whether an earlier process may have sent some of the parts.
    let isResumed: Bool

    /// Returns the size of the parts of a file.
    static func partBytes(_ wanted: Int64, fileBytes: Int64) -> Int64 {
        max(1, min(wanted, fileBytes), fileBytes / maximumParts + (fileBytes % maximumParts == 0 ? 0 : 1))
    }

    /// Sends all parts and composes them.
    ///
    /// - Throws: ``GAPI/Error/Code/sourceChanged`` if the file has changed meanwhile, and
    ///   ``GAPI/Error/Code/checksumMismatch`` if the object has other bytes than the parts; the temporary objects are
    ///   then still there.
    func run(
        to location: StorageLocation,
        _ metadata: Storage.Object,
        _ condition: StorageCondition,
        _ meter: FileMeter
    ) async throws -> Storage.Object {
        let count = Int(clamping: (max(status.size, 1) - 1) / parts.partBytes + 1)
        let sum = SumMeter(count, meter)
        // The last requests of a process that was killed are carried out after its end: parts that were just there are then
        // deleted. What is missing is sent again.
        var repetitions = isResumed ? 2 : 0
        while true {
            let sent = try await send(count, sum)
            do {
                let composition = Composition(storage: storage, options: options.query)
                return try await composition.compose(
                    sent,
                    into: location,
                    metadata,
                    condition,
                    temporary: parts.objects
                )
            } catch let error as GAPI.Error where error.isNotFound && repetitions > 0 {
                repetitions -= 1
            }
        }
    }

    /// Sends the parts that are not there.
    private func send(_ count: Int, _ sum: SumMeter) async throws -> [ComposedPart] {
        var there: [ByteName: Storage.Object] = [:]
        if isResumed {
            for object in try await parts.objects.list(with: storage, options.query) {
                if let name = object.name { there[ByteName(name)] = object }
            }
        }
        let known = there
        let sent = try await BoundedWork.map(count, atOnce: options.compositePartsAtOnce) { index in
            let start = Int64(index) * parts.partBytes
            let range = start..<start + min(parts.partBytes, status.size - start)
            let place = parts.objects.location("part-\(index)")
            let part = try await part(range, at: place, known[ByteName(place.name)]) { sum.reach($0, of: index) }
            sum.reach(Int64(range.count), of: index)
            return part
        }
        guard try await file.status() == status, try await OpenFile.readingParts(path).status() == status else {
            throw GAPI.Error(.sourceChanged, "\(path) changed while it was sent; start again with the new content")
        }
        return sent
    }

    private func part(
        _ range: Range<Int64>,
        at place: StorageLocation,
        _ there: Storage.Object?,
        _ report: @escaping @Sendable (Int64) -> Void
    ) async throws -> ComposedPart {
        if let there {
            if let part = try await ifSame(there, range, at: place) { return part }
            let version = StorageLocation(place.bucket, place.name, generation: there.generation)
            try await storage.deletion(version, true, options.query).get()
        }
        let query = Storage.ObjectsInsertQuery(bucket: place.bucket, Storage.Object { $0.name = place.name }) {
            $0.ifGenerationMatch = 0
        }
        let source = UploadSource.reading(length: Int64(range.count)) { [file] offset, count in
            try await file.read(from: range.lowerBound + offset, count: count)
        }
        let upload = storage.upload(query, from: source, upload: options.upload, options: options.query)
        let object: Storage.Object
        do {
            object = try await control.value(of: upload) { report($0.acknowledged) }
        } catch let error as GAPI.Error where error.isPreconditionFailed {
            // An attempt whose answer was lost has made it.
            guard let made = try await storage.objectIfPresent(place, options.query),
                let part = try await ifSame(made, range, at: place)
            else { throw error }
            return part
        }
        let part = try ComposedPart(object, at: place)
        guard part.content == nil else { return part }
        return try await ifSame(object, range, at: place) ?? part
    }

    /// Returns an object as a part if it has the bytes of a range of the file.
    private func ifSame(
        _ object: Storage.Object,
        _ range: Range<Int64>,
        at place: StorageLocation
    ) async throws
        -> ComposedPart?
    {
        let own = PartContent(
            size: Int64(range.count),
            crc32c: try await FileChecksum.crc32c(of: path, range)
        )
        return PartContent(object) == own ? try ComposedPart(object, at: place) : nil
    }
}
