/// The verdict on a line that begins with a delimiter of a multipart body (RFC 2046 §5.1.1).
///
/// Behind the delimiter there is nothing but `--`, which ends the body, and blanks. A line with anything else is content:
/// the boundary of another body may begin with this one's.
enum DelimiterLine {
    /// The line is content.
    case content
    /// The bytes that have arrived do not decide it.
    case undecided
    /// The line is a delimiter; the length is that of the bytes behind the boundary, with the line break.
    case delimiter(length: Int, isLast: Bool)

    /// The most blanks: a reader has to keep them until it knows the verdict.
    private static let mostBlanks = 1024

    /// Reads the bytes behind a boundary.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that have arrived, of this line and of later ones.
    ///   - isWhole: A Boolean value indicating whether no more bytes come.
    init(_ bytes: some Collection<UInt8>, isWhole: Bool) {
        let dashes = bytes.prefix(3).prefix { $0 == UInt8(ascii: "-") }.count
        guard dashes == 0 || dashes == 2 else {
            // A single one may be the first of two.
            let mayGrow = dashes == 1 && !isWhole && bytes.dropFirst().isEmpty
            self = mayGrow ? .undecided : .content
            return
        }
        let rest = bytes.dropFirst(dashes)
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let blanks = rest.prefix(Self.mostBlanks + 1).prefix(while: isBlank).count
        guard blanks <= Self.mostBlanks else {
            self = .content
            return
        }
        var end = rest.dropFirst(blanks)
        var length = dashes + blanks
        if end.first == UInt8(ascii: "\r") {
            end = end.dropFirst()
            length += 1
        }
        if let next = end.first {
            self = next == UInt8(ascii: "\n") ? .delimiter(length: length + 1, isLast: dashes == 2) : .content
        } else {
            self = isWhole ? .delimiter(length: length, isLast: dashes == 2) : .undecided
        }
    }
}
