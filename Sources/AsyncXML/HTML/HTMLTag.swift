/// A scanner of tags whose end has not arrived yet.
enum HTMLTag {
    /// Returns the number of attributes so far (WHATWG HTML, 13.2.5.32 to 13.2.5.39).
    static func attributeCount(in tag: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        var rest = tag.drop { !$0.isXMLSpace && $0 != UInt8(ascii: "/") }
        while true {
            rest = rest.drop { $0.isXMLSpace || $0 == UInt8(ascii: "/") }
            guard let first = rest.popFirst() else { return count }
            count += 1
            rest = rest.drop { !$0.isXMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
            let value = rest.drop(while: \.isXMLSpace)
            guard first != UInt8(ascii: "="), value.first == UInt8(ascii: "=") else { continue }
            rest = value.dropFirst().drop(while: \.isXMLSpace)
            if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                rest = rest.dropFirst().drop { $0 != quote }.dropFirst()
            } else {
                rest = rest.drop { !$0.isXMLSpace }
            }
        }
    }
}
