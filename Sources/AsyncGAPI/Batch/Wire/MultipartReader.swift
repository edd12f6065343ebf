import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A reader of the parts of a `multipart/…` body (RFC 2046 §5.1), one after the other.
///
/// Only the boundary ends a part, never a length. It counts at the start of a line, with nothing but blanks after it;
/// lines end with LF or CR LF. What is before the first boundary and after the last one is skipped.
///
/// All parts together take time proportional to the body's length. They share its bytes.
struct MultipartReader {
    /// One part: all bytes between two boundaries.
    struct Part {
        let content: ByteBuffer
        /// A Boolean value indicating whether a boundary follows.
        let isComplete: Bool
    }

    /// The bytes after the last boundary that was found.
    private var rest: ByteBuffer
    private let delimiter: [UInt8]
    /// A Boolean value indicating whether there may be more bytes, which were lost.
    private let endedEarly: Bool
    private var isOver = false
    /// A Boolean value indicating whether the boundary that ends the body has been read.
    private(set) var isClosed = false

    /// Creates a reader of the parts; `nil` if the boundary does not occur in the body.
    ///
    /// If the body ended early, a boundary counts only with its line end, because more might follow in its line.
    init?(_ body: ByteBuffer, boundary: String, endedEarly: Bool = false) {
        rest = body
        self.endedEarly = endedEarly
        delimiter = Array("--\(boundary)".utf8)
        guard let first = nextDelimiter() else { return nil }
        pass(first)
    }

    /// Returns the next part; `nil` at the end.
    mutating func next() -> Part? {
        // A body can end with a boundary that does not say so.
        guard !isOver, rest.readableBytesView.contains(where: { !Self.isBlank($0) && !Self.isLineEnd($0) }) else {
            isOver = true
            return nil
        }
        guard let found = nextDelimiter() else {
            isOver = true
            return Part(content: rest, isComplete: false)
        }
        let content = rest.getSlice(at: rest.readerIndex, length: found.lengthBefore) ?? ByteBuffer()
        pass(found)
        return Part(content: content, isComplete: true)
    }

    /// The line of a boundary.
    private struct Delimiter {
        /// The number of bytes before it, without the line end that belongs to it.
        var lengthBefore: Int
        /// The number of bytes up to its own end.
        var end: Int
        var isLast: Bool
    }

    private mutating func pass(_ delimiter: Delimiter) {
        rest.moveReaderIndex(forwardBy: delimiter.end)
        isClosed = delimiter.isLast
        isOver = delimiter.isLast
    }

    private func nextDelimiter() -> Delimiter? {
        rest.withUnsafeReadableBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var line = 0
            while line < bytes.count {
                if let found = delimiter(at: line, in: bytes) { return found }
                // Reads from `line`, which is inside, to the end.
                guard let feed = memchr(start + line, 0x0A, bytes.count - line) else { return nil }
                line = UnsafeRawPointer(feed) - start + 1
            }
            return nil
        }
    }

    private func delimiter(at line: Int, in bytes: UnsafeRawBufferPointer) -> Delimiter? {
        guard bytes[line...].starts(with: delimiter) else { return nil }
        var end = line + delimiter.count
        let dashes = bytes[end...].prefix(2).prefix { $0 == UInt8(ascii: "-") }.count
        // One dash is the beginning of two only where the body is cut.
        let isLast = dashes == 2 || dashes == 1 && end + 1 == bytes.count
        if isLast { end += dashes }
        while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == 0x0D { end += 1 }
        if end < bytes.count {
            guard bytes[end] == 0x0A else { return nil }
            end += 1
        } else if endedEarly {
            return nil
        }
        var before = line
        if before > 0, bytes[before - 1] == 0x0A { before -= 1 }
        if before > 0, before < line, bytes[before - 1] == 0x0D { before -= 1 }
        return Delimiter(lengthBefore: before, end: end, isLast: isLast)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0D || byte == 0x0A }
}
