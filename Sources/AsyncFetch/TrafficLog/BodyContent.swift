import AsyncJSON
import AsyncXML
import NIOCore

/// Makes something that people can look at from the bytes of a body.
enum BodyContent {
    /// Bytes of which no more than the first are of use to anybody.
    private static let shownBinaryBytes = 512
    /// Longer texts are shown as they are.
    private static let maximumIndentedBytes = 512 << 10

    static let imageTypes: Set<String> = ["image/jpeg", "image/gif", "image/png", "image/webp"]

    static func content(of bytes: ByteBuffer, contentType: String, isCut: Bool) -> TrafficLog.Entry.Content {
        let type = essence(of: contentType)
        if imageTypes.contains(type), !isCut { return .image(bytes) }
        if type.hasPrefix("multipart/"), let boundary = Redaction.boundary(of: contentType) {
            return .text(multipart(bytes, boundary))
        }
        guard let text = text(of: bytes, type, contentType, isCut: isCut) else {
            return .binary(ByteBuffer(bytes: bytes.readableBytesView.prefix(shownBinaryBytes)))
        }
        return .text(isCut ? Redaction.text(text) : indented(Redaction.text(text), type))
    }

    /// `text/html` of `Text/HTML; charset=utf-8`.
    static func essence(of contentType: String) -> String {
        String(contentType.lowercased().prefix { $0 != ";" && $0 != " " })
    }

    /// Whether bodies of a media type are text, in whatever encoding.
    static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/") || type == FormBody.contentType
            || ["json", "xml", "javascript", "graphql", "yaml"].contains { type.contains($0) }
    }

    private static func text(of bytes: ByteBuffer, _ type: String, _ contentType: String, isCut: Bool) -> String? {
        if isText(type) {
            let decoder = XML.TextDecoder(transport: XML.Charset(contentType: contentType))
            return (try? decoder.text(of: bytes.readableBytesView)) ?? String(buffer: bytes)
        }
        let view = bytes.readableBytesView
        guard !view.contains(0) else { return nil }
        // A cut may go through a character.
        let ends = isCut ? Array(0..<min(4, view.count)) : [0]
        return ends.lazy.compactMap { String(validating: view.dropLast($0), as: UTF8.self) }.first
    }

    /// JSON and XML with a line for each member or element; anything else as it is.
    private static func indented(_ text: String, _ type: String) -> String {
        guard text.utf8.count <= maximumIndentedBytes else { return text }
        var pretty: [UInt8]?
        // Indentation grows with the depth.
        switch text.utf8.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            pretty = try? JSON.Value(parsing: text, limits: JSON.Limits(depth: 32)).encoded(pretty: true)
        case UInt8(ascii: "<") where type.contains("xml") && !type.contains("html"):
            pretty = try? XML.Document(parsing: text, limits: XML.Limits(depth: 32)).encoded(pretty: true)
        default: break
        }
        return pretty.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    // MARK: Multipart

    /// The parts with their headers; text is shown, anything else is told.
    private static func multipart(_ bytes: ByteBuffer, _ boundary: String) -> String {
        let bytes = Array(bytes.readableBytesView)
        let delimiter = Array("--\(boundary)".utf8)
        var shown = ""
        var starts = bytes.ranges(of: delimiter).map(\.lowerBound)
        starts.append(bytes.count)
        for (start, end) in zip(starts, starts.dropFirst()) {
            shown += "--\(boundary)"
            let part = bytes[(start + delimiter.count)..<end]
            if part.starts(with: "--".utf8) {
                shown += "--\n"
                break
            }
            shown += "\n" + self.part(Array(part))
        }
        return shown
    }

    private static func part(_ bytes: [UInt8]) -> String {
        guard let blank = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
            return Redaction.text(String(decoding: bytes, as: UTF8.self))
        }
        let header = String(decoding: bytes[..<blank.lowerBound], as: UTF8.self).trimmedLineBreaks
        let content = ByteBuffer(bytes: bytes[blank.upperBound...].dropLast(2))
        let lines = header.split(whereSeparator: \.isNewline)
        let type = header.firstMatch(of: /(?im)^content-type: *(.*)$/)?.1 ?? "text/plain"
        var shown = Redaction.text(lines.joined(separator: "\n")) + "\n\n"
        if Redaction.isSecret(partHeader: header, .known) {
            shown += Redaction.placeholder
        } else {
            switch self.content(of: content, contentType: String(type), isCut: false) {
            case .text(let text): shown += text
            case .image, .binary: shown += "(\(content.readableBytes) bytes)"
            }
        }
        return shown + "\n"
    }
}

extension String {
    fileprivate var trimmedLineBreaks: String { String(drop(while: \.isNewline)) }
}
