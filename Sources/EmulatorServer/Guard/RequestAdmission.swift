import NIOCore
import NIOHTTP1

/// The check of where a request comes from, so that pages of other hosts cannot use a server of this machine.
///
/// A page can reach a server on loopback by a name of its own that it lets point to this machine (DNS rebinding): then
/// its `Host` is that name. Or it sends requests to `localhost` that need no permission, such as a POST of text: then
/// browsers say so in `Origin` or `Sec-Fetch-Site`. Programs send neither.
struct RequestAdmission: Sendable {
    /// The names besides `localhost` by which clients may address the server on loopback, in lowercase.
    private let names: Set<String>
    /// The origins besides the server's own whose pages may use it.
    private let origins: Set<String>

    init(names: [String], origins: [String]) {
        self.names = Set(names.map { $0.lowercased() })
        self.origins = Set(origins.map { $0.lowercased() })
    }

    /// Checks a request.
    ///
    /// - Parameters:
    ///   - head: The head of the request.
    ///   - local: The server's end of the connection. On other interfaces than loopback, any host is right: nobody but
    ///     the network knows the names of the machine there.
    /// - Returns: The reason why the request is refused; `nil` if it is not.
    func refusal(of head: HTTPRequestHead, local: SocketAddress?) -> EmulatorRefusal? {
        let hosts = head.headers["Host"]
        guard hosts.count <= 1 else { return .invalidRequest }
        let host = hosts.first?.lowercased()
        if local?.isLoopback ?? false, let host, !isName(host) { return .unknownHost }
        let origins = head.headers["Origin"]
        if let origin = origins.first?.lowercased() {
            let isOwn = host.map { origin == "http://\($0)" || origin == "https://\($0)" } ?? false
            guard origins.count == 1, isOwn || self.origins.contains(origin) else { return .otherOrigin }
        } else if head.headers["Sec-Fetch-Site"].contains("cross-site") {
            // A link to this server may be followed, for example to log in.
            let isRead = head.method == .GET || head.method == .HEAD
            guard isRead, head.headers["Sec-Fetch-Mode"] == ["navigate"] else { return .otherOrigin }
        }
        return nil
    }

    /// Returns whether a host in lowercase, with an optional port, is a name or an address of loopback.
    private func isName(_ authority: String) -> Bool {
        guard let host = Self.host(authority) else { return false }
        if host == "localhost" || host.hasSuffix(".localhost") || names.contains(host) { return true }
        guard let address = try? SocketAddress(ipAddress: host, port: 0) else { return false }
        return address.isLoopback
    }

    /// Returns the host of `host`, `host:port`, `[address]` or `[address]:port`, without a final dot.
    private static func host(_ text: String) -> String? {
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            guard isPort(text[text.index(after: end)...]) else { return nil }
            return String(text[text.index(after: text.startIndex)..<end])
        }
        let host = text.prefix { $0 != ":" }
        guard isPort(text[host.endIndex...]) else { return nil }
        return String(host.hasSuffix(".") ? host.dropLast() : host)
    }

    /// Returns whether a text is empty, or a colon with digits.
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || text.first == ":" && text.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
    }
}

extension SocketAddress {
    /// A Boolean value indicating whether this is 127.0.0.0/8, ::1, or the former as an address of IPv6.
    var isLoopback: Bool {
        guard let text = ipAddress else { return false }
        let mapped = text.hasPrefix("::ffff:") ? text.dropFirst(7) : text[...]
        return text == "::1" || mapped.hasPrefix("127.") && mapped.split(separator: ".").count == 4
    }
}
