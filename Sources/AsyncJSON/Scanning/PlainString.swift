/// Returns the string whose text begins at an address; `nil` if it has escapes, or if anything in it is not regular.
///
/// It looks at 16 bytes at a time. It is not a method of `Reader`, which would have to be in memory for it.
@inline(__always)
func plainString(at start: UnsafePointer<UInt8>) -> StringToken? {
    var cursor = start
    var multibyte = ByteBlock.Vector(repeating: 0)
    while true {
        let bytes = ByteBlock.load(cursor)
        let stops = ByteBlock.stringStops(in: bytes)
        guard stops != 0 else {
            multibyte |= bytes
            cursor += 16
            continue
        }
        let count = stops.trailingZeroBitCount
        let end = cursor + count
        guard end.pointee == UInt8(ascii: "\"") else { return nil }
        let hasMultibyte = ByteBlock.isAny(multibyte) || ByteBlock.hasMultibyte(bytes, before: count)
        let token = StringToken(start: start, count: end - start, hasEscapes: false, hasMultibyte: hasMultibyte)
        guard hasMultibyte else { return token }
        return firstInvalidUTF8(token.bytes) == nil ? token : nil
    }
}

extension String {
    /// Creates the text of a string without escapes, which is UTF-8.
    @inline(__always)
    init(checked token: StringToken) {
        if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
            // The library checks nothing again.
            self.init(copying: UTF8Span(unchecked: token.bytes.span, isKnownASCII: !token.hasMultibyte))
        } else {
            self.init(decoding: token.bytes, as: UTF8.self)
        }
    }
}
