import AsyncXML

extension XML.Charset {
    /// Returns the encoding of a text that begins with two ASCII characters, as JSON does, by the places of its zeros
    /// (RFC 4627, section 3); `nil` for UTF-8.
    init?(zerosIn start: some Collection<UInt8>) {
        // A bit for each byte, behind one that tells shorter texts apart.
        switch start.reduce(1, { $0 << 1 | ($1 == 0 ? 1 : 0) }) {
        case 0b1_1110: self = .utf32BigEndian
        case 0b1_0111: self = .utf32LittleEndian
        case 0b1_1010: self = .utf16BigEndian
        case 0b1_0101: self = .utf16LittleEndian
        default: return nil
        }
    }
}
