package import HTTPTypes
import NIOCore

extension HTTPRequest {
    /// A Boolean value indicating whether nobody on the way can read or change the request.
    package var isTrustworthy: Bool { scheme == "https" || isToLoopback }

    /// A Boolean value indicating whether the host is this machine.
    ///
    /// That is `localhost` and names below it (RFC 6761 §6.3), `127.0.0.0/8` and `[::1]`.
    var isToLoopback: Bool {
        let (host, port) = hostAndPort
        // A name and more may follow the colon: "localhost:80@elsewhere".
        guard port.isEmpty || WireNumber.port(port.dropFirst()) != nil else { return false }
        if ["localhost", "127.0.0.1", "[::1]"].contains(host) { return true }
        if host.hasSuffix(".localhost") {
            return host.utf8.allSatisfy { byte in  // "elsewhere/.localhost"
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                }
            }
        }
        let address = ipAddress?.ipAddress  // in its canonical form
        return address == "::1" || address?.hasPrefix("127.") == true
    }
}
