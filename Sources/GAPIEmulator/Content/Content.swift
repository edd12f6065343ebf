import AsyncFetch
import NIOCore

/// The complete bytes of an object, in memory or in a file.
enum Content: Sendable {
    /// Pieces in order.
    case memory([ContentPiece])
    case file(StoredFile)
    /// Complete gzip of so many bytes, decompressed while it is read: a few bytes that expand to a huge content take no
    /// memory.
    indirect case unpacked(Content, packedCount: Int64)

    /// The file; `nil` for memory.
    var file: StoredFile? { if case .file(let file) = self { file } else { nil } }

    /// Throws an error if the file is missing or shorter than a range.
    func check(_ range: Range<Int64>) async throws {
        if case .unpacked(let packed, let count) = self { return try await packed.check(0..<count) }
        guard case .file(let stored) = self, !range.isEmpty else { return }
        let file = try await OpenFile.reading(stored.path)
        defer { withExtendedLifetime(stored) {} }
        let last = try await file.read(from: range.upperBound - 1, count: 1)
        guard last.readableBytes > 0 else { throw ContentLost() }
    }

    /// Passes the bytes of a range to a closure in pieces, and waits for it after each piece.
    ///
    /// A piece from a file has at most 1 MiB.
    func read(_ range: Range<Int64>, to sink: (ByteBuffer) async throws -> Void) async throws {
        switch self {
        case .memory(let pieces):
            // The last piece that begins at or before the range.
            var low = 0
            var high = pieces.count
            while low < high {
                let middle = (low + high) / 2
                if pieces[middle].offset <= range.lowerBound { low = middle + 1 } else { high = middle }
            }
            for piece in pieces[max(0, low - 1)...] where piece.offset < range.upperBound {
                let wanted = range.clamped(to: piece.offset..<piece.offset + Int64(piece.bytes.readableBytes))
                let start = piece.bytes.readerIndex + Int(wanted.lowerBound - piece.offset)
                if let slice = piece.bytes.getSlice(at: start, length: wanted.count), !wanted.isEmpty {
                    try await sink(slice)
                }
            }
        case .file(let stored):
            let file = try await OpenFile.reading(stored.path)
            // The file stays where it is until the last byte is read.
            defer { withExtendedLifetime(stored) {} }
            var position = range.lowerBound
            while position < range.upperBound {
                let wanted = min(range.upperBound - position, 1 << 20)
                let piece = try await file.read(from: position, count: Int(wanted))
                guard piece.readableBytes > 0 else { throw ContentLost() }
                position += Int64(piece.readableBytes)
                try await sink(piece)
            }
        case .unpacked(let packed, let count):
            var position: Int64 = 0
            try await packed.unpack(count) { piece in
                let wanted = range.clamped(to: position..<position + Int64(piece.readableBytes))
                let start = piece.readerIndex + Int(wanted.lowerBound - position)
                position += Int64(piece.readableBytes)
                if !wanted.isEmpty, let slice = piece.getSlice(at: start, length: wanted.count) {
                    try await sink(slice)
                }
            }
        }
    }
}

/// The error for a file that has lost bytes.
private struct ContentLost: Error, CustomStringConvertible {
    let description = "The file with the object's content is shorter than it was."
}
