/// The number of open brackets around a byte, and whether the byte is in a string.
struct Nesting {
    var depth = 0
    private(set) var isInString = false
    private var isEscaped = false

    /// A Boolean value indicating whether all brackets and strings are closed.
    var isClosed: Bool { depth == 0 && !isInString }

    mutating func pass(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }
}
