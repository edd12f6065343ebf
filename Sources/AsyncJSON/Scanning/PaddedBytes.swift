/// A document's bytes with zeros after them.
///
///     {"id":"x"}␀␀␀␀…      count = 10, then 64 zero bytes
///
/// No JSON token contains a zero byte. So every scanning loop stops at the padding and needs no bounds check. A load of
/// eight bytes at the last byte stays inside the allocation. There are also zeros before the document, because the check
/// of UTF-8 looks at the bytes before each byte.
final class PaddedBytes: @unchecked Sendable {
    // Sendable: the bytes are written only in `init`. Who gives the memory away has the only reference.
    let start: UnsafePointer<UInt8>
    let count: Int
    /// The number of bytes of the block of memory; 0 after it was given away.
    private var capacity: Int

    static let padding = 64
    private static let front = 16

    /// Copies a document.
    ///
    /// - Parameters:
    ///   - source: The document.
    ///   - limits: The limits beyond which it is refused.
    ///   - spare: A document that nobody refers to any more, whose memory is used again if it is large enough.
    /// - Throws: `JSON.Error` with the code `sizeExceeded`.
    init(
        _ source: UnsafeBufferPointer<UInt8>,
        limits: JSON.Limits,
        reusing spare: PaddedBytes? = nil
    ) throws(JSON.Error) {
        guard source.count <= limits.size else {
            throw JSON.Error(.sizeExceeded, "The document has \(source.count) bytes, allowed are \(limits.size)")
        }
        count = source.count
        let size = Self.front + count + Self.padding
        let memory: UnsafeMutablePointer<UInt8>
        if let spare, spare.capacity >= size {
            memory = UnsafeMutablePointer(mutating: spare.start)
            capacity = spare.capacity
            spare.capacity = 0
        } else {
            memory = .allocate(capacity: size) + Self.front
            capacity = size
        }
        (memory - Self.front).initialize(repeating: 0, count: Self.front)
        if let address = source.baseAddress {
            memory.initialize(from: address, count: count)
        }
        (memory + count).initialize(repeating: 0, count: Self.padding)
        start = UnsafePointer(memory)
    }

    /// The first byte after the byte order mark; one is allowed at the start (RFC 8259 §8.1 lets parsers ignore it).
    var value: UnsafePointer<UInt8> {
        start + (count >= 3 && start[0] == 0xEF && start[1] == 0xBB && start[2] == 0xBF ? 3 : 0)
    }

    /// Copies once, directly from the source's memory if it is contiguous.
    static func copy(
        _ source: some Sequence<UInt8>,
        limits: JSON.Limits,
        reusing spare: PaddedBytes? = nil
    ) throws(JSON.Error) -> PaddedBytes {
        let direct = source.withContiguousStorageIfAvailable { bytes in
            Result { () throws(JSON.Error) in try PaddedBytes(bytes, limits: limits, reusing: spare) }
        }
        if let direct { return try direct.get() }
        return try Array(source).withUnsafeBufferPointer { bytes throws(JSON.Error) in
            try PaddedBytes(bytes, limits: limits, reusing: spare)
        }
    }

    deinit { if capacity > 0 { (start - Self.front).deallocate() } }
}
