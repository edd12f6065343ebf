#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One cookie of a ``CookieJar`` (RFC 6265bis).
///
/// Codable, so that a jar can be saved: `JSONEncoder().encode(jar.cookies)`. A cookie is a secret like a password: no description
/// shows its value.
public struct Cookie: Sendable, Hashable, Codable {
    /// Its name; may be empty.
    public var name: String
    /// Its value, with the quotes that the server may have put around it.
    public var value: String
    /// The host that it is sent to, in lower case and without a leading dot.
    public var domain: String
    /// Whether it is sent to that host alone, not to those below it.
    public var isHostOnly: Bool
    /// The path at and below which it is sent.
    public var path: String
    /// When it is dropped; nil for the end of the session, which is up to the application.
    public var expires: Date?
    /// Whether it is sent over https (and to this machine) alone.
    public var isSecure: Bool
    /// Whether scripts of a page may not see it; kept for those who care.
    public var isHTTPOnly: Bool
    /// `SameSite` in lower case, such as `lax`; kept for those who care, since a server visits no sites.
    public var sameSite: String?

    /// Creates a cookie for one host.
    public init(
        name: String,
        value: String,
        domain: String,
        isHostOnly: Bool = true,
        path: String = "/",
        expires: Date? = nil,
        isSecure: Bool = true,
        isHTTPOnly: Bool = false,
        sameSite: String? = nil
    ) {
        self.name = name
        self.value = value
        self.domain = domain
        self.isHostOnly = isHostOnly
        self.path = path
        self.expires = expires
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.sameSite = sameSite
    }

    /// Whether a host is one that the cookie is sent to (RFC 6265bis §5.1.3); addresses have no hosts below them.
    func isSent(toHost host: String) -> Bool {
        if host == domain { return true }
        return !isHostOnly && host.hasSuffix("." + domain) && !host.isAddress
    }

    /// Whether a path is one that the cookie is sent to (RFC 6265bis §5.1.4).
    func isSent(toPath requested: String) -> Bool {
        guard requested.hasPrefix(path) else { return false }
        return requested.utf8.count == path.utf8.count || path.hasSuffix("/")
            || requested.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
    }

    /// Whether both would be the same entry of a jar.
    func replaces(_ other: Cookie) -> Bool {
        name == other.name && domain == other.domain && path == other.path && isHostOnly == other.isHostOnly
    }

    func isExpired(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }
}

extension Cookie: CustomStringConvertible, CustomReflectable {
    /// `name; domain; path`, without the value.
    public var description: String { "\(name); \(domain); \(path)" }
    /// Does not show the value.
    public var customMirror: Mirror { Mirror(self, children: ["name": name, "domain": domain, "path": path]) }
}

extension String {
    /// Whether this is an IP address instead of a host's name.
    var isAddress: Bool {
        if utf8.contains(UInt8(ascii: ":")) || utf8.first == UInt8(ascii: "[") { return true }
        guard let last = utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else { return false }
        let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8(Substring($0)) != nil }
    }
}
