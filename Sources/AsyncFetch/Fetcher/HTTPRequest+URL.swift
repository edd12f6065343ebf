public import HTTPTypes
import NIOCore

extension HTTPRequest {
    /// Creates a request for an absolute URL.
    ///
    /// The URL is taken as it is, percent-encoding included; a fragment is dropped.
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is no `http` or `https` URL, or that has a space, a control or a
    ///   non-ASCII character in it.
    public init(_ method: Method = .get, url: String, headerFields: HTTPFields = [:]) throws {
        func invalid(_ why: String) -> FetchError { FetchError(.invalidRequest, "not a usable URL: \(why)") }
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw invalid("it has a space, control or non-ASCII character; percent-encode it")
        }
        // By bytes, which are all ASCII: characters would cost more than the rest of a call.
        let bytes = url.utf8
        let schemeEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        guard url[schemeEnd...].hasPrefix("://") else { throw invalid("it has no scheme") }
        let scheme = url[..<schemeEnd].lowercased()
        guard scheme == "https" || scheme == "http" else { throw invalid("its scheme is not https or http") }
        let rest = bytes[schemeEnd...].dropFirst(3).prefix { $0 != UInt8(ascii: "#") }
        let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        guard !authority.isEmpty, authority.first != UInt8(ascii: ":") else { throw invalid("it has no host") }
        guard !authority.contains(UInt8(ascii: "@")) else {
            throw invalid("it has a user name in it; use credentials")
        }
        let path = Substring(rest[authority.endIndex...])
        self.init(
            method: method,
            scheme: scheme,
            authority: String(Substring(authority)),
            path: path.hasPrefix("/") ? String(path) : "/" + path,
            headerFields: headerFields
        )
    }

    /// The URL, as it was given but for a fragment.
    package var url: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }

    /// Scheme, host and port: what credentials belong to.
    package var origin: String {
        let (host, port) = hostAndPort
        return "\(scheme ?? "")://\(host)" + (!port.isEmpty ? port : scheme == "http" ? ":80" : ":443")
    }

    /// The host alone, in lower case.
    var host: String { String(hostAndPort.host) }

    /// The port as written, without its colon; empty when there is none.
    var port: Substring { hostAndPort.port.dropFirst() }

    /// Whether nobody on the way can read or change it.
    var isTrustworthy: Bool { scheme == "https" || isToLoopback }

    /// Whether the host is this machine: `localhost` and names below it (RFC 6761 §6.3), `127.0.0.0/8` or `[::1]`.
    var isToLoopback: Bool {
        let (host, port) = hostAndPort
        guard port.isEmpty || UInt16(port.dropFirst()) != nil else { return false }  // "localhost:80@elsewhere"
        if ["localhost", "127.0.0.1", "[::1]"].contains(host) { return true }
        if host.hasSuffix(".localhost") {
            return host.utf8.allSatisfy { byte in  // "elsewhere/.localhost"
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                }
            }
        }
        let address = ipAddress?.ipAddress  // written in one way only
        return address == "::1" || address?.hasPrefix("127.") == true
    }

    /// The host, when it is an address: `192.0.2.1` or `[2001:db8::1]`.
    var ipAddress: SocketAddress? {
        let host = hostAndPort.host
        if host.hasPrefix("[") {
            guard host.hasSuffix("]"), host.contains(":") else { return nil }
            return try? SocketAddress(ipAddress: String(host.dropFirst().dropLast()), port: 0)
        }
        return try? SocketAddress(ipAddress: String(host), port: 0)
    }

    /// `[::1]` and `:8080` of `[::1]:8080`.
    private var hostAndPort: (host: Substring, port: Substring) {
        let authority = (authority ?? "").inLowerCase
        let bytes = authority.utf8
        let isAddress = bytes.first == UInt8(ascii: "[")  // has colons of its own
        let end = isAddress ? bytes.firstIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex : bytes.startIndex
        let colon = bytes[end...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        return (authority[..<colon], authority[colon...])
    }

    mutating func addDefault(_ name: HTTPField.Name, _ value: String) {
        if !headerFields.contains(name) { headerFields.append(HTTPField(name: name, value: value)) }
    }
}
