import AsyncFetch
import NIOCore
import Testing

@testable import GAPIEmulator

@Suite("Objects that are stored as gzip") struct MediaReplyTests {
    private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    /// The checksum and the size of no bytes.
    private static let checksOfNothing = [UInt8](repeating: 0, count: 8)
    /// `aaaaaaaaaa`, as zlib compresses it.
    private static let copies: [UInt8] = [0x4B, 0x4C, 0x84, 0x01, 0x00]
    private static let checksOfCopies: [UInt8] = [0xF0, 0xCD, 0x11, 0x4C, 10, 0, 0, 0]

    /// Returns the decompressed bytes of a content in pieces of so many bytes.
    private func unpacked(_ bytes: [UInt8], upTo limit: Int64, in size: Int = 1 << 20) async throws -> [UInt8]? {
        let pieces = stride(from: 0, to: bytes.count, by: size).map { start in
            ContentPiece(offset: Int64(start), bytes: ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
        }
        let packed = Content.memory(pieces)
        guard let count = try await packed.unpackedCount(Int64(bytes.count), upTo: limit) else { return nil }
        let content = Content.unpacked(packed, packedCount: Int64(bytes.count))
        var all: [UInt8] = []
        try await content.read(0..<count) { all += $0.readableBytesView }
        return all
    }

    /// A gzip member of no bytes whose blocks are these bits, the first one of each byte the lowest.
    private static func member(_ bits: [UInt8]) -> [UInt8] {
        let bytes = stride(from: 0, to: bits.count, by: 8).map { start -> UInt8 in
            bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) { $0 | $1.element << $1.offset }
        }
        return head + bytes + checksOfNothing
    }

    @Test(.timeLimit(.minutes(5))) func manyEmptyBlocksAreReadInTheTimeThatTheirBitsTake() async throws {
        let empty: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
        var bits = [[UInt8]](repeating: empty, count: 200_000).flatMap { $0 }
        bits += [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
        #expect(try await unpacked(Self.member(bits), upTo: 10) == [])
    }

    @Test func theFixedCodesAreThoseOfDeflate() async throws {
        // What zlib makes of "aaaaaaaaaa", and of the bytes 0, 143, 144 and 255.
        #expect(
            try await unpacked(Self.head + Self.copies + Self.checksOfCopies, upTo: 100) == Array("aaaaaaaaaa".utf8)
        )
        let literals: [UInt8] = [0x63, 0xE8, 0x9F, 0xF0, 0x1F, 0x00]
        let checks: [UInt8] = [0x36, 0xE6, 0x6E, 0x97, 4, 0, 0, 0]
        #expect(try await unpacked(Self.head + literals + checks, upTo: 100) == [0, 143, 144, 255])
    }

    @Test func contentIsDecompressedPieceByPiece() async throws {
        let packed = Self.head + Self.copies + Self.checksOfCopies
        for size in 1...packed.count {
            #expect(try await unpacked(packed + packed, upTo: 20, in: size) == Array("aaaaaaaaaaaaaaaaaaaa".utf8))
        }
        let stored = Content.memory([ContentPiece(offset: 0, bytes: ByteBuffer(bytes: packed))])
        let content = Content.unpacked(stored, packedCount: Int64(packed.count))
        var middle = 0
        try await content.read(3..<7) { middle += $0.readableBytes }
        #expect(middle == 4)
    }

    @Test func aFewBytesThatExpandToManyTakeNoMemory() async throws {
        // A block of the fixed codes: a zero, and 258 copies of the byte before, as often as 64 MiB need; all in one bit
        // pattern, the distance 1 being five zeros.
        let copies = 260_111
        let zero: [UInt8] = [0, 0, 1, 1, 0, 0, 0, 0], most: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        let bits =
            [1, 1, 0] + zero + [[UInt8]](repeating: most, count: copies).flatMap { $0 }
            + [UInt8](repeating: 0, count: 7)
        let packed = Self.member(bits)
        let content = Content.memory([ContentPiece(offset: 0, bytes: ByteBuffer(bytes: packed))])
        var (largest, count) = (0, 0)
        // The checksum is not that of zeros, which the end tells, and the last piece does not come.
        await #expect(throws: FetchError.self) {
            try await content.unpack(Int64(packed.count)) { piece in
                largest = max(largest, piece.readableBytes)
                count += piece.readableBytes
            }
        }
        #expect(count > 258 * copies - (2 << 20) && largest < 2 << 20)
    }

    @Test func contentThatIsNotGzipOrTooLargeStaysAsItIsStored() async throws {
        let packed = Self.head + Self.copies + Self.checksOfCopies
        #expect(try await unpacked(packed, upTo: 10)?.count == 10)
        #expect(try await unpacked(packed, upTo: 9) == nil)
        #expect(try await unpacked([], upTo: 100) == nil)
        #expect(try await unpacked(Array(packed.dropLast()), upTo: 100) == nil)
        #expect(try await unpacked(Self.head + Self.copies + Self.checksOfNothing, upTo: 100) == nil)
        // `hello` with the frame of zlib, which `gzip` does not mean.
        let framed: [UInt8] = [
            0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15,
        ]
        #expect(try await unpacked(framed, upTo: 100) == nil)
    }

    @Test func codesOfABlocksOwnAreUnderstood() async throws {
        let text = (0..<60).map { "\($0 * $0)," }.joined()
        let packed: [UInt8] = [
            0x15, 0x8E, 0xC1, 0x01, 0xC0, 0x30, 0x08, 0x02, 0x17, 0xE2, 0xA1, 0xC6, 0x9A, 0xB8, 0xFF, 0x62,
            0x3D, 0x5E, 0x24, 0x0A, 0x78, 0xA1, 0x54, 0x6B, 0x95, 0xA3, 0xFA, 0x74, 0x46, 0xBD, 0x9A, 0xD6,
            0x4B, 0x65, 0x84, 0xB2, 0xD0, 0x6E, 0xB6, 0x38, 0x16, 0x0B, 0x9E, 0xFA, 0xD0, 0xB7, 0x3A, 0xD5,
            0xF8, 0x49, 0xE3, 0xEB, 0x46, 0x5F, 0xEB, 0xAB, 0xD5, 0x77, 0x47, 0x83, 0x6F, 0xD0, 0xCB, 0xFF,
            0x32, 0x7F, 0xEC, 0x17, 0xDF, 0x8E, 0x7B, 0x09, 0x66, 0xD0, 0x90, 0x49, 0x55, 0xBA, 0x33, 0x8B,
            0xF2, 0x3C, 0xBE, 0xD2, 0x3E, 0xF7, 0xF9, 0xEE, 0x18, 0x60, 0x4C, 0x72, 0x21, 0xCA, 0xD7, 0x66,
            0x80, 0xB0, 0xC2, 0x14, 0x69, 0xE2, 0x8A, 0x55, 0x9D, 0x68, 0x55, 0x47, 0x42, 0x46, 0xA2, 0xC6,
            0xAF, 0xEB, 0xD9, 0xF3, 0x76, 0xF1, 0x1D, 0x27, 0x0E, 0xFD, 0x86, 0x86, 0xFC, 0xD0, 0x77, 0x9A,
            0xE6, 0x1F,
        ]
        let checks: [UInt8] = [0x1F, 0xF8, 0x99, 0xDB, 254, 0, 0, 0]
        #expect(try await unpacked(Self.head + packed + checks, upTo: 10_000) == Array(text.utf8))
    }
}
