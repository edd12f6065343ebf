package import HTTPTypes
import NIOCore

/// The scheme, host and port of a request, to which credentials belong (RFC 9110 §4.3.1).
///
/// The authority of the request is cut once: `API.example:8443` into the host `api.example` and the port `8443`,
/// `[::1]:80` into `[::1]` and `80`. An origin knows nothing of later changes of its request: make it from the request
/// that is judged or sent.
struct Origin: Sendable {
    /// The scheme as it is written.
    let scheme: String?
    /// The host and port as they are written, in lower case.
    let authority: String
    /// The end of the host, where a colon and the port may follow.
    private let endOfHost: String.Index

    init(of request: HTTPRequest) {
        scheme = request.scheme
        authority = (request.authority ?? "").inLowerCase
        let bytes = authority.utf8
        let isAddress = bytes.first == UInt8(ascii: "[")  // an IPv6 address contains colons
        let end = isAddress ? bytes.firstIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex : bytes.startIndex
        endOfHost = bytes[end...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    }

    /// The host without its port, in lower case.
    var host: Substring { authority[..<endOfHost] }

    /// The port as written, without its colon; empty if there is no port.
    var port: Substring { colonAndPort.dropFirst() }

    /// The port to connect to; without a usable one in the URL, that of the scheme.
    var portNumber: Int { WireNumber.port(port) ?? (scheme == "http" ? 80 : 443) }

    private var colonAndPort: Substring { authority[endOfHost...] }

    /// The text by which origins are compared, such as `https://api.example:443`.
    var text: String { text(before: "") }

    /// Returns the text of the origin and a path in one.
    func text(before path: String) -> String {
        let port = colonAndPort.utf8.count > 1 ? colonAndPort : scheme == "http" ? ":80" : ":443"
        let scheme = scheme ?? ""
        var text = ""
        text.reserveCapacity(scheme.utf8.count + 3 + host.utf8.count + port.utf8.count + path.utf8.count)
        text += scheme
        text += "://"
        text += host
        text += port
        text += path
        return text
    }

    /// The address, if the host is an IP address: `192.0.2.1` or `[2001:db8::1]`.
    var ipAddress: SocketAddress? {
        if host.hasPrefix("[") {
            guard host.hasSuffix("]"), host.contains(":") else { return nil }
            return try? SocketAddress(ipAddress: String(host.dropFirst().dropLast()), port: 0)
        }
        return try? SocketAddress(ipAddress: String(host), port: 0)
    }

    /// A Boolean value indicating whether nobody on the way can read or change a request.
    var isTrustworthy: Bool { scheme == "https" || isLoopback }

    /// A Boolean value indicating whether the host is this machine.
    ///
    /// That is `localhost` and names below it (RFC 6761 §6.3), `127.0.0.0/8` and `[::1]`.
    var isLoopback: Bool {
        // A name and more may follow the colon: "localhost:80@elsewhere".
        guard colonAndPort.isEmpty || WireNumber.port(port) != nil else { return false }
        if host == "localhost" || host == "127.0.0.1" || host == "[::1]" { return true }
        if isBelowLocalhost { return isName }  // not "elsewhere/.localhost"
        let address = ipAddress?.ipAddress  // in its canonical form
        return address == "::1" || address?.hasPrefix("127.") == true
    }

    /// A Boolean value indicating whether the host ends as a name below `localhost` does.
    var isBelowLocalhost: Bool { host.utf8.suffix(10).elementsEqual(".localhost".utf8) }

    /// The reason why the client cannot connect to this host and port; `nil` if it can.
    var fault: String? {
        guard !host.isEmpty else { return "it has no host" }
        guard colonAndPort.utf8.count <= 1 || WireNumber.port(port) != nil else {
            return "its port is no number from 1 to 65535"
        }
        if host.utf8.first == UInt8(ascii: "[") {
            // A zone (RFC 6874, withdrawn by RFC 9844) has no meaning on other machines.
            return ipAddress == nil || host.utf8.contains(UInt8(ascii: "%")) ? "its host is no IPv6 address" : nil
        }
        return isName && host.utf8.count <= 255 ? nil : "its host is no name in ASCII letters, digits, hyphens and dots"
    }

    /// A Boolean value indicating whether the host has only characters of names.
    private var isName: Bool {
        host.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            }
        }
    }
}

extension HTTPRequest {
    /// The scheme, host and port, to which credentials belong.
    package var origin: String { Origin(of: self).text }

    /// The host without its port, in lower case.
    package var host: String { String(Origin(of: self).host) }

    /// A Boolean value indicating whether nobody on the way can read or change the request.
    package var isTrustworthy: Bool { Origin(of: self).isTrustworthy }
}
