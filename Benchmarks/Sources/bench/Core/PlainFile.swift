import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file as the peer reads and writes it: with plain system calls, where it happens to run.
final class PlainFile: Sendable {
    /// A call of the system that failed.
    struct Failure: Error {
        let call: String
        let number: Int32
    }

    private let descriptor: CInt

    init(reading path: String) throws {
        descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure(call: "open", number: errno) }
    }

    init(creating path: String) throws {
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw Failure(call: "open", number: errno) }
    }

    deinit { close(descriptor) }

    var size: Int {
        get throws {
            var info = stat()
            guard fstat(descriptor, &info) == 0 else { throw Failure(call: "fstat", number: errno) }
            return Int(info.st_size)
        }
    }

    /// Adds bytes at the end.
    func write(_ bytes: ByteBuffer) throws {
        var rest = bytes
        while rest.readableBytes > 0 {
            let count = rest.withUnsafeReadableBytes { append(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw Failure(call: "write", number: errno) }
            rest.moveReaderIndex(forwardBy: count)
        }
    }

    /// The bytes of a range, 1 MiB at a time, as ours reads them.
    func chunks(_ range: Range<Int>) -> Chunks { Chunks(file: self, range: range) }

    struct Chunks: AsyncSequence, AsyncIteratorProtocol, Sendable {
        fileprivate let file: PlainFile
        fileprivate var range: Range<Int>

        func makeAsyncIterator() -> Self { self }

        mutating func next() throws -> ByteBuffer? {
            guard !range.isEmpty else { return nil }
            var chunk = ByteBuffer()
            let wanted = Swift.min(range.count, 1 << 20)
            let count = chunk.writeWithUnsafeMutableBytes(minimumWritableBytes: wanted) { buffer in
                Swift.max(pread(file.descriptor, buffer.baseAddress, wanted, off_t(range.lowerBound)), 0)
            }
            guard count > 0 else { throw PlainFile.Failure(call: "pread", number: errno) }
            range.removeFirst(count)
            return chunk
        }
    }
}

extension PlainFile {
    /// Makes a file of bytes that do not compress, and that are the same in each run.
    static func make(_ path: String, mebibytes: Int) throws {
        let file = try PlainFile(creating: path)
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<mebibytes {
            var chunk = ByteBuffer()
            for _ in 0..<1 << 17 {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                chunk.writeInteger(state)
            }
            try file.write(chunk)
        }
    }
}

// `PlainFile.write` would hide the function.
private func append(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
