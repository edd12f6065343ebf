import AsyncJSON
import HTTPTypes
import NIOCore

/// HTML under construction, in UTF-8.
struct HTMLText {
    private(set) var bytes: [UInt8] = []
    /// The rows of header fields.
    private var rows = FieldMemo<[UInt8]>()
    /// The second of the last time that was appended, and its text.
    private var second: (number: Int64, text: String)?

    var html: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends markup of this package.
    mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Appends text from any source, escaped.
    mutating func text(_ text: some StringProtocol) { escape(text.utf8, isMarked: false) }

    /// Appends text, and marks its placeholders.
    mutating func secret(_ text: some StringProtocol) { escape(text.utf8, isMarked: true) }

    /// Appends text, and marks its placeholders.
    mutating func secret(_ text: [UInt8]) { escape(text, isMarked: true) }

    private mutating func escape(_ text: some Collection<UInt8>, isMarked: Bool) {
        let isDone: Void? = text.withContiguousStorageIfAvailable { escape($0, isMarked: isMarked) }
        if isDone == nil { Array(text).withUnsafeBufferPointer { escape($0, isMarked: isMarked) } }
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, isMarked: Bool) {
        var copied = 0
        func copy(_ html: inout [UInt8], upTo end: Int) {
            if copied < end { html.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<end])) }
        }
        for index in text.indices where index >= copied {
            // Nearly all bytes are letters.
            if text[index] > UInt8(ascii: ">"), text[index] != UInt8(ascii: "R") { continue }
            let (replacement, length): (StaticString, Int)
            switch text[index] {
            case UInt8(ascii: "&"): (replacement, length) = ("&amp;", 1)
            case UInt8(ascii: "<"): (replacement, length) = ("&lt;", 1)
            case UInt8(ascii: ">"): (replacement, length) = ("&gt;", 1)
            case UInt8(ascii: "\""): (replacement, length) = ("&quot;", 1)
            case UInt8(ascii: "'"): (replacement, length) = ("&#39;", 1)
            case 0: (replacement, length) = ("\u{FFFD}", 1)
            case UInt8(ascii: "R") where isMarked && TextBytes(text).holds(Self.placeholder, at: index):
                (replacement, length) = ("<mark>REDACTED</mark>", Self.placeholder.utf8CodeUnitCount)
            default: continue
            }
            copy(&bytes, upTo: index)
            bytes.append(
                contentsOf: UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
            )
            copied = index + length
        }
        copy(&bytes, upTo: text.count)
    }

    /// The text of ``Redaction/placeholder``.
    private static let placeholder: StaticString = "REDACTED"

    mutating func element(_ name: String, _ text: String, class kind: String? = nil) {
        raw("<")
        raw(name)
        if let kind {
            raw(" class=\"")
            raw(kind)
            raw("\"")
        }
        raw(">")
        self.text(text)
        raw("</")
        raw(name)
        raw(">")
    }

    /// Appends the local time of a moment: `09:34:14.123`.
    ///
    /// Attempts that are written together began in few seconds.
    mutating func time(of moment: JSON.Timestamp) {
        if let second, second.number == moment.seconds {
            raw(second.text)
        } else {
            let text = LocalTime(moment).time
            second = (moment.seconds, text)
            raw(text)
        }
        raw(".")
        let milliseconds = moment.nanoseconds / 1_000_000
        for digit in [milliseconds / 100, milliseconds / 10 % 10, milliseconds % 10] {
            bytes.append(UInt8(ascii: "0") + UInt8(digit))
        }
    }

    mutating func fields(_ fields: HTTPFields) {
        guard !fields.isEmpty else { return }
        raw("<table>")
        for field in fields { bytes += rows.of(field, Self.row) }
        raw("</table>")
    }

    private static func row(of field: HTTPField) -> [UInt8] {
        var row = HTMLText()
        row.raw("<tr><th>")
        row.text(field.name.rawName)
        row.raw("</th><td>")
        row.secret(field.value)
        row.raw("</td></tr>")
        return row.bytes
    }

    mutating func body(_ body: TrafficLog.Entry.Body?) {
        guard let body, body.count > 0 else { return }
        switch body.content {
        case .text(let text):
            raw("<pre class=\"body\">")
            secret(text)
            raw("</pre>")
        case .image where body.isLargeImage: break
        case .image(let bytes):
            raw("<img alt=\"\" src=\"data:")
            text(ContentType.essence(of: body.contentType ?? ""))
            raw(";base64,\(JSON.Bytes(bytes.readableBytesView))\">")
        case .binary(let bytes):
            raw("<pre class=\"hex\">")
            text(HexDump.text(bytes))
            raw("</pre>")
        case .hidden: element("p", "Not shown; it has \(body.count) bytes.", class: "none")
        }
        if let file = body.file {
            raw("<p class=\"none\"><a href=\"")
            text(file)
            raw("\" rel=\"noreferrer\" target=\"_blank\">Open it by itself</a></p>")
        }
        if case .hidden = body.content { return }
        if body.isCut {
            element("p", "Cut: the body has \(body.count) bytes.", class: "none")
        } else if case .binary(let bytes) = body.content, bytes.readableBytes < body.count {
            element("p", "The first \(bytes.readableBytes) of \(body.count) bytes.", class: "none")
        }
    }
}

extension TrafficLog.Entry.Body {
    /// A Boolean value indicating whether the image has its own file and would make the page slow to open.
    fileprivate var isLargeImage: Bool { file != nil && count > 256 << 10 }
}

/// A hexadecimal dump of bytes: `0000  89 50 4e 47 …  .PNG`.
private enum HexDump {
    private static let digits = Array("0123456789abcdef".unicodeScalars)

    static func text(_ bytes: ByteBuffer) -> String {
        let bytes = Array(bytes.readableBytesView)
        var text = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 16) {
            for shift in [12, 8, 4, 0] { text.append(digits[start >> shift & 15]) }
            text.append(contentsOf: "  ".unicodeScalars)
            let line = bytes[start..<min(start + 16, bytes.count)]
            for byte in line { text.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)], " "]) }
            text.append(contentsOf: String(repeating: "   ", count: 16 - line.count).unicodeScalars)
            text.append(" ")
            for byte in line { text.append(byte >= 0x20 && byte < 0x7F ? Unicode.Scalar(byte) : "·") }
            text.append("\n")
        }
        return String(text)
    }
}
