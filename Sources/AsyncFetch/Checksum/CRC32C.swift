import AsyncJSON
import CCRC32C

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
/// It uses the processor's own instructions (SSE 4.2 and PCLMULQDQ; CRC32 and PMULL of ARM), and tables where there are
/// none. Source: RFC 3720, appendix B.4.
public struct CRC32C: Sendable, Hashable {
    /// A Boolean value indicating whether this processor has the instructions.
    @_spi(Portable) public static let hasInstructions = ccrc32c_is_available()

    /// The bit-reversed remainder before the final complement.
    private var remainder: UInt32 = .max

    /// Creates the checksum of no bytes, which is 0.
    public init() {}

    /// Creates the checksum of bytes that had this ``value``, to be continued with more.
    package init(continuing value: UInt32) { remainder = ~value }

    /// The checksum of all bytes so far.
    public var value: UInt32 { ~remainder }

    /// ``value`` as Cloud Storage writes it: four bytes, most significant first, in padded base64.
    public var base64: String { Self.base64(value) }

    /// Adds bytes to the checksum.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard Self.hasInstructions else { return updatePortably(bytes) }
        guard let start = bytes.baseAddress else { return }
        remainder = ccrc32c_update(remainder, start, bytes.count)
    }

    /// Adds bytes to the checksum by tables, as on processors without the instructions; for tests and benchmarks.
    @_spi(Portable) public mutating func updatePortably(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        remainder = Self.tables.withUnsafeBufferPointer { Self.divide(remainder, start, bytes.count, $0) }
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
    private static func divide(
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
