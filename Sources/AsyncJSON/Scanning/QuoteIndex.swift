/// The places of the quotes of a document, found by blocks of 64 bytes, a chunk of the document at a time.
///
///     {"id":"a\"b"}        quotes 1 4 6 11, escapes 8
///
/// An escaped quote is none. The places are written from the front of one buffer, those of the backslashes that begin
/// escapes from its back: no byte is both. Where quotes alternate as the grammar has it, a byte is in a string exactly
/// after an odd number of them, so that control characters in strings are found here, too. UTF-8 is checked everywhere.
struct QuoteIndex {
    /// The most bytes of a document that are indexed at a time: the places fit the nearest cache, and 16 bits.
    private static let chunkSize = 4096
    /// Places are written four at a time, so that as many may be written in vain.
    private static let slack = 8

    /// The places after the last quote: no place in a chunk is so large.
    static let none = UInt16.max

    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    let places: UnsafeMutableBufferPointer<UInt16>

    /// The address from which the places of the present chunk count.
    private(set) var base: UnsafePointer<UInt8>
    /// The first byte after the present chunk.
    private var next: UnsafePointer<UInt8>
    private(set) var quoteCount = 0
    var escapeCount = 0
    var checkedEscapes = 0
    /// The first byte after the last pair of surrogates, of which the second half has a place of its own.
    var pairEnd: UnsafePointer<UInt8>

    /// A bit that says whether the first byte of the next block is escaped.
    private var isEscaped: UInt64 = 0
    /// All ones if the next block begins in a string.
    private var isInside: UInt64 = 0
    /// A Boolean value indicating whether the block before the next one had a byte of 0x80 or more.
    private var wasMultibyte = false

    /// Returns the number of places that the index of a document needs.
    static func capacity(for count: Int) -> Int { min(count, chunkSize) / 64 * 64 + 64 + slack }

    /// Creates an index of which nothing was read.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - places: Memory for `capacity(for:)` places.
    init(of bytes: PaddedBytes, in places: UnsafeMutableBufferPointer<UInt16>) {
        self.places = places
        start = bytes.start
        end = bytes.start + bytes.count
        (base, next, pairEnd) = (bytes.start, bytes.start, bytes.start)
    }

    var isAtEnd: Bool { next >= end }
    /// The number of bytes that were indexed.
    var size: Int { next - start }

    var quotes: UnsafePointer<UInt16> { UnsafePointer(places.baseAddress.unsafelyUnwrapped) }

    /// Indexes the next chunk; returns `false` if something in it is not regular.
    @inline(never)
    mutating func readChunk() -> Bool {
        guard let first = places.baseAddress else { return false }
        base = next
        let stop = min(end, base + (places.count &- Self.slack))
        var block = base
        var quote = first
        var escape = first + places.count
        var (isEscaped, isInside, wasMultibyte) = (isEscaped, isInside, wasMultibyte)
        var invalid = ByteBlock.Vector(repeating: 0)
        var controls: UInt64 = 0
        while block < stop {
            let bytes = ByteBlock(at: block)
            let place = UInt16(truncatingIfNeeded: block - base)
            var bits = bytes.bits(of: UInt8(ascii: "\""))
            if bytes.contains(UInt8(ascii: "\\")) {
                Self.findEscapes(bytes.bits(of: UInt8(ascii: "\\")), place, &bits, &isEscaped, &escape)
            } else {
                bits &= ~isEscaped
                isEscaped = 0
            }
            if bytes.containsByte(below: 0x20) {
                controls |= bytes.bits(below: 0x20) & (Self.parities(of: bits) ^ isInside)
            }
            let isMultibyte = bytes.isMultibyte
            if isMultibyte || wasMultibyte { invalid |= ByteBlock.invalidUTF8(at: block) }
            wasMultibyte = isMultibyte
            let count = bits.nonzeroBitCount
            if count & 1 != 0 { isInside = ~isInside }
            Self.write(bits, place, quote)
            quote += count
            block += 64
        }
        next = block
        (self.isEscaped, self.isInside, self.wasMultibyte) = (isEscaped, isInside, wasMultibyte)
        quote[0] = Self.none
        quote[1] = Self.none
        quoteCount = quote - first
        escapeCount = first + places.count - escape
        checkedEscapes = 0
        return controls == 0 && !ByteBlock.isAny(invalid)
    }

    /// Writes the places of bits, at least four; what is written after those of the bits has no meaning.
    @inline(__always)
    private static func write(_ bits: UInt64, _ place: UInt16, _ target: UnsafeMutablePointer<UInt16>) {
        var (rest, target) = (bits, target)
        repeat {
            for index in 0..<4 {
                // The highest bit is set so that there is always one to count to.
                let count = UInt16(truncatingIfNeeded: (rest | 1 << 63).trailingZeroBitCount)
                target[index] = place &+ count
                rest &= rest &- 1
            }
            target += 4
        } while rest != 0
    }

    /// Writes the places of the escapes of a block, and removes the escaped quotes from its quotes.
    @inline(__always)
    private static func findEscapes(
        _ backslashes: UInt64,
        _ place: UInt16,
        _ quotes: inout UInt64,
        _ isEscaped: inout UInt64,
        _ escape: inout UnsafeMutablePointer<UInt16>
    ) {
        var escaped = isEscaped
        var rest = backslashes & ~escaped
        isEscaped = 0
        while rest != 0 {
            let bit = rest & (0 &- rest)
            escape -= 1
            escape.pointee = place &+ UInt16(truncatingIfNeeded: rest.trailingZeroBitCount)
            escaped |= bit << 1
            isEscaped = bit >> 63
            rest &= ~(bit | bit << 1)
        }
        quotes &= ~escaped
    }

    /// Sets each bit to the parity of the bits up to it: the bits from each odd one up to the next.
    @inline(__always)
    private static func parities(of bits: UInt64) -> UInt64 {
        var bits = bits
        bits ^= bits << 1
        bits ^= bits << 2
        bits ^= bits << 4
        bits ^= bits << 8
        bits ^= bits << 16
        bits ^= bits << 32
        return bits
    }
}
