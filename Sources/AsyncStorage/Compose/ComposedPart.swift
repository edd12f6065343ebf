import AsyncFetch
import AsyncJSON
import GAPIStorage

/// One of the objects that are composed.
struct ComposedPart: Sendable {
    let name: String
    /// The version that is used; `nil` for the current one.
    let generation: Int64?
    /// The size and the checksum, if they are known.
    let content: PartContent?

    init(_ location: StorageLocation) {
        (name, generation, content) = (location.name, location.generation, nil)
    }

    init(_ object: Storage.Object, at location: StorageLocation) throws(GAPI.Error) {
        guard let generation = object.generation else {
            throw GAPI.Error(.unexpectedContent, "the service tells no generation of \(location)")
        }
        (name, self.generation, content) = (location.name, generation, PartContent(object))
    }
}

/// The size and the checksum of a part of something.
struct PartContent: Sendable, Hashable {
    let size: Int64
    let crc32c: UInt32

    init(size: Int64, crc32c: UInt32) { (self.size, self.crc32c) = (size, crc32c) }

    /// The content of an object; `nil` if the service does not tell all of it.
    init?(_ object: Storage.Object) {
        guard let size = object.size.flatMap({ Int64(exactly: $0) }), let crc32c = object.crc32c.flatMap(CRC32C.parse)
        else { return nil }
        self.init(size: size, crc32c: crc32c)
    }

    /// The content of parts in a row; `nil` if one is not known.
    static func joining(_ parts: some Sequence<PartContent?>) -> PartContent? {
        var whole: PartContent? = PartContent(size: 0, crc32c: 0)
        for part in parts {
            guard let part, let sum = whole else { return nil }
            let (size, isTooLarge) = sum.size.addingReportingOverflow(part.size)
            guard !isTooLarge, let count = Int(exactly: part.size) else { return nil }
            let crc32c = CRC32C.combine(sum.crc32c, part.crc32c, secondCount: count)
            whole = PartContent(size: size, crc32c: crc32c)
        }
        return whole
    }
}

extension CRC32C {
    /// Returns the checksum of which Cloud Storage has written the base64; `nil` for other text.
    static func parse(_ base64: String) -> UInt32? {
        guard base64.utf8.count == 8, let bytes = try? JSON.Bytes(parsing: base64).bytes, bytes.count == 4 else {
            return nil
        }
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
