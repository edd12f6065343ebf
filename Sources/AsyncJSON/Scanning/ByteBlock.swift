#if arch(x86_64) && canImport(_Builtin_intrinsics)
import _Builtin_intrinsics.intel.sse2
#endif

/// 64 bytes of a document, compared at once.
///
/// Every operation names its types in full. For `v .== 0x22`, or for a mask whose type is not written, the compiler takes
/// a generic function and makes a loop of it.
struct ByteBlock {
    typealias Vector = SIMD16<UInt8>
    typealias Mask = SIMDMask<SIMD16<Int8>>

    private let first, second, third, fourth: Vector

    @inline(__always)
    init(at address: UnsafePointer<UInt8>) {
        first = Self.load(address)
        second = Self.load(address + 16)
        third = Self.load(address + 32)
        fourth = Self.load(address + 48)
    }

    /// A bit for each byte that is equal to `byte`, the lowest for the first one.
    @inline(__always)
    func bits(of byte: UInt8) -> UInt64 {
        let pattern = Vector(repeating: byte)
        return Self.bits(first .== pattern, second .== pattern, third .== pattern, fourth .== pattern)
    }

    /// A bit for each byte that is smaller than `limit`.
    @inline(__always)
    func bits(below limit: UInt8) -> UInt64 {
        let pattern = Vector(repeating: limit)
        return Self.bits(first .< pattern, second .< pattern, third .< pattern, fourth .< pattern)
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let pattern = Vector(repeating: byte)
        let found: Mask = (first .== pattern) .| (second .== pattern) .| (third .== pattern) .| (fourth .== pattern)
        return Self.isAny(unsafeBitCast(found, to: Vector.self))
    }

    @inline(__always)
    func containsByte(below limit: UInt8) -> Bool {
        let pattern = Vector(repeating: limit)
        let found: Mask = (first .< pattern) .| (second .< pattern) .| (third .< pattern) .| (fourth .< pattern)
        return Self.isAny(unsafeBitCast(found, to: Vector.self))
    }

    /// A Boolean value indicating whether a byte is 0x80 or more.
    @inline(__always)
    var isMultibyte: Bool { Self.isAny(first | second | third | fourth) }

    @inline(__always)
    static func load(_ address: UnsafePointer<UInt8>) -> Vector {
        UnsafeRawPointer(address).loadUnaligned(as: Vector.self)
    }

    /// Returns `true` if the highest bit of any byte is set.
    @inline(__always)
    static func isAny(_ vector: Vector) -> Bool {
        #if arch(x86_64) && canImport(_Builtin_intrinsics)
        return _mm_movemask_epi8(unsafeBitCast(vector, to: SIMD2<Int64>.self)) != 0
        #else
        let words: SIMD2<UInt64> = unsafeBitCast(vector, to: SIMD2<UInt64>.self)
        return (words[0] | words[1]) & 0x8080_8080_8080_8080 != 0
        #endif
    }

    /// Returns a word that is 0 if none of 16 bytes ends a string's plain run, as quotes, backslashes and control
    /// characters do; otherwise its trailing zeros are the number of bytes before the first of them.
    @inline(__always)
    static func stringStops(in bytes: Vector) -> UInt32 {
        let stops: Mask =
            (bytes .== Vector(repeating: 0x22)) .| (bytes .== Vector(repeating: 0x5C))
            .| (bytes .< Vector(repeating: 0x20))
        return UInt32(truncatingIfNeeded: bits(stops))
    }

    /// Returns `true` if one of the first `count` of 16 bytes is 0x80 or more.
    @inline(__always)
    static func hasMultibyte(_ bytes: Vector, before count: Int) -> Bool {
        bits(bytes .>= Vector(repeating: 0x80)) & (1 &<< UInt64(truncatingIfNeeded: count) &- 1) != 0
    }

    @inline(__always)
    private static func bits(_ first: Mask, _ second: Mask, _ third: Mask, _ fourth: Mask) -> UInt64 {
        #if arch(x86_64) && canImport(_Builtin_intrinsics)
        return bits(first) | bits(second) << 16 | bits(third) << 32 | bits(fourth) << 48
        #else
        return foldedBits(first, second, third, fourth)
        #endif
    }

    @inline(__always)
    private static func bits(_ mask: Mask) -> UInt64 {
        #if arch(x86_64) && canImport(_Builtin_intrinsics)
        return UInt64(UInt32(bitPattern: _mm_movemask_epi8(unsafeBitCast(mask, to: SIMD2<Int64>.self))))
        #else
        let none = Vector(repeating: 0)
        let quads: Vector = pairs(pairs(weighted(mask), none), none)
        let bytes: SIMD8<UInt8> = quads.evenHalf &+ quads.oddHalf
        return UInt64(bytes[0]) | UInt64(bytes[1]) << 8
        #endif
    }

    /// The bits of four masks, for processors that cannot gather them: each byte keeps one bit, and neighbours are added
    /// until eight of them are one byte.
    @inline(__always)
    static func foldedBits(_ first: Mask, _ second: Mask, _ third: Mask, _ fourth: Mask) -> UInt64 {
        let lower: Vector = pairs(weighted(first), weighted(second))
        let upper: Vector = pairs(weighted(third), weighted(fourth))
        let quads: Vector = pairs(lower, upper)
        let bytes: SIMD8<UInt8> = quads.evenHalf &+ quads.oddHalf
        return unsafeBitCast(bytes, to: UInt64.self).littleEndian
    }

    @inline(__always)
    private static func weighted(_ mask: Mask) -> Vector {
        unsafeBitCast(mask, to: Vector.self) & Vector(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)
    }

    @inline(__always)
    private static func pairs(_ lower: Vector, _ upper: Vector) -> Vector {
        let both = SIMD32<UInt8>(lowHalf: lower, highHalf: upper)
        return both.evenHalf &+ both.oddHalf
    }
}

extension ByteBlock {
    /// Returns a vector that has a byte of 0xFF where the 64 bytes at an address are not UTF-8.
    ///
    /// A byte must continue a character exactly where one of the three bytes before it says so. The bytes before the
    /// first are those in memory. A character that is not finished at the end shows in the next 64 bytes.
    @inline(__always)
    static func invalidUTF8(at address: UnsafePointer<UInt8>) -> Vector {
        (invalid(at: address) | invalid(at: address + 16)) | (invalid(at: address + 32) | invalid(at: address + 48))
    }

    @inline(__always)
    private static func invalid(at address: UnsafePointer<UInt8>) -> Vector {
        let byte = load(address)
        let (before, before2, before3) = (load(address - 1), load(address - 2), load(address - 3))
        let expected: Vector = atLeast(before, 0xC0) | atLeast(before2, 0xE0) | atLeast(before3, 0xF0)
        let found: Vector = equal(byte & Vector(repeating: 0xC0), 0x80)
        // C0 and C1 begin overlong characters, F5 and more would begin those beyond U+10FFFF.
        let impossible: Vector = equal(byte & Vector(repeating: 0xFE), 0xC0) | atLeast(byte, 0xF5)
        // After E0 and F0 the first bytes would be overlong, after ED and F4 the last ones surrogates or beyond.
        let overlong: Vector =
            (equal(before, 0xE0) & ~atLeast(byte, 0xA0)) | (equal(before, 0xF0) & ~atLeast(byte, 0x90))
        let beyond: Vector = (equal(before, 0xED) & atLeast(byte, 0xA0)) | (equal(before, 0xF4) & atLeast(byte, 0x90))
        return (expected ^ found) | impossible | (overlong | beyond)
    }

    @inline(__always)
    private static func equal(_ vector: Vector, _ byte: UInt8) -> Vector {
        let mask: Mask = vector .== Vector(repeating: byte)
        return unsafeBitCast(mask, to: Vector.self)
    }

    @inline(__always)
    private static func atLeast(_ vector: Vector, _ byte: UInt8) -> Vector {
        let mask: Mask = vector .>= Vector(repeating: byte)
        return unsafeBitCast(mask, to: Vector.self)
    }
}
