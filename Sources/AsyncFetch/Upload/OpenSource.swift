import NIOCore

/// A source that is being read.
package enum OpenSource: Sendable {
    case bytes(ByteBuffer)
    case file(path: String, status: FileStatus)
    case sequence(SequentialSource, length: Int64?)
    case reader(SourceReader)

    /// The number of bytes; `nil` if only the end of a sequence tells.
    package var length: Int64? {
        switch self {
        case .bytes(let bytes): Int64(bytes.readableBytes)
        case .file(_, let status): status.size
        case .sequence(_, let length): length
        case .reader(let reader): reader.length
        }
    }

    /// A Boolean value indicating whether the bytes can be read a second time.
    package var canBeReadAgain: Bool { if case .sequence = self { false } else { true } }

    /// A part of the source as a body.
    struct Part: Sendable {
        let offset: Int64
        let body: FetchRequestBody
        let length: Int64
        /// A Boolean value indicating whether the source ends with it.
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
            let body = FetchRequestBody.file(path, from: offset, length: count, expecting: status)
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

    /// Returns everything as one body.
    package func whole() -> FetchRequestBody {
        switch self {
        case .bytes(let bytes): .bytes(bytes)
        case .file(let path, let status): .file(path, from: 0, length: status.size, expecting: status)
        case .sequence(let source, _): source.body
        case .reader(let reader): reader.body(from: 0, count: reader.length)
        }
    }

    /// Returns the identity of the source, by which another process recognizes it; `nil` if it cannot be read again.
    func identity() async throws -> SourceIdentity? {
        switch self {
        case .sequence: return nil
        case .bytes, .reader: return try await SourceIdentity(of: self, modified: nil)
        case .file(_, let status): return try await SourceIdentity(of: self, modified: status.modified)
        }
    }
}
