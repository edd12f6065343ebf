package import HTTPTypes
import NIOCore

/// The source of a URL, which decides whether a request may go there, and what goes with it.
///
/// Credentials and keys of a caller are for one origin. Another origin gets from
///
/// - the caller, who may name any URL: everything;
/// - a response, such as a redirect: no keys, but the credentials that the fetcher's configuration has for it;
/// - a document, such as a feed, whose links anybody may have written: no keys and no credentials.
///
/// If a response or a document was read over TLS, its links must use TLS. They must not lead nearer than their server:
/// no server in the internet can lead the client to this machine or into its network.
package struct LinkSource: Sendable {
    private enum Kind { case caller, response, document }

    private let kind: Kind
    private let isSecure: Bool
    /// The host of the server; `nil` if it is unknown.
    private let host: String?
    /// The origins that the credentials and keys are for.
    private let home: [String]

    private init(_ kind: Kind, _ server: HTTPRequest?, trusting origins: [String] = []) {
        self.kind = kind
        isSecure = server.map { $0.scheme == "https" } ?? true
        let origin = server.map { Origin(of: $0) }
        host = origin.map { String($0.host) }
        home = (origin.map { [$0.text] } ?? []) + origins
    }

    /// The caller, who decides what goes where.
    package static let caller = Self(.caller, nil)

    /// Returns the source of a URL in the response to a request.
    package static func response(to request: HTTPRequest) -> Self { Self(.response, request) }

    /// Returns the source of the URLs in a document.
    ///
    /// - Parameters:
    ///   - request: The request for the document; `nil` for one of unknown origin, which has the strictest limits.
    ///   - origins: The other origins that credentials and keys are for.
    /// - Returns: The source.
    package static func document(at request: HTTPRequest?, trusting origins: [String] = []) -> Self {
        Self(.document, request, trusting: origins)
    }

    /// Returns `true` if the credentials and keys are for the origin of a request.
    package func isHome(_ target: HTTPRequest) -> Bool { kind == .caller || home.contains(target.origin) }

    /// Returns the reason why the source must not lead to the URL of a request; `nil` if it may.
    package func refusal(of target: HTTPRequest, allowingInward: Bool) -> String? {
        if isHome(target) { return nil }
        if isSecure, target.scheme != "https" { return "leads from https to \(target.scheme ?? "another scheme")" }
        let reach = host.map(Reach.of(host:)) ?? .internet
        guard !allowingInward, target.reach < reach else { return nil }
        let place = target.reach == .machine ? "this machine" : "a private network"
        return "leads from outside to \(place); allowsInwardLinks would allow it"
    }

    /// Removes the header fields that authorize or identify, unless they are for the origin of the request.
    ///
    /// - Parameters:
    ///   - request: The request for the URL.
    ///   - isForTarget: Returns `true` for a field that may go to this origin nevertheless.
    package func withholdKeys(
        of request: inout HTTPRequest,
        unless isForTarget: (HTTPField.Name) -> Bool = { _ in false }
    ) {
        if isHome(request) { return }
        for name in Redaction.secretNames(in: request.headerFields) where !isForTarget(name) {
            request.headerFields[name] = nil
        }
    }

    /// Returns the credentials of a call to the URL; `nil` for those that the fetcher's configuration has for it.
    ///
    /// If the caller wants none, there are none anywhere.
    package func credentials(
        _ credentials: (any FetchCredentials)?,
        for target: HTTPRequest
    ) -> (any FetchCredentials)? {
        if credentials is NoCredentials || credentials is WithheldCredentials || isHome(target) { return credentials }
        return kind == .document ? WithheldCredentials() : nil
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
    var reach: Reach { .of(host: host) }
}

extension Reach {
    /// Returns the distance of a host, whose name is in lower case.
    static func of(host: String) -> Reach {
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
