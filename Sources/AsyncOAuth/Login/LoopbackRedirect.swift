/// The address on this machine to which a server sends the user after a login (RFC 8252 §7.3).
public struct LoopbackRedirect: Sendable, Hashable {
    /// The spelling of this machine in the redirect.
    ///
    /// Only this machine can connect, with each spelling.
    public enum Host: String, Sendable, Hashable {
        /// `127.0.0.1`.
        case ipv4 = "127.0.0.1"
        /// `[::1]`.
        case ipv6 = "[::1]"
        /// `localhost`, for servers that know no other redirect. The listener is at 127.0.0.1 and, where there is
        /// IPv6, at [::1].
        case localhost
    }

    /// The host.
    public var host: Host
    /// The port; 0 for a free one.
    ///
    /// Servers should accept any port here (RFC 8252 §7.3), but some know exactly one.
    public var port: Int
    /// The path, which begins with a slash; empty by default, as in the registered URL `http://127.0.0.1`.
    public var path: String

    /// Creates an address.
    public init(host: Host = .ipv4, port: Int = 0, path: String = "") {
        self.host = host
        self.port = port
        self.path = path
    }

    /// The host and the port, as browsers write them in `Host`.
    var authority: String { port == 80 ? host.rawValue : "\(host.rawValue):\(port)" }

    /// The path of the requests for the redirect.
    var requestPath: String { path.isEmpty ? "/" : path }
}
