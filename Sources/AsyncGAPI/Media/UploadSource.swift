package import AsyncFetch
public import NIOCore

/// The source of the bytes of an upload.
public struct UploadSource: Sendable {
    enum Storage: Sendable {
        case bytes(ByteBuffer)
        case file(path: String)
        case sequence(RequestBody)
        case reader(SourceReader)
    }

    let storage: Storage

    /// Creates a source from bytes in memory.
    public static func bytes(_ bytes: ByteBuffer) -> Self { Self(storage: .bytes(bytes)) }

    /// Creates a source from bytes in memory.
    public static func bytes(_ bytes: some Sequence<UInt8>) -> Self { .bytes(ByteBuffer(bytes: bytes)) }

    /// Creates a source from a file, which is read while it is sent, 1 MiB at a time.
    ///
    /// The file must not change until the upload has ended; otherwise the upload fails with
    /// ``GAPIError/Code/sourceChanged``.
    public static func file(_ path: String) -> Self { Self(storage: .file(path: path)) }

    /// Creates a source from the chunks of a sequence, which is read once.
    ///
    /// One chunk of the upload is kept in memory, so that a part that the server did not store can be sent again.
    ///
    /// `length` is the number of bytes, if it is known; the upload fails if the sequence has more or fewer bytes.
    public static func sequence<S: AsyncSequence & Sendable>(_ sequence: S, length: Int64? = nil) -> Self
    where S.Element == ByteBuffer {
        Self(storage: .sequence(.stream(sequence, length: length)))
    }

    /// Creates a source of bytes from any place, such as a database, an archive or another server.
    ///
    /// ```swift
    /// let source = UploadSource.reading(length: blob.size) { offset, count in try await blob.bytes(offset, count) }
    /// ```
    ///
    /// The bytes are read when they are needed, and as often as they are needed. A part that the server did not store
    /// is read again. So an upload from such a source can be resumed like an upload from a file, also in another
    /// process. The bytes must not change until the upload has ended.
    ///
    /// - Parameters:
    ///   - length: The number of bytes.
    ///   - read: Returns at least one and at most `count` bytes from `offset` on; an error from it ends the upload.
    ///     `count` is at most 1 MiB. There is never more than one call of it at a time.
    /// - Returns: The source.
    public static func reading(
        length: Int64,
        _ read: @escaping @Sendable (_ offset: Int64, _ count: Int) async throws -> ByteBuffer
    ) -> Self {
        Self(storage: .reader(SourceReader(length: max(0, length), read: read)))
    }

    package func open() async throws -> OpenSource {
        switch storage {
        case .reader(let reader): return .reader(reader)
        case .bytes(let bytes): return .bytes(bytes)
        case .file(let path): return .file(path: path, status: try await OpenFile.reading(path).status())
        case .sequence(let body): return .sequence(SequentialSource(body), length: body.length)
        }
    }
}

/// A source that is being read.
package enum OpenSource: Sendable {
    case bytes(ByteBuffer)
    case file(path: String, status: FileStatus)
    case sequence(SequentialSource, length: Int64?)
    case reader(SourceReader)

    /// The number of bytes; `nil` if only the end of a sequence will tell it.
    package var length: Int64? {
        switch self {
        case .bytes(let bytes): Int64(bytes.readableBytes)
        case .file(_, let status): status.size
        case .sequence(_, let length): length
        case .reader(let reader): reader.length
        }
    }

    /// A Boolean value indicating whether the bytes can be read a second time.
    var canBeReadAgain: Bool { if case .sequence = self { false } else { true } }

    /// A part of the source as a body.
    struct Part: Sendable {
        let offset: Int64
        let body: RequestBody
        let length: Int64
        /// A Boolean value indicating whether the source ends with this part.
        let isLast: Bool
    }

    /// Returns up to `limit` bytes from `offset` on.
    func part(from offset: Int64, limit: Int) async throws -> Part {
        switch self {
        case .bytes(let bytes):
            let count = min(bytes.readableBytes - Int(offset), limit)
            let slice = bytes.getSlice(at: bytes.readerIndex + Int(offset), length: count) ?? ByteBuffer()
            let isLast = Int(offset) + count == bytes.readableBytes
            return Part(offset: offset, body: .bytes(slice), length: Int64(count), isLast: isLast)
        case .file(let path, let status):
            let count = min(status.size - offset, Int64(limit))
            let body = RequestBody.file(path, from: offset, length: count, expecting: status)
            return Part(offset: offset, body: body, length: count, isLast: offset + count == status.size)
        case .sequence(let source, _):
            let (bytes, isLast) = try await source.bytes(from: offset, limit: limit)
            let end = offset + Int64(bytes.readableBytes)
            return Part(offset: offset, body: .bytes(bytes), length: end - offset, isLast: isLast)
        case .reader(let reader):
            let count = max(0, min(reader.length - offset, Int64(limit)))
            let body = reader.body(from: offset, count: count)
            return Part(offset: offset, body: body, length: count, isLast: offset + count == reader.length)
        }
    }

    /// Returns the whole source as one body.
    package func whole() -> RequestBody {
        switch self {
        case .bytes(let bytes): .bytes(bytes)
        case .file(let path, let status): .file(path, from: 0, length: status.size, expecting: status)
        case .sequence(let source, _): source.body
        case .reader(let reader): reader.body(from: 0, count: reader.length)
        }
    }

    /// Returns the identity of the source, which is also valid in another process; `nil` if it cannot be read again.
    package func identity() async throws -> SourceIdentity? {
        switch self {
        case .sequence: return nil
        case .bytes, .reader: return try await SourceIdentity(of: self, modified: nil)
        case .file(_, let status): return try await SourceIdentity(of: self, modified: status.modified)
        }
    }
}

/// The identity of a source, which tells if an upload still has the source that it began with.
package struct SourceIdentity: Codable, Sendable, Hashable {
    /// The number of bytes at each end that are compared.
    private static let sampleSize: Int64 = 64 << 10

    let size: Int64
    /// The time of the last change in nanoseconds since 1970; `nil` for other sources than files.
    let modified: Int64?
    /// The CRC32C of the first 64 KiB.
    let head: UInt32
    /// The CRC32C of the last 64 KiB.
    let tail: UInt32

    fileprivate init(of source: OpenSource, modified: Int64?) async throws {
        size = source.length ?? 0
        self.modified = modified
        func sample(from offset: Int64) async throws -> UInt32 {
            var checksum = CRC32C()
            let part = try await source.part(from: offset, limit: Int(Self.sampleSize))
            for try await chunk in part.body.chunks() { checksum.update(chunk) }
            return checksum.value
        }
        head = try await sample(from: 0)
        tail = try await sample(from: max(size - Self.sampleSize, 0))
    }
}

extension CRC32C {
    mutating func update(_ chunk: ByteBuffer) {
        chunk.withUnsafeReadableBytes { update($0) }
    }
}
