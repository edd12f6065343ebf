import AsyncXML
package import NIOCore

extension Redaction {
    /// Returns the bytes of a body with ``placeholder`` for secrets, and all other bytes as they are.
    ///
    /// Text is searched in any encoding, and each part of a multipart body by itself. Other content is left alone
    /// if it has zero bytes. A text with zero bytes whose encoding is unknown is replaced as a whole.
    package static func body(
        _ bytes: ByteBuffer,
        contentType: String,
        _ names: SecretNames = .known
    ) -> ByteBuffer {
        let redacted = body(Array(bytes.readableBytesView), contentType, names, level: 0)
        return redacted.map { ByteBuffer(bytes: $0) } ?? bytes
    }

    /// Returns the boundary between the parts of a `multipart/…` body.
    package static func boundary(of contentType: String) -> String? { MultipartParts.boundary(of: contentType) }

    /// Replaces the secrets of a body.
    ///
    /// - Returns: `nil` if nothing was replaced.
    private static func body(_ bytes: [UInt8], _ contentType: String, _ names: SecretNames, level: Int) -> [UInt8]? {
        let type = ContentType.essence(of: contentType)
        if type.hasPrefix("multipart/"), let boundary = boundary(of: contentType) {
            guard level < MultipartParts.mostLevels else { return Array(placeholder.utf8) }
            return multipart(bytes, boundary, names, level: level)
        }
        let hasZeros = bytes.contains(0)
        if ContentType.isText(type), hasZeros {
            // UTF-16 or similar, which is rewritten as UTF-8 with a byte order mark.
            // Zeros tell more than a label: no other encoding has them there.
            let charset = XML.Charset(zerosIn: bytes.prefix(4)) ?? XML.Charset(contentType: contentType)
            guard let text = try? XML.TextDecoder(transport: charset).text(of: bytes) else {
                return Array(placeholder.utf8)
            }
            // If the encoding is another one, zeros between the letters would hide names from the search.
            var letters = Array(text.utf8)
            letters.removeAll { $0 == 0 }
            return SecretScanner.redact(letters, names).map { [0xEF, 0xBB, 0xBF] + $0 }
        }
        // A call in a batch has header fields, whatever its body is.
        let isMessage = type == "application/http"
        guard ContentType.isText(type) || isMessage || !hasZeros else { return nil }
        return SecretScanner.redact(bytes, names)
    }

    private static func multipart(_ bytes: [UInt8], _ boundary: String, _ names: SecretNames, level: Int) -> [UInt8] {
        func text(_ bytes: ArraySlice<UInt8>) -> [UInt8] { SecretScanner.redact(Array(bytes), names) ?? Array(bytes) }
        let parts = MultipartParts(bytes[...], boundary: boundary)
        var result = text(parts.prologue)
        for part in parts.parts {
            result += parts.delimiter
            result += text(part.head)
            if part.head.isEmpty {
                result += text(part.content)
            } else if part.isSecret(names) {
                result += placeholder.utf8
            } else {
                let content = Array(part.content)
                result += body(content, part.contentType, names, level: level + 1) ?? content
            }
            result += part.end
        }
        return result
    }
}
