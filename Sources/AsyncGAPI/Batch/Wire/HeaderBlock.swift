import HTTPTypes
import NIOCore

/// The header fields at the start of a text, up to an empty line (RFC 5322 §2.2, RFC 9112 §5).
struct HeaderBlock {
    /// The most bytes of all fields together.
    static let maximumBytes = 64 << 10
    /// The most fields.
    static let maximumFields = 1_000

    private(set) var fields: HTTPFields = [:]
    /// A Boolean value indicating whether there is more than is read.
    private(set) var isTooLong = false

    /// Reads the fields and the empty line after them.
    ///
    /// Folded lines are joined. Lines that are not fields are skipped.
    ///
    /// - Parameters:
    ///   - text: The text; what is after the empty line remains.
    ///   - endsAtStatusLine: A Boolean value indicating whether a line that begins with `HTTP/` ends the fields too, as
    ///     servers forget the empty line before it.
    init(reading text: inout ByteBuffer, endsAtStatusLine: Bool = false) {
        var room = Self.maximumBytes
        var field: (name: HTTPField.Name, value: String)?
        while text.readableBytes > 0, !(endsAtStatusLine && text.readableBytesView.starts(with: "HTTP/".utf8)) {
            let before = text.readableBytes
            guard let line = text.readLine(upTo: room) else {
                isTooLong = true
                break
            }
            room -= before - text.readableBytes
            // As bytes, because a batch has a thousand of these lines, and characters take much longer.
            let bytes = line.utf8
            guard let first = bytes.first else { break }
            if Self.isBlank(first) {
                field?.value += " " + line[(bytes.firstIndex { !Self.isBlank($0) } ?? bytes.endIndex)...]
                continue
            }
            add(&field)
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
                let name = HTTPField.Name(String(line[..<(bytes[..<colon].firstIndex(where: Self.isBlank) ?? colon)]))
            else {
                continue
            }
            guard fields.count < Self.maximumFields else {
                isTooLong = true
                break
            }
            field = (name, String(line[bytes.index(after: colon)...]))
        }
        add(&field)
    }

    /// Returns the first value of a field.
    func first(_ name: HTTPField.Name) -> String? { fields.first { $0.name == name }?.value }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private mutating func add(_ field: inout (name: HTTPField.Name, value: String)?) {
        if let field { fields.append(HTTPField(name: field.name, value: field.value)) }
        field = nil
    }
}

extension ByteBuffer {
    /// Reads a line without its end, or the rest if no line end follows; `nil` if that is longer than `limit` bytes.
    mutating func readLine(upTo limit: Int) -> String? {
        let start = readableBytesView.prefix(limit)
        guard let feed = start.firstIndex(of: 0x0A) else {
            return start.count == readableBytes ? readString(length: start.count) : nil
        }
        let length = feed - readerIndex
        let isCRLF = length > 0 && start[feed - 1] == 0x0D
        let line = readString(length: isCRLF ? length - 1 : length)
        moveReaderIndex(to: feed + 1)
        return line
    }
}
