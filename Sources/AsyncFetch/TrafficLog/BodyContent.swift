import AsyncJSON
import AsyncXML
import NIOCore

/// Converts the bytes of a body to a form that people can read.
enum BodyContent {
    /// The number of bytes shown of a binary body; more are of no use.
    private static let shownBinaryBytes = 512
    /// The number of bytes searched of a binary body; a secret that is shown may have its name or its end after it.
    private static let searchedBinaryBytes = 2048
    /// The largest text that is indented; longer texts are shown as they are.
    private static let maximumIndentedBytes = 512 << 10

    static let imageTypes: Set<String> = ["image/jpeg", "image/gif", "image/png", "image/webp"]

    /// Returns the content of a body that is inside `level` multipart bodies.
    static func content(
        of bytes: ByteBuffer,
        contentType: String,
        isCut: Bool,
        level: Int = 0
    ) -> TrafficLog.Entry.Content {
        let type = ContentType.essence(of: contentType)
        if imageTypes.contains(type), !isCut { return .image(bytes) }
        if type.hasPrefix("multipart/"), let boundary = MultipartParts.boundary(of: contentType) {
            guard level < MultipartParts.mostLevels else { return .text(Redaction.placeholder) }
            return .text(multipart(bytes, boundary, level: level))
        }
        guard let text = text(of: bytes, type, contentType, isCut: isCut) else {
            return .binary(ByteBuffer(bytes: start(of: Array(bytes.readableBytesView.prefix(searchedBinaryBytes)))))
        }
        let shown = SecretScanner.redact(text, .known) ?? text
        return .text(String(decoding: isCut ? shown : indented(shown, type), as: UTF8.self))
    }

    /// Returns the file name extension for a body; `txt` for content that a browser would run.
    static func fileExtension(of body: TrafficLog.Entry.Body) -> String {
        let type = ContentType.essence(of: body.contentType ?? "")
        switch body.content {
        case .image: return String(type.drop { $0 != "/" }.dropFirst())
        case .text: return type.hasSuffix("json") ? "json" : "txt"
        case .binary, .hidden: return "bin"
        }
    }

    /// Returns the text in UTF-8; `nil` for other content.
    private static func text(of bytes: ByteBuffer, _ type: String, _ contentType: String, isCut: Bool) -> [UInt8]? {
        let view = bytes.readableBytesView
        if ContentType.isText(type) {
            // Zeros tell more than a label: no other encoding has them there.
            let charset = XML.Charset(zerosIn: view.prefix(4)) ?? XML.Charset(contentType: contentType)
            if charset == nil || charset == .utf8, let text = bytes.withUnsafeReadableBytes({ asciiText($0) }) {
                return text
            }
            var decoder = XML.TextDecoder(transport: charset)
            var text: [UInt8] = []
            do {
                try decoder.decode(view, into: &text)
                try decoder.finish(into: &text)
            } catch {
                text = Array(String(decoding: view, as: UTF8.self).utf8)
            }
            // If the encoding is another one, zeros between the letters would hide names from the search.
            text.removeAll { $0 == 0 }
            return text
        }
        guard !view.contains(0) else { return nil }
        // A body may be cut in the middle of a character.
        let ends = isCut ? Array(0..<min(4, view.count)) : [0]
        return ends.lazy.map { Array(view.dropLast($0)) }.first { String(validating: $0, as: UTF8.self) != nil }
    }

    /// Returns the bytes if they are ASCII without zeros, as most text is: in UTF-8, it is these bytes.
    private static func asciiText(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var place = 0
        while place + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            // The subtraction sets the highest bit of the lowest byte that is zero.
            guard (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else { return nil }
            place += 8
        }
        guard bytes[place...].allSatisfy({ $0 > 0 && $0 < 0x80 }) else { return nil }
        return Array(bytes)
    }

    /// Returns the bytes shown of a binary body, which may be text in any encoding.
    private static func start(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        // The search needs only letters of ASCII, without the zeros of UTF-16.
        var letters = bytes
        letters.removeAll { $0 == 0 }
        return (SecretScanner.redact(letters, .known) ?? bytes).prefix(shownBinaryBytes)
    }

    /// Returns JSON and XML with one line for each member or element, and other text unchanged.
    private static func indented(_ text: [UInt8], _ type: String) -> [UInt8] {
        guard text.count <= maximumIndentedBytes else { return text }
        // Indentation grows with the depth.
        switch text.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return (try? JSON.Value(parsing: text, limits: JSON.Limits(depth: 32)).encoded(pretty: true)) ?? text
        case UInt8(ascii: "<") where type.contains("xml") && !type.contains("html"):
            let text = String(decoding: text, as: UTF8.self)
            let pretty = try? XML.Document(parsing: text, limits: XML.Limits(depth: 32)).encoded(pretty: true)
            return pretty ?? Array(text.utf8)
        default: return text
        }
    }

    // MARK: Multipart

    /// Returns the parts with their headers; text is shown, and of other content only its size.
    private static func multipart(_ bytes: ByteBuffer, _ boundary: String, level: Int) -> String {
        let parts = MultipartParts(Array(bytes.readableBytesView)[...], boundary: boundary)
        var shown = ""
        for part in parts.parts {
            shown += Redaction.text("--\(boundary)")
            if part.head.isEmpty, part.content.starts(with: "--".utf8) {
                shown += "--\n"
                break
            }
            shown += "\n" + self.part(part, level: level)
        }
        return shown
    }

    private static func part(_ part: MultipartParts.Part, level: Int) -> String {
        guard !part.head.isEmpty else { return Redaction.text(String(decoding: part.content, as: UTF8.self)) }
        let lines = part.header.trimmedLineBreaks.split(whereSeparator: \.isNewline)
        var shown = Redaction.text(lines.joined(separator: "\n")) + "\n\n"
        if part.isSecret(.known) {
            shown += Redaction.placeholder
        } else {
            let content = ByteBuffer(bytes: part.content)
            switch self.content(of: content, contentType: part.contentType, isCut: false, level: level + 1) {
            case .text(let text): shown += text
            case .image, .binary, .hidden: shown += "(\(content.readableBytes) bytes)"
            }
        }
        return shown + "\n"
    }
}

extension String {
    fileprivate var trimmedLineBreaks: String { String(drop(while: \.isNewline)) }
}
