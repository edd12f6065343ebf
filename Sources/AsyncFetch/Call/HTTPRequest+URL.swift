public import HTTPTypes
import NIOCore

extension HTTPRequest {
    /// Creates a request for an absolute URL.
    ///
    /// Characters that a URL may have stay as they are, including percent-encoding. Characters that a path or a query
    /// must not have (RFC 3986: spaces, brackets, quotes, `|`, a `%` without its digits, everything outside ASCII) are
    /// percent-encoded once, as UTF-8. A fragment is dropped.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is not an `http` or `https` URL or contains a control
    ///   character; for a host that is not a name or address in ASCII (write others as `xn--…`); for a port above
    ///   65535.
    public init(_ method: Method = .get, url: String, headerFields: HTTPFields = [:]) throws {
        func invalid(_ why: String) -> FetchError { FetchError(.invalidRequest, "not a usable URL: \(why)") }
        // Works on bytes, because work on characters would cost more than the rest of a call.
        let bytes = url.utf8
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw invalid("it has a control character; percent-encode it")
        }
        let schemeEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        guard url[schemeEnd...].hasPrefix("://") else { throw invalid("it has no scheme") }
        let scheme = url[..<schemeEnd].lowercased()
        guard scheme == "https" || scheme == "http" else { throw invalid("its scheme is not https or http") }
        let rest = bytes[schemeEnd...].dropFirst(3).prefix { $0 != UInt8(ascii: "#") }
        let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        guard !authority.contains(UInt8(ascii: "@")) else {
            throw invalid("it has a user name in it; use credentials")
        }
        // `authority` would drop it at the ends.
        guard !authority.contains(UInt8(ascii: " ")) else { throw invalid("its host has a space") }
        self.init(
            method: method,
            scheme: scheme,
            authority: String(Substring(authority)),
            path: String(Substring(rest[authority.endIndex...])),
            headerFields: headerFields
        )
        if let fault = faultOfAuthority { throw invalid(fault) }
        path = target
        // Writes the same port in one way only.
        let port = port
        if port.isEmpty ? authority.last == UInt8(ascii: ":") : port.first == "0" {
            self.authority = "\(host)\(WireNumber.port(port).map { ":\($0)" } ?? "")"
        }
    }

    /// The path and query as sent over the wire; forbidden characters are percent-encoded.
    package var target: String {
        let path = path ?? ""
        // A path without a leading slash would become a part of the host.
        return PercentEncoding.escapingForbidden(path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
    }

    /// The reason why the client cannot connect to this host and port; `nil` if it can.
    var faultOfAuthority: String? {
        let (host, port) = hostAndPort
        guard !host.isEmpty else { return "it has no host" }
        guard port.utf8.count <= 1 || WireNumber.port(port.dropFirst()) != nil else {
            return "its port is no number from 1 to 65535"
        }
        if host.utf8.first == UInt8(ascii: "[") {
            // A zone (RFC 6874, withdrawn by RFC 9844) has no meaning on other machines.
            return ipAddress == nil || host.utf8.contains(UInt8(ascii: "%")) ? "its host is no IPv6 address" : nil
        }
        let isName = host.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            }
        }
        return isName && host.utf8.count <= 255 ? nil : "its host is no name in ASCII letters, digits, hyphens and dots"
    }

    /// The URL as it was given, without a fragment.
    package var url: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }

    /// The scheme, host and port, to which credentials belong.
    package var origin: String {
        let (host, port) = hostAndPort
        return "\(scheme ?? "")://\(host)" + (port.utf8.count > 1 ? port : scheme == "http" ? ":80" : ":443")
    }

    /// The host without its port, in lower case.
    package var host: String { String(hostAndPort.host) }

    /// The port as written, without its colon; empty if there is no port.
    var port: Substring { hostAndPort.port.dropFirst() }

    /// The address, if the host is an IP address: `192.0.2.1` or `[2001:db8::1]`.
    var ipAddress: SocketAddress? {
        let host = hostAndPort.host
        if host.hasPrefix("[") {
            guard host.hasSuffix("]"), host.contains(":") else { return nil }
            return try? SocketAddress(ipAddress: String(host.dropFirst().dropLast()), port: 0)
        }
        return try? SocketAddress(ipAddress: String(host), port: 0)
    }

    /// The host and the port with its colon: `[::1]` and `:8080` of `[::1]:8080`.
    var hostAndPort: (host: Substring, port: Substring) {
        let authority = (authority ?? "").inLowerCase
        let bytes = authority.utf8
        let isAddress = bytes.first == UInt8(ascii: "[")  // an IPv6 address contains colons
        let end = isAddress ? bytes.firstIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex : bytes.startIndex
        let colon = bytes[end...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        return (authority[..<colon], authority[colon...])
    }

    mutating func addDefault(_ name: HTTPField.Name, _ value: String) {
        if !headerFields.contains(name) { headerFields.append(HTTPField(name: name, value: value)) }
    }
}
