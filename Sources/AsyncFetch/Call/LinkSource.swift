package import HTTPTypes
import NIOCore

/// The source of a URL that the caller did not name: a redirect, a document, or the response that opened a session.
///
/// Servers and documents are not trusted. Their links get no key that was not meant for the target. If the source was
/// read over TLS, the link must use TLS. The link must not lead nearer than its source: no server in the internet can
/// lead the client to this machine or into its network. A URL that a caller names may lead anywhere, so a ``FetchCall``
/// without a source is not judged.
package struct LinkSource: Sendable {
    private let isSecure: Bool
    private let reach: Reach

    /// Creates a source from the server that a request goes to, or from a document of that server.
    package init(_ request: HTTPRequest) {
        isSecure = request.scheme == "https"
        reach = request.reach
    }

    private init() {
        isSecure = true
        reach = .internet
    }

    /// A document of unknown origin, which has the strictest limits.
    package static let unknown = LinkSource()

    /// Returns the reason why the source must not lead to the URL of a request; `nil` if it may.
    package func refusal(of target: HTTPRequest, allowingInward: Bool) -> String? {
        if isSecure, target.scheme != "https" { return "leads from https to \(target.scheme ?? "another scheme")" }
        guard !allowingInward, target.reach < reach else { return nil }
        let place = target.reach == .machine ? "this machine" : "a private network"
        return "leads from outside to \(place); allowsInwardLinks would allow it"
    }
}

/// The distance of a host, as its name or address tells; names are not resolved.
enum Reach: Int, Comparable {
    /// This machine.
    case machine
    /// A private network.
    case network
    /// Any other host.
    case internet

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension HTTPRequest {
    /// The distance of the host.
    var reach: Reach {
        var name = host[...]
        if name.hasSuffix(".") { name = name.dropLast() }
        if name.hasPrefix("[") { return Reach(address6: name.dropFirst().dropLast()) }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, !last.isEmpty, name.utf8.allSatisfy(\.isOfHostName) else { return .machine }
        if last.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) || last.hasPrefix("0x") { return Reach(address4: labels) }
        if last == "localhost" { return .machine }
        return labels.count == 1 || ["local", "internal", "lan", "home", "corp"].contains(last)
            || name.hasSuffix(".home.arpa") ? .network : .internet
    }

    /// Removes all header fields that authorize or identify.
    package mutating func removeSecrets() {
        for name in Redaction.secretNames(in: headerFields) { headerFields[name] = nil }
    }
}

extension Reach {
    /// Creates the reach of an address in four decimal numbers.
    ///
    /// Resolvers also accept `127.1`, `0177.0.0.1`, `0x7f000001` and `2130706433`. Only a malicious link has this form,
    /// so it counts as this machine.
    fileprivate init(address4 labels: [Substring]) {
        let bytes = labels.compactMap { $0.count > 1 && $0.hasPrefix("0") ? nil : UInt8($0) }
        self = bytes.count == 4 && labels.count == 4 ? Reach(bytes) : .machine
    }

    /// Creates the reach of an IPv6 address, including one that stands for an IPv4 address.
    fileprivate init(address6 text: Substring) {
        // A zone, as in `fe80::1%eth0`, is only used for link-local addresses.
        guard !text.contains("%"), case .v6(let address)? = try? SocketAddress(ipAddress: String(text), port: 0) else {
            self = .machine
            return
        }
        // sockaddr_in6: 8 bytes of family, port and flow, the 16 bytes of the address, the scope; the same on every
        // system.
        let bytes = withUnsafeBytes(of: address.address) { Array($0.dropFirst(8).prefix(16)) }
        // Addresses that stand for an IPv4 address: ::1 and ::ffff:127.0.0.1, NAT64, 6to4. Then private and link-local
        // ones.
        switch (bytes[0], bytes[1]) {
        case (0, 0) where bytes[..<10].allSatisfy { $0 == 0 }: self = Reach(Array(bytes[12...]))
        case (0, 0x64) where bytes[2...3] == [0xFF, 0x9B]: self = Reach(Array(bytes[12...]))
        case (0x20, 0x02): self = Reach(Array(bytes[2..<6]))
        case (0xFC...0xFD, _), (0xFE, _), (0xFF, _): self = .network
        default: self = .internet
        }
    }

    /// Creates the reach of the four bytes of an address (RFC 6890).
    private init(_ bytes: [UInt8]) {
        switch (bytes[0], bytes[1]) {
        case (0, _), (127, _): self = .machine
        case (10, _), (169, 254), (172, 16...31), (192, 168), (100, 64...127), (198, 18...19), (224..., _):
            self = .network
        default: self = .internet
        }
    }
}

extension UInt8 {
    fileprivate var isOfHostName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
        }
    }
}
