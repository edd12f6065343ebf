/// A document's bytes with zeros after them.
///
///     {"id":"x"}␀␀␀␀…      count = 10, then 64 zero bytes
///
/// No JSON token contains a zero byte. So every scanning loop stops at the padding and needs no bounds check. A load of
/// eight bytes at the last byte stays inside the allocation. There are also zeros before the document, because the check
/// of UTF-8 looks at the bytes before each byte.
final class PaddedBytes: @unchecked Sendable {
    // Sendable: written only in `init`, freed only in `deinit`.
    let start: UnsafePointer<UInt8>
    let count: Int

    static let padding = 64
    private static let front = 16

    init(_ source: UnsafeBufferPointer<UInt8>, limits: JSON.Limits) throws(JSON.Error) {
        guard source.count <= limits.size else {
            throw JSON.Error(.sizeExceeded, "The document has \(source.count) bytes, allowed are \(limits.size)")
        }
        count = source.count
        let block = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.front + count + Self.padding)
        block.initialize(repeating: 0, count: Self.front)
        let memory = block + Self.front
        if let address = source.baseAddress {
            memory.initialize(from: address, count: count)
        }
        (memory + count).initialize(repeating: 0, count: Self.padding)
        start = UnsafePointer(memory)
    }

    /// Copies once, directly from the source's memory if it is contiguous.
    static func copy(_ source: some Sequence<UInt8>, limits: JSON.Limits) throws(JSON.Error) -> PaddedBytes {
        let direct = source.withContiguousStorageIfAvailable { bytes in
            Result { () throws(JSON.Error) in try PaddedBytes(bytes, limits: limits) }
        }
        if let direct { return try direct.get() }
        return try Array(source).withUnsafeBufferPointer { bytes throws(JSON.Error) in
            try PaddedBytes(bytes, limits: limits)
        }
    }

    deinit { (start - Self.front).deallocate() }
}
