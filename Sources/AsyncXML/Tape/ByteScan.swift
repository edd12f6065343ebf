#if arch(x86_64) && canImport(_Builtin_intrinsics)
import _Builtin_intrinsics.intel.sse2
#endif

/// Searches for single bytes, sixteen at a time.
///
/// A comparison of vectors is one instruction only if the vector's type is written out. There is no portable way to turn
/// a mask into bits, so elsewhere than on x86 the result is evaluated as two words.
enum ByteScan {
    private typealias Vector = SIMD16<UInt8>
    private typealias Mask = SIMDMask<SIMD16<Int8>>

    @inline(__always)
    private static func load(_ start: UnsafePointer<UInt8>) -> Vector {
        UnsafeRawPointer(start).loadUnaligned(as: Vector.self)
    }

    /// Returns the index of the first lane that is set, or 16.
    @inline(__always)
    private static func first(_ mask: Mask) -> Int {
        #if arch(x86_64) && canImport(_Builtin_intrinsics)
        let bits = UInt32(bitPattern: _mm_movemask_epi8(unsafeBitCast(mask, to: SIMD2<Int64>.self)))
        // The bit after those of the lanes.
        return (bits | 1 << 16).trailingZeroBitCount
        #else
        let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        let (low, high) = (words[0].littleEndian, words[1].littleEndian)
        if low != 0 { return low.trailingZeroBitCount >> 3 }
        return high != 0 ? 8 + (high.trailingZeroBitCount >> 3) : 16
        #endif
    }

    @inline(__always)
    private static func equal(_ vector: Vector, _ byte: UInt8) -> Mask {
        let result: Mask = vector .== Vector(repeating: byte)
        return result
    }

    /// Control characters and everything that is not ASCII.
    @inline(__always)
    private static func special(_ vector: Vector) -> Mask {
        let result: Mask = (vector &- Vector(repeating: 0x20)) .>= Vector(repeating: 0x60)
        return result
    }

    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool { byte &- 0x20 >= 0x60 }

    /// Returns the place of the first byte that is not plain text: `<`, `&`, `]`, a control character, or no ASCII.
    @inline(__always)
    static func endOfText(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var next = start
        while end - next >= 16 {
            let vector = load(next)
            let found = first(
                special(vector) .| equal(vector, UInt8(ascii: "<")) .| equal(vector, UInt8(ascii: "&"))
                    .| equal(vector, UInt8(ascii: "]"))
            )
            next += found
            if found < 16 { return next }
        }
        while next < end {
            let byte = next.pointee
            if isSpecial(byte) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "]") {
                break
            }
            next += 1
        }
        return next
    }

    /// Returns the place of the first byte that is not a plain part of a value: its quote, `<`, `&`, a control
    /// character, or no ASCII.
    @inline(__always)
    static func endOfValue(
        _ start: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>,
        quote: UInt8
    ) -> UnsafePointer<UInt8> {
        var next = start
        while end - next >= 16 {
            let vector = load(next)
            let found = first(
                special(vector) .| equal(vector, quote) .| equal(vector, UInt8(ascii: "<"))
                    .| equal(vector, UInt8(ascii: "&"))
            )
            next += found
            if found < 16 { return next }
        }
        while next < end {
            let byte = next.pointee
            if isSpecial(byte) || byte == quote || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
            next += 1
        }
        return next
    }

    /// Returns the place of the first byte that ends a name: white space, other control characters, `=`, `>`, `/`, `<`.
    ///
    /// Other bytes that a name cannot have are left to the table of words.
    @inline(__always)
    static func endOfName(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var next = start
        while end - next >= 16 {
            let vector = load(next)
            let low: Mask = vector .<= Vector(repeating: 0x20)
            let brackets: Mask = (vector &- Vector(repeating: UInt8(ascii: "<"))) .<= Vector(repeating: 2)
            let found = first(
                low .| brackets .| equal(vector, UInt8(ascii: "/"))
            )
            next += found
            if found < 16 { return next }
        }
        while next < end, !endsName(next.pointee) { next += 1 }
        return next
    }

    @inline(__always)
    static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(byte) || byte == UInt8(ascii: "/")
    }

    /// Returns the place of the first control character or byte that is not ASCII.
    @inline(__always)
    static func endOfASCII(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var next = start
        while end - next >= 16 {
            let found = first(special(load(next)))
            next += found
            if found < 16 { return next }
        }
        while next < end, !isSpecial(next.pointee) { next += 1 }
        return next
    }

    /// Returns `true` if no byte may have to be escaped.
    ///
    /// Such bytes are control characters, `"`, `&`, `<`, `>`, and 0xEF, with which U+FFFE and U+FFFF begin. Texts of fewer
    /// than four bytes are left to the caller.
    @inline(__always)
    static func isUnescaped(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        let count = end - start
        guard count >= 16 else {
            // The first and the last bytes, which may overlap, make one vector.
            if count >= 8 { return isUnescaped(pair(start, end - 8, UInt64.self)) }
            return count >= 4 && isUnescaped(pair(start, end - 4, UInt32.self))
        }
        var next = start
        while end - next > 16 {
            guard isUnescaped(load(next)) else { return false }
            next += 16
        }
        return isUnescaped(load(end - 16))
    }

    @inline(__always)
    private static func pair<Word: FixedWidthInteger & BitwiseCopyable>(
        _ first: UnsafePointer<UInt8>,
        _ last: UnsafePointer<UInt8>,
        _: Word.Type
    ) -> Vector {
        let words = SIMD2<UInt64>(
            UInt64(UnsafeRawPointer(first).loadUnaligned(as: Word.self)),
            UInt64(UnsafeRawPointer(last).loadUnaligned(as: Word.self))
        )
        let spaces = SIMD2<UInt64>(repeating: Word.bitWidth == 64 ? 0 : 0x2020_2020 << 32)
        return unsafeBitCast(words | spaces, to: Vector.self)
    }

    @inline(__always)
    private static func isUnescaped(_ vector: Vector) -> Bool {
        let controls: Mask = vector .<= Vector(repeating: 0x1F)
        let found =
            controls .| equal(vector, UInt8(ascii: "\"")) .| equal(vector, UInt8(ascii: "&"))
            .| equal(vector, UInt8(ascii: "<")) .| equal(vector, UInt8(ascii: ">")) .| equal(vector, 0xEF)
        let words = unsafeBitCast(found, to: SIMD2<UInt64>.self)
        return words[0] | words[1] == 0
    }

    /// Returns the place of the first byte with a value, or the end.
    @inline(__always)
    static func first(
        _ byte: UInt8,
        _ start: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        var next = start
        while end - next >= 16 {
            let found = first(equal(load(next), byte))
            next += found
            if found < 16 { return next }
        }
        while next < end, next.pointee != byte { next += 1 }
        return next
    }
}
