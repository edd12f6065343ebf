import AsyncJSON

/// A running CRC-32C checksum (Castagnoli), the `crc32c` of Cloud Storage and of its `x-goog-hash` header.
///
/// Feed it the bytes in order, in pieces of any size; ``value`` can be read at any time.
///
/// ```swift
/// var checksum = CRC32C()
/// checksum.update(Array("123456789".utf8))
/// checksum.value   // 0xE3069283
/// checksum.base64  // "4waSgw=="
/// ```
///
/// It is plain Swift and uses no special CPU instructions. Source: RFC 3720, appendix B.4.
public struct CRC32C: Sendable, Hashable {
    /// The bit-reversed remainder before the final complement.
    private var remainder: UInt32 = .max

    /// Creates the checksum of no bytes, which is 0.
    public init() {}

    /// The checksum of all bytes so far.
    public var value: UInt32 { ~remainder }

    /// ``value`` as Cloud Storage writes it: four bytes, most significant first, in padded base64.
    public var base64: String { Self.base64(value) }

    /// Adds bytes to the checksum.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        remainder = Self.tables.withUnsafeBufferPointer { tables in
            bytes.count < Folding.minimumCount
                ? Self.divide(remainder, start, bytes.count, tables)
                : Folding.divide(remainder, start, bytes.count, tables)
        }
    }

    /// Adds bytes to the checksum; fastest if they are contiguous in memory, as those of an array.
    public mutating func update(_ bytes: some Sequence<UInt8>) {
        let contiguous: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
        guard contiguous == nil else { return }
        let table = Self.tables
        for byte in bytes {
            remainder = table[Int((remainder ^ UInt32(byte)) & 0xFF)] ^ (remainder >> 8)
        }
    }

    /// Returns the checksum of two consecutive pieces, from the checksums of the pieces.
    ///
    /// - Parameters:
    ///   - first: The checksum of the first piece.
    ///   - second: The checksum of the second piece.
    ///   - secondCount: The length of the second piece in bytes.
    /// - Returns: The checksum of the whole.
    public static func combine(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
        // Appending n zero bits multiplies by x^n: square x repeatedly, and multiply by the powers whose product is
        // x^n.
        var shifted = first
        var power: UInt32 = 1 << 23  // x^8, bit-reversed: one byte
        var count = UInt(max(0, secondCount))
        while count > 0 {
            if count & 1 == 1 { shifted = multiply(shifted, power) }
            power = multiply(power, power)
            count >>= 1
        }
        return shifted ^ second
    }

    /// The padded base64 of a checksum's four bytes, most significant first.
    public static func base64(_ value: UInt32) -> String {
        withUnsafeBytes(of: value.bigEndian) { JSON.Bytes($0).description }
    }

    /// The product of two bit-reversed polynomials (bit 31 is the coefficient of x⁰) modulo the CRC's polynomial.
    private static func multiply(_ left: UInt32, _ right: UInt32) -> UInt32 {
        var product: UInt32 = 0
        var right = right
        for bit in (0..<32).reversed() {
            if left >> bit & 1 == 1 { product ^= right }
            right = right & 1 == 1 ? right >> 1 ^ polynomial : right >> 1
        }
        return product
    }
}

// MARK: - Division by tables

extension CRC32C {
    private static let polynomial: UInt32 = 0x82F6_3B78

    /// Eight tables of 256 entries: entry `256 * k + b` is the remainder of byte `b` followed by `k` zero bytes.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            tables[byte] = (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ polynomial : crc >> 1 }
        }
        for index in 256..<tables.count {
            let shorter = tables[index - 256]
            tables[index] = tables[Int(shorter & 0xFF)] ^ (shorter >> 8)
        }
        return tables
    }()

    /// Divides `count` bytes, eight at a time.
    fileprivate static func divide(
        _ remainder: UInt32,
        _ start: UnsafeRawPointer,
        _ count: Int,
        _ tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        var crc = remainder
        var offset = 0
        while offset &+ 8 <= count {
            let word = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ UInt64(crc)
            crc = tables[1792 &+ Int(word & 0xFF)] ^ tables[1536 &+ Int(word >> 8 & 0xFF)]
            crc ^= tables[1280 &+ Int(word >> 16 & 0xFF)] ^ tables[1024 &+ Int(word >> 24 & 0xFF)]
            crc ^= tables[768 &+ Int(word >> 32 & 0xFF)] ^ tables[512 &+ Int(word >> 40 & 0xFF)]
            crc ^= tables[256 &+ Int(word >> 48 & 0xFF)] ^ tables[Int(word >> 56)]
            offset &+= 8
        }
        while offset < count {
            let byte = start.load(fromByteOffset: offset, as: UInt8.self)
            crc = tables[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
            offset &+= 1
        }
        return crc
    }
}

// MARK: - Folding

/// A division that shortens a long message to a short one with the same remainder, without tables: only loads and XORs.
///
/// The message is a polynomial over GF(2). Subtracting any multiple of the divisor keeps the remainder. The sparse
/// polynomial `f(x) = x^209 + x^144 + x^54 + x^39 + x^14 + 1` is such a multiple (found by search). Squaring over GF(2)
/// keeps the number of terms, so `f(x^64) = f(x)^64` is also a multiple: the same six terms, in steps of whole 64-bit
/// words. So a word is cancelled by adding it to the words 65, 155, 170, 195 and 209 places further on. When all words
/// but the last 209 are cancelled, those are divided by table. In the other direction, as a recurrence:
///
///     folded[i] = message[i] ^ folded[i - 65] ^ folded[i - 155] ^ folded[i - 170] ^ folded[i - 195] ^ folded[i - 209]
///
/// The nearest term is 65 words back, so the compiler can process many words at once.
private enum Folding {
    static let lags = [65, 155, 170, 195, 209]
    static let window = 209
    static let blockCount = 1024  // words; with the window they fit in the first-level cache
    static let minimumCount = 4096  // bytes; below it, the 209 words at the end cost more than folding saves

    static func divide(
        _ remainder: UInt32,
        _ start: UnsafeRawPointer,
        _ count: Int,
        _ tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: window + blockCount) { buffer in
            buffer.initialize(repeating: 0)
            guard let folded = buffer.baseAddress else { return remainder }
            // The remainder so far belongs to the first word, so it is stored as the word 209 places before it.
            folded[0] = UInt64(remainder).littleEndian
            let foldedCount = count / 8 - window
            var done = 0
            while done < foldedCount {
                let block = min(blockCount, foldedCount - done)
                fold(start + done * 8, block, into: folded + window)
                folded.update(from: folded + block, count: window)
                done += block
            }
            // The window now holds all contributions of the folded words to the last words.
            let last = folded + window
            for index in 0..<window {
                last[index] = (start + (done + index) * 8).loadUnaligned(as: UInt64.self)
            }
            for lag in lags {
                for index in 0..<lag { last[index] ^= last[index - lag] }
            }
            let crc = CRC32C.divide(0, last, window * 8, tables)
            let tail = (done + window) * 8
            return CRC32C.divide(crc, start + tail, count - tail, tables)
        }
    }

    /// Folds `count` words; the 209 words before `folded` are the words folded last.
    private static func fold(_ message: UnsafeRawPointer, _ count: Int, into folded: UnsafeMutablePointer<UInt64>) {
        var index = 0
        while index < count {
            let word = message.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
            let near = folded[index &- 65] ^ folded[index &- 155]
            let far = folded[index &- 170] ^ folded[index &- 195] ^ folded[index &- 209]
            folded[index] = word ^ near ^ far
            index &+= 1
        }
    }
}
