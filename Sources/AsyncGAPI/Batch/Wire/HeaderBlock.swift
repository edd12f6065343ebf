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
    private var last: (name: HTTPField.Name, value: String)?

    /// Reads the fields and the empty line after them.
    ///
    /// Folded lines are joined. Lines that are not fields are skipped.
    ///
    /// - Parameters:
    ///   - text: The text; what is after the empty line remains.
    ///   - endsAtStatusLine: A Boolean value indicating whether a line that begins with `HTTP/` ends the fields too, as
    ///     servers forget the empty line before it.
    init(reading text: inout ByteBuffer, endsAtStatusLine: Bool = false) {
        let length = text.withUnsafeReadableBytes { read($0, endsAtStatusLine) }
        text.moveReaderIndex(forwardBy: length)
    }

    /// Reads the lines, and returns their length.
    private mutating func read(_ bytes: UnsafeRawBufferPointer, _ endsAtStatusLine: Bool) -> Int {
        let room = bytes.prefix(Self.maximumBytes)
        var start = 0
        while start < bytes.count {
            if endsAtStatusLine, bytes[start...].starts(with: "HTTP/".utf8) { break }
            let feed = room[min(start, room.endIndex)...].firstIndex(of: 0x0A)
            guard feed != nil || room.count == bytes.count, fields.count < Self.maximumFields else {
                isTooLong = true
                break
            }
            var line = bytes[start..<(feed ?? bytes.count)]
            start = feed.map { $0 + 1 } ?? bytes.count
            if line.last == 0x0D { line = line.dropLast() }
            if line.isEmpty { break }
            add(line)
        }
        finishLast()
        return start
    }

    private mutating func add(_ line: Slice<UnsafeRawBufferPointer>) {
        if let first = line.first, Self.isBlank(first) {
            last?.value += " " + String(decoding: line.drop(while: Self.isBlank), as: UTF8.self)
            return
        }
        finishLast()
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let name = String(decoding: line[..<colon].prefix { !Self.isBlank($0) }, as: UTF8.self)
        guard let name = HTTPField.Name(name) else { return }
        last = (name, String(decoding: line[(colon + 1)...].drop(while: Self.isBlank), as: UTF8.self))
    }

    private mutating func finishLast() {
        if let last { fields.append(HTTPField(name: last.name, value: last.value)) }
        last = nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension ByteBuffer {
    /// Reads a line without its end, or the rest if no line end follows; `nil` if that is longer than `limit` bytes.
    mutating func readLine(upTo limit: Int) -> String? {
        let feed = withUnsafeReadableBytes { $0.prefix(limit).firstIndex(of: 0x0A) }
        guard let length = feed ?? (readableBytes <= limit ? readableBytes : nil) else { return nil }
        let isCRLF = length > 0 && getInteger(at: readerIndex + length - 1, as: UInt8.self) == 0x0D
        let line = getString(at: readerIndex, length: isCRLF && feed != nil ? length - 1 : length)
        moveReaderIndex(forwardBy: feed == nil ? length : length + 1)
        return line
    }
}
