#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A parsed `Set-Cookie` header field (RFC 6265bis §5.6), before any check whether it may be stored.
struct SetCookie {
    private(set) var name: String
    private(set) var value: String
    private(set) var domain: String?
    private(set) var path: String?
    private(set) var expires: Date?
    private(set) var isSecure = false
    private(set) var isHTTPOnly = false
    private(set) var sameSite: String?

    private static let mostBytes = 4096
    private static let mostAttributeBytes = 1024
    /// The longest lifetime of a cookie (RFC 6265bis §5.5).
    private static let longestLife: Double = 400 * 86_400

    /// Parses the value of a header field; `nil` for text that RFC 6265bis ignores.
    init?(_ text: String, now: Date) {
        guard text.utf8.allSatisfy({ $0 > 0x1F && $0 != 0x7F || $0 == 0x09 }) else { return nil }
        // By bytes: a semicolon that Unicode joins to a mark behind it is no character, and still ends an attribute.
        let fields = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        var parts = fields.map(Substring.init)[...]
        let pair = Self.pair(parts.removeFirst(), nameIsOptional: true)
        (name, value) = pair
        guard name.utf8.count + value.utf8.count <= Self.mostBytes, !(name.isEmpty && value.isEmpty) else { return nil }
        var maximumAge: Double?
        for part in parts {
            let (attribute, value) = Self.pair(part, nameIsOptional: false)
            guard value.utf8.count <= Self.mostAttributeBytes else { continue }
            switch attribute.lowercased() {
            case "expires":
                guard let seconds = CookieDate.seconds(value) else { continue }
                expires = Date(timeIntervalSince1970: Double(seconds))
            case "max-age":
                let digits = value.utf8.dropFirst(value.hasPrefix("-") ? 1 : 0)
                guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { continue }
                maximumAge = Double(value)
            case "domain":
                // The last one counts, even if it is empty.
                domain = HostName.canonical(value.hasPrefix(".") ? value.dropFirst() : value[...])
            case "path":
                path = value.utf8.first == UInt8(ascii: "/") ? value : nil
            case "secure":
                isSecure = true
            case "httponly":
                isHTTPOnly = true
            case "samesite":
                sameSite = value.lowercased()
            default:
                continue
            }
        }
        if domain?.isEmpty == true { domain = nil }
        if let maximumAge {
            expires = maximumAge <= 0 ? .distantPast : now.addingTimeInterval(min(maximumAge, Self.longestLife))
        } else if let expires {
            self.expires = min(expires, now.addingTimeInterval(Self.longestLife))
        }
    }

    /// A Boolean value indicating whether the cookie keeps the promise of its name's prefix (RFC 6265bis §4.1.3).
    var keepsPromiseOfName: Bool {
        let name = (name.isEmpty ? value : name).lowercased()
        if name.utf8.starts(with: "__host-".utf8) {
            return !self.name.isEmpty && isSecure && domain == nil && path == "/"
        }
        if name.utf8.starts(with: "__secure-".utf8) { return !self.name.isEmpty && isSecure }
        return true
    }

    /// Splits `name = value` and removes the spaces and tabs around both.
    private static func pair(_ text: Substring, nameIsOptional: Bool) -> (name: String, value: String) {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            let whole = String(text).trimmed
            return nameIsOptional ? ("", whole) : (whole, "")
        }
        return (String(text[..<equals]).trimmed, String(text[text.utf8.index(after: equals)...]).trimmed)
    }
}
