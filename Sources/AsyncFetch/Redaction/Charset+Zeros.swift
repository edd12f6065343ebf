import AsyncXML

extension XML.Charset {
    /// Returns the encoding of a text that begins with two ASCII characters, as JSON does, by the places of its zeros
    /// (RFC 4627, section 3); `nil` for UTF-8.
    init?(zerosIn start: some Collection<UInt8>) {
        switch start.map({ $0 == 0 }) {
        case [true, true, true, false]: self = .utf32BigEndian
        case [false, true, true, true]: self = .utf32LittleEndian
        case [true, false, true, false]: self = .utf16BigEndian
        case [false, true, false, true]: self = .utf16LittleEndian
        default: return nil
        }
    }
}
