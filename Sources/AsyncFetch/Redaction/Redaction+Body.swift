import AsyncXML
package import NIOCore

extension Redaction {
    /// The bytes of a body with ``placeholder`` for what is secret in it, and all others as they are.
    ///
    /// Text is searched in whatever encoding it has, and each part of a multipart body by itself. Anything else is left alone.
    package static func body(
        _ bytes: ByteBuffer,
        contentType: String,
        _ names: SecretNames = .known
    ) -> ByteBuffer {
        let redacted = body(Array(bytes.readableBytesView), contentType, names)
        return redacted.map { ByteBuffer(bytes: $0) } ?? bytes
    }

    /// - Returns: `nil` when nothing was replaced.
    private static func body(_ bytes: [UInt8], _ contentType: String, _ names: SecretNames) -> [UInt8]? {
        let type = BodyContent.essence(of: contentType)
        if type.hasPrefix("multipart/"), let boundary = boundary(of: contentType) {
            return multipart(bytes, boundary, names)
        }
        let hasZeros = bytes.contains(0)
        if BodyContent.isText(type), hasZeros {
            // UTF-16 or the like, which is written anew as UTF-8 with a mark that tells it.
            let decoder = XML.TextDecoder(transport: XML.Charset(contentType: contentType))
            guard let text = try? decoder.text(of: bytes) else { return nil }
            return SecretScanner.redact(Array(text.utf8), names).map { [0xEF, 0xBB, 0xBF] + $0 }
        }
        guard BodyContent.isText(type) || !hasZeros && String(validating: bytes, as: UTF8.self) != nil else {
            return nil
        }
        return SecretScanner.redact(bytes, names)
    }

    // MARK: Multipart

    /// What separates the parts of a `multipart/…`.
    package static func boundary(of contentType: String) -> String? {
        guard let start = contentType.firstMatch(of: /(?i)boundary=/) else { return nil }
        let rest = contentType[start.range.upperBound...]
        let value = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != ";" && $0 != " " }
        return value.isEmpty ? nil : String(value)
    }

    /// Whether a part with these header lines is the field of a form that has a secret's name.
    static func isSecret(partHeader header: String, _ names: SecretNames) -> Bool {
        guard let name = header.firstMatch(of: /(?i)[; ]name="?([^";\r\n]*)/)?.1 else { return false }
        return names.contains(name.utf8) || SecretNames.containsInQuery(name.utf8)
    }

    private static func multipart(_ bytes: [UInt8], _ boundary: String, _ names: SecretNames) -> [UInt8] {
        let delimiter = Array("--\(boundary)".utf8)
        let starts = bytes.ranges(of: delimiter).map(\.lowerBound)
        var result = Array(bytes[..<(starts.first ?? bytes.count)])
        for (start, end) in zip(starts, starts.dropFirst() + [bytes.count]) {
            result += delimiter
            result += part(bytes[(start + delimiter.count)..<end], names)
        }
        return result
    }

    private static func part(_ bytes: ArraySlice<UInt8>, _ names: SecretNames) -> [UInt8] {
        guard let blank = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
            return SecretScanner.redact(Array(bytes), names) ?? Array(bytes)
        }
        let header = String(decoding: bytes[..<blank.upperBound], as: UTF8.self)
        let end = bytes.reversed().starts(with: [0x0A, 0x0D]) ? bytes.endIndex - 2 : bytes.endIndex
        let content = Array(bytes[blank.upperBound..<max(end, blank.upperBound)])
        let type = header.firstMatch(of: /(?im)^content-type: *(.*)$/)?.1 ?? "text/plain"
        let shown = isSecret(partHeader: header, names) ? Array(placeholder.utf8) : body(content, String(type), names)
        return text(header, names).utf8 + (shown ?? content) + bytes[max(end, blank.upperBound)...]
    }
}
