public import NIOCore

/// A source of the bytes of an upload.
public struct UploadSource: Sendable {
    enum Storage: Sendable {
        case bytes(ByteBuffer)
        case file(path: String)
        case sequence(RequestBody)
        case reader(SourceReader)
    }

    let storage: Storage

    /// Bytes in memory.
    public static func bytes(_ bytes: ByteBuffer) -> Self { Self(storage: .bytes(bytes)) }

    /// Bytes in memory.
    public static func bytes(_ bytes: some Sequence<UInt8>) -> Self { .bytes(ByteBuffer(bytes: bytes)) }

    /// A file, read while it is sent.
    ///
    /// If it changes before the upload is done, the upload fails.
    public static func file(_ path: String) -> Self { Self(storage: .file(path: path)) }

    /// The chunks of a sequence, read once.
    ///
    /// One part of the upload is kept in memory, so that the bytes of it that the server did not store can be sent
    /// again.
    ///
    /// - Parameters:
    ///   - sequence: The sequence.
    ///   - length: The number of bytes, if it is known; with another number the upload fails.
    /// - Returns: The source.
    public static func sequence<S: AsyncSequence & Sendable>(_ sequence: S, length: Int64? = nil) -> Self
    where S.Element == ByteBuffer {
        Self(storage: .sequence(.stream(sequence, length: length)))
    }

    /// Bytes from anywhere, such as a database, an archive or another server, read at the positions where they are
    /// needed.
    ///
    /// ```swift
    /// let source = UploadSource.reading(length: blob.size) { offset, count in try await blob.bytes(offset, count) }
    /// ```
    ///
    /// A part that the server did not store is read again, so that an upload from such a source can be resumed like one
    /// from a file, also in another process. The bytes must not change until the upload is done.
    ///
    /// - Parameters:
    ///   - length: The number of bytes.
    ///   - read: Returns at most `count` bytes from `offset` on, and at least one. An error ends the upload. At most
    ///     1 MiB is asked for at a time, by one caller after the other.
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
        case .file(let path): return .file(path: path, status: try await OpenFile.reading(path).status())
        case .sequence(let body): return .sequence(SequentialSource(body), length: body.length)
        }
    }
}
