public import NIOCore

/// The source of the bytes of an upload.
public struct UploadSource: Sendable {
    enum Storage: Sendable {
        case bytes(ByteBuffer)
        case file(path: String)
        case sequence(FetchRequestBody)
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
    /// ``FetchError/Code/source``. A pipe or a device has no size: send what it gives as a sequence.
    public static func file(_ path: String) -> Self { Self(storage: .file(path: path)) }

    /// Creates a source from the chunks of a sequence, which is read once.
    ///
    /// One part of the upload is kept in memory, so that a part that the server did not store can be sent again.
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

    func open() async throws -> OpenSource {
        switch storage {
        case .reader(let reader): return .reader(reader)
        case .bytes(let bytes): return .bytes(bytes)
        case .file(let path):
            return .file(path: path, status: try await OpenFile.readingPartsWithStatus(path).status)
        case .sequence(let body): return .sequence(SequentialSource(body), length: body.length)
        }
    }
}
