package import HTTPTypes

/// The directives of `Cache-Control` (RFC 9111 §5.2) of a request or a response.
///
/// Only those are kept for which somebody asks, each once: a server can write thousands into one header field.
package struct CacheControl: Sendable {
    /// A directive for which somebody asks.
    package enum Directive: UInt16, Sendable {
        case immutable, maxAge, maxStale, minFresh, mustRevalidate, mustUnderstand, noCache, noStore, onlyIfCached
        case `private`, `public`, staleIfError

        /// The longest name below.
        private static let longestName = 15

        fileprivate init?(_ name: Substring.UTF8View) {
            guard name.count <= Self.longestName else { return nil }
            switch String(Substring(name)).inLowerCase {
            case "immutable": self = .immutable
            case "max-age": self = .maxAge
            case "max-stale": self = .maxStale
            case "min-fresh": self = .minFresh
            case "must-revalidate": self = .mustRevalidate
            case "must-understand": self = .mustUnderstand
            case "no-cache": self = .noCache
            case "no-store": self = .noStore
            case "only-if-cached": self = .onlyIfCached
            case "private": self = .private
            case "public": self = .public
            case "stale-if-error": self = .staleIfError
            default: return nil
            }
        }

        fileprivate var bit: UInt16 { 1 << rawValue }
    }

    /// The directives that are there, as a set of bits.
    private var present: UInt16 = 0
    /// The directives that are there without an argument.
    private var unqualified: UInt16 = 0
    private var maxAge: Int32?
    private var maxStale: Int32?
    private var minFresh: Int32?
    private var staleIfError: Int32?
    /// The arguments of `no-cache`, with commas between them.
    private var uncached = ""

    package init(_ fields: HTTPFields) {
        guard fields.contains(.cacheControl) else {
            // The equivalent of HTTP/1.0 (RFC 9111 §5.4).
            if fields[.pragma]?.lowercased().contains("no-cache") == true { note(.noCache, nil) }
            return
        }
        for field in fields where field.name == .cacheControl { read(field.value) }
    }

    /// Returns `true` if the directive is present, with or without an argument.
    package func has(_ directive: Directive) -> Bool { present & directive.bit != 0 }

    /// Returns `true` if the directive is present without an argument, so that it is not limited to some header fields.
    func hasUnqualified(_ directive: Directive) -> Bool { unqualified & directive.bit != 0 }

    /// Returns the seconds of a directive; `nil` without it, and 0, the cautious value, for an invalid argument.
    ///
    /// If the directive occurs twice, the first one counts.
    package func seconds(_ directive: Directive) -> Double? {
        let seconds: Int32? =
            switch directive {
            case .maxAge: maxAge
            case .maxStale: maxStale
            case .minFresh: minFresh
            case .staleIfError: staleIfError
            default: nil
            }
        return seconds.map { Double($0) }
    }

    /// Parses a number of seconds (RFC 9111 §1.2.2); returns `nil` for other text.
    package static func seconds(in text: String) -> Double? { wholeSeconds(in: text).map { Double($0) } }

    private static func wholeSeconds(in text: String) -> Int32? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int32(text) ?? .max
    }

    /// The header fields that `no-cache` names.
    var uncachedFields: [HTTPField.Name] {
        uncached.split(separator: ",").compactMap { HTTPField.Name(String($0).trimmed) }
    }

    /// The size of its texts in memory.
    var byteCount: Int { uncached.utf8.count }

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
            if let directive = Directive(name) { note(directive, argument) }
        }
    }

    private mutating func note(_ directive: Directive, _ argument: String?) {
        let isFirst = !has(directive)
        present |= directive.bit
        if argument == nil { unqualified |= directive.bit }
        if directive == .noCache, let argument { uncached += uncached.isEmpty ? argument : "," + argument }
        guard isFirst else { return }
        let seconds = argument.flatMap { Self.wholeSeconds(in: $0) } ?? 0
        switch directive {
        case .maxAge: maxAge = seconds
        case .maxStale: maxStale = seconds
        case .minFresh: minFresh = seconds
        case .staleIfError: staleIfError = seconds
        default: break
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
