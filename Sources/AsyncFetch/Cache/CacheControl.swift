package import HTTPTypes

/// The directives of `Cache-Control` (RFC 9111 §5.2) of a request or a response.
package struct CacheControl: Sendable {
    /// The directives in order; if a directive occurs twice, the first one counts.
    private var directives: [(name: String, argument: String?)] = []

    package init(_ fields: HTTPFields) {
        guard fields.contains(.cacheControl) else {
            // The equivalent of HTTP/1.0 (RFC 9111 §5.4).
            if fields[.pragma]?.lowercased().contains("no-cache") == true { directives = [("no-cache", nil)] }
            return
        }
        for field in fields where field.name == .cacheControl { read(field.value) }
    }

    /// Returns `true` if the directive is present, with or without an argument.
    package func has(_ name: String) -> Bool { directives.contains { $0.name == name } }

    /// Returns `true` if the directive is present without an argument, so that it is not limited to some header fields.
    func hasUnqualified(_ name: String) -> Bool { directives.contains { $0.name == name && $0.argument == nil } }

    /// Returns the seconds of a directive; `nil` without it, and 0, the cautious value, for an invalid argument.
    package func seconds(_ name: String) -> Double? {
        directives.first { $0.name == name }.map { $0.argument.flatMap(Self.seconds(in:)) ?? 0 }
    }

    /// Parses a number of seconds (RFC 9111 §1.2.2); returns `nil` for other text.
    package static func seconds(in text: String) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Double(Int32(text) ?? .max)
    }

    /// Returns the header fields that a directive names.
    func fields(_ name: String) -> [HTTPField.Name] {
        directives.filter { $0.name == name }.flatMap { ($0.argument ?? "").split(separator: ",") }
            .compactMap { HTTPField.Name(String($0).trimmed) }
    }

    private mutating func read(_ text: String) {
        var rest = text.utf8[...]
        while !rest.isEmpty {
            let name = rest.prefix { $0 != Self.comma && $0 != UInt8(ascii: "=") }.trimmed
            rest = rest[name.endIndex...].drop { $0 != Self.comma && $0 != UInt8(ascii: "=") }
            var argument: String?
            if rest.first == UInt8(ascii: "=") {
                rest.removeFirst()
                argument = Self.argument(&rest)
            }
            rest = rest.drop { $0 != Self.comma }.dropFirst()
            if !name.isEmpty { directives.append((String(Substring(name)).inLowerCase, argument)) }
        }
    }

    /// Reads a token, or the text of a quoted string.
    private static func argument(_ rest: inout Substring.UTF8View) -> String {
        guard rest.first == UInt8(ascii: "\"") else {
            let token = rest.prefix { $0 != comma }
            rest = rest[token.endIndex...]
            return String(Substring(token.trimmed))
        }
        rest.removeFirst()
        var text: [UInt8] = []
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
                text.append(escaped)
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let comma = UInt8(ascii: ",")
}

extension HTTPField.Name {
    static let pragma = Self.known("Pragma")
}
